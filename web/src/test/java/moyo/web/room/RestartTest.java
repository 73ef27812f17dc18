package moyo.web.room;

import static moyo.web.TestGame.PERSON;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import moyo.web.TestGame;
import moyo.web.TestServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@SuppressWarnings("try") // servers end in the middle of a block
final class RestartTest {
    @TempDir Path folder;

    private Path file(String id) {
        return folder.resolve("games").resolve(id + ".json");
    }

    @Test
    void aGameWithVariationsIsTheSameAfterARestartOnTheSamePort() {
        int port;
        String id;
        String before;
        try (TestServer server = TestServer.in(folder)) {
            port = server.port();
            try (TestGame game = TestGame.begin(server, "go", Map.of("size", 5), PERSON, PERSON)) {
                int root = game.head();
                game.play("c3 d3 b3");
                int aside = game.playAt(root, game.cell("b2")).path("at").asInt();
                game.playAt(aside, game.cell("d2"));
                game.playAt(root, game.cell("a1"));
                game.send("remove", Map.of("at", aside));
                game.await("removal", d -> d.path("nodes").size() == 5);
                game.send("comment", Map.of("at", game.head(), "text", "so far"));
                game.await("comment", d -> d.toString().contains("so far"));
                id = game.id();
                before = game.doc().path("nodes").toString();
                server.close();
                assertThat(game.socket().awaitEnd()).isEqualTo("the server ends");
            }
        }
        try (TestServer server = TestServer.in(folder, port);
                TestGame game = TestGame.at(server, id)) {
            assertThat(sorted(game.doc().path("nodes").toString())).isEqualTo(sorted(before));
            assertThat(game.moves()).containsExactly("C3", "D3", "B3");
            game.play("e5");
        }
    }

    private static List<String> sorted(String nodes) {
        return Stream.of(nodes.split("\\},\\{|\\[\\{|\\}\\]")).sorted().toList();
    }

    @Test
    void anEngineThatWasThinkingThinksAgainAfterARestart() {
        String id;
        try (TestServer server = TestServer.in(folder);
                TestGame game =
                        TestGame.begin(
                                server,
                                "go",
                                Map.of("size", 9),
                                PERSON,
                                TestGame.player("uct playouts=3000"))) {
            game.play("e5");
            id = game.id();
        }
        try (TestServer server = TestServer.in(folder);
                TestGame game = TestGame.at(server, id)) {
            game.await("answer", d -> d.path("turn").asText().equals("human"));
            assertThat(game.moves()).hasSize(2);
        }
    }

    @Test
    void whatProgramsThinkOfTheirMovesIsKept() {
        Map<String, Object> program = TestGame.player("uct playouts=50");
        String id;
        JsonNode before;
        try (TestServer server = TestServer.in(folder);
                TestGame game = TestGame.begin(server, "connect4", Map.of(), program, program)) {
            before = game.awaitPhase("over").path("nodes");
            id = game.id();
            assertThat(before.size()).isGreaterThan(7);
            for (JsonNode node : before) {
                boolean isMove = !node.path("parent").isNull();
                assertThat(node.has("estimate")).as(node.toString()).isEqualTo(isMove);
                assertThat(node.path("estimate").asDouble()).isBetween(0.0, 1.0);
            }
        }
        try (TestServer server = TestServer.in(folder);
                TestGame game = TestGame.at(server, id)) {
            assertThat(game.doc().path("nodes")).isEqualTo(before);
        }
    }

    @Test
    void countingGoesOnAfterARestart() {
        String id;
        try (TestServer server = TestServer.in(folder);
                TestGame game = TestGame.begin(server, "go", Map.of("size", 5), PERSON, PERSON)) {
            game.play("c3 a1 pass pass");
            game.await("estimate", d -> !d.path("scoring").isNull());
            boolean dead = !game.doc().path("scoring").path("dead").isEmpty();
            game.send("dead", Map.of("cell", game.cell("a1")));
            game.await("mark", d -> d.path("scoring").path("dead").isEmpty() == dead);
            id = game.id();
            try (TestServer other = TestServer.in(folder);
                    TestGame again = TestGame.at(other, id)) { // as after a kill
                assertThat(again.phase()).isEqualTo("scoring");
                assertThat(again.doc().path("scoring")).isEqualTo(game.doc().path("scoring"));
            }
        }
    }

    @Test
    void everyMoveIsOnTheDiskBeforeItIsAnswered() {
        try (TestServer server = TestServer.in(folder);
                TestGame game = TestGame.begin(server, "connect4", Map.of(), PERSON, PERSON)) {
            for (int moves = 1; moves <= 6; moves++) {
                game.play(moves);
                // A kill now, without any farewell: another server reads what is there.
                try (TestServer after = TestServer.in(folder);
                        TestGame same = TestGame.at(after, game.id())) {
                    assertThat(same.moves()).hasSize(moves);
                }
            }
        }
    }

    @Test
    void aGameThatCannotBeSavedGoesOnAndSaysSoWithoutAPath() throws IOException {
        try (TestServer server = TestServer.in(folder);
                TestGame game = TestGame.begin(server, "connect4", Map.of(), PERSON, PERSON)) {
            Files.delete(file(game.id()));
            Files.delete(folder.resolve("games"));
            Files.writeString(folder.resolve("games"), "in the way");
            game.send("play", Map.of("at", game.head(), "cells", List.of(game.cell("d1"))));
            assertThat(game.socket().next("error").path("text").asText())
                    .contains("cannot be saved")
                    .doesNotContain(folder.toString());
            game.await("the move", d -> d.path("nodes").size() == 2);
            assertThat(server.log()).anyMatch(line -> line.contains(game.id()));
        }
    }

    @Test
    void aDamagedFileIsPutAsideAndTheOtherGamesLoad() throws IOException {
        String good;
        String half;
        try (TestServer server = TestServer.in(folder)) {
            try (TestGame game = TestGame.begin(server, "connect4", Map.of(), PERSON, PERSON);
                    TestGame other = TestGame.begin(server, "connect4", Map.of(), PERSON, PERSON)) {
                game.play("d1");
                good = game.id();
                half = other.id();
            }
        }
        String text = Files.readString(file(half));
        Files.writeString(file(half), text.substring(0, text.length() / 2));
        Files.writeString(file("aaaaaaaaaaaa"), "");
        Files.writeString(file("bbbbbbbbbbbb"), "[]");
        Files.writeString(file("cccccccccccc"), text.replace(half, "cccccccccccc"));
        Files.writeString(
                file("dddddddddddd"),
                text.replace(half, "dddddddddddd").replace("connect4", "chess"));
        Files.writeString(file("eeeeeeeeeeee"), text);
        Files.writeString(
                file("ffffffffffff"), text.replace(half, "ffffffffffff").replace("(;", "(("));
        Files.writeString(folder.resolve("games").resolve(good + ".json.123.new"), "half");
        try (TestServer server = TestServer.in(folder)) {
            assertThat(server.log())
                    .anyMatch(line -> line.contains(half) && line.contains("aside"));
            assertThat(file(half)).doesNotExist();
            assertThat(folder.resolve("games").resolve(half + ".json.damaged"))
                    .hasContent(text.substring(0, text.length() / 2));
            for (String bad :
                    List.of(
                            "aaaaaaaaaaaa",
                            "bbbbbbbbbbbb",
                            "dddddddddddd",
                            "eeeeeeeeeeee",
                            "ffffffffffff")) {
                assertThat(server.log()).anyMatch(line -> line.contains(bad));
                assertThat(server.json("/api/games").path("games").toString()).doesNotContain(bad);
            }
            try (TestGame copy = TestGame.at(server, "cccccccccccc")) {
                copy.play("d1");
            }
            try (TestGame game = TestGame.at(server, good)) {
                assertThat(game.moves()).containsExactly("d");
            }
        }
    }

    @Test
    void onlyOldGamesInWhichNothingHappenedAreDeleted() throws IOException {
        String blank;
        String undone;
        String setUp;
        try (TestServer server = TestServer.in(folder);
                TestGame one = TestGame.begin(server, "connect4", Map.of(), PERSON, PERSON);
                TestGame two = TestGame.begin(server, "connect4", Map.of(), PERSON, PERSON)) {
            blank = one.id();
            undone = two.id();
            int root = two.head();
            two.play("d1");
            two.send("continue", Map.of("at", root));
            two.await("the start", d -> d.path("head").asInt() == root);
            setUp =
                    server.posted(
                                    "/api/games/open",
                                    Map.of("name", "a.sgf", "text", "(;GM[1]SZ[5]AB[cc])"))
                            .path("id")
                            .asText();
        }
        for (String id : List.of(blank, undone, setUp)) {
            String text = Files.readString(file(id));
            Files.writeString(
                    file(id),
                    text.replaceAll(
                            "\"updated\":\"[^\"]*\"", "\"updated\":\"2020-01-01T00:00:00Z\""));
        }
        try (TestServer server = TestServer.in(folder)) {
            assertThat(server.json("/api/games").path("games").toString())
                    .doesNotContain(blank)
                    .contains(undone, setUp);
            assertThat(file(blank)).doesNotExist();
        }
    }

    @Test
    void gamesLeaveTheMemoryButNotTheDisk() {
        try (TestServer server = TestServer.in(folder)) {
            String first = "";
            for (int i = 0; i < 104; i++) { // more than are kept in memory
                String id =
                        server.posted(
                                        "/api/games",
                                        TestGame.request("connect4", Map.of(), PERSON, PERSON))
                                .path("id")
                                .asText();
                first = i == 0 ? id : first;
            }
            assertThat(server.json("/api/games").path("games")).hasSize(104);
            try (TestGame game = TestGame.at(server, first)) {
                game.play("d1");
            }
        }
    }

    @Test
    void aGameWhoseEngineIsNotRegisteredAnyMoreCanBeOpened() throws IOException {
        Path engines = folder.resolve("engines.yaml");
        Files.writeString(
                engines, "engines:\n  - {name: Other, game: connect4, command: /bin/cat}\n");
        String id;
        try (TestServer server = TestServer.withEngines(folder, engines);
                TestGame game =
                        TestGame.begin(
                                server, "connect4", Map.of(), PERSON, TestGame.engine("Other"))) {
            id = game.id();
        }
        try (TestServer server = TestServer.in(folder);
                TestGame game = TestGame.at(server, id)) {
            assertThat(game.doc().path("warnings").toString()).contains("Other");
            game.play("d1 d2");
        }
    }
}
