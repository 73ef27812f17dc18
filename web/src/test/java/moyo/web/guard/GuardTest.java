package moyo.web.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import moyo.web.TestGame;
import moyo.web.TestServer;
import moyo.web.TestSocket;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class GuardTest {
    private static final String TOKEN = "correct-horse";

    private static final String UPGRADE =
            String.join(
                    "\r\n",
                    "Upgrade: websocket",
                    "Connection: Upgrade",
                    "Sec-WebSocket-Version: 13",
                    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                    "");

    private TestServer server;
    private TestServer locked;

    @BeforeAll
    void start(@TempDir Path folder) {
        server = TestServer.in(folder.resolve("open"));
        locked = TestServer.withToken(folder.resolve("locked"), TOKEN);
    }

    @AfterAll
    void stop() {
        server.close();
        locked.close();
    }

    private static int status(String answer) {
        return Integer.parseInt(answer.substring(9, 12));
    }

    private int status(TestServer to, String method, String path, String headers) {
        String host = headers.contains("Host:") ? "" : "Host: localhost:" + to.port() + "\r\n";
        return status(
                RawClient.ask(
                        to.port(),
                        "%s %s HTTP/1.1\r\n%s%sConnection: close\r\n\r\n"
                                .formatted(method, path, host, headers)));
    }

    private int upgrade(TestServer to, String path, String headers) {
        String host = headers.contains("Host:") ? "" : "Host: localhost:" + to.port() + "\r\n";
        return status(
                RawClient.ask(
                        to.port(),
                        "GET %s HTTP/1.1\r\n%s%s%s\r\n".formatted(path, host, UPGRADE, headers)));
    }

    private String newGame() {
        return server.posted(
                        "/api/games",
                        TestGame.request("connect4", Map.of(), TestGame.PERSON, TestGame.PERSON))
                .path("id")
                .asText();
    }

    @Test
    void onlyTheNamesOfThisServerAreAccepted() {
        for (String good : List.of("localhost", "127.0.0.1", "LOCALHOST:1", "[::1]:80")) {
            assertThat(status(server, "GET", "/api/info", "Host: " + good + "\r\n"))
                    .as(good)
                    .isEqualTo(200);
        }
        for (String bad :
                List.of("evil.example", "localhost.evil.example", "10.0.0.1", "127.0.0.1.nip.io")) {
            assertThat(status(server, "GET", "/api/info", "Host: " + bad + "\r\n"))
                    .as(bad)
                    .isEqualTo(421);
        }
    }

    @Test
    void aSocketOpensOnlyForTheOwnPage() {
        String path = "/api/games/" + newGame() + "/socket";
        String own = "Origin: http://localhost:" + server.port() + "\r\n";
        assertThat(upgrade(server, path, "")).isEqualTo(101);
        assertThat(upgrade(server, path, own)).isEqualTo(101);
        for (String bad :
                List.of(
                        "Origin: http://evil.example\r\n",
                        "Origin: null\r\n",
                        "Origin: http://localhost:1\r\n",
                        "Sec-Fetch-Site: cross-site\r\n",
                        "Sec-Fetch-Site: same-site\r\n")) {
            assertThat(upgrade(server, path, bad)).as(bad).isEqualTo(403);
        }
        assertThat(upgrade(server, path, "Host: evil.example\r\n")).isEqualTo(421);
    }

    /** A session for each upgrade would fill the memory. */
    @Test
    void socketsBeginNoSession() {
        String request =
                "GET /api/games/%s/socket HTTP/1.1\r\nHost: localhost:%d\r\n%s\r\n"
                        .formatted(newGame(), server.port(), UPGRADE);
        assertThat(RawClient.ask(server.port(), request))
                .startsWith("HTTP/1.1 101")
                .doesNotContainIgnoringCase("Set-Cookie");
    }

    @Test
    void requestsThatChangeSomethingComeFromTheOwnPage() {
        for (String bad :
                List.of("Origin: http://evil.example\r\n", "Sec-Fetch-Site: cross-site\r\n")) {
            assertThat(status(server, "POST", "/api/games", bad + "Content-Length: 0\r\n"))
                    .isEqualTo(403);
            assertThat(status(server, "DELETE", "/api/games/aaaaaaaaaaaa", bad)).isEqualTo(403);
        }
    }

    @Test
    void theTokenIsKnownByQueryCookieOrBearer() {
        assertThat(status(locked, "GET", "/api/info", "")).isEqualTo(401);
        assertThat(status(locked, "GET", "/", "")).isEqualTo(401);
        assertThat(status(locked, "GET", "/api/info?token=wrong", "")).isEqualTo(401);
        assertThat(status(locked, "GET", "/api/info?token=" + TOKEN, "")).isEqualTo(200);
        assertThat(status(locked, "GET", "/api/info", "Cookie: moyo_token=" + TOKEN + "\r\n"))
                .isEqualTo(200);
        assertThat(status(locked, "GET", "/api/info", "Authorization: Bearer " + TOKEN + "\r\n"))
                .isEqualTo(200);
        assertThat(status(locked, "GET", "/api/info", "Authorization: Bearer x\r\n"))
                .isEqualTo(401);
        assertThat(upgrade(locked, "/api/games/aaaaaaaaaaaa/socket", "")).isEqualTo(401);
        assertThat(
                        upgrade(
                                locked,
                                "/api/games/aaaaaaaaaaaa/socket",
                                "Cookie: moyo_token=" + TOKEN + "\r\n"))
                .isEqualTo(101); // the talk itself says that there is no such game
        HttpResponse<String> first = locked.get("/?token=" + TOKEN);
        assertThat(first.statusCode()).isEqualTo(302);
        assertThat(first.headers().firstValue("Location").orElse(""))
                .endsWith("/")
                .doesNotContain(TOKEN);
        assertThat(first.headers().firstValue("Set-Cookie").orElse(""))
                .contains("moyo_token=" + TOKEN, "HttpOnly", "SameSite=Strict");
    }

    @Test
    void aPersonWithoutATokenReadsASentence() {
        String host = "Host: localhost:" + locked.port() + "\r\nConnection: close\r\n";
        String request = "GET / HTTP/1.1\r\n" + host + "Accept: text/html,*/*\r\n\r\n";
        assertThat(RawClient.ask(locked.port(), request))
                .contains("text/plain", "Moyo: open the address that the server has printed")
                .doesNotContain("{");
        assertThat(locked.get("/").body()).startsWith("{\"error\":");
    }

    @Test
    void everyAnswerCarriesTheSecurityHeaders() {
        for (String request :
                List.of(
                        "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
                        "GET /api/info HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
                        "GET /nothing HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
                        "GET / HTTP/1.1\r\nHost: evil\r\nConnection: close\r\n\r\n",
                        "BREW / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
                        "GET /%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
                        "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
                        "nonsense\r\n\r\n")) {
            String answer = RawClient.ask(server.port(), request);
            assertThat(answer)
                    .as(request)
                    .containsIgnoringCase("Content-Security-Policy: default-src 'none'")
                    .containsIgnoringCase("X-Content-Type-Options: nosniff")
                    .containsIgnoringCase("X-Frame-Options: DENY")
                    .containsIgnoringCase("Referrer-Policy: no-referrer")
                    .doesNotContainIgnoringCase("Server:")
                    .doesNotContainIgnoringCase("jetty")
                    .doesNotContain("Exception", "at moyo.", "unsafe-inline");
        }
    }

    @Test
    void noPathLeadsOutOfThePagesFiles() {
        for (String path :
                List.of(
                        "/../WebServer.class",
                        "/..%2f..%2fWebServer.class",
                        "/%2e%2e/%2e%2e/WebServer.class",
                        "/js/../../WebServer.class",
                        "/js/..;/..;/WebServer.class",
                        "//etc/passwd",
                        "/%2fetc%2fpasswd",
                        "/js%00.js",
                        "/..%5c..%5cWebServer.class",
                        "/js/",
                        "/js",
                        "/css/..%2f../../../../../../../../etc/passwd",
                        "/api/games/..%2f..%2fsecret/record",
                        "/api/games/%2e%2e/record")) {
            String answer =
                    RawClient.ask(
                            server.port(),
                            "GET "
                                    + path
                                    + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
            assertThat(status(answer)).as(path).isIn(400, 404);
            assertThat(answer).doesNotContain("root:", "CAFEBABE", "Exception");
        }
        assertThat(server.get("/js/api.js").statusCode()).isEqualTo(200);
    }

    @Test
    void bodiesThatAreTooLargeAreRefused() {
        String large = "{\"text\":\"" + "x".repeat(2_100_000) + "\"}";
        for (String path : List.of("/api/games", "/api/games/open")) {
            assertThat(server.post(path, large).statusCode()).as(path).isIn(400, 413);
            HttpResponse<String> chunked =
                    server.send(
                            HttpRequest.newBuilder(URI.create(server.address(path)))
                                    .POST(
                                            BodyPublishers.ofInputStream(
                                                    () ->
                                                            new java.io.ByteArrayInputStream(
                                                                    large.getBytes(
                                                                            StandardCharsets
                                                                                    .UTF_8))))
                                    .build());
            assertThat(chunked.statusCode()).as(path).isIn(400, 413);
        }
        assertThat(status(server, "GET", "/" + "a".repeat(9_000), "")).isIn(414, 431);
    }

    @Test
    void aBodyThatEndsTooEarlyIsNoInternalError() {
        String request =
                "POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{";
        RawClient.ask(server.port(), request.getBytes(StandardCharsets.ISO_8859_1), false);
        assertThat(server.get("/api/info").statusCode()).isEqualTo(200);
        assertThat(server.log()).isEmpty();
    }

    @Test
    void aFrameThatIsTooLongClosesTheSocket() {
        try (TestSocket socket = server.socket("/api/games/" + newGame() + "/socket")) {
            socket.next("game");
            socket.sendText("{\"do\":\"" + "x".repeat(Fence.LONGEST_FRAME) + "\"}");
            socket.awaitEnd();
        }
    }

    @Test
    void tooManyMessagesCloseTheSocket() {
        try (TestSocket socket = server.socket("/api/games/" + newGame() + "/socket")) {
            socket.next("game");
            try {
                for (int i = 0; i < 5_000; i++) {
                    socket.send(Map.of("do", "nothing"));
                }
            } catch (CompletionException closed) {
                assertThat(closed).hasRootCauseInstanceOf(IOException.class);
            }
            assertThat(socket.awaitEnd()).contains("too many messages");
        }
    }

    @Test
    void tooManySocketsAreRefusedUntilSomeClose() throws IOException {
        String path = "/api/games/" + newGame() + "/socket";
        String other = "/api/games/" + newGame() + "/socket";
        List<TestSocket> open = new ArrayList<>();
        try {
            for (int i = 0; i < 200; i++) {
                open.add(server.socket(i % 2 == 0 ? path : other));
            }
            try (TestSocket last = server.socket(path)) {
                assertThat(last.next("gone").path("text").asText()).contains("maximum");
            }
        } finally {
            open.forEach(TestSocket::drop);
        }
        long end = System.nanoTime() + 20_000_000_000L;
        while (true) {
            try (TestSocket again = server.socket(path)) {
                String first = again.next("first", message -> true).path("is").asText();
                if (first.equals("game")) {
                    return;
                }
            }
            assertThat(System.nanoTime()).isLessThan(end);
        }
    }
}
