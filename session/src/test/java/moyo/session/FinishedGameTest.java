package moyo.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FinishedGameTest {
    @ParameterizedTest
    @CsvSource({
        "0, score, 3.5, B+3.5",
        "1, score, -12, W+12",
        "0, move-limit, 0.25, B+0.25",
        "-1, score, 0, 0",
        "0, resign, NaN, B+R",
        "1, adjudication, NaN, W+R",
        "0, time, NaN, B+T",
        "1, crash, NaN, W+F",
        "0, illegal, NaN, B+F"
    })
    void theResultIsWrittenAsSgfHasIt(int winner, String reason, double score, String text) {
        FinishedGame finished =
                new FinishedGame(
                        "Moyo:1",
                        "event",
                        "round",
                        "a",
                        "b",
                        "a playouts=1",
                        "b",
                        7,
                        "2026-11-17",
                        List.of(1, 2),
                        List.of("", ""),
                        winner,
                        reason,
                        score,
                        "");
        assertThat(finished.sgfResult()).isEqualTo(text);
    }
}
