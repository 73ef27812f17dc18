package moyo.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.By;
import org.openqa.selenium.ElementNotInteractableException;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/**
 * A headless Chromium that a test uses as a person would. Tests are skipped where there is none.
 */
public final class Browser implements AutoCloseable {
    private static final List<String> FOLDERS = List.of("/usr/bin", "/usr/local/bin", "/snap/bin");
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Duration PAUSE = Duration.ofMillis(20);

    /** Where screenshots go; the build's folder, so that they can be looked at after a run. */
    private static final Path SCREENSHOTS = Path.of("target", "screenshots");

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /** Starts a browser with a window of a size; skips the test if there is no browser. */
    public static Browser open(int width, int height) {
        Optional<File> chromium = find("chromium");
        Optional<File> chromedriver = find("chromedriver");
        Assumptions.assumeTrue(
                chromium.isPresent() && chromedriver.isPresent(),
                "needs chromium and chromedriver (apt-get install chromium chromium-driver)");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(chromium.get());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--hide-scrollbars",
                "--window-size=%d,%d".formatted(width, height));
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriverService service =
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(chromedriver.get())
                        .usingAnyFreePort()
                        .build();
        Browser browser = new Browser(new ChromeDriver(service, options));
        browser.resize(width, height);
        return browser;
    }

    private static Optional<File> find(String program) {
        return Stream.concat(
                        FOLDERS.stream(),
                        Stream.of(System.getenv().getOrDefault("PATH", "").split(":")))
                .map(folder -> new File(folder, program))
                .filter(File::canExecute)
                .findFirst();
    }

    public ChromeDriver driver() {
        return driver;
    }

    /** Opens an address; an address that differs in its hash only is loaded anew, too. */
    public void go(String address) {
        driver.get("about:blank");
        driver.get(address);
    }

    /** Sets the size of the page, which may be narrower than a window can be. */
    public void resize(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    /** Makes the system's colours light or dark. */
    public void prefer(String scheme) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "features",
                        List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    }

    // ---- looking

    /** Waits for an element that is displayed. */
    public WebElement see(String css) {
        WebElement[] found = new WebElement[1];
        await(
                css,
                () -> {
                    found[0] =
                            driver.findElements(By.cssSelector(css)).stream()
                                    .filter(WebElement::isDisplayed)
                                    .findFirst()
                                    .orElse(null);
                    return found[0] != null;
                });
        return found[0];
    }

    public boolean sees(String css) {
        return driver.findElements(By.cssSelector(css)).stream().anyMatch(WebElement::isDisplayed);
    }

    public int count(String css) {
        return driver.findElements(By.cssSelector(css)).size();
    }

    /** Waits until the text of an element contains a part. */
    public void seeText(String css, String part) {
        await("'%s' in %s".formatted(part, css), () -> text(css).contains(part));
    }

    /** Returns the text of an element; empty if there is none. */
    public String text(String css) {
        Object text =
                driver.executeScript(
                        "return document.querySelector(arguments[0])?.textContent ?? ''", css);
        return String.valueOf(text);
    }

    /** Waits for a condition; elements that are replaced meanwhile do not matter. */
    public void await(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            try {
                if (condition.getAsBoolean()) {
                    return;
                }
            } catch (StaleElementReferenceException | ElementNotInteractableException e) {
                // The page has drawn it again, or something moved over it.
            }
            if (System.nanoTime() > end) {
                screenshot("failed");
                throw new AssertionError(
                        "waited in vain for %s; the page says: %s; console: %s"
                                .formatted(what, text("body"), console()));
            }
            LockSupport.parkNanos(PAUSE.toNanos());
        }
    }

    /** Runs a script on the page. */
    public @Nullable Object script(String code, Object... arguments) {
        return driver.executeScript(code, arguments);
    }

    // ---- doing

    /** Clicks on an element as soon as it is displayed and enabled. */
    public void click(String css) {
        await(
                "a click on " + css,
                () -> {
                    WebElement element = see(css);
                    if (!element.isEnabled()) {
                        return false;
                    }
                    element.click();
                    return true;
                });
    }

    /** Clicks on the button with a text. */
    public void press(String text) {
        await("the button " + text, () -> pressed(text));
    }

    private boolean pressed(String text) {
        Object button =
                driver.executeScript(
                        """
                        return [...document.querySelectorAll('button, a.button, summary')].find((b) =>
                          b.textContent.trim() === arguments[0] && b.checkVisibility() && !b.disabled)
                        """,
                        text);
        if (button instanceof WebElement element) {
            element.click();
            return true;
        }
        return false;
    }

    /** Presses keys where the focus is. */
    public void type(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    /** Clicks on a cell of the first board; the top row is 0. */
    public void clickCell(int x, int y) {
        pointAt(x, y).click().perform();
    }

    /** Drags an element onto a cell of the first board. */
    public void drag(String css, int x, int y) {
        new Actions(driver).clickAndHold(see(css)).moveByOffset(20, 20).perform();
        pointAt(x, y).release().perform();
    }

    /** Moves the pointer over a cell of the first board. */
    public void hoverCell(int x, int y) {
        pointAt(x, y).perform();
    }

    private Actions pointAt(int x, int y) {
        WebElement svg = see(".board-svg");
        List<?> offset =
                (List<?>)
                        driver.executeScript(
                                """
                                const [svg, x, y] = arguments;
                                svg.scrollIntoView({block: 'nearest'});
                                const cell = 40;
                                const box = svg.getBoundingClientRect();
                                const at = new DOMPoint((x + 0.5) * cell, (y + 0.5) * cell)
                                  .matrixTransform(svg.getScreenCTM());
                                return [Math.round(at.x - box.x - box.width / 2),
                                        Math.round(at.y - box.y - box.height / 2)];
                                """,
                                svg,
                                x,
                                y);
        return new Actions(driver)
                .moveToElement(
                        svg,
                        ((Number) offset.get(0)).intValue(),
                        ((Number) offset.get(1)).intValue());
    }

    // ---- judging

    /** Takes a picture of what is displayed. */
    public void screenshot(String name) {
        try {
            Files.createDirectories(SCREENSHOTS);
            Files.write(
                    SCREENSHOTS.resolve(name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the errors that the page has written to the console since the last call. */
    public List<String> console() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.SEVERE.intValue())
                .map(LogEntry::getMessage)
                .toList();
    }

    /** Checks that nothing went wrong on the page and that it is not wider than its window. */
    public void assertSound() {
        assertThat(console()).isEmpty();
        assertThat(text(".toast.error")).isEmpty();
        assertThat(script("return document.documentElement.scrollWidth - innerWidth"))
                .as("pixels that the page is wider than its window")
                .isEqualTo(0L);
    }

    /** Checks the accessibility of what is displayed with axe-core. */
    public void assertAccessible() {
        if (!Boolean.TRUE.equals(script("return 'axe' in window"))) {
            script(axe());
        }
        Object violations =
                driver.executeAsyncScript(
                        """
                        const done = arguments[arguments.length - 1];
                        axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']})
                          .then((result) => done(result.violations.map((v) =>
                            v.id + ': ' + v.nodes.map((n) => n.target.join(' ') + ' ' +
                              (n.any[0]?.message ?? '')).slice(0, 5).join('; '))))
                          .catch((e) => done([String(e)]));
                        """);
        List<String> found =
                ((List<?>) violations).stream().map(String::valueOf).collect(Collectors.toList());
        assertThat(found).isEmpty();
    }

    private static String axe() {
        try (InputStream in = Browser.class.getResourceAsStream("/axe.min.js")) {
            if (in == null) {
                throw new IllegalStateException("axe.min.js is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        driver.quit();
    }
}
