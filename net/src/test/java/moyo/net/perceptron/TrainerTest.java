package moyo.net.perceptron;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.Rng;
import org.junit.jupiter.api.Test;

final class TrainerTest {
    private static final int INPUTS = 12;
    private static final TrainingOptions OPTIONS = new TrainingOptions(8, 0.01, 16, 300, 30, 5);

    /**
     * A win rate that depends on two counts, not linearly; input 11 occurs once in 100 examples.
     */
    private static List<Sample> samples(int count, long seed) {
        Rng rng = new Rng(seed);
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int[] counts = new int[INPUTS];
            for (int input = 0; input < INPUTS - 2; input++) {
                counts[input] = rng.nextInt(10);
            }
            counts[INPUTS - 2] = 7; // never varies
            counts[INPUTS - 1] = i % 100 == 0 ? 1 : 0;
            double x = counts[0] - counts[1] + (counts[2] > 5 ? 4 : -4);
            samples.add(new Sample(counts, (float) Sigmoid.exact(x / 4)));
        }
        return samples;
    }

    private static double error(List<Sample> samples, Perceptron network) {
        return samples.stream()
                .mapToDouble(s -> Math.pow(s.value(network) - s.target(), 2))
                .average()
                .orElseThrow();
    }

    private static double constantError(List<Sample> samples, double constant) {
        return samples.stream()
                .mapToDouble(s -> Math.pow(constant - s.target(), 2))
                .average()
                .orElseThrow();
    }

    /**
     * Ten examples with arbitrary targets, each ten times, so that held-out ones are among them.
     */
    @Test
    void learnsAFewExamplesByHeart() {
        Rng rng = new Rng(3);
        List<Sample> few =
                samples(10, 1).stream().map(s -> s.withTarget((float) rng.nextDouble())).toList();
        List<Sample> often = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            often.addAll(few);
        }
        TrainingOptions longer = new TrainingOptions(20, 0.02, 10, 500, 500, 1);
        Trainer.Trained trained = Trainer.train(often, INPUTS, longer, 1);
        assertThat(trained.error()).isLessThan(1e-4);
        assertThat(error(few, trained.network())).isLessThan(1e-3);
    }

    @Test
    void predictsUnseenExamplesFarBetterThanTheirMean() {
        List<Sample> seen = samples(1000, 1);
        List<Sample> unseen = samples(500, 2);
        Trainer.Trained trained = Trainer.train(seen, INPUTS, OPTIONS, 1);
        double constant = constantError(unseen, Trainer.meanTarget(seen));
        assertThat(error(unseen, trained.network())).isLessThan(0.1 * constant);
        assertThat(trained.heldError()).isLessThan(0.1 * constant);
        assertThat(trained.rounds()).isPositive();
    }

    @Test
    void stopsBeforeItLearnsNoise() {
        Rng rng = new Rng(7);
        List<Sample> noise =
                samples(300, 3).stream().map(s -> s.withTarget((float) rng.nextDouble())).toList();
        Trainer.Trained trained = Trainer.train(noise, INPUTS, OPTIONS, 1);
        double constant = constantError(noise, Trainer.meanTarget(noise));
        assertThat(trained.rounds()).isLessThan(30);
        assertThat(trained.error()).isGreaterThan(0.7 * constant);
    }

    @Test
    void withoutPatienceEveryExampleIsLearnedToTheEnd() {
        Rng rng = new Rng(7);
        List<Sample> noise =
                samples(60, 3).stream().map(s -> s.withTarget((float) rng.nextDouble())).toList();
        TrainingOptions stubborn = new TrainingOptions(20, 0.02, 10, 300, 0, 1);
        Trainer.Trained trained = Trainer.train(noise, INPUTS, stubborn, 1);
        assertThat(trained.rounds()).isEqualTo(300);
        assertThat(trained.heldError()).isNaN();
        assertThat(error(noise, trained.network()))
                .isLessThan(0.3 * constantError(noise, Trainer.meanTarget(noise)));
    }

    @Test
    void theSameSeedGivesTheSameNetwork() {
        List<Sample> samples = samples(200, 4);
        Perceptron one = Trainer.train(samples, INPUTS, OPTIONS, 9).network();
        Perceptron two = Trainer.train(samples, INPUTS, OPTIONS, 9).network();
        Perceptron other = Trainer.train(samples, INPUTS, OPTIONS, 10).network();
        assertThat(one.rows()).isEqualTo(two.rows());
        assertThat(one.bias()).isEqualTo(two.bias());
        assertThat(one.rows()).isNotEqualTo(other.rows());
    }

    @Test
    void inputsThatDoNotVaryOrHardlyOccurHaveNoWeights() {
        List<Sample> samples = samples(300, 5);
        assertThat(Trainer.train(samples, INPUTS, OPTIONS, 1).network().kept())
                .doesNotContain(INPUTS - 2, INPUTS - 1)
                .hasSize(INPUTS - 2);
    }

    @Test
    void countsAreStandardised() {
        List<Sample> samples = samples(300, 6);
        float[][] rows = new Scaling(samples, INPUTS, 1).rows(samples);
        for (int k = 0; k < rows[0].length; k++) {
            double sum = 0;
            double squares = 0;
            for (float[] row : rows) {
                sum += row[k];
                squares += row[k] * row[k];
            }
            assertThat(sum / rows.length).isCloseTo(0, within(1e-4));
            assertThat(squares / rows.length).isCloseTo(1, within(1e-4));
        }
    }

    @Test
    void theFoldedNetworkComputesWhatWasTrained() {
        List<Sample> samples = samples(300, 8);
        Scaling scaling = new Scaling(samples, INPUTS, 1);
        Rng rng = new Rng(1);
        Layers layers = new Layers(scaling.size(), 5, 0.5, rng);
        Arrays.setAll(layers.parameters(), i -> rng.nextDouble() - 0.5);
        Perceptron folded = scaling.fold(layers);
        float[][] rows = scaling.rows(samples);
        for (int i = 0; i < rows.length; i++) {
            assertThat(samples.get(i).value(folded))
                    .isCloseTo(layers.forward(rows[i]), within(0.002));
        }
    }

    @Test
    void senselessOptionsAreRefused() {
        assertThatThrownBy(() -> new TrainingOptions(0, 0.1, 1, 1, 1, 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("hidden units: 0, not 1 to 1000");
        assertThatThrownBy(() -> new TrainingOptions(1, 0.1, 1, 0, 1, 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("rounds 0");
    }
}
