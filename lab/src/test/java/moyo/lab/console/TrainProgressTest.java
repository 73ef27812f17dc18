package moyo.lab.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import moyo.lab.teach.TrainingStatus;
import org.junit.jupiter.api.Test;

final class TrainProgressTest {
    @Test
    void aLineSaysHowFarItIsAndHowLongItTakes() {
        assertThat(TrainProgress.line(new TrainingStatus(90, 1110, 812, 28_900, 481.6)))
                .isEqualTo(
                        "minute 1.5, about 19 min left: 812 games, 28900 positions, 482 positions/s");
        assertThat(TrainProgress.line(new TrainingStatus(3, 57, 0, 0, Double.NaN)))
                .isEqualTo("minute 0.1, about 57 s left: 0 games, 0 positions");
    }

    @Test
    void linesComeAtIntervals() {
        StringWriter err = new StringWriter();
        TrainProgress progress = new TrainProgress(new PrintWriter(err), () -> "; step 7");
        for (int i = 0; i < 100; i++) {
            progress.show(new TrainingStatus(i, 100, i, i, 1));
        }
        assertThat(err.toString().lines()).hasSize(1).first().asString().endsWith("; step 7");
    }
}
