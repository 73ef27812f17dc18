package moyo.web;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A page that looks at one game: it knows the last state that the server has sent. */
public final class TestGame implements AutoCloseable {
    /** A person. */
    public static final Map<String, Object> PERSON = Map.of("kind", "human");

    private static final long PATIENCE_SECONDS = 40;

    private final TestServer server;
    private final String id;
    private final TestSocket socket;
    private final Object news = new Object();
    private @Nullable JsonNode doc;
    private int refs;

    private TestGame(TestServer server, String id) {
        this.server = server;
        this.id = id;
        socket = server.socket("/api/games/" + id + "/socket", this::hear);
    }

    /** Opens a page at a game that the server has. */
    public static TestGame at(TestServer server, String id) {
        TestGame game = new TestGame(server, id);
        game.await("the game", doc -> true);
        return game;
    }

    /** Begins a game, without a clock. */
    public static TestGame begin(
            TestServer server, String game, Map<String, ?> board, Object first, Object second) {
        return begin(server, request(game, board, first, second));
    }

    /** Begins the game of a request. */
    public static TestGame begin(TestServer server, Map<String, ?> request) {
        return at(server, server.posted("/api/games", request).path("id").asText());
    }

    /** Returns a request for a game, to which a handicap or a clock may be added. */
    public static Map<String, Object> request(
            String game, Map<String, ?> board, Object first, Object second) {
        Map<String, Object> request = new LinkedHashMap<>();
        request.put("game", game);
        request.put("board", board);
        request.put("seats", List.of(first, second));
        return request;
    }

    /** The seat of a level. */
    public static Map<String, Object> level(int level) {
        return Map.of("kind", "level", "level", level);
    }

    /** The seat of a player. */
    public static Map<String, Object> player(String spec) {
        return Map.of("kind", "player", "player", spec);
    }

    /** The seat of an outside engine. */
    public static Map<String, Object> engine(String name) {
        return Map.of("kind", "engine", "engine", name);
    }

    private void hear(JsonNode message) {
        if (message.path("is").asText().equals("game")) {
            synchronized (news) {
                doc = message;
                news.notifyAll();
            }
        }
    }

    public String id() {
        return id;
    }

    public TestSocket socket() {
        return socket;
    }

    /** Returns the last state. */
    public JsonNode doc() {
        synchronized (news) {
            if (doc == null) {
                throw new AssertionError("nothing was heard of the game");
            }
            return doc;
        }
    }

    public int head() {
        return doc().path("head").asInt();
    }

    public String phase() {
        return doc().path("phase").asText();
    }

    /** Returns the node of the tree with this number. */
    public JsonNode node(int number) {
        for (JsonNode node : doc().path("nodes")) {
            if (node.path("id").asInt() == number) {
                return node;
            }
        }
        throw new AssertionError("no node " + number + " in " + doc().path("nodes"));
    }

    /** Returns the names of the game's moves. */
    public List<String> moves() {
        List<String> names = new ArrayList<>();
        JsonNode node = node(head());
        while (!node.path("parent").isNull()) {
            names.add(0, node.path("name").asText());
            node = node(node.path("parent").asInt());
        }
        return names;
    }

    /** Waits for a state of the game. */
    public JsonNode await(String what, Predicate<JsonNode> wanted) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        synchronized (news) {
            while (doc == null || !wanted.test(doc)) {
                long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
                if (left <= 0) {
                    throw new AssertionError(
                            "no %s; the game is %s; log: %s".formatted(what, doc, server.log()));
                }
                try {
                    news.wait(left);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    throw new IllegalStateException(e);
                }
            }
            return doc;
        }
    }

    public JsonNode awaitPhase(String phase) {
        return await(phase, state -> state.path("phase").asText().equals(phase));
    }

    /** Sends a request and waits for the answer with its number. */
    public JsonNode ask(String what, Map<String, ?> with) {
        int ref = ++refs;
        Map<String, Object> message = new LinkedHashMap<>(with);
        message.put("do", what);
        message.put("ref", ref);
        socket.send(message);
        return socket.next("answer to " + message, heard -> heard.path("ref").asInt() == ref);
    }

    /** Plays a move at the end of the game; returns the answer. */
    public JsonNode tries(int... cells) {
        return playAt(head(), cells);
    }

    /** Plays a move at a node; returns the answer. */
    public JsonNode playAt(int node, int... cells) {
        List<Integer> list = java.util.Arrays.stream(cells).boxed().toList();
        return ask(
                "play",
                list.isEmpty()
                        ? Map.of("at", node, "move", "pass")
                        : Map.of("at", node, "cells", list));
    }

    /** Plays a move that must be accepted. */
    public void play(int... cells) {
        JsonNode answer = tries(cells);
        if (!answer.path("is").asText().equals("played")) {
            throw new AssertionError("refused: " + answer);
        }
    }

    /** Plays moves by the names of their cells, {@code pass} for a pass. */
    public void play(String names) {
        for (String name : names.split(" ")) {
            if (name.equals("pass")) {
                play();
            } else {
                play(cell(name));
            }
        }
    }

    /** Returns the number of a cell by its name, such as {@code c3}. */
    public int cell(String name) {
        JsonNode shape = doc().path("shape");
        int column = index(shape.path("columns"), name.substring(0, 1));
        int row = index(shape.path("rows"), name.substring(1));
        return row * shape.path("width").asInt() + column;
    }

    private static int index(JsonNode names, String name) {
        for (int i = 0; i < names.size(); i++) {
            if (names.get(i).asText().equalsIgnoreCase(name)) {
                return i;
            }
        }
        throw new AssertionError("no " + name + " in " + names);
    }

    /** Sends a request that has no answer of its own. */
    public void send(String what, Map<String, ?> with) {
        Map<String, Object> message = new LinkedHashMap<>(with);
        message.put("do", what);
        socket.send(message);
    }

    /** Returns the position of a node. */
    public JsonNode position(int node) {
        send("look", Map.of("at", node));
        return socket.next(
                "position " + node,
                heard ->
                        heard.path("is").asText().equals("position")
                                && heard.path("at").asInt() == node);
    }

    @Override
    public void close() {
        socket.close();
    }
}
