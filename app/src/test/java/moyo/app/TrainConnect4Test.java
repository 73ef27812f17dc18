package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import moyo.lab.teach.ExamRecord;
import moyo.lab.teach.Metrics;
import moyo.lab.teach.TrainingFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A minute of training with the recipe of Connect Four: something must be learned in it. */
final class TrainConnect4Test {
    /** Shares of perfect moves; a uniform choice among all moves has about one half. */
    private static final double GAIN = 0.15;

    /** A busy machine gets more minutes. */
    private static final int MOST_MINUTES = 6;

    @TempDir private Path temp;

    @Test
    void aMinuteOfTrainingTeachesTheNetwork() throws Exception {
        assumeTrue(TrainProcess.isPossible(), "no Python with PyTorch here");
        TrainingFolder folder = new TrainingFolder(temp.resolve("run"));
        double gain = Double.NEGATIVE_INFINITY;
        for (int minutes = 1; minutes <= MOST_MINUTES && gain < GAIN; minutes++) {
            TrainProcess training = new TrainProcess(folder.dir(), temp.resolve("output"), minutes);
            assertThat(training.exitCode()).as(training.output()).isZero();
            assertThat(training.output())
                    .contains("perfect moves, policy alone: ")
                    .contains("./moyo gtp --game connect4 --player \"zero net=");
            gain = gain(folder);
        }
        assertThat(gain).as("gain in perfect moves of the policy").isGreaterThan(GAIN);
        List<Metrics> lines =
                folder.metrics().stream().filter(m -> Double.isFinite(m.total())).toList();
        assertThat(lines.get(lines.size() - 1).total()).isLessThan(0.8 * lines.get(0).total());
        assertThat(folder.net("best")).exists();
        assertThat(folder.dir().resolve("report.html")).content().contains("<svg");
    }

    /** The policy of the last network, all positions, above that of the random weights. */
    private static double gain(TrainingFolder folder) throws Exception {
        List<ExamRecord> policies =
                folder.exams().read().stream()
                        .filter(exam -> exam.visits() == ExamRecord.POLICY_ALONE)
                        .toList();
        assertThat(policies.get(0).network()).isEqualTo("00000000");
        return policies.get(policies.size() - 1).result().share()
                - policies.get(0).result().share();
    }
}
