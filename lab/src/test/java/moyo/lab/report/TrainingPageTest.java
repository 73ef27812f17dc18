package moyo.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import moyo.lab.report.figure.Fact;
import moyo.lab.report.figure.TrainingView;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Rating;
import moyo.lab.teach.ExamRecord;
import moyo.lab.teach.Metrics;
import moyo.lab.teach.Speed;
import moyo.lab.teach.TrainingFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TrainingPageTest {
    @TempDir private Path dir;

    private static Metrics metrics(int i) {
        return new Metrics(
                10 * i,
                50L * i,
                900L * i,
                i == 0 ? Double.NaN : 2.0 / i,
                0.6,
                2.5,
                1.5,
                1.6,
                List.of(List.of(0.1, 0.2, 10.0 * i), List.of(0.9, 0.8, 30.0 * i)));
    }

    private static TrainingView view(boolean running, double seconds) {
        List<Metrics> lines = new ArrayList<>();
        List<Speed> speeds = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            lines.add(metrics(i));
            speeds.add(new Speed(10 * i, i, i, 12, 450, 9000));
        }
        return new TrainingView(
                "Training: toy",
                running,
                20,
                new TrainingFolder.State(seconds, 100, 200),
                lines,
                speeds,
                List.of(
                        new Rating("00000000", 0, new Interval(0, 0), 24, 4),
                        new Rating("00000500", 412, new Interval(300, 520), 24, 20)),
                Map.of("00000000", 0.0, "00000500", 10.0),
                List.of(
                        new ExamRecord("00000500", 600, 2, 700, 1000),
                        new ExamRecord("00000500", 600, 100, 190, 200)),
                "Solved positions & <more>.",
                Optional.of("00000500"),
                List.of(new Fact("seed", "1")),
                "./moyo train --game toy",
                Instant.EPOCH);
    }

    private static TrainingView empty() {
        return new TrainingView(
                "Training: toy",
                true,
                20,
                new TrainingFolder.State(0, 0, 0),
                List.of(),
                List.of(),
                List.of(),
                Map.of(),
                List.of(),
                "",
                Optional.empty(),
                List.of(),
                "./moyo train",
                Instant.EPOCH);
    }

    private static void requireXml(String page) throws Exception {
        DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(
                        new java.io.ByteArrayInputStream(
                                page.replace("<!DOCTYPE html>", "")
                                        .getBytes(java.nio.charset.StandardCharsets.UTF_8)));
    }

    @Test
    void showsPlotsRatingsAndPerfectMoves() throws Exception {
        String page = TrainingPage.of(view(false, 1200));
        requireXml(page);
        assertThat(page)
                .contains("Trained", "minute 20 of 20", "17\u202F100 positions", "950 steps")
                .contains("95.0\u00A0% of the moves at 100 visits are perfect")
                .contains("Elo above the first network", "Perfect moves: policy alone")
                .contains("Losses: policy", "Entropy of the policy", "Calibration of the value")
                .contains("positions a second", "games a second")
                .contains("00000500, best", "+412", "+300 to +520")
                .contains("policy alone", "Solved positions &amp; &lt;more&gt;.")
                .contains("./moyo train --game toy")
                .doesNotContain("http-equiv=\"refresh\"");
        assertThat(page.split("<svg", -1)).hasSize(1 + 7);
    }

    @Test
    void aRunningTrainingReloadsItselfAndAStoppedOneSaysSo() throws Exception {
        assertThat(TrainingPage.of(view(true, 300))).contains("http-equiv=\"refresh\"", "Training");
        assertThat(TrainingPage.of(view(false, 300))).contains("Stopped", "minute 5 of 20");
    }

    @Test
    void aTrainingThatHasJustBegunHasAPage() throws Exception {
        TrainingWriter.write(empty(), dir);
        String page = Files.readString(dir.resolve("report.html"));
        requireXml(page);
        assertThat(page).contains("minute 0 of 20").doesNotContain("<svg", "Perfect moves");
    }

    /** Bin 0 of the last ten lines: 10 to 19 times ten rows. */
    @Test
    void calibrationIsThatOfTheLastLinesByRows() {
        List<TrainingView.Calibration> points = view(false, 1200).calibration();
        assertThat(points).hasSize(2);
        assertThat(points.get(0).rows()).isEqualTo(1450);
        assertThat(points.get(0).prediction())
                .isCloseTo(0.1, org.assertj.core.api.Assertions.within(1e-9));
        assertThat(points.get(1).result())
                .isCloseTo(0.8, org.assertj.core.api.Assertions.within(1e-9));
        assertThat(empty().calibration()).isEmpty();
    }
}
