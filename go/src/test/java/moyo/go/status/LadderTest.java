package moyo.go.status;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.game.Rng;
import moyo.go.Diagrams;
import moyo.go.Geometry;
import moyo.go.GoBoard;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.Stone;
import moyo.go.UniformPolicy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LadderTest {
    private static int read(String diagram, String stone) {
        GoPosition position = Diagrams.position(GoRules.CHINESE, diagram);
        return new Ladder(position.game().geometry())
                .read(position.board(), position.game().parseMove(stone));
    }

    @Test
    void whoCannotMoveIsCaughtWithoutAMove() {
        String diagram =
                """
                .....
                .....
                O....
                .O...
                XO...
                """;
        assertThat(read(diagram, "A1")).isZero();
    }

    /** A2, B2, A3, B3, A4, B4, A5, B5. */
    @Test
    void crawlingAlongTheEdgeEndsInTheCorner() {
        String diagram =
                """
                .....
                .....
                .....
                .....
                XO...
                """;
        assertThat(read(diagram, "A1")).isEqualTo(8);
    }

    @Test
    void aFriendOnTheWayHelps() {
        String diagram =
                """
                .....
                .X...
                .....
                .....
                XO...
                """;
        assertThat(read(diagram, "A1")).isEqualTo(Ladder.ESCAPES);
    }

    @Test
    void aLadderRunsAcrossTheBoard() {
        String diagram =
                """
                .........
                .........
                .........
                .........
                .........
                .O.......
                .OXO.....
                ..O......
                .........
                """;
        assertThat(read(diagram, "C3")).isGreaterThanOrEqualTo(20).isEven();
        assertThat(read(diagram.replaceFirst("\\.{9}\n\\.{9}", ".........\n......X.."), "C3"))
                .as("a stone on its way breaks it")
                .isEqualTo(Ladder.ESCAPES);
    }

    /** B1 takes the two white stones. */
    @Test
    void capturingAChaserIsAWayOut() {
        String diagram =
                """
                .....
                .....
                XXX..
                OOX..
                X.XO.
                """;
        assertThat(read(diagram, "A1")).isEqualTo(Ladder.ESCAPES);
    }

    @Test
    void aChaserElsewhereMayBeCapturedToo() {
        String diagram =
                """
                .........
                .........
                .........
                .........
                .........
                .O.......
                .OXO.....
                .XOX.....
                .........
                """;
        assertThat(read(diagram, "C3")).as("C1 takes C2").isEqualTo(Ladder.ESCAPES);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 9, 13, 19, 25})
    void everyReadingEndsAndLeavesTheBoardAsItWas(int size) {
        int caught = 0;
        Ladder ladder = new Ladder(Geometry.of(size));
        for (int seed = 1; seed <= 20; seed++) {
            Rng rng = new Rng(seed);
            GoPosition position = new GoGame(size, 6.5, GoRules.CHINESE).newPosition();
            UniformPolicy policy = new UniformPolicy();
            while (!position.isOver() && position.moveNumber() < size * size) {
                String before = Diagrams.draw(position.board());
                for (int p : position.game().geometry().points()) {
                    GoBoard board = position.board();
                    if (board.stone(p) == Stone.of(position.toMove())
                            && board.libertyCount(board.block(p)) == 1) {
                        int moves = ladder.read(board, p);
                        assertThat(moves).as("seed %d", seed).isGreaterThanOrEqualTo(-1);
                        assertThat(moves == Ladder.ESCAPES || moves % 2 == 0)
                                .as("the chaser moves last; seed %d, %d moves", seed, moves)
                                .isTrue();
                        caught += moves > 0 ? 1 : 0;
                    }
                }
                assertThat(Diagrams.draw(position.board())).isEqualTo(before);
                position.play(policy.choose(position, rng));
            }
        }
        assertThat(caught).as("the test saw ladders").isGreaterThan(size > 2 ? 20 : -1);
    }
}
