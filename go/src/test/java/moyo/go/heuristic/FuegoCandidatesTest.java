package moyo.go.heuristic;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.go.GoGame;
import moyo.go.GoRecord;
import moyo.go.GoRules;
import moyo.go.Stone;
import org.junit.jupiter.api.Test;

final class FuegoCandidatesTest {
    private static final GoGame GAME = new GoGame(9, 6.5, GoRules.CHINESE);

    private static GoRecord withBlackAt(String... points) {
        GoRecord record = new GoRecord(GAME);
        int[] stones = record.arrangement();
        for (String point : points) {
            stones[GAME.parseMove(point)] = Stone.BLACK;
        }
        record.setUp(stones, 0);
        return record;
    }

    private static boolean isEye(GoRecord record, String point) {
        return FuegoCandidates.isSimpleEye(
                record.position().board(), GAME.parseMove(point), Stone.BLACK);
    }

    @Test
    void aPointInsideOneBlockIsASimpleEye() {
        GoRecord record = withBlackAt("A2", "B2", "B1");
        assertThat(isEye(record, "A1")).isTrue();
        assertThat(isEye(record, "C1")).isFalse();
        assertThat(isEye(withBlackAt("A2", "B1"), "A1")).as("two blocks, one eye").isFalse();
    }

    /** A1 and B2 both lie between the block of A2 and the stone on B1. */
    @Test
    void twoBlocksThatShareTwoPointsMakeSimpleEyes() {
        GoRecord record = withBlackAt("A2", "A3", "B3", "C3", "C2", "B1");
        assertThat(isEye(record, "A1")).isTrue();
        assertThat(isEye(record, "B2")).isTrue();
    }
}
