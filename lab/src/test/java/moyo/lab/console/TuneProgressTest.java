package moyo.lab.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import moyo.lab.record.Outcome;
import moyo.lab.report.figure.SampleRuns;
import moyo.lab.tune.Trial;
import org.junit.jupiter.api.Test;

final class TuneProgressTest {
    private static final long SECOND = 1_000_000_000L;

    private final StringWriter text = new StringWriter();
    private final PrintWriter err = new PrintWriter(text, true);
    private long now = 5 * SECOND;
    private int estimates;
    private int reports;

    private TuneProgress progress(boolean onTerminal) {
        return new TuneProgress(
                err,
                10,
                20,
                () -> "c=" + ++estimates,
                () -> reports++,
                new Progress(err, 10, "games", onTerminal, 0, () -> now),
                onTerminal,
                () -> now);
    }

    /** Plays a pair and finishes its trial. */
    private static void play(TuneProgress progress, int pair) {
        progress.finished(SampleRuns.game(pair, 0, Outcome.FIRST));
        progress.finished(SampleRuns.game(pair, 1, Outcome.FIRST));
        progress.finished(new Trial(pair, List.of(1.0), List.of(), 1));
    }

    @Test
    void aTerminalShowsABarWithTheEstimate() {
        TuneProgress progress = progress(true);
        play(progress, 0);
        assertThat(text.toString()).contains("20 %, 2 of 10 games", "no estimate yet");
        progress.finished(SampleRuns.game(1, 0, Outcome.FIRST));
        assertThat(text.toString()).endsWith("30 %, 3 of 10 games, about 0 s left, c=1");
        assertThat(text.toString()).doesNotContain("\n");
    }

    /** An estimate fits the model to all games, which may take longer than a game. */
    @Test
    void theEstimateIsMadeOnceASecond() {
        TuneProgress progress = progress(true);
        for (int pair = 0; pair < 3; pair++) {
            play(progress, pair);
            now += SECOND / 3;
        }
        assertThat(estimates).isEqualTo(1);
        now += SECOND;
        play(progress, 3);
        assertThat(estimates).isEqualTo(2);
    }

    @Test
    void elsewhereALineIsPrintedAtIntervalsAndTheReportWritten() {
        TuneProgress progress = progress(false);
        play(progress, 0);
        assertThat(text.toString()).isEmpty();
        now += 31 * SECOND;
        play(progress, 1);
        assertThat(text.toString()).startsWith("14 of 20 games, about ").endsWith(" left, c=1\n");
        assertThat(reports).isEqualTo(1);
    }

    @Test
    void faultsAreReportedAtOnce() {
        progress(false)
                .finished(
                        SampleRuns.game(
                                "a", "b", 0, 0, Outcome.FIRST, "crash", Double.NaN, List.of("D4")));
        assertThat(text.toString()).startsWith("moyo: ").contains("crash");
    }
}
