package moyo.blokus.pattern.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.pattern.ShippedNetworks;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.session.study.Mean;
import moyo.session.study.StudyResult;
import org.junit.jupiter.api.Test;

final class PatternErrorsTest {
    private static final BlokusGame GAME = new BlokusGame();

    /** A random game without its end; the win rate is one number up to move 15, another after. */
    private static RatedGame game(int number, double early, double late) {
        Rng rng = new Rng(number);
        MoveList moves = new MoveList(GAME.moveCodes());
        List<RatedPly> plies = new ArrayList<>();
        BlokusPosition position = GAME.newPosition();
        while (plies.size() < 24) {
            position.legalMoves(moves);
            int move = moves.draw(rng);
            plies.add(new RatedPly(move, plies.size() <= 15 ? early : late));
            position.play(move);
        }
        return new RatedGame(number, plies, OptionalInt.empty());
    }

    /** Networks that always say 0.5, on two test games and one training game. */
    private static StudyResult result() {
        return PatternErrors.of(
                List.of(game(1, 0.7, 0.8), game(9, 0.5, 0.9), game(19, 0.7, 0.7)),
                Map.of("half", ShippedNetworks.read(ShippedNetworks.CONSTANT)));
    }

    private static Mean at(StudyResult result, String line, int x) {
        return Objects.requireNonNull(Objects.requireNonNull(result.lines().get(line)).get(x));
    }

    @Test
    void linesAreErrorsOnTestGames() {
        StudyResult result = result();
        assertThat(result.lines()).containsOnlyKeys("half", "constant");
        assertThat(at(result, "half", 5).value())
                .as("the mean of 0 and 0.2²")
                .isCloseTo(0.02, within(1e-6));
        assertThat(at(result, "half", 20).value())
                .as("the mean of 0.4² and 0.2²")
                .isCloseTo(0.1, within(1e-6));
        assertThat(at(result, "constant", 20).value())
                .as("the training game says 0.8: 0.1² twice")
                .isCloseTo(0.01, within(1e-6));
        assertThat(at(result, "half", 0).samples()).as("the empty board is one position").isOne();
    }

    @Test
    void theEffectIsTheMeanRiseOfAGame() {
        StudyResult result = result();
        assertThat(result.effect().samples()).isEqualTo(2);
        assertThat(result.effect().value())
                .as("0.16 and 0.04 - 0.04")
                .isCloseTo(0.08, within(1e-6));
        assertThat(result.effect().error()).isCloseTo(0.08, within(1e-6));
    }
}
