package moyo.web.explore;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.StreamSupport;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.inspect.ChildView;
import moyo.search.inspect.Inspectable;
import moyo.search.inspect.Inspector;
import moyo.search.inspect.NodeView;
import moyo.session.GameKit;
import moyo.web.TestServer;
import moyo.web.TestSocket;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ExploreTest {
    private static final String SOCKET = "/api/explore/socket";
    private static final String DO = "do";
    private static final Map<String, Object> ROOT = Map.of(DO, "node", "path", List.of());

    @TempDir static Path folder;
    private static TestServer server;

    private final List<TestSocket> sockets = new ArrayList<>();

    @BeforeAll
    static void start() {
        server = TestServer.in(folder);
    }

    @AfterAll
    static void stop() {
        assertThat(server.log()).isEmpty();
        server.close();
    }

    @AfterEach
    void closeSockets() {
        sockets.forEach(TestSocket::close);
    }

    private TestSocket socket() {
        TestSocket socket = server.socket(SOCKET);
        sockets.add(socket);
        return socket;
    }

    private static Map<String, Object> open(String game, String player, String... moves) {
        Map<String, Object> message = new LinkedHashMap<>();
        message.put(DO, "open");
        message.put("game", game);
        message.put("moves", moves);
        message.put("player", player);
        return message;
    }

    private TestSocket opened(String game, String player, String... moves) {
        TestSocket socket = socket();
        socket.send(open(game, player, moves));
        JsonNode answer = socket.next("opened");
        assertThat(answer.path("game").asText()).isEqualTo(game);
        return socket;
    }

    private static JsonNode run(TestSocket socket, int simulations) {
        socket.send(Map.of(DO, "run", "simulations", simulations));
        return socket.next("tree");
    }

    private static List<JsonNode> children(JsonNode node) {
        return StreamSupport.stream(node.path("children").spliterator(), false).toList();
    }

    private static List<Integer> visits(JsonNode node) {
        return children(node).stream().map(child -> child.path("visits").asInt()).toList();
    }

    private static String refused(TestSocket socket, Object message) {
        socket.send(message);
        return socket.next("error").path("text").asText();
    }

    @Test
    void opensAPosition() {
        TestSocket socket = socket();
        Map<String, Object> message = open("go", "uct", "e5", "pass", "c3");
        message.put("board", Map.of("size", 9));
        message.put("ref", 7);
        socket.send(message);
        JsonNode answer = socket.next("opened");
        assertThat(answer.path("ref").asInt()).isEqualTo(7);
        assertThat(answer.path("player").asText()).isEqualTo("uct");
        assertThat(answer.path("spec").asText()).contains("tree-nodes=100000");
        assertThat(answer.path("board").path("size").asInt()).isEqualTo(9);
        assertThat(answer.path("shape").path("width").asInt()).isEqualTo(9);
        assertThat(answer.path("position").path("toMove").asInt()).isEqualTo(1);
        assertThat(answer.path("position").path("number").asInt()).isEqualTo(3);
        assertThat(answer.path("position").path("last").get(0).asInt()).isEqualTo(6 * 9 + 2);
    }

    @ParameterizedTest
    @CsvSource({"connect4,uct", "connect4,btt", "connect4,graph", "connect4,zero", "blokus,uct"})
    void sameSeedSameTreeAsWithoutThePage(String game, String player) {
        compare(TestServer.GAMES.of(game, Map.of()), game, player);
    }

    private <G extends Game<P>, P extends Position<P>> void compare(
            GameKit<G, P> kit, String game, String player) {
        TestSocket socket = opened(game, player);
        run(socket, 40);
        socket.send(Map.of(DO, "step"));
        socket.next("step");
        run(socket, 19);
        socket.send(Map.of(DO, "nodes", "nodes", List.of(Map.of("path", List.of(), "count", 500))));
        JsonNode seen = socket.next("nodes").path("nodes").get(0);
        Inspector<P> plain =
                Inspectable.make(
                                kit.players(),
                                kit.players().parse(player).withTreeNodes(100_000),
                                kit.game(),
                                Exploration.SEED)
                        .inspect(kit.game().newPosition());
        plain.run(60);
        NodeView root = plain.node(List.of());
        assertThat(visits(seen))
                .containsExactlyElementsOf(
                        root.children().stream().map(ChildView::visits).toList());
        assertThat(children(seen))
                .extracting(child -> child.path("move").asInt())
                .containsExactlyElementsOf(root.children().stream().map(ChildView::move).toList());
        assertThat(seen.path("value").asDouble()).isEqualTo(root.value());
    }

    @Test
    void resetBeginsTheSameSearchAnew() {
        TestSocket socket = opened("connect4", "uct", "d", "d");
        List<Integer> first = visits(run(socket, 50));
        socket.send(Map.of(DO, "reset"));
        assertThat(socket.next("tree").path("simulations").asInt()).isZero();
        assertThat(visits(run(socket, 50))).isEqualTo(first);
    }

    @Test
    void aNodeComesInPages() {
        TestSocket socket = opened("go", "uct");
        JsonNode root = run(socket, 300);
        assertThat(root.path("best").path("name").asText()).isNotEmpty();
        int all = root.path("all").asInt();
        List<Integer> moves = new ArrayList<>();
        while (moves.size() < all) {
            socket.send(Map.of(DO, "node", "path", List.of(), "from", moves.size(), "ref", "more"));
            JsonNode page = socket.next("node");
            assertThat(page.path("from").asInt()).isEqualTo(moves.size());
            assertThat(page.path("children").size())
                    .isEqualTo(Math.min(NodeJson.PAGE, all - moves.size()));
            children(page).forEach(child -> moves.add(child.path("move").asInt()));
        }
        assertThat(moves).doesNotHaveDuplicates().hasSizeGreaterThan(80);
        JsonNode child = root.path("children").get(0);
        socket.send(Map.of(DO, "node", "path", List.of(child.path("move").asInt())));
        JsonNode node = socket.next("node");
        assertThat(node.path("names").get(0)).isEqualTo(child.path("name"));
        assertThat(node.path("position").path("last")).isEqualTo(child.path("cells"));
        assertThat(node.path("visits")).isEqualTo(child.path("visits"));
        assertThat(node.path("value").asDouble()).isEqualTo(child.path("value").asDouble());
    }

    @Test
    void manyNodesComeInOneAnswerWithoutThoseThatAreNotThere() {
        TestSocket socket = opened("connect4", "uct");
        run(socket, 100);
        socket.send(
                Map.of(
                        DO,
                        "nodes",
                        "nodes",
                        List.of(
                                Map.of("path", List.of()),
                                Map.of("path", List.of(3, 3, 3, 3, 3, 3, 3)),
                                Map.of("path", List.of(3)))));
        JsonNode nodes = socket.next("nodes").path("nodes");
        assertThat(nodes).extracting(node -> node.path("path").size()).containsExactly(0, 1);
    }

    @ParameterizedTest
    @CsvSource({
        "connect4,uct",
        "connect4,btt",
        "connect4,graph",
        "connect4,zero",
        "go,uct",
        "blokus,uct"
    })
    void aStepShowsASimulation(String game, String player) {
        TestSocket socket = opened(game, player);
        int before = run(socket, 30).path("visits").asInt();
        socket.send(Map.of(DO, "step", "ref", 3));
        JsonNode step = socket.next("step");
        assertThat(step.path("ref").asInt()).isEqualTo(3);
        assertThat(step.path("simulations").asInt()).isEqualTo(31);
        int depth = step.path("leaf").path("path").size();
        assertThat(step.path("selected")).hasSize(depth);
        assertThat(step.path("backup")).hasSize(depth + 1);
        assertThat(step.path("backup").get(0).path("visitsBefore").asInt()).isEqualTo(before);
        for (JsonNode choice : step.path("selected")) {
            assertThat(children(choice)).contains(choice.path("chosen"));
        }
        String kind = step.path("evaluation").path("kind").asText();
        if (kind.equals("playout")) {
            assertThat(step.path("evaluation").path("moves")).isNotEmpty();
        } else if (kind.equals("network")) {
            assertThat(step.path("evaluation").path("policy")).isNotEmpty();
            assertThat(step.path("expandedPath").size()).isEqualTo(depth);
        }
    }

    @Test
    void opensAPositionOfAGameOnThePage() {
        Map<String, Object> person = Map.of("kind", "human");
        String id =
                server.posted(
                                "/api/games",
                                Map.of("game", "connect4", "seats", List.of(person, person)))
                        .path("id")
                        .asText();
        int node;
        try (TestSocket room = server.socket("/api/games/" + id + "/socket")) {
            room.send(Map.of(DO, "play", "at", 0, "cells", List.of(5 * 7 + 3)));
            node = room.next("played").path("at").asInt();
        }
        TestSocket socket = socket();
        socket.send(Map.of(DO, "open", "room", id, "at", node, "player", "uct"));
        JsonNode answer = socket.next("opened");
        assertThat(answer.path("game").asText()).isEqualTo("connect4");
        assertThat(answer.path("position").path("number").asInt()).isEqualTo(1);
        assertThat(answer.path("position").path("owners").get(5 * 7 + 3).asInt()).isZero();
        assertThat(answer.path("position").path("last").get(0).asInt()).isEqualTo(5 * 7 + 3);
        assertThat(run(socket, 20).path("toMove").asInt()).isEqualTo(1);
        assertThat(refused(socket, Map.of(DO, "open", "room", id, "at", 77))).contains("77");
        assertThat(refused(socket, Map.of(DO, "open", "room", id))).contains("'at' is missing");
        assertThat(refused(socket, Map.of(DO, "open", "room", "nowhere", "at", 0)))
                .contains("nowhere");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "connect5 | uct                     | unknown game 'connect5'; did you mean"
                        + " 'connect4'?",
                "connect4 | utc                     | unknown player 'utc'; did you mean 'uct'?",
                "connect4 | uct explo=2             | unknown setting 'explo'",
                "connect4 | gtp:rm                  | unknown player 'gtp:rm'",
                "connect4 | zero net=/etc/passwd    | the page accepts no file names: 'net'",
                "connect4 | uct threads=2           | threads=2: the page allows at most 1",
                "connect4 | uct tree-nodes=400001   | tree-nodes=400001: an exploration has at most"
                        + " 400000",
                "connect4 | btt table=17            | table=17: an exploration has at most 16",
                "connect4 | uct playouts-per-leaf=101 | playouts-per-leaf=101: an exploration has"
                        + " at most 100",
                "connect4 | random                  | player 'random' has no search tree that can"
                        + " be opened; these players have one: uct, btt, graph, zero",
                "connect4 | flat                    | no search tree that can be opened",
            })
    void refusesAPlayer(String game, String player, String sentence) {
        assertThat(refused(socket(), open(game, player))).contains(sentence);
    }

    @Test
    void aRefusedPositionLeavesTheSearchAsItWas() {
        TestSocket socket = opened("connect4", "uct");
        run(socket, 10);
        assertThat(refused(socket, open("connect4", "random"))).contains("no search tree");
        assertThat(refused(socket, open("connect4", "uct", "x"))).contains("'x'");
        Map<String, Object> large = open("go", "zero");
        large.put("board", Map.of("size", 19));
        assertThat(refused(socket, large)).contains("no network is shipped for go 19x19");
        assertThat(run(socket, 10).path("simulations").asInt()).isEqualTo(20);
    }

    @Test
    void refusesMoves() {
        TestSocket socket = socket();
        assertThat(refused(socket, open("connect4", "uct", "d", "x"))).startsWith("move 2, 'x': ");
        assertThat(refused(socket, open("connect4", "uct", "d", "d", "d", "d", "d", "d", "d")))
                .startsWith("move 7, 'd': ");
        assertThat(refused(socket, open("connect4", "uct", "a", "b", "a", "b", "a", "b", "a")))
                .isEqualTo("the game is over in this position, so there is nothing to search");
        assertThat(refused(socket, open("connect4", "uct", "a", "b", "a", "b", "a", "b", "a", "b")))
                .isEqualTo("move 8, 'b': the game is over before it");
        Map<String, Object> many = open("go", "uct");
        many.put("moves", Collections.nCopies(1001, "pass"));
        assertThat(refused(socket, many)).isEqualTo("1001 moves are more than 1000, the maximum");
        Map<String, Object> board = open("go", "uct");
        board.put("board", Map.of("size", "40"));
        assertThat(refused(socket, board)).contains("40");
        board.put("board", "9");
        assertThat(refused(socket, board)).contains("board '9' is not an object");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Exploration.MOST_OF_ONE_RUN + 1})
    void refusesANumberOfSimulations(int simulations) {
        TestSocket socket = opened("connect4", "uct");
        assertThat(refused(socket, Map.of(DO, "run", "simulations", simulations)))
                .contains("'" + simulations + "'");
    }

    @Test
    void refusesRequestsThatAreWrong() {
        TestSocket socket = socket();
        assertThat(refused(socket, Map.of(DO, "run", "simulations", 5)))
                .isEqualTo("no position is open; 'open' one first");
        assertThat(refused(socket, Map.of(DO, "dance"))).isEqualTo("unknown request 'dance'");
        socket.send(open("connect4", "uct"));
        socket.next("opened");
        run(socket, 10);
        assertThat(refused(socket, Map.of(DO, "node", "path", List.of(9)))).contains("number 9");
        assertThat(refused(socket, Map.of(DO, "node", "path", List.of("d"))))
                .contains("a list of whole numbers");
        assertThat(refused(socket, Map.of(DO, "node", "path", List.of(3, 3, 3, 3))))
                .contains("no node after the move");
        assertThat(refused(socket, Map.of(DO, "node", "path", List.of(), "from", -1)))
                .isEqualTo("from '-1' is below 0");
        assertThat(
                        refused(
                                socket,
                                Map.of(
                                        DO,
                                        "nodes",
                                        "nodes",
                                        Collections.nCopies(101, Map.of("path", List.of())))))
                .isEqualTo("101 nodes are more than 100, the maximum of one request");
        assertThat(run(socket, 10).path("simulations").asInt()).isEqualTo(20);
    }

    @Test
    void twoSearchesDoNotDisturbEachOther() {
        TestSocket alone = opened("connect4", "uct", "d");
        List<Integer> expected = visits(run(alone, 2_000));
        TestSocket one = opened("connect4", "uct", "d");
        TestSocket other = opened("connect4", "btt", "d");
        one.send(Map.of(DO, "run", "simulations", 2_000));
        other.send(Map.of(DO, "run", "simulations", 2_000));
        other.send(ROOT);
        assertThat(visits(one.next("tree"))).isEqualTo(expected);
        assertThat(other.next("node").path("visits").asInt()).isEqualTo(2_000);
    }

    @Test
    void aLongRunReportsProgressAndCanBeStopped() {
        TestSocket socket = opened("go", "uct");
        socket.send(Map.of(DO, "run", "simulations", Exploration.MOST_OF_ONE_RUN));
        JsonNode progress = socket.next("progress");
        assertThat(progress.path("of").asInt()).isEqualTo(Exploration.MOST_OF_ONE_RUN);
        socket.send(Map.of(DO, "stop"));
        int simulations = socket.next("tree").path("simulations").asInt();
        assertThat(simulations)
                .isBetween(progress.path("done").asInt(), Exploration.MOST_OF_ONE_RUN - 1);
        assertThat(run(socket, 1).path("simulations").asInt()).isEqualTo(simulations + 1);
    }

    @Test
    void aNewPositionEndsARun() {
        TestSocket socket = opened("go", "uct");
        socket.send(Map.of(DO, "run", "simulations", Exploration.MOST_OF_ONE_RUN));
        socket.next("progress");
        socket.send(open("connect4", "uct"));
        assertThat(socket.next("opened").path("game").asText()).isEqualTo("connect4");
        assertThat(run(socket, 3).path("simulations").asInt()).isEqualTo(3);
    }

    @Test
    void aLostSocketFreesItsPlaceAndEndsItsRun() {
        for (int i = 0; i < Places.MOST_OPEN - 1; i++) {
            opened("connect4", "uct tree-nodes=1000");
        }
        TestSocket running = opened("go", "uct tree-nodes=1000");
        String full = Places.MOST_OPEN + " searches are being explored";
        TestSocket next = socket();
        assertThat(refused(next, open("connect4", "uct tree-nodes=1000"))).contains(full);
        running.send(Map.of(DO, "run", "simulations", Exploration.MOST_OF_ONE_RUN));
        running.next("progress");
        running.drop();
        awaitOpen(next);
    }

    private static void awaitOpen(TestSocket socket) {
        long end = System.nanoTime() + 20_000_000_000L;
        boolean isOpen = false;
        while (!isOpen) {
            assertThat(System.nanoTime()).isLessThan(end);
            socket.send(open("connect4", "uct tree-nodes=1000"));
            JsonNode answer =
                    socket.next("answer", message -> !message.path("is").asText().isEmpty());
            isOpen = answer.path("is").asText().equals("opened");
            LockSupport.parkNanos(20_000_000L);
        }
    }
}
