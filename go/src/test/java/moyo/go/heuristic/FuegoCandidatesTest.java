package moyo.go.heuristic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import moyo.game.MoveList;
import moyo.go.GoGame;
import moyo.go.GoPosition;
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

    /** The board's own order depends on its past; children that are equal must not. */
    @Test
    void movesComeRowByRowFromA1OnWhateverHappenedBefore() {
        GoGame game = new GoGame(3, 6.5, GoRules.CHINESE);
        GoPosition position = game.newPosition();
        position.play(game.parseMove("C3"));
        position.play(game.parseMove("B1"));
        MoveList moves = new MoveList(game.moveCodes());
        FuegoCandidates.inTree(position, moves);
        List<String> names = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            names.add(game.moveName(moves.get(i)));
        }
        assertThat(names).containsExactly("A1", "C1", "A2", "B2", "C2", "A3", "B3", "pass");
    }
}
