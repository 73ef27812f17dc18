package moyo.web.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import moyo.web.TestServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.NoSuchElementException;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The page Lab in a real browser; skipped where there is no Chromium with its driver. */
final class LabPageBrowserTest {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    @TempDir static Path folder;

    private static TestServer server;
    private static WebDriver driver;

    @BeforeAll
    static void open() {
        Optional<Path> browser = program("chromium").or(() -> program("google-chrome"));
        Optional<Path> itsDriver = program("chromedriver");
        assumeTrue(browser.isPresent() && itsDriver.isPresent(), "no Chromium with its driver");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(browser.get().toFile());
        options.addArguments(
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--window-size=1280,1000",
                "--user-data-dir=" + folder.resolve("browser"));
        server = TestServer.in(folder);
        driver =
                new ChromeDriver(
                        new ChromeDriverService.Builder()
                                .usingDriverExecutable(itsDriver.get().toFile())
                                .build(),
                        options);
    }

    private static Optional<Path> program(String name) {
        return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(":"))
                .map(place -> Path.of(place, name))
                .filter(Files::isExecutable)
                .findFirst();
    }

    @AfterAll
    static void close() {
        if (driver != null) {
            driver.quit();
        }
        if (server != null) {
            server.close();
        }
    }

    private static <T> T await(Function<WebDriver, T> wanted) {
        return new WebDriverWait(driver, PATIENCE)
                .ignoring(NoSuchElementException.class, StaleElementReferenceException.class)
                .until(wanted);
    }

    private static WebElement awaitShown(String selector) {
        return await(
                page -> {
                    WebElement element = page.findElement(By.cssSelector(selector));
                    return element.isDisplayed() ? element : null;
                });
    }

    private static void awaitText(String selector, String text) {
        await(page -> page.findElement(By.cssSelector(selector)).getText().contains(text));
    }

    private static WebElement field(String label) {
        WebElement named = await(page -> page.findElement(By.xpath("//label[.='" + label + "']")));
        return driver.findElement(By.id(named.getAttribute("for")));
    }

    private static void type(String label, String text) {
        WebElement input = field(label);
        input.clear();
        input.sendKeys(text);
    }

    private static void openForm() {
        driver.get("about:blank");
        driver.get(server.address("/#/lab"));
        awaitShown(".lab-form summary").click();
    }

    @Test
    void startsAMatchFollowsItAndReplaysAGame() {
        openForm();
        await(page -> page.findElements(By.cssSelector(".player-form")).size() == 2);
        for (WebElement player : driver.findElements(By.cssSelector(".player-form"))) {
            new Select(player.findElement(By.tagName("select"))).selectByValue("uct");
        }
        type("Games", "12");
        WebElement budget = driver.findElement(By.cssSelector("[aria-label='Budget of a move']"));
        budget.clear();
        budget.sendKeys("30");
        driver.findElement(By.cssSelector(".start-form button[type=submit]")).click();

        awaitText(".run-head", "uct vs uct (2)");
        assertThat(driver.getCurrentUrl()).contains("#/lab/page~uct-vs-uct-2");
        awaitText(".run-head", "finished");
        awaitText(".run-progress", "12 of 12");
        assertThat(driver.findElements(By.cssSelector(".lab-games .replay"))).hasSize(12);
        assertThat(driver.findElements(By.cssSelector(".run-matchup .chart svg"))).isNotEmpty();
        assertThat(driver.findElements(By.cssSelector(".run-head .stop"))).isEmpty();

        driver.findElement(By.cssSelector(".lab-games .replay")).click();
        await(page -> page.getCurrentUrl().contains("#/game/"));
        assertThat(awaitShown("main svg").isDisplayed()).isTrue();
    }

    @Test
    void saysWhyAMatchCannotBeStarted() {
        openForm();
        WebElement player = awaitShown(".player-form .spec");
        player.clear();
        player.sendKeys("zero playouts=2000000\t");
        driver.findElement(By.cssSelector(".start-form button[type=submit]")).click();
        assertThat(awaitShown(".start-form [role=alert]").getText()).contains("at most 1000000");
    }
}
