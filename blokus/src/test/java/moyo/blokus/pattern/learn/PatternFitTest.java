package moyo.blokus.pattern.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.pattern.Features;
import moyo.blokus.player.BlokusPlayers;
import moyo.game.BadInput;
import moyo.net.perceptron.NetworkBook;
import moyo.net.perceptron.NetworkBookFile;
import moyo.net.perceptron.TrainingOptions;
import moyo.search.player.PlayerSpec;
import org.junit.jupiter.api.Test;

final class PatternFitTest {
    private static final BlokusGame GAME = new BlokusGame();
    private static final PlayerSpec<BlokusGame, BlokusPosition> UCT =
            BlokusPlayers.ALL.parse("uct playouts=60");
    private static final List<RatedGame> GAMES =
            IntStream.range(0, 100).mapToObj(new Rater(GAME, UCT, 1)::play).toList();

    private static FitOptions options(Features features) {
        return new FitOptions(new TrainingOptions(5, 1e-3, 32, 200, 10, 5), features, 60, 1);
    }

    private static PatternFit fit(Features features, int jobs) throws InterruptedException {
        PatternFit fit = new PatternFit(GAMES, List.of(), options(features));
        fit.train(jobs, () -> {});
        return fit;
    }

    /** Late in these games who is ahead can be seen on the board. */
    @Test
    void networksBeatTheConstantOnUnseenGames() throws InterruptedException {
        PatternFit fit = fit(Features.PATTERNS, 2);
        List<TestError> late =
                fit.errors().stream().filter(e -> e.number() >= 16).map(MoveError::tests).toList();
        TestError all = TestError.total(late);
        assertThat(all.positions()).isGreaterThan(80);
        assertThat(all.error()).isLessThan(0.95 * all.constant());
    }

    @Test
    void theNumberOfJobsChangesNothing() throws InterruptedException {
        byte[] one = NetworkBookFile.bytes(fit(Features.PIECES, 1).book(Map.of()));
        byte[] three = NetworkBookFile.bytes(fit(Features.PIECES, 3).book(Map.of()));
        assertThat(one).isEqualTo(three);
    }

    @Test
    void aTenthOfTheGamesIsTestData() throws InterruptedException {
        PatternFit fit = fit(Features.PATTERNS, 2);
        MoveError tenth = fit.errors().get(10);
        assertThat(tenth.number()).isEqualTo(10);
        assertThat(tenth.positions()).isEqualTo(90);
        assertThat(tenth.tests().positions()).isEqualTo(10);
        assertThat(tenth.strays()).isZero();
        assertThat(tenth.strayTests().positions()).isZero();
        assertThat(tenth.inputs()).isBetween(50, 2000);
        assertThat(fit.positions() + fit.testPositions()).isBetween(2000, 4000);
    }

    @Test
    void aMoveNumberWithFewPositionsHasNoNetwork() throws InterruptedException {
        PatternFit fit = fit(Features.PATTERNS, 2);
        NetworkBook book = fit.book(Map.of("why", "test"));
        assertThat(book.networks()).doesNotContainKey(0).containsKey(10).hasSize(fit.networks());
        assertThat(fit.errors().get(0).inputs()).isZero();
        assertThat(book.features()).isEqualTo("patterns");
        assertThat(book.provenance()).containsEntry("why", "test");
    }

    @Test
    void straysAreTrainingAndTestDataOfTheirOwn() throws InterruptedException {
        Strayer strayer = new Strayer(GAME, UCT, GAMES, 1);
        List<RatedGame> strays = IntStream.range(100, 120).mapToObj(strayer::play).toList();
        PatternFit fit = new PatternFit(GAMES, strays, options(Features.PATTERNS));
        fit.train(1, () -> {});
        MoveError error = fit.errors().get(11);
        assertThat(error.number()).isEqualTo(11);
        assertThat(error.strays()).isEqualTo(9);
        assertThat(error.positions()).isEqualTo(99);
        assertThat(error.strayTests().positions()).isEqualTo(1);
    }

    @Test
    void tooFewGamesAreRefused() {
        assertThatThrownBy(
                        () ->
                                new PatternFit(
                                        GAMES.subList(0, 30),
                                        List.of(),
                                        options(Features.PATTERNS)))
                .isInstanceOf(BadInput.class)
                .hasMessage("30 games are too few: no move number has 60 positions");
    }
}
