package moyo.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ZobristTest {
    /** Stored tables stay readable only while these stay as they are. */
    @Test
    void keysAreTheSameOnEveryMachineForEver() {
        assertThat(Zobrist.keys("go 9", 3))
                .containsExactly(0x6d6cba50e7afd34aL, 0x7ec5d45dd705f3a5L, 0xacad17c435d5fb46L);
        assertThat(Zobrist.checkKeys("go 9", 3))
                .containsExactly(0x6412a71b, 0x826ef92c, 0x917a1f57);
    }

    @Test
    void fewerKeysAreTheBeginningOfMore() {
        assertThat(Arrays.copyOf(Zobrist.keys("x", 100), 10)).isEqualTo(Zobrist.keys("x", 10));
    }

    @Test
    void allKeysOfAllPurposesDiffer() {
        Set<Long> seen = new HashSet<>();
        for (int size = 2; size <= 25; size++) {
            for (long key : Zobrist.keys("go " + size, 2000)) {
                seen.add(key);
            }
        }
        assertThat(seen).hasSize(24 * 2000);
    }

    @Test
    void checkKeysAreUnrelatedToKeysOfTheSamePurpose() {
        long[] keys = Zobrist.keys("go 19", 1200);
        int[] checks = Zobrist.checkKeys("go 19", 1200);
        for (int i = 0; i < keys.length; i++) {
            assertThat(checks[i]).isNotIn((int) keys[i], (int) (keys[i] >>> 32));
        }
    }

    /** With a fair coin for each bit, the sum of a column is within 5 standard deviations. */
    @Test
    void everyBitIsSetInAboutHalfTheKeys() {
        long[] keys = Zobrist.keys("go 19", 10_000);
        for (int bit = 0; bit < Long.SIZE; bit++) {
            int set = 0;
            for (long key : keys) {
                set += (int) (key >>> bit & 1);
            }
            assertThat(set).as("bit %d", bit).isBetween(5000 - 250, 5000 + 250);
        }
    }

    /** What hashing needs: no small set of keys cancels out. */
    @Test
    void noTwoPairsOfKeysHaveTheSameSum() {
        long[] keys = Zobrist.keys("go 9", 300);
        Set<Long> sums = new HashSet<>();
        for (int i = 0; i < keys.length; i++) {
            for (int j = 0; j < i; j++) {
                sums.add(keys[i] ^ keys[j]);
            }
        }
        assertThat(sums).hasSize(300 * 299 / 2).doesNotContain(0L);
    }
}
