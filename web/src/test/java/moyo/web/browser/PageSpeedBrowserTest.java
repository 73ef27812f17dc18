package moyo.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import moyo.web.TestGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Measures how soon the page is there: {@code mvn -pl web test -Dtest=PageSpeedBrowserTest
 * -Dmeasure=true}. The figures are in docs/web.md.
 */
@EnabledIfSystemProperty(named = "measure", matches = "true")
final class PageSpeedBrowserTest extends PageInBrowser {
    private static final int MOVES = 15;
    private static final int STARTS = 5;
    private static final double MOST_SECONDS = 15;
    private static final double MOST_MILLIS_TO_FIRST = 300;
    private static final double LEAST_UPDATES = 5;

    /** From the start of the launcher to an empty board that waits for a move. */
    @Test
    void theLauncherShowsABoard(@TempDir Path dir) throws Exception {
        Path launcher = Path.of("..", "moyo").toRealPath();
        new ProcessBuilder(launcher.toString(), "version").inheritIO().start().waitFor(); // builds
        List<Double> boards = new ArrayList<>();
        for (int i = 0; i < STARTS; i++) {
            long start = System.nanoTime();
            Process process =
                    new ProcessBuilder(launcher.toString(), "web", "--port", "0")
                            .directory(dir.toFile())
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start();
            try {
                browser.driver().get(address(process.inputReader()));
                double printed = secondsSince(start);
                browser.press("Play");
                browser.see(".game-main .board-svg");
                browser.seeText(".status", "Your turn");
                boards.add(secondsSince(start));
                System.out.printf(
                        "start %d: page after %.1f s, board after %.1f s%n",
                        i + 1, printed, boards.get(i));
            } finally {
                process.destroy();
                process.waitFor(20, TimeUnit.SECONDS);
            }
        }
        assertThat(boards).allMatch(seconds -> seconds < MOST_SECONDS);
    }

    private static String address(BufferedReader out) throws IOException {
        return String.valueOf(out.readLine()).split(" ")[3];
    }

    private static double secondsSince(long start) {
        return (System.nanoTime() - start) / 1e9;
    }

    /** From a click on the board to the first circle of the new position, as the page draws it. */
    @Test
    void circlesFollowAMove() {
        String id =
                server.posted(
                                "/api/games",
                                TestGame.request(
                                        "go", Map.of("size", 9), TestGame.PERSON, TestGame.PERSON))
                        .path("id")
                        .asText();
        browser.go(server.address("/#/game/" + id));
        browser.click(".switch");
        browser.see(".board-svg .candidate");
        browser.script(
                """
                window.first = [];
                window.updates = 0;
                const at = () => document.querySelector('.move-number').textContent;
                let clicked = null;
                document.querySelector('.board-svg').addEventListener('pointerdown', () => {
                  clicked = { time: performance.now(), at: at() };
                });
                new MutationObserver(() => {
                  window.updates++;
                  if (clicked && at() !== clicked.at && document.querySelector('.candidate')) {
                    window.first.push(performance.now() - clicked.time);
                    clicked = null;
                  }
                }).observe(document.querySelector('.lane-facts'), { childList: true });
                """);
        List<Double> rates = new ArrayList<>();
        for (int move = 0; move < MOVES; move++) {
            int wanted = move + 1;
            browser.clickCell(1 + move % 4 * 2, 1 + move / 4 * 2);
            browser.await("circles", () -> number("first.length") == wanted);
            double updates = number("updates");
            long start = System.nanoTime();
            browser.await("two seconds", () -> secondsSince(start) > 2);
            rates.add((number("updates") - updates) / secondsSince(start));
        }
        rates.sort(null);
        double median = number("first.sort((a, b) => a - b)[%d]".formatted(MOVES / 2));
        System.out.printf(
                "first circles after a move: %.0f ms (median), %.0f ms (worst) of %d moves;"
                        + " updates a second: %.1f (median), %.1f (least)%n",
                median, number("first.at(-1)"), MOVES, rates.get(MOVES / 2), rates.get(0));
        assertThat(median).isLessThan(MOST_MILLIS_TO_FIRST);
        assertThat(rates.get(MOVES / 2)).isGreaterThan(LEAST_UPDATES);
    }

    private double number(String expression) {
        return ((Number) browser.script("return window." + expression)).doubleValue();
    }
}
