package moyo.lab.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ProgressTest {
    private final StringWriter out = new StringWriter();
    private long now;
    private int columns;

    private Progress progress(int total, boolean isWatched) {
        return new Progress(new PrintWriter(out), total, "moves", isWatched, columns, () -> now);
    }

    @Test
    void drawsABarOverItself() {
        Progress progress = progress(4, true);
        now = 10_000_000_000L;
        progress.step("game.sgf");
        assertThat(out.toString())
                .isEqualTo(
                        "\r\033[K[#####...............] 25 %, 1 of 4 moves, about 30 s left,"
                                + " game.sgf");
    }

    @ParameterizedTest
    @CsvSource({"9, 81 s", "20, 3 min", "300, 45 min", "3600, 9 h 0 min"})
    void longTimesAreMinutesAndHours(int seconds, String left) {
        Progress progress = progress(10, true);
        now = seconds * 1_000_000_000L;
        progress.step("");
        assertThat(out.toString()).contains("about " + left + " left");
    }

    /** A longer line would wrap, and only its last part would be erased. */
    @Test
    void isShorterThanALineOfTheTerminal() {
        columns = 40;
        progress(4, true).step("exploration=0.4156, predicted 55.1 % (47.5 to 62.4)");
        assertThat(out.toString())
                .isEqualTo("\r\033[K[#####...............] 25 %, 1 of 4 mov")
                .hasSize(4 + 39);
    }

    @Test
    void makesRoomForAReport() {
        progress(4, true).interrupted(() -> out.write("line"));
        assertThat(out.toString()).isEqualTo("\r\033[Kline");
    }

    @Test
    void saysNothingWhereNobodyWatches() {
        Progress progress = progress(4, false);
        progress.step("");
        progress.interrupted(() -> out.write("line"));
        assertThat(out.toString()).isEqualTo("line");
    }
}
