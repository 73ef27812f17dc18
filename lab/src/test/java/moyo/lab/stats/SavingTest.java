package moyo.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import moyo.lab.stats.Saving.Sample;
import org.junit.jupiter.api.Test;

final class SavingTest {
    private static final double LEVEL = 0.95;

    @Test
    void aThirdLessForEachUnitIsAThirdSaved() {
        Saving saving =
                Saving.of(List.of(new Sample(40, 1, 120, 2), new Sample(80, 2, 60, 1)), LEVEL);
        assertThat(saving.share()).isCloseTo(1 / 3.0, within(1e-12));
        assertThat(saving.interval().low()).isCloseTo(1 / 3.0, within(1e-12));
        assertThat(saving.interval().high()).isCloseTo(1 / 3.0, within(1e-12));
    }

    /**
     * By hand: the sums are 120, 2, 160, 2; the pulls 50/120 - 1/2 - 90/160 + 1/2 and its negative;
     * t with one degree of freedom is 12.706.
     */
    @Test
    void samplesThatDifferLeaveRoom() {
        Saving saving =
                Saving.of(List.of(new Sample(50, 1, 90, 1), new Sample(70, 1, 70, 1)), LEVEL);
        double pull = 50 / 120.0 - 90 / 160.0;
        double factor = Math.exp(12.7062047 * Math.sqrt(2 * 2 * pull * pull));
        assertThat(saving.share()).isCloseTo(0.25, within(1e-12));
        assertThat(saving.interval().low()).isCloseTo(1 - 0.75 * factor, within(1e-6));
        assertThat(saving.interval().high()).isCloseTo(1 - 0.75 / factor, within(1e-6));
    }

    @Test
    void whoSpendsMoreSavesLessThanNothing() {
        assertThat(Saving.of(List.of(new Sample(60, 1, 40, 1)), LEVEL).share()).isEqualTo(-0.5);
    }

    @Test
    void oneSampleTellsNoInterval() {
        Sample one = new Sample(30, 1, 40, 1);
        Saving saving = Saving.of(List.of(one, new Sample(0, 0, 0, 0)), LEVEL);
        assertThat(saving.share()).isEqualTo(0.25);
        assertThat(saving.interval().low()).isNaN();
        assertThat(saving.interval().high()).isNaN();
    }

    @Test
    void emptySamplesChangeNothing() {
        List<Sample> samples = List.of(new Sample(50, 1, 90, 1), new Sample(70, 1, 70, 1));
        List<Sample> more = new ArrayList<>(samples);
        more.addAll(Collections.nCopies(9, new Sample(0, 0, 0, 0)));
        assertThat(Saving.of(more, LEVEL)).isEqualTo(Saving.of(samples, LEVEL));
    }

    @Test
    void nothingIsComparedWithNothing() {
        assertThat(Saving.of(List.of(), LEVEL)).isEqualTo(Saving.UNKNOWN);
        assertThat(Saving.of(List.of(new Sample(30, 1, 0, 0)), LEVEL)).isEqualTo(Saving.UNKNOWN);
        assertThat(Saving.UNKNOWN.isKnown()).isFalse();
    }

    /** Games differ in length, and both players' playouts are long in the same games. */
    @Test
    void theIntervalHoldsTheTruthNineteenTimesOfTwenty() {
        Random random = new Random(1);
        int held = 0;
        int matches = 2000;
        for (int match = 0; match < matches; match++) {
            List<Sample> samples = new ArrayList<>();
            for (int pair = 0; pair < 20; pair++) {
                double units = 1000 + random.nextInt(4000);
                double length = Math.exp(0.3 * random.nextGaussian());
                samples.add(
                        new Sample(
                                units * 42 * length * Math.exp(0.2 * random.nextGaussian()),
                                units,
                                1.1 * units * 60 * length * Math.exp(0.2 * random.nextGaussian()),
                                1.1 * units));
            }
            held += Saving.of(samples, LEVEL).interval().contains(0.3) ? 1 : 0;
        }
        assertThat((double) held / matches).isBetween(0.93, 0.97);
    }
}
