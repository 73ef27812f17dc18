package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

final class ProgressTest {
    private final StringWriter out = new StringWriter();
    private long now;

    private Progress progress(int total, boolean terminal) {
        return new Progress("working", total, new PrintWriter(out), terminal, () -> now);
    }

    @Test
    void drawsABarOverItselfOnATerminal() {
        Progress progress = progress(4, true);
        now = 10_000_000_000L;
        progress.show(1);
        assertThat(out.toString())
                .isEqualTo(
                        "\r\033[Kworking [######..................] 25 % (1 of 4), about 30 s left");
        out.getBuffer().setLength(0);
        progress.hide();
        assertThat(out.toString()).isEqualTo("\r\033[K");
    }

    @Test
    void elsewhereALineEveryTenPerCent() {
        Progress progress = progress(40, false);
        for (int done = 0; done <= 40; done++) {
            now += 60_000_000_000L;
            progress.show(done);
            progress.hide();
        }
        String[] lines = out.toString().split("\\R");
        assertThat(lines).hasSize(10);
        assertThat(lines[0]).isEqualTo("moyo: working, 10 % (4 of 40), about 45 min left");
        assertThat(lines[9]).isEqualTo("moyo: working, 100 % (40 of 40)");
    }

    @Test
    void longTimesAreHours() {
        Progress progress = progress(10, false);
        now = 3_600_000_000_000L;
        progress.show(1);
        assertThat(out.toString()).contains("about 9 h 0 min left");
    }
}
