package moyo.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** Live analysis, files and the review of a game, as a person uses them. */
final class WatchPageBrowserTest extends PageInBrowser {
    /** A 9x9 game in which Black fills his own eye space instead of capturing. */
    private static final String RECORD =
            "(;GM[1]FF[4]SZ[9]KM[7];B[ee];W[ce];B[cf];W[de];B[df];W[ed];B[fe](;W[fd];B[ge];W[aa];B[gd]"
                    + ";W[ab];B[gc])(;W[ef]))";

    private void look(String record) {
        String id =
                server.posted("/api/games/open", Map.of("name", "game.sgf", "text", record))
                        .path("id")
                        .asText();
        browser.go(server.address("/#/game/" + id));
        browser.see(".game-main .board-svg .men .stone");
    }

    private void setAnalysis(boolean on) {
        if (Boolean.parseBoolean(browser.see(".switch").getAttribute("aria-checked")) != on) {
            browser.click(".switch");
        }
    }

    @Test
    void showsCandidatesLinesAndOwners() {
        look(RECORD);
        setAnalysis(true);
        browser.see(".candidates-table tbody tr:nth-child(3)");
        browser.await("circles on the board", () -> browser.count(".board-svg .candidate") >= 3);
        assertThat(browser.text(".lane-facts")).contains("win rate").contains("visits");
        browser.script(
                "document.querySelector('.candidates-table tbody tr').dispatchEvent(new"
                        + " PointerEvent('pointerenter'))");
        browser.await("numbered stones of the line", () -> browser.count(".board-svg .ghost") >= 2);
        browser.screenshot("watch-line");
        browser.press("Ownership");
        browser.await("owners", () -> browser.count(".board-svg .owner") > 10);
        browser.press("Influence");
        browser.await(
                "influence",
                () -> browser.count(".board-svg .heat rect, .board-svg .heat circle") > 10);
        browser.press("Influence");
        browser.press("Two lanes");
        browser.await(
                "the second player's moves",
                () -> browser.count(".board-box.second .candidates-table tr:not([hidden])") > 3);
        browser.see(".board-box.second .candidate");
        browser.screenshot("watch-two-lanes");
        browser.assertAccessible();
        browser.press("Two lanes");
        browser.press("Ownership");
        setAnalysis(false);
        browser.assertSound();
    }

    private String line() {
        return browser.text(".lane-line");
    }

    /** The circles that a line hides are found all the same. */
    @Test
    void pointingAtOneCircleAfterTheOtherShowsTheirLines() {
        look(RECORD);
        setAnalysis(true);
        browser.await("circles", () -> browser.count(".board-svg .candidate") >= 3);
        List<?> cells =
                (List<?>)
                        browser.script(
                                """
                                return [...document.querySelectorAll('.candidate > circle:first-child')]
                                  .slice(-2).map((c) => [c.cx.baseVal.value, c.cy.baseVal.value])
                                  .map(([x, y]) => `${(x - 20) / 40} ${(y - 20) / 40}`);
                                """);
        List<String> lines = new ArrayList<>();
        for (Object cell : cells) {
            String[] at = cell.toString().split(" ");
            browser.hoverCell(Integer.parseInt(at[0]), Integer.parseInt(at[1]));
            browser.await("a line", () -> browser.count(".board-svg .ghosts .ghost") >= 2);
            lines.add(line().split(" ")[1]);
        }
        assertThat(lines).doesNotHaveDuplicates();
        setAnalysis(false);
        browser.assertSound();
    }

    /** The search goes on between the press and the release of the button. */
    @Test
    void aCandidateIsPlayedFromTheTableByAClickAndByKeys() {
        look(RECORD);
        setAnalysis(true);
        WebElement row = browser.see(".candidates-table tbody tr:nth-child(2)");
        browser.await("a row", () -> !row.getText().isEmpty());
        Actions mouse = new Actions(browser.driver());
        mouse.moveToElement(row).clickAndHold().perform();
        String before = browser.text(".lane-facts");
        browser.await("the search", () -> !browser.text(".lane-facts").equals(before));
        mouse.release().perform();
        browser.seeText(".move-number", "14 / 14");
        browser.await("the table", () -> browser.see(".candidates-table tbody tr").isDisplayed());
        browser.script("document.querySelector('.lane-table').focus()");
        browser.type(Keys.ARROW_DOWN, Keys.ARROW_DOWN);
        browser.await("a line", () -> browser.count(".board-svg .ghosts .ghost") >= 2);
        assertThat(browser.text("tr.hovered td")).isEqualTo(line().split(" ")[1]);
        browser.type(Keys.ENTER);
        browser.seeText(".move-number", "15 / 15");
        setAnalysis(false);
        browser.assertSound();
    }

    @Test
    void aGameOfTwoProgramsDrawsTheGraphAndAClickJumpsToAMove() {
        Map<String, ?> program = Map.of("kind", "player", "player", "uct playouts=50");
        String id =
                server.posted(
                                "/api/games",
                                Map.of("game", "connect4", "seats", List.of(program, program)))
                        .path("id")
                        .asText();
        browser.go(server.address("/#/game/" + id));
        browser.seeText(".status", "The game is over");
        browser.see(".graph .series");
        String[] last = browser.text(".move-number").split(" / ");
        assertThat(last[0]).isEqualTo(last[1]);
        browser.see(".graph svg").click(); // in its middle
        browser.await("a jump", () -> !browser.text(".move-number").startsWith(last[0]));
        assertThat(Integer.parseInt(browser.text(".move-number").split(" / ")[0]))
                .isBetween(1, Integer.parseInt(last[1]) - 1);
        browser.assertSound();
    }

    @Test
    void goesThroughTheMovesAndVariations() {
        look(RECORD);
        browser.seeText(".move-number", "13 / 13");
        browser.type(Keys.HOME);
        browser.seeText(".move-number", "0 / 13");
        browser.type(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        browser.seeText(".move-number", "2 / 13");
        assertThat(browser.count(".board-svg .men .stone")).isEqualTo(2);
        browser.type(Keys.END);
        browser.seeText(".move-number", "13 / 13");
        browser.clickCell(0, 8);
        browser.seeText(".move-number", "14 / 14");
        browser.assertSound();
    }

    @Test
    void reviewsAGame() {
        look(RECORD);
        setAnalysis(false);
        browser.driver().findElement(By.cssSelector(".review select option[value='200']")).click();
        browser.press("Review the game");
        browser.see(".review progress");
        browser.await("the end of the review", () -> !browser.sees(".review progress"));
        browser.see(".mistakes .mistake");
        browser.click(".mistakes .mistake");
        browser.seeText(".status", "better");
        browser.screenshot("review");
        browser.assertSound();
    }

    @Test
    void opensADroppedFileAndSavesIt(@TempDir Path files) throws IOException {
        browser.go(server.address("/"));
        browser.see(".new-game .play");
        browser.script(
                """
                const data = new DataTransfer();
                data.items.add(new File([arguments[0]], 'dropped.sgf'));
                dispatchEvent(new DragEvent('dragenter', {dataTransfer: data}));
                dispatchEvent(new DragEvent('drop', {dataTransfer: data, cancelable: true}));
                """,
                RECORD);
        browser.seeText(".move-number", "13 / 13");

        Path broken = Files.writeString(files.resolve("broken.sgf"), "(;GM[1]SZ[9];B[ee");
        browser.go(server.address("/"));
        browser.see(".open-file");
        browser.driver()
                .findElement(By.cssSelector("input[type=file]"))
                .sendKeys(broken.toAbsolutePath().toString());
        browser.seeText(".toast.error", "broken.sgf");
        browser.console(); // the refusal, which a browser reports as an error

        browser.go(server.address("/"));
        browser.click(".games a");
        String saved = String.valueOf(browser.see("a[download]").getAttribute("href"));
        String text = server.get(saved.substring(saved.indexOf("/api"))).body();
        assertThat(text.replaceAll("\\s", "")).contains(";B[ee];W[ce];B[cf]").contains("(;W[ef])");
        browser.assertSound();
    }
}
