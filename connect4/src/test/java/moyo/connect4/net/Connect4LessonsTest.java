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
        assertThat(Arrays.copyOf(row, 7)).containsOnly(NEXT);
        assertThat(Arrays.copyOfRange(row, 7, 42)).containsOnly(0);
    }

    @Test
    void stonesAreSeenFromTheSideToMove() {
        byte[] second = row(after("d"), 0);
        assertThat(second[3]).as("d1 for the second player").isEqualTo((byte) ENEMY);
        assertThat(second[7 + 3]).as("d2").isEqualTo((byte) NEXT);
        byte[] first = row(after("da"), 0);
        assertThat(first[3]).as("d1 for the first player").isEqualTo((byte) OWN);
        assertThat(first[0]).as("a1").isEqualTo((byte) ENEMY);
    }

    @Test
    void aFullColumnHasNoNextCell() {
        byte[] row = row(after("gggggg"), 0);
        for (int y = 0; y < 6; y++) {
            assertThat(row[7 * y + 6]).as("row %d", y).isEqualTo((byte) (y % 2 == 0 ? OWN : ENEMY));
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
            assertThat(row[index]).as("a cell where a stone may rest").isEqualTo((byte) NEXT);
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
