package moyo.connect4.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import moyo.connect4.Connect4Game;
import moyo.connect4.Connect4Position;
import moyo.game.Colour;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.net.Shape;
import moyo.testkit.Allocation;
import org.junit.jupiter.api.Test;

final class Connect4LessonsTest {
    private static final Connect4Game GAME = new Connect4Game();
    private static final int OWN = 1;
    private static final int ENEMY = 2;
    private static final int NEXT = 4;
    private static final int OWN_WIN = 8;
    private static final int ENEMY_WIN = 16;
    private static final int ODD_ROW = 32;

    /** The bits that change from move to move. */
    private static final int CHANGING = ODD_ROW - 1;

    private final Connect4Lessons lessons = new Connect4Lessons();
    private final Shape shape = lessons.shape();

    private static Connect4Position after(String columns) {
        Connect4Position position = GAME.newPosition();
        for (String column : columns.split("")) {
            if (!column.isEmpty()) {
                position.play(GAME.parseMove(column));
            }
        }
        return position;
    }

    private byte[] row(Connect4Position position, int symmetry) {
        byte[] row = new byte[shape.rowBytes()];
        lessons.encode(position, symmetry, row, 0);
        return row;
    }

    private int index(Connect4Position position, String column) {
        return lessons.index(position, GAME.parseMove(column));
    }

    @Test
    void hasABytePerCellAndAMovePerCell() {
        assertThat(shape.rowBytes()).isEqualTo(42);
        assertThat(shape.policySize()).isEqualTo(42);
        assertThat(shape.pass()).isFalse();
    }

    @Test
    void theEmptyBoardShowsWhereStonesComeToRest() {
        byte[] row = row(after(""), 0);
        for (int cell = 0; cell < 42; cell++) {
            int expected = (cell < 7 ? NEXT : 0) | (cell / 7 % 2 == 0 ? ODD_ROW : 0);
            assertThat(row[cell]).as("cell %d", cell).isEqualTo((byte) expected);
        }
    }

    @Test
    void stonesAreSeenFromTheSideToMove() {
        byte[] second = row(after("d"), 0);
        assertThat(second[3] & CHANGING).as("d1 for the second player").isEqualTo(ENEMY);
        assertThat(second[7 + 3] & CHANGING).as("d2").isEqualTo(NEXT);
        byte[] first = row(after("da"), 0);
        assertThat(first[3] & CHANGING).as("d1 for the first player").isEqualTo(OWN);
        assertThat(first[0] & CHANGING).as("a1").isEqualTo(ENEMY);
    }

    @Test
    void aFullColumnHasNoNextCell() {
        byte[] row = row(after("gggggg"), 0);
        for (int y = 0; y < 6; y++) {
            assertThat(row[7 * y + 6] & CHANGING)
                    .as("row %d", y)
                    .isEqualTo(y % 2 == 0 ? OWN : ENEMY);
        }
    }

    @Test
    void theIndexOfAMoveIsTheCellWhereItsStoneComesToRest() {
        assertThat(index(after(""), "a")).isZero();
        assertThat(index(after(""), "g")).isEqualTo(6);
        assertThat(index(after("ddd"), "d")).isEqualTo(3 * 7 + 3);
    }

    @Test
    void writesItsRowWhereItIsToldTo() {
        byte[] larger = new byte[50];
        Arrays.fill(larger, (byte) 77);
        lessons.encode(after("dab"), 0, larger, 5);
        assertThat(Arrays.copyOfRange(larger, 5, 47)).isEqualTo(row(after("dab"), 0));
        assertThat(larger).startsWith(77, 77, 77, 77, 77).endsWith(77, 77, 77);
    }

    @Test
    void symmetriesArePermutationsOfCellsAndMovesThatAgreeWithTheGame() {
        int[] identity = IntStream.range(0, 42).toArray();
        assertThat(shape.symmetries()).hasSize(GAME.symmetries());
        assertThat(shape.symmetries().get(0)).isEqualTo(identity);
        for (int s = 0; s < 2; s++) {
            assertThat(shape.symmetries().get(s)).containsExactlyInAnyOrder(identity);
            for (int move = 1; move <= 7; move++) {
                assertThat(shape.moveSymmetries().get(s)[move - 1])
                        .isEqualTo(GAME.symmetricMove(move, s) - 1);
            }
        }
    }

    @Test
    void showsWhereEitherSideWouldCompleteFour() {
        byte[] second = row(after("aabbc"), 0);
        assertThat(second[3] & CHANGING).as("d1").isEqualTo(NEXT | ENEMY_WIN);
        byte[] first = row(after("aabbcc"), 0);
        assertThat(first[3] & CHANGING).as("d1").isEqualTo(NEXT | OWN_WIN);
        assertThat(first[7 + 3] & CHANGING).as("d2, not yet within reach").isEqualTo(ENEMY_WIN);
    }

    /** The definition: put a stone there and look for four in a line. */
    @Test
    void aCellWinsIfAStoneThereCompletesFour() {
        Rng rng = new Rng(5);
        MoveList moves = new MoveList(GAME.moveCodes());
        int wins = 0;
        for (int game = 0; game < 200; game++) {
            Connect4Position position = GAME.newPosition();
            while (!position.isOver()) {
                for (int cell = 0; cell < 42; cell++) {
                    for (int colour = 0; colour < 2; colour++) {
                        boolean expected = completes(position, colour, cell % 7, cell / 7);
                        assertThat(position.completes(colour, cell % 7, cell / 7))
                                .as("cell %d", cell)
                                .isEqualTo(expected);
                        wins += expected ? 1 : 0;
                    }
                }
                position.legalMoves(moves);
                position.play(moves.get(rng.nextInt(moves.size())));
            }
        }
        assertThat(wins).isGreaterThan(1000);
    }

    private static boolean completes(Connect4Position position, int colour, int column, int row) {
        if (position.owner(column, row) != Connect4Position.NOBODY) {
            return false;
        }
        for (int[] step : new int[][] {{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
            int line = 1 + run(position, colour, column, row, step[0], step[1]);
            line += run(position, colour, column, row, -step[0], -step[1]);
            if (line >= 4) {
                return true;
            }
        }
        return false;
    }

    private static int run(Connect4Position position, int colour, int x, int y, int dx, int dy) {
        int length = 0;
        for (int i = 1; i < 4; i++) {
            int column = x + i * dx;
            int row = y + i * dy;
            boolean inside = column >= 0 && column < 7 && row >= 0 && row < 6;
            if (!inside || position.owner(column, row) != colour) {
                break;
            }
            length++;
        }
        return length;
    }

    /** Random games: the mirrored row is a permutation, indices differ, owners are the stones. */
    @Test
    void keepsItsPromisesInRandomGames() {
        Rng rng = new Rng(17);
        MoveList moves = new MoveList(GAME.moveCodes());
        for (int game = 0; game < 50; game++) {
            Connect4Position position = GAME.newPosition();
            while (!position.isOver()) {
                checkMirror(position);
                lessons.candidates().of(position, moves);
                checkIndices(position, moves);
                position.play(moves.get(rng.nextInt(moves.size())));
            }
            checkOwners(position);
            assertThat(position.moveNumber()).isLessThanOrEqualTo(lessons.mostMoves());
        }
    }

    private void checkMirror(Connect4Position position) {
        byte[] plain = row(position, 0);
        byte[] mirrored = row(position, 1);
        for (int cell = 0; cell < 42; cell++) {
            assertThat(mirrored[cell]).isEqualTo(plain[shape.symmetries().get(1)[cell]]);
        }
    }

    private void checkIndices(Connect4Position position, MoveList moves) {
        byte[] row = row(position, 0);
        Set<Integer> indices = new HashSet<>();
        for (int i = 0; i < moves.size(); i++) {
            assertThat(position.isLegal(moves.get(i))).isTrue();
            int index = lessons.index(position, moves.get(i));
            assertThat(row[index] & NEXT).as("a cell where a stone may rest").isEqualTo(NEXT);
            assertThat(indices.add(index)).isTrue();
        }
    }

    private void checkOwners(Connect4Position end) {
        byte[] owners = new byte[42];
        Arrays.fill(owners, (byte) 9);
        lessons.owners(end, owners);
        int stones = 0;
        for (int cell = 0; cell < 42; cell++) {
            int owner = end.owner(cell % 7, cell / 7);
            int expected = owner == Connect4Position.NOBODY ? 0 : owner == Colour.FIRST ? 1 : -1;
            assertThat(owners[cell]).isEqualTo((byte) expected);
            stones += Math.abs(owners[cell]);
        }
        assertThat(stones).isEqualTo(end.moveNumber());
    }

    @Test
    void encodingAllocatesNothing() {
        Connect4Position position = after("ddcabd");
        byte[] row = new byte[shape.rowBytes()];
        Allocation.assertNone(
                () -> {
                    lessons.encode(position, 1, row, 0);
                    lessons.index(position, 4);
                });
    }
}
