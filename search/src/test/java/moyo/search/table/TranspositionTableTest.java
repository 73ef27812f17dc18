package moyo.search.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import moyo.game.Rng;
import moyo.search.simulation.Crew;
import moyo.testkit.Allocation;
import org.junit.jupiter.api.Test;

final class TranspositionTableTest {
    private static final long KEY = 0x123456789ABCDEFL;

    /** Keys that share a bucket: the table multiplies by the inverse. */
    private static long inBucket(int number) {
        return 0xF1DE83E19937733DL * (0x5555L << 48 | number);
    }

    private final TranspositionTable table = new TranspositionTable(1);
    private final TranspositionTable.Access access = table.new Access();

    @Test
    void averagesTheResultsOfAPosition() {
        access.add(KEY, 7, 1, 5);
        access.add(KEY, 7, 0, 3);
        access.add(KEY, 7, 0.5f, 9);
        assertThat(access.find(KEY, 7)).isTrue();
        assertThat(access.mean()).isEqualTo(0.5f);
        assertThat(access.weight()).isEqualTo(3);
        assertThat(access.depth()).as("where it was met nearest to the root").isEqualTo(3);
    }

    @Test
    void aVisitWithoutResultCountsButTellsNothing() {
        access.count(KEY, 7, 1);
        assertThat(access.find(KEY, 7)).isFalse();
        access.add(KEY, 7, 0.25f, 1);
        access.count(KEY, 7, 1);
        assertThat(access.find(KEY, 7)).isTrue();
        assertThat(access.mean()).isEqualTo(0.25f);
        assertThat(access.weight()).isEqualTo(2);
    }

    @Test
    void answersOnlyWhenBothKeysMatch() {
        access.add(KEY, 7, 1, 0);
        assertThat(access.find(KEY, 8)).isFalse();
        assertThat(access.find(KEY ^ 1, 7)).isFalse();
        assertThat(access.find(KEY ^ 1L << 63, 7)).isFalse();
        assertThat(access.find(KEY, 7)).isTrue();
    }

    @Test
    void keepsWithinItsMemoryAndUsesIt() {
        for (int mebibytes : new int[] {1, 3, 64, 100}) {
            TranspositionTable other = new TranspositionTable(mebibytes);
            assertThat(other.bytes())
                    .isBetween((long) mebibytes * 1_048_000, mebibytes * 1_048_576L);
            assertThat(other.capacity()).isEqualTo(other.bytes() / 24);
        }
    }

    @Test
    void withoutMemoryItNeverKnowsAnything() {
        TranspositionTable none = new TranspositionTable(0);
        TranspositionTable.Access nothing = none.new Access();
        nothing.add(KEY, 7, 1, 0);
        nothing.count(KEY, 7, 0);
        assertThat(nothing.find(KEY, 7)).isFalse();
        assertThat(none.capacity()).isZero();
        assertThat(none.fill()).isZero();
    }

    @Test
    void theLightestOfABucketGoes() {
        for (int i = 0; i < 4; i++) {
            for (int n = 0; n <= (i + 2) % 4; n++) {
                access.add(inBucket(i), i, 1, 1);
            }
        }
        access.add(inBucket(9), 9, 1, 1);
        assertThat(access.find(inBucket(2), 2)).as("that with one result").isFalse();
        for (int i : new int[] {0, 1, 3, 9}) {
            assertThat(access.find(inBucket(i), i)).isTrue();
        }
        assertThat(access.stored()).isEqualTo(5);
        assertThat(access.replaced()).isEqualTo(1);
    }

    @Test
    void whatIsOldGoesBeforeWhatIsLight() {
        table.grow(10);
        access.add(inBucket(0), 0, 1, 1);
        access.add(inBucket(0), 0, 1, 1);
        table.grow(14);
        for (int i = 1; i < 4; i++) {
            access.add(inBucket(i), i, 1, 1);
        }
        access.add(inBucket(9), 9, 1, 1);
        assertThat(access.find(inBucket(0), 0)).as("two results, four moves ago").isFalse();
    }

    @Test
    void ofTwoAlikeTheDeeperGoes() {
        for (int i = 0; i < 4; i++) {
            access.add(inBucket(i), i, 1, i == 1 ? 8 : 2);
        }
        access.add(inBucket(9), 9, 1, 1);
        assertThat(access.find(inBucket(1), 1)).isFalse();
    }

    @Test
    void clearingForgetsEverything() {
        access.add(KEY, 7, 1, 0);
        table.clear();
        assertThat(access.find(KEY, 7)).isFalse();
        assertThat(table.fill()).isZero();
        access.add(KEY, 7, 1, 0);
        table.clear();
        assertThat(access.find(KEY, 7)).as("after the second time").isFalse();
    }

    @Test
    void tellsHowFullItIs() {
        Rng rng = new Rng(5);
        for (int i = 0; i < table.capacity() / 4; i++) {
            access.add(rng.nextLong(), i, 1, 0);
        }
        assertThat(table.fill()).isCloseTo(0.25, within(0.02));
    }

    /** As under symmetries. */
    @Test
    void theLeastOfSeveralKeysFindRoomAsWell() {
        Rng rng = new Rng(5);
        for (int i = 0; i < table.capacity() / 4; i++) {
            long least = Long.MAX_VALUE;
            for (int s = 0; s < 8; s++) {
                least = Math.min(least, rng.nextLong());
            }
            access.add(least, i, 1, 0);
        }
        assertThat(table.fill()).isCloseTo(0.25, within(0.02));
        assertThat(access.replaced()).isLessThan(table.capacity() / 400);
    }

    @Test
    void nothingIsAllocated() {
        Rng rng = new Rng(3);
        Allocation.assertNone(
                () -> {
                    for (int i = 0; i < 1000; i++) {
                        long key = rng.nextLong();
                        access.add(key, 1, 0.5f, 2);
                        access.find(key, 1);
                        access.count(key, 1, 2);
                    }
                });
    }

    /** Two threads wrote one slot, and each of its words is from one or the other. */
    @Test
    void aMixtureOfTwoEntriesIsNoHit() {
        TranspositionTable tiny = new TranspositionTable(1);
        TranspositionTable.Access own = tiny.new Access();
        own.add(inBucket(0), 1, 0.25f, 1);
        int slot = 0;
        while (tiny.word(slot + 1) == 0) {
            slot += 3;
        }
        long[] one = words(tiny, slot);
        tiny.clear();
        own.add(inBucket(1), 2, 0.75f, 2);
        long[] other = words(tiny, slot);
        tiny.grow(3);
        own.add(inBucket(1), 2, 0.5f, 1);
        long[] later = words(tiny, slot);
        long[][] written = {one, other, later};
        for (int mixture = 0; mixture < 27; mixture++) {
            int[] from = {mixture % 3, mixture / 3 % 3, mixture / 9};
            for (int i = 0; i < 3; i++) {
                tiny.set(slot + i, written[from[i]][i]);
            }
            boolean whole = from[0] == from[1] && from[1] == from[2];
            boolean known = own.find(inBucket(0), 1) || own.find(inBucket(1), 2);
            assertThat(known).as("words of %s", Arrays.toString(from)).isEqualTo(whole);
        }
    }

    private static long[] words(TranspositionTable table, int slot) {
        return new long[] {table.word(slot), table.word(slot + 1), table.word(slot + 2)};
    }

    /**
     * Four threads write ten positions into one bucket of four: every write meets others. What is
     * found must be what belongs to the key, whole.
     */
    @Test
    void threadsNeverSeeHalfAnEntry() {
        AtomicLong hits = new AtomicLong();
        Crew.run(
                4,
                number -> {
                    TranspositionTable.Access own = table.new Access();
                    Rng rng = new Rng(number);
                    for (int i = 0; i < 500_000; i++) {
                        int which = rng.nextInt(10);
                        long key = inBucket(which);
                        if (rng.nextInt(2) == 0) {
                            own.add(key, which, which / 16f, which);
                        } else if (own.find(key, which)) {
                            hits.incrementAndGet();
                            if (own.mean() != which / 16f || own.depth() != which) {
                                throw new AssertionError(
                                        "position %d with mean %s at depth %d"
                                                .formatted(which, own.mean(), own.depth()));
                            }
                        }
                    }
                });
        assertThat(hits.get()).isPositive();
    }
}
