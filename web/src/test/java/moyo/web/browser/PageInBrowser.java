package moyo.web.browser;

import java.nio.file.Path;
import moyo.web.TestServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** A server and a browser for all tests of a class; skipped where there is no browser. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class PageInBrowser {
    protected Path folder = Path.of("");
    protected TestServer server;
    protected Browser browser;

    @BeforeAll
    void open(@TempDir Path temporary) {
        browser = Browser.open(1280, 900);
        folder = temporary;
        server = TestServer.in(temporary);
    }

    @AfterAll
    void close() {
        if (browser != null) {
            browser.close();
        }
        if (server != null) {
            server.close();
        }
    }
}
