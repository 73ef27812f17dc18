package moyo.lab.executor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import moyo.game.BadInput;
import moyo.lab.play.Entrant;
import moyo.lab.play.ToyEngine;
import moyo.lab.record.GameId;
import moyo.lab.record.GameResult;
import org.junit.jupiter.api.Test;

/** What every executor promises. */
public abstract class PairExecutorContract {
    static final int LIMIT_SECONDS = 60;

    /** Keeps what it hears. */
    static class Heard implements PairExecutor.Listener {
        final List<PlayedGame> games = Collections.synchronizedList(new ArrayList<>());
        final List<String> warnings = Collections.synchronizedList(new ArrayList<>());

        @Override
        public void finished(PlayedGame game) {
            games.add(game);
        }

        @Override
        public void warn(String sentence) {
            warnings.add(sentence);
        }

        List<GameId> ids() {
            return games.stream().map(game -> game.result().id()).toList();
        }
    }

    final Heard heard = new Heard();

    /** An executor of tic-tac-toe. */
    protected abstract PairExecutor executor(int jobs);

    @Test
    void playsBothGamesOfEveryPairOnceWithTheColoursSwapped() throws Exception {
        Entrant b = new Entrant("b", "random value=0.4");
        executor(2).play(ToyPairs.of(6, ToyPairs.RANDOM, b), heard);
        assertThat(heard.ids()).hasSize(12).doesNotHaveDuplicates();
        for (PlayedGame game : heard.games) {
            GameResult result = game.result();
            assertThat(result.first()).isEqualTo(result.game() == 0 ? "random" : b.spec());
            assertThat(result.second()).isEqualTo(result.game() == 0 ? b.spec() : "random");
            assertThat(result.seed()).isEqualTo(1000 + result.pair());
            assertThat(result.openingPlies()).isEqualTo(1);
            assertThat(result.run()).isEqualTo("toy");
            assertThat(game.record()).isEqualTo(String.join(" ", result.moves()));
        }
    }

    @Test
    void playsOnlyTheGameThatIsAskedForAndTheSameAsInAWholePair() throws Exception {
        PairTask pair = ToyPairs.pair(3, ToyPairs.RANDOM, new Entrant("b", "random"));
        executor(1).play(List.of(pair), heard);
        Heard half = new Heard();
        executor(1).play(List.of(pair.withGames(List.of(1))), half);
        assertThat(half.ids()).containsExactly(pair.id(1));
        assertThat(half.games.get(0).result().moves())
                .isEqualTo(heard.games.get(1).result().moves());
    }

    @Test
    void hasNothingToDoWithoutPairs() throws Exception {
        executor(2).play(List.of(), heard);
        assertThat(heard.games).isEmpty();
    }

    @Test
    void aGameThatEndsByAFaultIsAResult() throws Exception {
        Entrant crashing = new Entrant("b", ToyEngine.spec("crashes"));
        executor(1).play(ToyPairs.of(1, ToyPairs.RANDOM, crashing), heard);
        assertThat(heard.games)
                .hasSize(2)
                .allSatisfy(game -> assertThat(game.result().reason()).isEqualTo("crash"));
    }

    @Test
    void complainsOfAPlayerThatCannotBeMade() {
        List<PairTask> pairs = ToyPairs.of(2, ToyPairs.RANDOM, new Entrant("b", "stockfish"));
        assertThatThrownBy(() -> executor(2).play(pairs, heard))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("stockfish");
    }

    @Test
    void givesUpWhenItIsCancelledAndReportsNothingAfterwards() throws Exception {
        PairExecutor executor = executor(2);
        List<PairTask> pairs = ToyPairs.of(1000, ToyPairs.RANDOM, new Entrant("b", "random"));
        Heard cancelling =
                new Heard() {
                    @Override
                    public void finished(PlayedGame game) {
                        super.finished(game);
                        if (games.size() == 5) {
                            executor.cancel();
                        }
                    }
                };
        executor.play(pairs, cancelling);
        assertThat(cancelling.games.size()).isBetween(5, 6); // the other may be on its way
        int before = cancelling.games.size();
        executor.cancel();
        assertThat(cancelling.games).hasSize(before);
    }

    /** The games take 10 s a move. */
    @Test
    void givesUpAGameUnderWay() throws Exception {
        PairExecutor executor = executor(1);
        Entrant slow = new Entrant("b", "random millis=10000");
        Thread playing =
                new Thread(
                        () -> {
                            try {
                                executor.play(ToyPairs.of(3, slow, slow), heard);
                            } catch (InterruptedException e) {
                                Thread.currentThread().interrupt();
                            }
                        });
        long start = System.nanoTime();
        playing.start();
        executor.cancel();
        playing.join(TimeUnit.SECONDS.toMillis(LIMIT_SECONDS));
        assertThat(playing.isAlive()).isFalse();
        assertThat(System.nanoTime() - start).isLessThan(TimeUnit.SECONDS.toNanos(20));
        assertThat(heard.games).isEmpty();
    }

    @Test
    void whatTheListenerThrowsEndsThePlaying() {
        List<PairTask> pairs = ToyPairs.of(500, ToyPairs.RANDOM, new Entrant("b", "random"));
        Heard full =
                new Heard() {
                    @Override
                    public void finished(PlayedGame game) {
                        super.finished(game);
                        throw new UncheckedIOException(
                                "the disk is full", new NoSuchFileException("x"));
                    }
                };
        assertThatThrownBy(() -> executor(1).play(pairs, full))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("the disk is full");
        assertThat(full.games).hasSize(1);
    }
}
