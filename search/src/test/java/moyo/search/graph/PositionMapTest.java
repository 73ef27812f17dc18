package moyo.search.graph;

import static moyo.search.graph.PositionMap.ABSENT;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import moyo.game.Rng;
import moyo.search.simulation.Crew;
import moyo.testkit.Allocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

final class PositionMapTest {
    private final PositionMap map = new PositionMap(64);

    @Test
    void findsAPositionOnlyIfBothKeysMatch() {
        assertThat(map.find(77, 5)).isEqualTo(ABSENT);
        assertThat(map.put(77, 5, 1000)).isTrue();
        assertThat(map.find(77, 5)).isEqualTo(1000);
        assertThat(map.put(77, 5, 2000)).as("again").isFalse();
        assertThat(map.find(77, 5)).isEqualTo(1000);
        assertThat(map.find(77, 6)).isEqualTo(ABSENT);
        assertThat(map.find(77 + (1L << 40), 5)).isEqualTo(ABSENT);
    }

    @Test
    void positionsWithTheSameSlotLieSideBySide() {
        for (int i = 0; i < 10; i++) {
            map.put(63 + ((long) i << 40), i, 100 + i);
        }
        for (int i = 0; i < 10; i++) {
            assertThat(map.find(63 + ((long) i << 40), i)).isEqualTo(100 + i);
        }
        assertThat(map.find(63 + (10L << 40), 10)).isEqualTo(ABSENT);
    }

    @Test
    void aPositionWithoutAFreeSlotNearIsNotTakenIn() {
        int taken = 0;
        for (int i = 0; i < 64; i++) {
            taken += map.put((long) i << 40, 0, 1 + i) ? 1 : 0;
        }
        assertThat(taken).isEqualTo(16);
        assertThat(map.find(15L << 40, 0)).isEqualTo(16);
        assertThat(map.find(16L << 40, 0)).isEqualTo(ABSENT);
    }

    @Test
    void nothingIsLeftOfASearchThatIsOver() {
        for (int search = 0; search < 100; search++) {
            for (int i = 0; i < 10; i++) {
                assertThat(map.find(i, i)).isEqualTo(ABSENT);
                assertThat(map.put(i, i, 1 + search)).isTrue();
                assertThat(map.find(i, i)).isEqualTo(1 + search);
            }
            map.clear();
        }
    }

    @Test
    void itTakesAsMuchMemoryAsItSays() {
        int slots = 1 << 20;
        long bytes = Allocation.bytes(() -> new PositionMap(slots));
        assertThat(bytes / (double) slots).isBetween(19.9, PositionMap.BYTES_PER_SLOT + 0.1);
    }

    /** All threads write and read the same few slots; all that is stored follows from the key. */
    @Test
    @Timeout(120)
    void whatIsFoundIsWhole() {
        int threads = 4;
        for (int round = 0; round < 500; round++) {
            PositionMap shared = new PositionMap(256);
            AtomicInteger found = new AtomicInteger();
            int seed = round;
            Crew.run(
                    threads,
                    number -> {
                        Rng rng = new Rng(seed * 31L + number);
                        for (int i = 0; i < 400; i++) {
                            long key = Rng.mix(rng.nextInt(200));
                            int first = shared.find(key, check(key));
                            if (first == ABSENT) {
                                shared.put(key, check(key), first(key));
                            } else if (first == first(key)) {
                                found.incrementAndGet();
                            } else {
                                throw new AssertionError("a torn entry: " + first);
                            }
                        }
                    });
            assertThat(found.get()).isPositive();
        }
    }

    private static int check(long key) {
        return (int) (key >>> 32) * 31;
    }

    private static int first(long key) {
        return (int) (key >>> 7) | 1;
    }
}
