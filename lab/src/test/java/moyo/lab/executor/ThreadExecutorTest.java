package moyo.lab.executor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import moyo.game.BadInput;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.play.ToyKit;
import org.junit.jupiter.api.Test;

final class ThreadExecutorTest extends PairExecutorContract {
    private final ToyKit kit = new ToyKit();

    @Override
    protected PairExecutor executor(int jobs) {
        var place = new PairPlayer.Place("here", "abc");
        return new ThreadExecutor(facts -> kit, place, jobs);
    }

    @Test
    void resultsNameThePlaceAndTheBuild() throws Exception {
        executor(1).play(ToyPairs.of(1, ToyPairs.RANDOM, new Entrant("b", "random")), heard);
        assertThat(heard.games.get(0).result().host()).isEqualTo("here");
        assertThat(heard.games.get(0).result().commit()).isEqualTo("abc");
    }

    @Test
    void complainsOfARefereeThatCannotBeStartedBeforeItPlays() {
        PairTask pair = ToyPairs.pair(0, ToyPairs.RANDOM, new Entrant("b", "random"));
        MatchRules rules =
                new MatchRules(MatchRules.STANDARD.time(), 0, 3, 0, "gtp:no-such-engine");
        var conditions = new PairTask.Conditions("toy", pair.conditions().game(), rules);
        PairTask judged =
                new PairTask(
                        conditions,
                        pair.matchup(),
                        pair.pair(),
                        pair.a(),
                        pair.b(),
                        pair.seed(),
                        pair.opening(),
                        pair.games());
        assertThatThrownBy(() -> executor(1).play(List.of(judged), heard))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("no-such-engine");
        assertThat(heard.games).isEmpty();
    }

    /** With one job, games come in the order of the pairs: 0, 1, 0, 1. */
    @Test
    void theGamesOfAPairArePlayedByOneThread() throws Exception {
        Set<String> threads = ConcurrentHashMap.newKeySet();
        List<String> order = new ArrayList<>();
        Heard watching =
                new Heard() {
                    @Override
                    public void finished(PlayedGame game) {
                        threads.add(game.result().pair() + " " + Thread.currentThread().getName());
                        synchronized (order) {
                            order.add(game.result().pair() + "." + game.result().game());
                        }
                    }
                };
        executor(3).play(ToyPairs.of(9, ToyPairs.RANDOM, new Entrant("b", "random")), watching);
        assertThat(threads).as("pair and thread").hasSize(9);
        for (int pair = 0; pair < 9; pair++) {
            assertThat(order.indexOf(pair + ".0")).isLessThan(order.indexOf(pair + ".1"));
        }
    }

    @Test
    void otherConditionsGetAnotherTable() throws Exception {
        List<PairTask> pairs =
                new ArrayList<>(ToyPairs.of(2, ToyPairs.RANDOM, new Entrant("b", "random")));
        PairTask first = pairs.get(0);
        var other =
                new PairTask.Conditions(
                        "another run", first.conditions().game(), first.conditions().rules());
        PairTask second = pairs.get(1);
        pairs.set(
                1,
                new PairTask(
                        other,
                        second.matchup(),
                        second.pair(),
                        second.a(),
                        second.b(),
                        second.seed(),
                        second.opening(),
                        second.games()));
        executor(1).play(pairs, heard);
        assertThat(heard.games)
                .extracting(game -> game.result().run())
                .containsExactly("toy", "toy", "another run", "another run");
    }
}
