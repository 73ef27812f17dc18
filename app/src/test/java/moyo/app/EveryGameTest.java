package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import moyo.app.option.Games;
import moyo.game.Game;
import moyo.game.Position;
import moyo.gtp.GtpEngine;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.player.PlayerSpec;
import moyo.session.GameKit;
import moyo.session.Level;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a game gets from being in the list of games, and nothing else. */
final class EveryGameTest {
    @TempDir private Path temp;

    static Stream<String> games() {
        return Games.names().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void uctBeatsRandomInAMatch(String game) throws IOException {
        Path dir = temp.resolve("run");
        Said said =
                Said.moyo(
                        "match",
                        "uct playouts=60 tree-nodes=20000",
                        "random",
                        "--game",
                        game,
                        "--games",
                        "6",
                        "--seed",
                        "1",
                        "--dir",
                        dir.toString());
        assertThat(said.code()).as(said.err()).isZero();
        assertThat(said.out()).containsPattern("all +6 +[456] ");
        assertThat(Files.readAllLines(dir.resolve("results.jsonl"))).hasSize(6);
        try (Stream<Path> records = Files.list(dir.resolve("games"))) {
            assertThat(records).hasSize(6);
        }
        assertThat(Said.moyo("report", dir.toString()).code()).isZero();
        assertThat(dir.resolve("report.html")).content().contains("uct");
    }

    @ParameterizedTest
    @MethodSource("games")
    void aTournamentRatesItsPlayers(String game) throws IOException {
        Path file = temp.resolve("tournament.yaml");
        Files.writeString(
                file,
                """
                game: %s
                players:
                  strong: uct playouts=40 tree-nodes=20000
                  weak: random
                games: 4
                """
                        .formatted(game));
        Path dir = temp.resolve("run");
        Said said = Said.moyo("tournament", file.toString(), "--dir", dir.toString());
        assertThat(said.code()).as(said.err()).isZero();
        assertThat(said.out()).contains("strong", "weak");
    }

    @ParameterizedTest
    @MethodSource("games")
    void itsSpeedIsMeasured(String game) throws IOException {
        Said said =
                Said.moyo(
                        "bench", "--game", game, "--only", "search", "--seconds", "0.01", "--json");
        assertThat(said.code()).as(said.err()).isZero();
        for (String line : said.out().lines().toList()) {
            JsonNode node = new ObjectMapper().readTree(line);
            assertThat(node.path("game").asText()).isEqualTo(game);
            assertThat(node.path("what").asText()).isEqualTo("search");
            assertThat(node.path("perCpuSecond").asLong()).isPositive();
        }
    }

    @Test
    void playersOfAllGamesAreListedALineEach() {
        Said said = Said.moyo("players");
        assertThat(said.out().lines().count()).isBetween(20L, 60L);
        for (String game : Games.names()) {
            assertThat(said.out())
                    .containsPattern("(?m)^" + game + " +uct +")
                    .containsPattern("(?m)^" + game + " +random +");
        }
        assertThat(Said.moyo("players", "--game", "connect4").out())
                .contains("uct")
                .doesNotContain("fuego-style");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyLevelIsAPlayerThatMoves(String game) {
        List<String> sizes = game.equals("go") ? List.of("5", "9", "13", "19") : List.of("");
        for (String size : sizes) {
            Map<String, String> board = size.isEmpty() ? Map.of() : Map.of("size", size);
            GameKit<?, ?> kit = Games.of(game, board);
            assertThat(kit.levels().all()).as(size).hasSize(5);
            kit.levels().all().forEach(level -> assertMoves(kit, level));
        }
        assertThat(Said.moyo("players", "--game", game).out())
                .contains(Games.of(game, Map.of()).levels().all().get(0).sentence());
    }

    private static <G extends Game<P>, P extends Position<P>> void assertMoves(
            GameKit<G, P> kit, Level level) {
        PlayerSpec<G, P> spec = kit.players().parse(level.player()).withTreeNodes(20_000);
        P start = kit.game().newPosition();
        int move =
                spec.make(kit.game(), 1)
                        .chooseMove(start, new Budget.Simulations(2), new StopSignal());
        assertThat(start.isLegal(move)).as("%s", level).isTrue();
    }

    @Test
    void onePlayersSettingsAreShown() {
        assertThat(Said.moyo("players", "fuego-style").out())
                .startsWith("fuego-style (Go): ")
                .contains("    playouts=1000: ")
                .contains("final-move=visits-and-prior");
        Said unknown = Said.moyo("players", "fuego-stile");
        assertThat(unknown.code()).isEqualTo(2);
        assertThat(unknown.err())
                .contains("unknown player 'fuego-stile'; did you mean 'fuego-style'?");
    }

    /** A worker elsewhere knows nothing but the facts. */
    @Test
    void everyGameIsMadeAgainFromItsFacts() {
        for (String name : Games.names()) {
            Map<String, Object> facts = Games.of(name, Map.of()).facts();
            assertThat(Games.LIST.ofFacts(facts).facts()).as(name).isEqualTo(facts);
        }
        Map<String, Object> small =
                Games.of("go", Map.of("size", "5", "komi", "0.5", "rules", "japanese")).facts();
        assertThat(Games.LIST.ofFacts(small).facts()).isEqualTo(small);
    }

    @Test
    void anUnknownGameIsNamed() {
        Said said = Said.moyo("match", "uct", "random", "--game", "conect4");
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains("unknown game 'conect4'; did you mean 'connect4'?");
    }

    @ParameterizedTest
    @MethodSource("games")
    void itIsAGtpEngine(String game) throws IOException {
        List<String> answers =
                talk(Games.ofEngine(game, Map.of()), "genmove b", "showboard", "undo");
        assertThat(answers).hasSize(3).allMatch(answer -> answer.startsWith("="));
        assertThat(answers.get(0).length()).isGreaterThan(2);
        assertThat(answers.get(1).lines().count()).isGreaterThan(5);
    }

    @ParameterizedTest
    @MethodSource("games")
    void itsHelpHasASentenceForEachCommand(String game) throws IOException {
        GameKit<?, ?> kit = Games.ofEngine(game, Map.of());
        List<String> names =
                talk(kit, "list_commands").get(0).substring(1).strip().lines().toList();
        assertThat(names).contains("genmove", "moyo-explain");
        String[] questions = names.stream().map(name -> "help " + name).toArray(String[]::new);
        assertThat(talk(kit, questions))
                .hasSameSizeAs(names)
                .allMatch(answer -> answer.lines().count() == 2, "usage and sentence");
    }

    @ParameterizedTest
    @MethodSource("games")
    void itsSearchesAreWatchedAndItsRulesGiveReasons(String game) throws IOException {
        List<String> answers =
                talk(
                        Games.ofEngine(game, Map.of()),
                        "kata-genmove_analyze b 100000",
                        "known_command lz-analyze",
                        "known_command moyo-why_illegal");
        assertThat(answers.get(0)).matches("(?s)=\\ninfo move .*\\nplay \\S+");
        assertThat(answers.subList(1, 3)).containsOnly("= true");
    }

    @Test
    void aGameWithoutDialectSpeaksPlainGtp() throws IOException {
        List<String> answers =
                talk(
                        Games.ofEngine("connect4", Map.of()),
                        "play b d",
                        "play b d",
                        "play w x",
                        "play w D",
                        "all_legal b",
                        "genmove b",
                        "moyo-explain a",
                        "moyo-search_stats",
                        "final_score",
                        "undo",
                        "undo",
                        "undo",
                        "undo",
                        "genmove w");
        assertThat(answers.get(0)).isEqualTo("=");
        assertThat(answers.get(1)).isEqualTo("? it is the turn of white");
        assertThat(answers.get(2)).startsWith("? ").contains("'x'");
        assertThat(answers.get(3)).isEqualTo("=");
        assertThat(answers.get(4)).isEqualTo("= a b c d e f g");
        assertThat(answers.get(5)).matches("= [a-g]");
        assertThat(answers.get(6)).startsWith("= mean + c sqrt(ln N / n)");
        assertThat(answers.get(7)).contains("simulations ");
        assertThat(answers.get(8)).isEqualTo("? cannot score: the game is not over");
        assertThat(answers.subList(9, 12)).containsOnly("=");
        assertThat(answers.get(12)).isEqualTo("? cannot undo");
        assertThat(answers.get(13)).isEqualTo("? it is the turn of black");
    }

    private static <G extends Game<P>, P extends Position<P>> List<String> talk(
            GameKit<G, P> kit, String... commands) throws IOException {
        GtpEngine engine =
                new GtpEngine(
                        "Moyo",
                        "0",
                        new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8));
        kit.registerGtp(engine, kit.players().parse("uct playouts=50 tree-nodes=50000"), 1);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        engine.run(
                new ByteArrayInputStream(
                        (String.join("\n", commands) + "\n").getBytes(StandardCharsets.UTF_8)),
                out);
        return Stream.of(out.toString(StandardCharsets.UTF_8).split("\n\n"))
                .map(String::stripTrailing)
                .toList();
    }
}
