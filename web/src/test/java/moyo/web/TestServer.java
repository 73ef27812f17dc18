package moyo.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import moyo.blokus.family.BlokusFamily;
import moyo.connect4.family.Connect4Family;
import moyo.go.family.GoFamily;
import moyo.session.GameList;
import org.jspecify.annotations.Nullable;

/** A server with the real games on a free port of this machine, and requests to it. */
public final class TestServer implements AutoCloseable {
    /** The games of the program. */
    public static final GameList GAMES =
            new GameList(List.of(new GoFamily(), new BlokusFamily(), new Connect4Family()));

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final Queue<String> log = new ConcurrentLinkedQueue<>();
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final WebServer server;

    private TestServer(
            Path folder, int port, int threads, @Nullable Path engines, @Nullable String token) {
        server =
                WebServer.start(
                        new WebOptions(
                                "127.0.0.1",
                                port,
                                token,
                                threads,
                                engines,
                                folder.resolve("games"),
                                folder.resolve("runs"),
                                "Moyo under test",
                                log::add),
                        GAMES);
    }

    /**
     * Starts a server.
     *
     * @param folder its games are in {@code games}, its runs in {@code runs}
     */
    public static TestServer in(Path folder) {
        return new TestServer(folder, 0, 2, null, null);
    }

    /** Starts a server on a port, as after a restart. */
    public static TestServer in(Path folder, int port) {
        return new TestServer(folder, port, 2, null, null);
    }

    /** Starts a server with outside engines. */
    public static TestServer withEngines(Path folder, Path engines) {
        return new TestServer(folder, 0, 2, engines, null);
    }

    /** Starts a server whose requests need a token. */
    public static TestServer withToken(Path folder, String token) {
        return new TestServer(folder, 0, 2, null, token);
    }

    /** Starts a server with this many threads for searches. */
    public static TestServer withThreads(Path folder, int threads) {
        return new TestServer(folder, 0, threads, null, null);
    }

    public int port() {
        return server.port();
    }

    /** Returns the address of a path that begins with a slash. */
    public String address(String path) {
        return "http://127.0.0.1:" + port() + path;
    }

    /** Returns what the operator was told. */
    public List<String> log() {
        return List.copyOf(log);
    }

    /** Returns the answer to a GET, whatever its status. */
    public HttpResponse<String> get(String path) {
        return send(HttpRequest.newBuilder(URI.create(address(path))).build());
    }

    /** Returns the JSON of a GET that must succeed. */
    public JsonNode json(String path) {
        return json(get(path));
    }

    /** Returns the answer to a POST of JSON, whatever its status. */
    public HttpResponse<String> post(String path, Object body) {
        String text = body instanceof String string ? string : write(body);
        return send(
                HttpRequest.newBuilder(URI.create(address(path)))
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(text))
                        .build());
    }

    /** Returns the JSON answer to a POST that must succeed. */
    public JsonNode posted(String path, Map<String, ?> body) {
        return json(post(path, body));
    }

    /** Returns the answer to any request. */
    public HttpResponse<String> send(HttpRequest request) {
        try {
            return client.send(request, BodyHandlers.ofString());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static JsonNode json(HttpResponse<String> response) {
        if (response.statusCode() != 200) {
            throw new AssertionError(
                    "%s answered %d: %s"
                            .formatted(response.uri(), response.statusCode(), response.body()));
        }
        return read(response.body());
    }

    /** Reads JSON. */
    public static JsonNode read(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (IOException e) {
            throw new AssertionError("no JSON: " + text, e);
        }
    }

    /** Writes JSON. */
    public static String write(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Opens a socket. */
    public TestSocket socket(String path) {
        return socket(path, message -> {});
    }

    /**
     * Opens a socket.
     *
     * @param listener is called with each message before it is kept
     */
    public TestSocket socket(String path, Consumer<JsonNode> listener) {
        return TestSocket.to(client, URI.create("ws://127.0.0.1:" + port() + path), listener);
    }

    @Override
    public void close() {
        server.close();
    }
}
