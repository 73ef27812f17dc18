package moyo.net.weights;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class HalfTest {
    @Test
    void convertsKnownValues() {
        assertThat(Half.toFloat((short) 0x3c00)).isEqualTo(1f);
        assertThat(Half.toFloat((short) 0xc000)).isEqualTo(-2f);
        assertThat(Half.toFloat((short) 0x3555)).isEqualTo(0.33325195f);
        assertThat(Half.toFloat((short) 0x7bff)).isEqualTo(65504f);
        assertThat(Half.toFloat((short) 0x0400)).isEqualTo(0x1p-14f);
    }

    @Test
    void convertsSubnormalNumbersAndZeros() {
        assertThat(Half.toFloat((short) 0x0001)).isEqualTo(0x1p-24f);
        assertThat(Half.toFloat((short) 0x83ff)).isEqualTo(-1023 * 0x1p-24f);
        assertThat(Float.floatToRawIntBits(Half.toFloat((short) 0))).isZero();
        assertThat(Float.floatToRawIntBits(Half.toFloat((short) 0x8000)))
                .isEqualTo(Integer.MIN_VALUE);
    }

    @Test
    void convertsInfinityAndNaN() {
        assertThat(Half.toFloat((short) 0x7c00)).isEqualTo(Float.POSITIVE_INFINITY);
        assertThat(Half.toFloat((short) 0xfc00)).isEqualTo(Float.NEGATIVE_INFINITY);
        assertThat(Half.toFloat((short) 0x7e00)).isNaN();
    }

    @Test
    void growsWithTheBitsOfPositiveNumbers() {
        for (int bits = 1; bits <= 0x7c00; bits++) {
            assertThat(Half.toFloat((short) bits)).isGreaterThan(Half.toFloat((short) (bits - 1)));
        }
    }
}
