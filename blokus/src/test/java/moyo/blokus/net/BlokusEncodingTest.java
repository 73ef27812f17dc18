package moyo.blokus.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Cells;
import moyo.blokus.Placements;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.net.Shape;
import moyo.testkit.Allocation;
import org.junit.jupiter.api.Test;

final class BlokusEncodingTest {
    private static final BlokusGame GAME = new BlokusGame();
    private static final int OWN = 1;
    private static final int OTHER = 2;
    private static final int OWN_FORBIDDEN = 4;
    private static final int OTHER_FORBIDDEN = 8;
    private static final int OWN_CORNER = 16;
    private static final int OTHER_CORNER = 32;
    private static final int OWN_REACH = 64;
    private static final int OTHER_REACH = 128;

    private final BlokusEncoding encoding = new BlokusEncoding();
    private final Shape shape = encoding.shape();

    private byte[] row(BlokusPosition position, int symmetry) {
        byte[] row = new byte[shape.rowBytes()];
        encoding.encode(position, symmetry, row, 0);
        return row;
    }

    private static BlokusPosition after(String... moves) {
        BlokusPosition position = GAME.newPosition();
        for (String move : moves) {
            position.play(GAME.parseMove(move));
        }
        return position;
    }

    private static int at(byte[] row, String cell) {
        return row[Cells.parse(cell)] & 0xff;
    }

    private static float global(byte[] row, int number) {
        return ByteBuffer.wrap(row)
                .order(ByteOrder.LITTLE_ENDIAN)
                .getFloat(Cells.COUNT + 4 * number);
    }

    @Test
    void hasAPolicyPlaneForEachShape() {
        assertThat(shape.policySize()).isEqualTo(91 * 196 + 1);
        assertThat(shape.rowBytes()).isEqualTo(196 + 4 * 45);
        assertThat(shape.listsMoves()).isTrue();
    }

    @Test
    void theEmptyBoardShowsBothStartCells() {
        byte[] row = row(after(), 0);
        assertThat(at(row, "e10")).isEqualTo(OWN_CORNER | OWN_REACH);
        assertThat(at(row, "j5")).isEqualTo(OTHER_CORNER | OTHER_REACH);
        assertThat(at(row, "e6")).as("four steps from e10").isEqualTo(OWN_REACH);
        assertThat(at(row, "e5")).as("five steps").isZero();
        assertThat(at(row, "a1")).isZero();
    }

    @Test
    void piecesForbidTheirEdgesAndOfferTheirCorners() {
        byte[] row = row(after("e10,e11", "j5"), 0);
        assertThat(at(row, "e10")).isEqualTo(OWN | OWN_FORBIDDEN | OTHER_FORBIDDEN);
        assertThat(at(row, "j5")).isEqualTo(OTHER | OWN_FORBIDDEN | OTHER_FORBIDDEN);
        assertThat(at(row, "e9")).as("beside the own piece").isEqualTo(OWN_FORBIDDEN);
        assertThat(at(row, "j6")).as("beside the other").isEqualTo(OTHER_FORBIDDEN);
        assertThat(at(row, "d9")).isEqualTo(OWN_CORNER | OWN_REACH);
        assertThat(at(row, "i6")).isEqualTo(OTHER_CORNER | OTHER_REACH);
        assertThat(at(row, "f7")).as("reached by both").isEqualTo(OWN_REACH | OTHER_REACH);
    }

    @Test
    void globalInputsTellPiecesLeadAndBonus() {
        byte[] row = row(after("e10,e11", "j5"), 0);
        for (int piece = 0; piece < 21; piece++) {
            assertThat(global(row, piece)).isEqualTo(piece == 19 ? 0 : 1);
            assertThat(global(row, 21 + piece)).isEqualTo(piece == 20 ? 0 : 1);
        }
        assertThat(global(row, 42)).as("the other side is not blocked").isZero();
        assertThat(global(row, 43)).as("one point").isEqualTo(0.1f);
        assertThat(global(row, 44)).isEqualTo(1);
        assertThat(global(row(new BlokusGame(false).newPosition(), 0), 44)).isZero();
        assertThat(global(row(after("e10,e11"), 0), 43)).as("behind").isEqualTo(-0.2f);
    }

    @Test
    void everyPlacementHasItsOwnIndexAndKeepsItUnderAllSymmetries() {
        BlokusPosition any = GAME.newPosition();
        Set<Integer> indices = new HashSet<>();
        for (int placement = 1; placement < Placements.CODES; placement++) {
            int index = encoding.index(any, placement);
            assertThat(indices.add(index)).isTrue();
            for (int s = 0; s < 4; s++) {
                int[] cells = shape.symmetries().get(s);
                int[] images =
                        Arrays.stream(Placements.cells(placement)).map(c -> cells[c]).toArray();
                int image = encoding.index(any, Placements.of(images));
                assertThat(shape.moveSymmetries().get(s)[index]).isEqualTo(image);
            }
        }
        assertThat(indices).hasSize(Placements.COUNT);
        assertThat(encoding.index(any, Game.PASS)).isEqualTo(91 * 196);
    }

    @Test
    void theAnchorIsInTheMiddleOfTheShape() {
        BlokusPosition any = GAME.newPosition();
        for (String move : new String[] {"c3,b4,c4,d4,c5", "b4,c4,d4", "c4,d4,c5,d5", "c4"}) {
            int index = encoding.index(any, GAME.parseMove(move));
            assertThat(Cells.name(index % 196)).as(move).isEqualTo("c4");
        }
    }

    @Test
    void symmetriesArePermutationsThatKeepThePairOfStartCells() {
        int[] identity = IntStream.range(0, shape.policySize()).toArray();
        for (int s = 0; s < 4; s++) {
            int[] moves = shape.moveSymmetries().get(s);
            assertThat(moves).containsExactlyInAnyOrder(identity);
            for (int i = 0; i < moves.length; i++) {
                assertThat(moves[moves[i]]).as("its own inverse").isEqualTo(i);
            }
            int[] cells = shape.symmetries().get(s);
            int first = Cells.start(Colour.FIRST);
            int second = Cells.start(Colour.SECOND);
            assertThat(new int[] {cells[first], cells[second]})
                    .containsExactlyInAnyOrder(first, second);
        }
        assertThat(shape.symmetries().get(0)).isEqualTo(Arrays.copyOf(identity, 196));
        assertThat(shape.moveSymmetries().get(0)).isEqualTo(identity);
    }

    /** Random games: rows against a plain second way to make them, indices, owners. */
    @Test
    void keepsItsPromisesInRandomGames() {
        Rng rng = new Rng(17);
        MoveList moves = new MoveList(GAME.moveCodes());
        byte[] owners = new byte[196];
        for (int game = 0; game < 15; game++) {
            BlokusPosition position = new BlokusGame(false).newPosition();
            while (!position.isOver()) {
                checkRow(position);
                position.legalMoves(moves);
                checkIndices(position, moves);
                position.play(moves.get(rng.nextInt(moves.size())));
            }
            encoding.owners(position, owners);
            int sum = 0;
            for (byte owner : owners) {
                sum += owner;
            }
            assertThat((double) sum).isEqualTo(position.score());
            assertThat(position.moveNumber()).isLessThanOrEqualTo(42);
        }
    }

    private void checkRow(BlokusPosition position) {
        byte[] plain = row(position, 0);
        int own = position.toMove();
        for (int cell = 0; cell < 196; cell++) {
            int owner = position.owner(cell);
            assertThat((plain[cell] & OWN) != 0).isEqualTo(owner == own);
            assertThat((plain[cell] & OTHER) != 0).isEqualTo(owner == Colour.other(own));
        }
        float blocked = position.isBlocked(Colour.other(own)) ? 1 : 0;
        assertThat(global(plain, 42)).isEqualTo(blocked);
        for (int s = 1; s < 4; s++) {
            byte[] turned = row(position, s);
            for (int cell = 0; cell < 196; cell++) {
                assertThat(turned[cell]).isEqualTo(plain[shape.symmetries().get(s)[cell]]);
            }
            assertThat(turned).endsWith(Arrays.copyOfRange(plain, 196, plain.length));
        }
    }

    /** A legal placement covers a corner, nothing forbidden, and cells within reach only. */
    private void checkIndices(BlokusPosition position, MoveList moves) {
        byte[] row = row(position, 0);
        Set<Integer> indices = new HashSet<>();
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            assertThat(indices.add(encoding.index(position, move))).isTrue();
            if (move == Game.PASS) {
                assertThat(moves.size()).isEqualTo(1);
                continue;
            }
            int covered = 0;
            for (int cell : Placements.cells(move)) {
                covered |= row[cell];
                assertThat(row[cell] & OWN_FORBIDDEN).isZero();
                assertThat(row[cell] & OWN_REACH).isNotZero();
            }
            assertThat(covered & OWN_CORNER).isNotZero();
        }
    }

    /** The mirrored game gives the mirrored row, and its moves have the mirrored indices. */
    @Test
    void theMirroredGameIsSeenAsTheMirroredRow() {
        Rng rng = new Rng(23);
        MoveList moves = new MoveList(GAME.moveCodes());
        BlokusPosition position = GAME.newPosition();
        BlokusPosition mirrored = GAME.newPosition();
        while (!position.isOver()) {
            assertThat(row(mirrored, 0)).isEqualTo(row(position, 1));
            position.legalMoves(moves);
            int[] shown = shape.moveSymmetries().get(1);
            for (int i = 0; i < moves.size(); i++) {
                int image = GAME.symmetricMove(moves.get(i), 1);
                assertThat(encoding.index(mirrored, image))
                        .isEqualTo(shown[encoding.index(position, moves.get(i))]);
            }
            int move = moves.get(rng.nextInt(moves.size()));
            position.play(move);
            mirrored.play(GAME.symmetricMove(move, 1));
        }
    }

    @Test
    void writesItsRowWhereItIsToldTo() {
        byte[] larger = new byte[500];
        Arrays.fill(larger, (byte) 77);
        BlokusPosition position = after("e10,e11", "j5");
        for (int s = 0; s < 4; s++) {
            encoding.encode(position, s, larger, 5);
            assertThat(Arrays.copyOfRange(larger, 5, 5 + 376)).isEqualTo(row(position, s));
            assertThat(larger).startsWith(77, 77, 77, 77, 77).endsWith(77, 77, 77);
        }
    }

    @Test
    void encodingAllocatesNothing() {
        BlokusPosition position = after("e10,e11", "j5");
        byte[] row = new byte[shape.rowBytes()];
        encoding.encode(position, 1, row, 0);
        Allocation.assertNone(
                () -> {
                    encoding.encode(position, 0, row, 0);
                    encoding.encode(position, 3, row, 0);
                    encoding.index(position, 4);
                });
    }
}
