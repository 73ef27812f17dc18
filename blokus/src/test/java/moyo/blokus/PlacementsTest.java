package moyo.blokus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import moyo.game.Colour;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Counts that were made twice by others: by Pentobi, and by a generator in another language. */
final class PlacementsTest {
    private static final int MIDDLE = Bits.spot(Cells.cell(6, 7));

    @Test
    void thereAre21Pieces91OrientationsAnd13729Placements() {
        assertThat(Piece.ALL).hasSize(21);
        assertThat(Piece.ALL.stream().mapToInt(Piece::size).sum()).isEqualTo(89);
        assertThat(Piece.ALL.stream().mapToInt(p -> p.orientations().size()).sum()).isEqualTo(91);
        assertThat(placements().filter(p -> Placements.size(p) > 0).count()).isEqualTo(13_729);
        Set<List<Integer>> different = new HashSet<>();
        placements().forEach(p -> different.add(boxed(Placements.cells(p))));
        assertThat(different).hasSize(13_729);
    }

    private static IntStream placements() {
        return IntStream.rangeClosed(1, Placements.COUNT);
    }

    private static List<Integer> boxed(int[] cells) {
        return Arrays.stream(cells).boxed().toList();
    }

    @ParameterizedTest
    @CsvSource({
        "0, V5, 5, 4, 576, 20, 11, 5",
        "1, L5, 5, 8, 1144, 40, 11, 5",
        "2, Z5, 5, 4, 576, 20, 10, 6",
        "3, N, 5, 8, 1144, 40, 10, 6",
        "4, W, 5, 4, 576, 20, 9, 7",
        "5, X, 5, 1, 144, 5, 8, 8",
        "6, F, 5, 8, 1152, 40, 9, 7",
        "7, I5, 5, 2, 280, 10, 12, 4",
        "8, T5, 5, 4, 576, 20, 10, 6",
        "9, Y, 5, 8, 1144, 40, 10, 6",
        "10, P, 5, 8, 1248, 40, 9, 5",
        "11, U, 5, 4, 624, 20, 10, 5",
        "12, L4, 4, 8, 1248, 32, 9, 5",
        "13, I4, 4, 2, 308, 8, 10, 4",
        "14, T4, 4, 4, 624, 16, 8, 6",
        "15, Z4, 4, 4, 624, 16, 8, 6",
        "16, O, 4, 1, 169, 4, 8, 4",
        "17, V3, 3, 4, 676, 12, 7, 5",
        "18, I3, 3, 2, 336, 6, 8, 4",
        "19, 2, 2, 2, 364, 4, 6, 4",
        "20, 1, 1, 1, 196, 1, 4, 4",
    })
    void everyPieceHasTheCountsOfTheTable(
            int number,
            String name,
            int size,
            int orientations,
            int places,
            int first,
            int edges,
            int corners) {
        Piece piece = Piece.ALL.get(number);
        int[] all = placements().filter(p -> Placements.piece(p) == number).toArray();
        assertThat(piece.name()).isEqualTo(name);
        assertThat(piece.number()).isEqualTo(number);
        assertThat(piece.size()).isEqualTo(size);
        assertThat(piece.orientations()).hasSize(orientations);
        assertThat(all).hasSize(places);
        assertThat(Arrays.stream(all)).allMatch(p -> Placements.size(p) == size);
        assertThat(NaiveBlokus.count(number)).isEqualTo(places);
        for (int colour = 0; colour < 2; colour++) {
            assertThat(covering(all, Cells.start(colour))).isEqualTo(first);
        }
        for (int shape = 0; shape < Shapes.ALL.size(); shape++) {
            if (Shapes.PIECE[shape] == number) {
                assertThat(count(Shapes.REACH, Shapes.REACH_ON, shape)).isEqualTo(size + edges);
                assertThat(count(Shapes.CORNERS, Shapes.CORNERS_ON, shape)).isEqualTo(corners);
            }
        }
    }

    private static int count(long[] bits, long[] on, int shape) {
        return Long.bitCount(bits[shape]) + Long.bitCount(on[shape]);
    }

    private static long covering(int[] placements, int cell) {
        return Arrays.stream(placements)
                .filter(p -> boxed(Placements.cells(p)).contains(cell))
                .count();
    }

    @ParameterizedTest
    @ValueSource(ints = {Colour.FIRST, Colour.SECOND})
    void ofThe414FirstMoves212AreDistinctUnderSymmetry(int colour) {
        int start = Cells.start(colour);
        Set<Integer> distinct = new HashSet<>();
        int[] all = placements().toArray();
        assertThat(covering(all, start)).isEqualTo(414);
        for (int p : all) {
            if (boxed(Placements.cells(p)).contains(start)) {
                distinct.add(Math.min(p, Placements.mirrored(p)));
            }
        }
        assertThat(distinct).hasSize(212);
    }

    @Test
    void startCellsAreE10AndJ5AndTheirOwnImages() {
        assertThat(Cells.name(Cells.start(Colour.FIRST))).isEqualTo("e10");
        assertThat(Cells.name(Cells.start(Colour.SECOND))).isEqualTo("j5");
        for (int colour = 0; colour < 2; colour++) {
            assertThat(Cells.mirrored(Cells.start(colour))).isEqualTo(Cells.start(colour));
        }
    }

    @Test
    void packingAPlacementAndUnpackingItIsTheIdentity() {
        placements()
                .forEach(
                        p ->
                                assertThat((int) Placements.OF_PACKED[Placements.PACKED[p]])
                                        .isEqualTo(p));
        placements().forEach(p -> assertThat(Placements.of(Placements.cells(p))).isEqualTo(p));
    }

    /**
     * Each of the 414 placements that cover a spot is one node, below nodes with fewer of its
     * squares.
     */
    @Test
    void growthHoldsEveryPlacementOnce() {
        assertThat(Growth.NODES).hasSize(414);
        Set<Integer> found = new HashSet<>();
        assertThat(checkSubtree(0, Set.of(), found)).isEqualTo(414);
        assertThat(found).hasSize(414);
    }

    /** Checks a node and what grows from it; the index behind them. */
    private static int checkSubtree(int i, Set<Integer> squares, Set<Integer> found) {
        long node = Growth.NODES[i];
        Set<Integer> grown = new HashSet<>(squares);
        grown.add((int) node & 63);
        int packed = (int) (node >>> Growth.PACKED_SHIFT) - Growth.BIAS + MIDDLE;
        assertThat(around(packed)).isEqualTo(grown);
        assertThat(Growth.piece(i)).isEqualTo(Placements.piece(Placements.OF_PACKED[packed]));
        found.add(packed);
        int end = i + ((int) (node >>> Growth.SKIP_SHIFT) & Growth.SKIP_MASK);
        int next = i + 1;
        while (next < end) {
            next = checkSubtree(next, grown, found);
        }
        assertThat(next).isEqualTo(end);
        return end;
    }

    /**
     * The bits that tell about the squares of a packed placement, seen from the middle of the
     * board.
     */
    private static Set<Integer> around(int packed) {
        long[] set = new long[Bits.WORDS];
        for (int cell : Placements.cells(Placements.OF_PACKED[packed])) {
            Bits.add(set, Bits.spot(cell));
        }
        Set<Integer> bits = new HashSet<>();
        for (long left = Growth.around(MIDDLE, set, set); left != 0; left &= left - 1) {
            bits.add(Long.numberOfTrailingZeros(left));
        }
        return bits;
    }
}
