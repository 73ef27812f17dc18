package moyo.web.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import moyo.web.TestGame;
import moyo.web.TestServer;
import moyo.web.TestSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Malformed requests and frames; {@code -Dfuzz.seed=} repeats a run, {@code -Dfuzz.rounds=} makes
 * it longer.
 */
final class FuzzTest {
    private static final int REQUESTS = 4_000;
    private static final int MESSAGES = 4_000;
    private static final int FRAMES = 2_000;

    /** Fewer than a socket may send at once. */
    private static final int MESSAGES_OF_A_SOCKET = 350;

    private static final int ROUNDS = Integer.getInteger("fuzz.rounds", 1);

    private static final long MOST_BYTES_KEPT = 20_000_000;

    private final long seed = Long.getLong("fuzz.seed", 20_261_119L);
    private final Random random = new Random(seed);

    @TempDir Path folder;

    @Test
    void theServerAnswersAfterTenThousandMalformedRequestsAndFrames() {
        System.out.println("fuzz.seed=" + seed);
        try (TestServer server = TestServer.in(folder);
                TestGame game =
                        TestGame.begin(
                                server,
                                "go",
                                Map.of("size", 5),
                                TestGame.PERSON,
                                TestGame.PERSON)) {
            round(server, game.id(), 10);
            long before = heap();
            for (int i = 0; i < ROUNDS; i++) {
                long start = System.nanoTime();
                round(server, game.id(), 1);
                double seconds = (System.nanoTime() - start) / 1e9;
                assertThat(server.get("/api/info").statusCode()).isEqualTo(200);
                long kept = heap() - before;
                System.out.printf("fuzz: %.1f s, heap %+.1f MB%n", seconds, kept / 1e6);
                if (i == 0) { // later a player may have been seated, with its tree
                    assertThat(kept).isLessThan(MOST_BYTES_KEPT);
                }
            }
            try (TestGame again = TestGame.at(server, game.id())) {
                assertThat(again.phase()).isNotEmpty();
            }
            assertThat(server.log()).as("internal errors").isEmpty();
        }
    }

    private void round(TestServer server, String game, int part) {
        for (int i = 0; i < REQUESTS / part; i++) {
            byte[] request = request(game);
            check(request, RawClient.ask(server.port(), request, false));
        }
        for (int i = 0; i < MESSAGES / part; i += MESSAGES_OF_A_SOCKET) {
            talk(server, one(sockets(game)));
        }
        for (int i = 0; i < FRAMES / part; i++) {
            byte[] request = frames(game);
            check(request, RawClient.ask(server.port(), request, false));
        }
    }

    private void check(byte[] request, String answer) {
        for (String secret :
                List.of("Exception", "\tat ", "at moyo.", "java.", folder.toString(), "Jetty")) {
            if (answer.contains(secret)) {
                throw new AssertionError(
                        "seed %d: %s in the answer to %s: %s"
                                .formatted(
                                        seed,
                                        secret,
                                        new String(request, StandardCharsets.ISO_8859_1),
                                        answer));
            }
        }
    }

    private static long heap() {
        Runtime runtime = Runtime.getRuntime();
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 5; i++) {
            System.gc();
            least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
        }
        return least;
    }

    // ---- requests

    private <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    private byte[] request(String game) {
        List<String> paths =
                List.of(
                        "/",
                        "/api/info",
                        "/api/board?game=go&size=" + value(),
                        "/api/board?" + noise(20),
                        "/api/games",
                        "/api/games/open",
                        "/api/games/" + noise(12) + "/record",
                        "/api/games/" + game + "/record?" + noise(5),
                        "/api/games/" + game + "/socket",
                        "/api/runs",
                        "/api/runs/" + noise(12),
                        "/api/runs/" + noise(12) + "/report",
                        "/api/runs/" + noise(12) + "/live",
                        "/api/experiments?" + noise(9),
                        "/api/explore/socket",
                        "/analysis",
                        "/api/nothing/" + noise(30),
                        "/js/" + noise(20) + ".js",
                        "/%" + noise(2) + "../" + noise(8));
        String body = random.nextInt(3) == 0 ? noise(200) : json(3);
        int length = random.nextInt(10) == 0 ? random.nextInt(5_000) : body.length();
        String request =
                one(List.of("GET", "POST", "DELETE", "HEAD", "OPTIONS", "PUT", "TRACE", noise(4)))
                        + " "
                        + one(paths).replace(" ", "%20")
                        + one(List.of(" HTTP/1.1", " HTTP/1.0", " HTTP/9.9", "", " " + noise(5)))
                        + "\r\n"
                        + one(
                                List.of(
                                        "Host: localhost\r\n",
                                        "Host: localhost\r\n",
                                        "",
                                        "Host: \r\n"))
                        + one(
                                List.of(
                                        "",
                                        noise(10) + ": " + noise(30) + "\r\n",
                                        "Cookie: " + noise(40) + "\r\n",
                                        "Content-Type: " + noise(10) + "\r\n",
                                        "Transfer-Encoding: chunked\r\n",
                                        "Expect: 100-continue\r\n",
                                        "Accept-Encoding: gzip\r\nRange: bytes=9-1\r\n",
                                        "Upgrade: websocket\r\nConnection: Upgrade\r\n",
                                        "If-None-Match: \"" + noise(9) + "\"\r\n"))
                        + "Content-Length: "
                        + one(
                                List.of(
                                        String.valueOf(length),
                                        String.valueOf(body.length()),
                                        value()))
                        + "\r\n\r\n"
                        + body;
        byte[] bytes = request.getBytes(StandardCharsets.ISO_8859_1);
        return random.nextInt(5) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes;
    }

    private String noise(int most) {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(most + 1);
        for (int i = 0; i < length; i++) {
            text.append(
                    (char)
                            (random.nextInt(8) == 0
                                    ? random.nextInt(256)
                                    : 33 + random.nextInt(94)));
        }
        return text.toString();
    }

    private String value() {
        List<String> values =
                List.of(
                        "0",
                        "-1",
                        "1e999",
                        "99999999999999999999999999",
                        "9".repeat(50),
                        "2147483648",
                        "0.1",
                        "null",
                        "true",
                        "NaN",
                        "{}",
                        "[]",
                        "\"\"",
                        "\"\\ud800\"",
                        "[".repeat(500) + "]".repeat(500),
                        "\"" + "x".repeat(3_000) + "\"");
        return one(values);
    }

    private String json(int depth) {
        List<String> keys =
                List.of(
                        "do",
                        "at",
                        "cells",
                        "move",
                        "game",
                        "board",
                        "seats",
                        "handicap",
                        "clock",
                        "text",
                        "name",
                        "run",
                        "file",
                        "lane",
                        "player",
                        "on",
                        "visits",
                        "ref",
                        "cell",
                        "kind",
                        "level",
                        "engine",
                        "main",
                        "period",
                        "periods",
                        "size",
                        "komi",
                        "kind",
                        "scale",
                        "path",
                        "nodes",
                        "simulations",
                        "id",
                        "action",
                        "moves",
                        "rules",
                        "boardXSize",
                        "boardYSize",
                        "analyzeTurns",
                        "overrideSettings",
                        "reportDuringSearchEvery");
        List<String> parts = new ArrayList<>();
        for (int i = random.nextInt(5); i >= 0; i--) {
            Function<Integer, String> nested = this::json;
            String value =
                    depth > 0 && random.nextInt(4) == 0
                            ? nested.apply(depth - 1)
                            : random.nextInt(3) == 0
                                    ? "\"" + one(WORDS) + "\""
                                    : random.nextInt(3) == 0
                                            ? "[" + json(0) + "," + value() + "]"
                                            : value();
            parts.add("\"" + one(keys) + "\":" + value);
        }
        Collections.shuffle(parts, random);
        String text = "{" + String.join(",", parts) + "}";
        return random.nextInt(6) == 0 ? text.substring(random.nextInt(text.length())) : text;
    }

    private static final List<String> WORDS =
            List.of(
                    "go",
                    "blokus",
                    "connect4",
                    "human",
                    "level",
                    "player",
                    "engine",
                    "uct",
                    "pass",
                    "uct playouts=",
                    "(;GM[1]SZ[5];B[cc])",
                    "((((",
                    "(;",
                    "(;GM[1]SZ[99])",
                    "../../x");

    // ---- messages of a socket

    private static final List<String> REQUESTS_OF_PAGES =
            List.of(
                    "look",
                    "play",
                    "why",
                    "undo",
                    "pause",
                    "continue",
                    "dead",
                    "accept",
                    "resume",
                    "comment",
                    "remove",
                    "seats",
                    "analyse",
                    "stop",
                    "hint",
                    "influence",
                    "cancel",
                    "resign",
                    "open",
                    "run",
                    "step",
                    "node",
                    "nodes",
                    "nothing");

    private static List<String> sockets(String game) {
        return List.of("/api/games/" + game + "/socket", "/api/explore/socket", "/analysis");
    }

    private void talk(TestServer server, String path) {
        List<String> heard = Collections.synchronizedList(new ArrayList<>());
        try (TestSocket socket = server.socket(path, message -> heard.add(message.toString()))) {
            for (int i = 0; i < MESSAGES_OF_A_SOCKET; i++) {
                socket.sendText(message());
            }
            // Each socket answers the last message: with a version, or that there is no such node.
            socket.send(
                    Map.of(
                            "do",
                            "why",
                            "at",
                            "x",
                            "ref",
                            "last",
                            "id",
                            "last",
                            "action",
                            "query_version"));
            socket.next(
                    "last",
                    message ->
                            message.path("ref").asText().equals("last")
                                    || message.path("id").asText().equals("last"));
        }
        heard.forEach(text -> check(new byte[0], text));
    }

    private String message() {
        String text = json(2);
        if (random.nextInt(3) == 0 || !text.startsWith("{")) {
            return text.isEmpty() ? " " : text;
        }
        return "{\"do\":\"" + one(REQUESTS_OF_PAGES) + "\"," + text.substring(1);
    }

    // ---- frames as bytes

    private byte[] frames(String game) {
        byte[] head =
                ("GET "
                                + one(sockets(game))
                                + " HTTP/1.1\r\nHost: localhost\r\n"
                                + "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                                + "Sec-WebSocket-Version: 13\r\n"
                                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
                        .getBytes(StandardCharsets.ISO_8859_1);
        byte[] frames = new byte[random.nextInt(200)];
        random.nextBytes(frames);
        if (frames.length > 1 && random.nextBoolean()) {
            frames[0] = (byte) (0x80 | one(List.of(1, 2, 8, 9, 10, 0)));
            frames[1] = one(List.of(0x80, 0x85, 0xFE, 0xFF, 0x05, 0x7F)).byteValue();
        }
        byte[] all = Arrays.copyOf(head, head.length + frames.length);
        System.arraycopy(frames, 0, all, head.length, frames.length);
        return all;
    }
}
