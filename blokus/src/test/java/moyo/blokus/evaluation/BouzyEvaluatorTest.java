package moyo.blokus.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import moyo.blokus.Bits;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Cells;
import moyo.game.Colour;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.search.evaluation.Influence;
import moyo.testkit.Allocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

final class BouzyEvaluatorTest {
    private static final BlokusGame GAME = new BlokusGame();

    /** One seed, nothing in the way: counted by hand. */
    @ParameterizedTest
    @CsvSource({
        "g7, 1, 5, 25, 77, 177",
        "a1, 1, 3, 11, 29, 61",
        "n14, 1, 3, 11, 29, 61",
        "g1, 1, 4, 17, 48, 105",
        "a7, 1, 4, 17, 48, 105"
    })
    void sumsGrowAroundASeed(
            String cell, int after0, int after1, int after2, int after3, int after4) {
        long[] rim = new long[Bits.WORDS];
        Bits.fillRim(rim);
        int[] sums = {after0, after1, after2, after3, after4};
        for (int times = 0; times < sums.length; times++) {
            Dilation dilation = new Dilation().clear();
            int spot = Bits.spot(Cells.parse(cell));
            dilation.seed(Bits.word(spot), 1L << spot);
            assertThat(dilation.sum(rim, times)).as("after %d", times).isEqualTo(sums[times]);
        }
    }

    /** The general definition, which Go uses as well; what is blocked is no point of its board. */
    @Test
    void bitsSpreadAsInfluenceDoes() {
        Rng rng = new Rng(5);
        Dilation dilation = new Dilation();
        for (int round = 0; round < 200; round++) {
            long[] blocked = new long[Bits.WORDS];
            Bits.fillRim(blocked);
            int[] spots =
                    IntStream.range(0, Cells.COUNT)
                            .map(Bits::spot)
                            .filter(spot -> rng.nextInt(4) > 0)
                            .toArray();
            IntStream.range(0, Cells.COUNT)
                    .map(Bits::spot)
                    .filter(spot -> Arrays.binarySearch(spots, spot) < 0)
                    .forEach(spot -> Bits.add(blocked, spot));
            Influence influence =
                    new Influence(
                            spots, new int[] {-Bits.STRIDE, -1, 1, Bits.STRIDE}, 64 * Bits.WORDS);
            long[] seeds = new long[Bits.WORDS];
            for (int i = 0; i < 8; i++) {
                int spot = spots[rng.nextInt(spots.length)];
                influence.set(spot, 1);
                Bits.add(seeds, spot);
            }
            dilation.clear();
            for (int word = Bits.FIRST_WORD; word <= Bits.LAST_WORD; word++) {
                dilation.seed(word, seeds[word]);
            }
            influence.dilate(4);
            assertThat(dilation.sum(blocked, 4)).isEqualTo(influence.sum());
        }
    }

    @Test
    void theStartIsWorthTheSameToBoth() {
        BouzyEvaluator evaluator =
                new BouzyEvaluator(BouzyEvaluator.Mask.NONE, BouzyEvaluator.Seeds.CORNERS);
        BlokusPosition start = GAME.newPosition();
        assertThat(evaluator.sum(start, Colour.FIRST)).isEqualTo(177);
        assertThat(evaluator.evaluate(start)).isZero();
    }

    /** The definition cell by cell, along random games. */
    @ParameterizedTest
    @MethodSource("readings")
    void agreesWithTheDefinition(BouzyEvaluator.Mask mask, BouzyEvaluator.Seeds seeds) {
        BouzyEvaluator evaluator = new BouzyEvaluator(mask, seeds);
        Rng rng = new Rng(7);
        for (int game = 0; game < 20; game++) {
            BlokusPosition position = GAME.newPosition();
            while (!position.isOver()) {
                for (int colour = 0; colour < 2; colour++) {
                    assertThat(evaluator.sum(position, colour))
                            .isEqualTo(naive(position, colour, mask, seeds));
                }
                position.play(position.draw(rng));
            }
        }
    }

    static Stream<Arguments> readings() {
        return Arrays.stream(BouzyEvaluator.Mask.values())
                .flatMap(
                        mask ->
                                Arrays.stream(BouzyEvaluator.Seeds.values())
                                        .map(seeds -> Arguments.of(mask, seeds)));
    }

    private static int naive(
            BlokusPosition position,
            int colour,
            BouzyEvaluator.Mask mask,
            BouzyEvaluator.Seeds seeds) {
        int[] value = new int[Cells.COUNT];
        boolean[] placeable =
                seeds == BouzyEvaluator.Seeds.COVERED
                        ? placeable(position, colour)
                        : new boolean[Cells.COUNT];
        boolean[] blocked = new boolean[Cells.COUNT];
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            boolean covered = position.owner(cell) != BlokusPosition.NOBODY;
            boolean forbidden = covered || touches(position, cell, colour, 0, 1);
            boolean diagonal = touches(position, cell, colour, 1, 1);
            boolean first = position.hasPiece(colour, 0) && isUntouched(position, colour);
            boolean attach = first ? cell == Cells.start(colour) : diagonal;
            boolean seed =
                    seeds == BouzyEvaluator.Seeds.COVERED ? placeable[cell] : attach && !forbidden;
            value[cell] = seed ? 1 : 0;
            blocked[cell] =
                    mask == BouzyEvaluator.Mask.COVERED && covered
                            || mask == BouzyEvaluator.Mask.FORBIDDEN && forbidden;
        }
        for (int i = 0; i < 4; i++) {
            int[] old = value.clone();
            for (int cell = 0; cell < Cells.COUNT; cell++) {
                value[cell] += blocked[cell] ? 0 : neighboursAboveZero(old, cell);
            }
        }
        return Arrays.stream(value).sum();
    }

    /** By the names of all moves that the colour could make. */
    private static boolean[] placeable(BlokusPosition position, int colour) {
        boolean[] placeable = new boolean[Cells.COUNT];
        MoveList moves = new MoveList(GAME.moveCodes());
        position.placements(colour, moves);
        for (int i = 0; i < moves.size(); i++) {
            for (String cell : GAME.moveName(moves.get(i)).split(",")) {
                placeable[Cells.parse(cell)] = true;
            }
        }
        return placeable;
    }

    private static boolean isUntouched(BlokusPosition position, int colour) {
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            if (position.owner(cell) == colour) {
                return false;
            }
        }
        return true;
    }

    /** Whether a cell has a cell of the colour beside it (0, 1), or across a corner (1, 1). */
    private static boolean touches(BlokusPosition position, int cell, int colour, int dx, int dy) {
        int[][] steps = {{dx, dy}, {-dx, -dy}, {dy, -dx}, {-dy, dx}};
        for (int[] step : steps) {
            int other = Cells.cellOrAbsent(Cells.x(cell) + step[0], Cells.y(cell) + step[1]);
            if (other != Cells.ABSENT && position.owner(other) == colour) {
                return true;
            }
        }
        return false;
    }

    private static int neighboursAboveZero(int[] value, int cell) {
        int count = 0;
        int[][] steps = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
        for (int[] step : steps) {
            int other = Cells.cellOrAbsent(Cells.x(cell) + step[0], Cells.y(cell) + step[1]);
            count += other != Cells.ABSENT && value[other] > 0 ? 1 : 0;
        }
        return count;
    }

    @ParameterizedTest
    @EnumSource
    void allocatesNothing(BouzyEvaluator.Seeds seeds) {
        BouzyEvaluator evaluator = new BouzyEvaluator(BouzyEvaluator.Mask.COVERED, seeds);
        BlokusPosition position = GAME.newPosition();
        double[] sum = new double[1];
        Allocation.assertNone(
                () -> {
                    for (int i = 0; i < 10_000; i++) {
                        sum[0] += evaluator.evaluate(position);
                    }
                });
    }
}
