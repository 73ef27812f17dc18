package moyo.connect4;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import moyo.game.MoveList;
import org.junit.jupiter.api.Test;

/** Numbers of move sequences and of positions, by the number of moves. */
final class Connect4CountsTest {
    /**
     * 7^7 less the seven ways to overfill a column; games won by move 7 are missing from the last.
     */
    private static final long[] SEQUENCES = {1, 7, 49, 343, 2401, 16807, 117649, 823536, 5673234};

    /** Tromp; OEIS A212693. */
    private static final int[] POSITIONS = {1, 7, 49, 238, 1120, 4263, 16422, 54859, 184275};

    private static final Connect4Game GAME = new Connect4Game();

    /** The naive game has been counted up to length 8 too, which takes half a minute. */
    @Test
    void hasAsManyMoveSequencesAsTheNaiveGame() {
        for (int length = 1; length < SEQUENCES.length; length++) {
            assertThat(sequences(GAME.newPosition(), length)).isEqualTo(SEQUENCES[length]);
        }
        for (int length = 1; length <= 6; length++) {
            assertThat(sequences(new NaiveConnect4(), length)).isEqualTo(SEQUENCES[length]);
        }
    }

    private static long sequences(Connect4Position position, int length) {
        MoveList moves = new MoveList(GAME.moveCodes());
        position.legalMoves(moves);
        if (length == 1) {
            return moves.size();
        }
        long count = 0;
        for (int i = 0; i < moves.size(); i++) {
            count += sequences(after(position, moves.get(i)), length - 1);
        }
        return count;
    }

    private static Connect4Position after(Connect4Position position, int move) {
        Connect4Position next = GAME.newPosition();
        next.copyFrom(position);
        next.play(move);
        return next;
    }

    private static long sequences(NaiveConnect4 position, int length) {
        if (length == 1) {
            return position.legalMoves().size();
        }
        long count = 0;
        for (int move : position.legalMoves()) {
            count += sequences(position.after(move), length - 1);
        }
        return count;
    }

    @Test
    void hasAsManyPositionsAsIsKnown() {
        Map<Long, Connect4Position> level = Map.of(0L, GAME.newPosition());
        for (int length = 1; length < POSITIONS.length; length++) {
            level = successors(level.values());
            assertThat(level).hasSize(POSITIONS[length]);
        }
    }

    /** By key. */
    private static Map<Long, Connect4Position> successors(Collection<Connect4Position> level) {
        MoveList moves = new MoveList(GAME.moveCodes());
        Map<Long, Connect4Position> successors = new HashMap<>();
        for (Connect4Position position : level) {
            position.legalMoves(moves);
            for (int i = 0; i < moves.size(); i++) {
                Connect4Position next = after(position, moves.get(i));
                successors.put(next.key(0), next);
            }
        }
        return successors;
    }
}
