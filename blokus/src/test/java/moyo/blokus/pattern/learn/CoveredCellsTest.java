package moyo.blokus.pattern.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import moyo.blokus.BlokusGame;
import moyo.session.study.Mean;
import moyo.session.study.StudiedGame;
import moyo.session.study.StudyResult;
import org.junit.jupiter.api.Test;

final class CoveredCellsTest {
    private static final BlokusGame GAME = new BlokusGame();
    private static final int FIVE = GAME.parseMove("e8,e9,e10,e11,e12");
    private static final int ONE = GAME.parseMove("e10");
    private static final int TWO = GAME.parseMove("j5,j6");

    private static Mean at(StudyResult result, String line, int x) {
        return Objects.requireNonNull(Objects.requireNonNull(result.lines().get(line)).get(x));
    }

    @Test
    void onlyGamesInWhichAMovesSecondAreStudied() {
        StudyResult result =
                new CoveredCells()
                        .of(
                                "nn",
                                "uct",
                                List.of(
                                        new StudiedGame(List.of(FIVE, TWO), false),
                                        new StudiedGame(List.of(ONE, TWO), false),
                                        new StudiedGame(List.of(FIVE), true)));
        assertThat(result.lines()).containsOnlyKeys("uct, moving 1st", "nn, moving 2nd");
        assertThat(at(result, "uct, moving 1st", 1)).isEqualTo(new Mean(3, 2, 2));
        assertThat(at(result, "nn, moving 2nd", 2)).isEqualTo(new Mean(2, 0, 2));
        assertThat(result.effect())
                .as("2 - 5 and 2 - 1: mean -1, standard error 2")
                .isEqualTo(new Mean(-1, 2, 2));
    }

    @Test
    void withoutGamesThereIsNothingToSee() {
        StudyResult result = new CoveredCells().of("nn", "uct", List.of());
        assertThat(result.lines()).isEmpty();
        assertThat(result.effect().samples()).isZero();
    }
}
