package moyo.net.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class EvaluationCacheTest {
    private final EvaluationCache cache = new EvaluationCache(1 << 10, 2, true);
    private final float[] found = new float[2];

    private static float[] outputs(float first, float second) {
        return new float[] {first, second};
    }

    @Test
    void findsWhatWasStored() {
        assertThat(cache.find(5, 1, found)).isFalse();
        cache.store(5, 1, outputs(3, 4));
        assertThat(cache.find(5, 1, found)).isTrue();
        assertThat(found).containsExactly(3, 4);
    }

    @Test
    void answersOnlyIfBothKeysMatch() {
        cache.store(5, 1, outputs(3, 4));
        assertThat(cache.find(5, 2, found)).isFalse();
        assertThat(cache.find(6, 1, found)).isFalse();
    }

    /** 1 KiB holds 128 entries of 8 bytes: keys 5 and 133 have the same place. */
    @Test
    void theNextEntryOfAPlaceReplacesTheLast() {
        cache.store(5, 1, outputs(3, 4));
        cache.store(133, 1, outputs(5, 6));
        assertThat(cache.find(5, 1, found)).isFalse();
        assertThat(cache.find(133, 1, found)).isTrue();
        assertThat(found).containsExactly(5, 6);
    }

    @Test
    void keysAreTakenWithoutSign() {
        cache.store(-5, 1, outputs(3, 4));
        assertThat(cache.find(-5, 1, found)).isTrue();
    }

    @Test
    void aNewGameForgetsEverything() {
        cache.store(5, 1, outputs(3, 4));
        cache.clear(0);
        assertThat(cache.find(5, 1, found)).isFalse();
    }
}
