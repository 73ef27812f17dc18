package moyo.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/** The page Lab in a real browser; skipped where there is no Chromium with its driver. */
final class LabPageBrowserTest extends PageInBrowser {
    private WebElement field(String label) {
        String id =
                String.valueOf(
                        browser.script(
                                "return [...document.querySelectorAll('label')].find((l) =>"
                                        + " l.textContent === arguments[0])?.htmlFor",
                                label));
        return browser.see("#" + id);
    }

    private void type(String label, String text) {
        WebElement input = field(label);
        input.clear();
        input.sendKeys(text);
    }

    private void openForm() {
        browser.go(server.address("/#/lab"));
        browser.click(".lab-form summary");
    }

    @Test
    void startsAMatchFollowsItAndReplaysAGame() {
        openForm();
        browser.await("two players", () -> browser.count(".player-form") == 2);
        for (WebElement player : browser.driver().findElements(By.cssSelector(".player-form"))) {
            player.findElement(By.cssSelector("select option[value=uct]")).click();
        }
        type("Games", "12");
        WebElement budget = browser.see("[aria-label='Budget of a move']");
        budget.clear();
        budget.sendKeys("30");
        browser.click(".start-form button[type=submit]");

        browser.seeText(".run-head", "uct vs uct (2)");
        assertThat(browser.driver().getCurrentUrl()).contains("#/lab/page~uct-vs-uct-2");
        browser.seeText(".run-head", "finished");
        browser.seeText(".run-progress", "12 of 12");
        assertThat(browser.count(".lab-games .replay")).isEqualTo(12);
        assertThat(browser.count(".run-matchup .chart svg")).isPositive();
        assertThat(browser.count(".run-head .stop")).isZero();
        browser.screenshot("lab-run");
        browser.assertAccessible();

        browser.click(".lab-games .replay");
        browser.see(".game-main .board-svg");
        assertThat(browser.driver().getCurrentUrl()).contains("#/game/");
        browser.assertSound();
    }

    @Test
    void saysWhyAMatchCannotBeStarted() {
        openForm();
        WebElement player = browser.see(".player-form .spec");
        player.clear();
        player.sendKeys("zero playouts=2000000\t");
        browser.click(".start-form button[type=submit]");
        browser.see(".start-form [role=alert]");
        browser.seeText(".start-form [role=alert]", "at most 1000000");
        browser.console(); // the refusal, which a browser reports as an error
    }
}
