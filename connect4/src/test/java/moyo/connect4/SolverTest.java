package moyo.connect4;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import moyo.game.MoveList;
import moyo.game.Rng;
import org.junit.jupiter.api.Test;

/** The solver against plain minimax, against itself, and on positions that are easy to judge. */
final class SolverTest {
    private static final Connect4Game GAME = new Connect4Game();

    private final Solver solver = new Solver(16);

    private static Connect4Position after(String moves) {
        Connect4Position position = GAME.newPosition();
        moves.chars()
                .mapToObj(Character::toString)
                .forEach(name -> position.play(GAME.parseMove(name)));
        return position;
    }

    /** Minimax without bounds, table or order, on the rules alone. */
    private static int naive(Connect4Position position) {
        if (position.isOver()) {
            return position.score() == 0 ? 0 : -1;
        }
        MoveList moves = new MoveList(GAME.moveCodes());
        position.legalMoves(moves);
        int best = -1;
        for (int i = 0; i < moves.size(); i++) {
            Connect4Position next = GAME.newPosition();
            next.copyFrom(position);
            next.play(moves.get(i));
            best = Math.max(best, -naive(next));
        }
        return best;
    }

    /** A random game of so many stones that is not over. */
    private static Connect4Position random(int stones, Rng rng) {
        Connect4Position position = GAME.newPosition();
        while (position.moveNumber() < stones) {
            position = position.isOver() ? GAME.newPosition() : position;
            position.play(position.draw(rng));
        }
        return position.isOver() ? random(stones, rng) : position;
    }

    @Test
    void agreesWithMinimaxOnLatePositions() {
        Rng rng = new Rng(1);
        int[] found = new int[3];
        for (int i = 0; i < 300; i++) {
            Connect4Position position = random(33 + i % 8, rng);
            int value = solver.value(position);
            assertThat(value).as(BoardText.of(position)).isEqualTo(naive(position));
            found[value + 1]++;
        }
        assertThat(found).as("losses, draws and wins").doesNotContain(0);
    }

    @Test
    void theValueOfAPositionIsThatOfItsBestMove() {
        Rng rng = new Rng(2);
        for (int i = 0; i < 200; i++) {
            Connect4Position position = random(20 + i % 14, rng);
            List<Integer> values = solver.moveValues(position);
            for (int column = 0; column < Connect4Game.COLUMNS; column++) {
                assertThat(values.get(column) == Solver.ILLEGAL)
                        .isEqualTo(!position.isLegal(column + 1));
            }
            assertThat(Collections.max(values)).isEqualTo(solver.value(position));
        }
    }

    /** A small table forgets and a large one remembers: a wrong entry would tell them apart. */
    @Test
    void theTableChangesNoValue() {
        Rng rng = new Rng(3);
        Solver forgetful = new Solver(6);
        for (int i = 0; i < 200; i++) {
            Connect4Position position = random(26 + i % 10, rng);
            assertThat(solver.moveValues(position)).isEqualTo(forgetful.moveValues(position));
        }
        assertThat(solver.nodes()).isLessThan(forgetful.nodes());
    }

    @Test
    void mirroredPositionsHaveMirroredValues() {
        Rng rng = new Rng(4);
        for (int i = 0; i < 30; i++) {
            List<Integer> moves = new ArrayList<>();
            Connect4Position position = GAME.newPosition();
            Connect4Position mirrored = GAME.newPosition();
            while (moves.size() < 22 && !position.isOver()) {
                int move = position.draw(rng);
                position.play(move);
                mirrored.play(GAME.symmetricMove(move, 1));
                moves.add(move);
            }
            if (!position.isOver()) {
                List<Integer> reversed = new ArrayList<>(solver.moveValues(mirrored));
                Collections.reverse(reversed);
                assertThat(solver.moveValues(position)).isEqualTo(reversed);
            }
        }
    }

    @Test
    void takesAWin() {
        assertThat(solver.value(after("ababac"))).as("the first player completes a").isEqualTo(1);
    }

    /** Two open ends: whoever has three in the bottom row with both ends free has won. */
    @Test
    void anOpenThreeInTheBottomRowWins() {
        assertThat(solver.value(after("cadaea"))).as("b1 or f1 completes").isEqualTo(1);
        assertThat(solver.value(after("cadae"))).as("only one end can be blocked").isEqualTo(-1);
    }

    @Test
    void aFinishedGameHasItsResult() {
        assertThat(solver.value(after("abababa"))).as("the first player has won").isEqualTo(-1);
    }
}
