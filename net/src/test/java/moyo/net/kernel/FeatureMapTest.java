package moyo.net.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class FeatureMapTest {
    @Test
    void beginsWithZerosAndRoomForPaddingChannels() {
        FeatureMap map = FeatureMap.zero(6, 7, 33);
        assertThat(map.layout()).isEqualTo(new MapLayout(6, 7, 64));
        assertThat(map.values()).hasSize(map.layout().size()).containsOnly(0);
    }
}
