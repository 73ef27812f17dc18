package moyo.net.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class EvaluationCacheTest {
    private final EvaluationCache cache = new EvaluationCache(4, 2);
    private final float[] into = new float[4];

    @Test
    void answersWhatWasPutUntilItIsReplacedOrCleared() {
        assertThat(cache.get(5, into, 0)).isFalse();
        cache.put(5, new float[] {0, 1, 2}, 1);
        assertThat(cache.get(5, into, 2)).isTrue();
        assertThat(into).containsExactly(0, 0, 1, 2);
        cache.put(6, new float[] {8, 9}, 0); // the highest bits are the same: the same place
        assertThat(cache.get(5, into, 0)).isFalse();
        assertThat(cache.get(6, into, 0)).isTrue();
        cache.clear();
        assertThat(cache.get(6, into, 0)).isFalse();
    }

    @Test
    void everyByteOfARowMattersAndItsPlaceDoesNot() {
        byte[] rows = new byte[64];
        new Random(1).nextBytes(rows);
        System.arraycopy(rows, 0, rows, 32, 21);
        long hash = EvaluationCache.hash(rows, 0, 21);
        assertThat(EvaluationCache.hash(rows, 32, 21)).isEqualTo(hash);
        Set<Long> hashes = new HashSet<>(Set.of(hash));
        for (int i = 0; i < 21; i++) {
            rows[i] ^= 4;
            assertThat(hashes.add(EvaluationCache.hash(rows, 0, 21))).as("byte %d", i).isTrue();
            rows[i] ^= 4;
        }
        assertThat(EvaluationCache.hash(rows, 0, 20)).isNotEqualTo(hash);
    }
}
