package moyo.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/**
 * Explore and the lessons in a real browser; skipped where there is no Chromium with its driver.
 */
final class ExplorePageBrowserTest extends PageInBrowser {
    @AfterEach
    void showsNoErrors() {
        assertThat(list("[...document.querySelectorAll('.sv-error')].map(e => e.textContent)"))
                .allMatch(String::isEmpty);
        browser.assertSound();
        assertThat(server.log()).isEmpty();
    }

    private void go(String path) {
        browser.go(server.address("/#/" + path));
    }

    private void explore(String query) {
        go("explore?" + query);
        await("document.querySelector('.tree-node') && " + IDLE);
    }

    private static final String IDLE =
            "document.querySelector('.run')?.getAttribute('aria-disabled') === 'false'";

    /** Waits until an expression is true. */
    private void await(String expression) {
        browser.await(
                expression,
                () -> Boolean.TRUE.equals(browser.script("return Boolean(" + expression + ")")));
    }

    private String text(String selector) {
        return browser.text(selector);
    }

    private List<String> list(String expression) {
        List<String> texts = new ArrayList<>();
        if (browser.script("return " + expression) instanceof List<?> all) {
            all.forEach(one -> texts.add(String.valueOf(one)));
        }
        return texts;
    }

    private void click(String selector) {
        browser.script("document.querySelector(arguments[0]).click()", selector);
    }

    private void press(Keys... keys) {
        for (Keys key : keys) {
            browser.type(key);
        }
    }

    private void run(int simulations, String total) {
        click("[aria-label='Run %d simulations']".formatted(simulations));
        await("document.querySelector('.sv-count').textContent.startsWith('%s ')".formatted(total));
    }

    private void begin() {
        click(".slow-button");
        await("document.querySelector('.slow:not([hidden])')");
    }

    /** Clicks until the text of slow mode contains a text. */
    private void clickUntil(String selector, String wanted) {
        browser.script(
                "for (let i = 0; i < 30; i++) { if"
                        + " (document.querySelector('.slow-text').textContent.includes(arguments[1]))"
                        + " return; document.querySelector(arguments[0]).click(); }",
                selector,
                wanted);
        assertThat(text(".slow-text")).contains(wanted);
    }

    private String phase() {
        return text(".phases [aria-current]");
    }

    @Test
    void aSimulationIsSteppedThroughItsFourPhases() {
        explore("game=connect4&moves=d+d&player=uct");
        run(10, "10");
        begin();
        List<String> phases = new ArrayList<>();
        List<String> sentences = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            phases.add(phase());
            sentences.add(text(".slow-text"));
            press(i < 3 ? Keys.PAGE_DOWN : Keys.ARROW_RIGHT);
        }
        for (int i = 0; i < 8 && !text(".slow-text").startsWith("Root: visits"); i++) {
            press(Keys.ARROW_RIGHT);
        }
        assertThat(phases).containsExactly("Select", "Expand", "Evaluate", "Back up");
        assertThat(sentences.get(0)).startsWith("At the root Red selects");
        assertThat(sentences.get(1)).contains("gets 7 children, one for each move");
        assertThat(sentences.get(2)).startsWith("Playout, move 1 of ");
        assertThat(text(".slow-text")).startsWith("Root: visits 10 → 11, value for Red ");
        press(Keys.PAGE_UP, Keys.PAGE_UP);
        assertThat(phase()).isEqualTo("Evaluate");
        press(Keys.ESCAPE);
        await("document.querySelector('.slow').hidden");
        assertThat(text(".sv-count")).startsWith("11 simulations");
        await("document.querySelector('.tree-node text').textContent.startsWith('11 ')");
    }

    @ParameterizedTest
    @CsvSource({
        "connect4, zero, The network gives",
        "connect4, btt, The playout ends",
        "connect4, graph, The playout ends",
        "go, uct, The playout ends",
        "go, zero, The network gives",
        "blokus, uct, The playout ends",
    })
    void everyKindOfSearchCanBeStepped(String game, String player, String evaluation) {
        explore("game=" + game + "&player=" + player);
        run(10, "10");
        begin();
        browser.screenshot("slow-%s-%s".formatted(game, player));
        clickUntil("[aria-label='Next phase']", "visits 0 → 1");
        clickUntil("[aria-label='One step back']", evaluation);
        clickUntil(".forward", "Root: visits 10 → 11");
        click(".forward");
        browser.script(
                "document.querySelector('.tree-node').dispatchEvent(new MouseEvent('click'))");
        await("document.querySelector('.slow').hidden");
        run(10, "21");
    }

    @Test
    void nodesAreOpenedByKeys() {
        explore("game=connect4&player=uct");
        run(100, "100");
        await("document.querySelectorAll('.tree-node').length === 8");
        browser.script("document.querySelector('.tree-node').focus()");
        press(Keys.ARROW_RIGHT);
        String first = "document.activeElement.getAttribute('aria-level') === '%d'";
        await(first.formatted(2));
        press(Keys.ARROW_RIGHT);
        await("document.activeElement.getAttribute('aria-expanded') === 'true'");
        press(Keys.ARROW_RIGHT);
        await(first.formatted(3));
        await("document.querySelector('.sv-where').textContent.startsWith('Red to move')");
        press(Keys.ARROW_LEFT, Keys.ARROW_LEFT);
        await("document.querySelectorAll('.tree-node').length === 8");
        press(Keys.END);
        await("document.activeElement === [...document.querySelectorAll('.tree-node')].at(-1)");
    }

    @Test
    void manyMovesComeInPages() {
        explore("game=go&board.size=9&player=uct");
        run(100, "100");
        await("document.querySelectorAll('.terms-table tbody tr').length === 12");
        click(".terms-more button");
        await("document.querySelectorAll('.terms-table tbody tr').length === 24");
        run(10, "110");
        await("document.querySelectorAll('.terms-table tbody tr').length === 24");
    }

    @Test
    void aPositionOfAGameIsExplored() {
        Map<String, Object> person = Map.of("kind", "human");
        String id =
                server.posted(
                                "/api/games",
                                Map.of("game", "connect4", "seats", List.of(person, person)))
                        .path("id")
                        .asText();
        go("game/" + id);
        await("document.querySelector('.analysis-panel a[href=\"#/explore\"]')");
        click(".analysis-panel a[href='#/explore']");
        await("document.querySelector('.tree-node') && " + IDLE);
        run(10, "10");
        assertThat(text(".explore-where")).contains("Connect Four", "Back to the game");
    }

    @Test
    void aLongRunIsStopped() {
        explore("game=go&board.size=19&player=uct+playouts-per-leaf=100");
        click("[aria-label='Run 1000 simulations']");
        await("!document.querySelector('.stop').hidden");
        click(".stop");
        await("document.querySelector('.stop').hidden && " + IDLE);
        assertThat(text(".sv-count")).doesNotStartWith("1,000");
    }

    @Test
    void everyLessonShowsItsSearches() {
        go("understand");
        await("document.querySelectorAll('.lesson').length > 0");
        List<String> lessons = list("[...document.querySelectorAll('.lesson')].map(l => l.id)");
        assertThat(lessons).hasSizeGreaterThanOrEqualTo(8);
        for (String lesson : lessons) {
            String views = "[...document.querySelectorAll('#%s .sv')]".formatted(lesson);
            browser.script("document.getElementById(arguments[0]).scrollIntoView()", lesson);
            await(
                    views
                            + ".length > 0 && "
                            + views
                            + ".every(v => v.querySelector('.tree-node') &&"
                            + " !v.classList.contains('busy') &&"
                            + " !v.querySelector('.sv-count').textContent.startsWith('0 '))");
            browser.screenshot(lesson);
        }
        checkNumbersOfTexts();
    }

    /** Compares the views with the numbers in the texts of the lessons. */
    private void checkNumbersOfTexts() {
        assertThat(nodes("four-steps", 1)).contains("a 7 · 71 %");
        click("#lesson-four-steps .slow-button");
        await("document.querySelector('#lesson-four-steps .slow:not([hidden])')");
        click("#lesson-four-steps [aria-label='Next phase']");
        assertThat(text("#lesson-four-steps .slow-text")).contains("gets 7 children");
        assertThat(nodes("exploration", 2)).contains("f 191 · 58 %");
        assertThat(nodes("ucb1", 1)).contains("a 24 · 67 %", "g 13 · 54 %");
        assertThat(text("#lesson-ucb1 tr.next .bound")).isEqualTo("1.134");
        assertThat(nodes("flat", 1)).contains("e 317 · 72 %", "d 250 · 70 %");
        assertThat(nodes("flat", 2)).contains("d 308 · 64 %", "e 107 · 53 %", "e 58 · 71 %");
        assertThat(text("#lesson-flat .lesson-view:nth-child(1) .sv-where")).endsWith("play e");
        assertThat(text("#lesson-flat .lesson-view:nth-child(2) .sv-where")).endsWith("play d");
        assertThat(nodes("solver", 2)).contains("g 31 · 71 %");
        assertThat(nodes("visits", 1)).contains("a 7 · 71 %", "f 7 · 86 %", "e 2 · 0 %");
        assertThat(text("#lesson-visits .sv-where")).endsWith("would play a");
        lesson("tree", 1, "Run 1000", "1,001 ");
        lesson("puct", 1, "Run 9 ", "10 ");
        lesson("puct", 1, "Run 90 ", "100 ");
        assertThat(nodes("puct", 1)).contains("f 49 · 79 %", "d 41 · 75 %", "e 5 · 37 %");
        assertThat(nodes("puct", 2)).contains("d 39 · 74 %", "f 17 · 53 %");
        lesson("solver", 1, "Run 1 ", "103 ");
        await("document.querySelector('#lesson-solver .sv-where').textContent.includes('proven')");
        assertThat(nodes("solver", 1)).contains("a 32 · 100 %won");
        lesson("solver", 2, "Run 100 ", "203 ");
        assertThat(nodes("solver", 2)).contains("a 78 · 76 %", "g 46 · 67 %");
        click("#lesson-visits .segments button:nth-child(2)");
        await("document.querySelector('#lesson-visits .sv-where').textContent.endsWith('play f')");
        lesson("visits", 1, "Run 970 ", "1,000 ");
        assertThat(nodes("visits", 1)).contains("e 304 · 69 %", "f 100 · 58 %");
        click("#lesson-transpositions .lesson-view:nth-child(2) .slow-button");
        await("document.querySelector('#lesson-transpositions .slow:not([hidden])')");
        for (int i = 0; i < 2; i++) {
            click("#lesson-transpositions .slow:not([hidden]) [aria-label='Next phase']");
        }
        assertThat(text("#lesson-transpositions .slow:not([hidden]) .slow-text"))
                .startsWith("The transposition table knows this position");
    }

    /** Runs a search of a lesson and waits for the number of its simulations. */
    private void lesson(String id, int view, String button, String count) {
        String place = "#lesson-%s .lesson-view:nth-child(%d) ".formatted(id, view);
        click(place + "[aria-label^='" + button + "']");
        await(
                "document.querySelector('%s.sv-count').textContent.startsWith('%s')"
                        .formatted(place, count));
        await("!document.querySelector('%s.sv').classList.contains('busy')".formatted(place));
    }

    /** The nodes of a lesson's tree that are shown, as text. */
    private List<String> nodes(String id, int view) {
        return list(
                "[...document.querySelectorAll('#lesson-%s .lesson-view:nth-child(%d) .tree-node text')]"
                                .formatted(id, view)
                        + ".map(t => [...t.children].map(c => c.textContent)).map(([name, ...rest])"
                        + " => name + ' ' + rest.join(''))");
    }
}
