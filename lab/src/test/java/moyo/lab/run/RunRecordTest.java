package moyo.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.record.GameResult;
import moyo.lab.record.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records of runs: written, read, and found out when they were changed by hand. */
final class RunRecordTest {
    private static final String MATCHUP = "good vs bad";

    @TempDir private Path temp;

    private static RunPlan plan(int games, long seed) {
        return new RunPlan(
                "a run",
                Map.of("name", "tic-tac-toe"),
                List.of(new Entrant("good", "uct"), new Entrant("bad", "random")),
                List.of(new Matchup("good", "bad")),
                games,
                seed,
                MatchRules.STANDARD,
                "none",
                "");
    }

    private static GameResult result(int pair, int game, Outcome outcome) {
        return new GameResult(
                "a run",
                MATCHUP,
                pair,
                game,
                game == 0 ? "uct" : "random",
                game == 0 ? "random" : "uct",
                Schedule.seed(1, MATCHUP, pair),
                outcome,
                "score",
                1,
                2,
                0,
                List.of("a1", "b2"),
                List.of(10L, 0L),
                List.of(3, 2),
                List.of(0.1, 0.2),
                List.of(0.1, 0.2),
                List.of(0.1, 0.2),
                List.of(Map.of(), Map.of()),
                Map.of(),
                List.of(Map.of(), Map.of()),
                "",
                "host",
                "commit",
                "2026-11-1%dT10:00:00Z".formatted(7 + pair));
    }

    private static List<GameResult> results() {
        return List.of(
                result(0, 0, Outcome.FIRST),
                result(0, 1, Outcome.FIRST),
                result(1, 0, Outcome.DRAW));
    }

    private static JsonNode session(String command) {
        return JsonNodeFactory.instance.objectNode().put("command", command);
    }

    private Path name() {
        return temp.resolve("experiment").resolve("row");
    }

    private void write(List<GameResult> results) throws IOException {
        new RunRecord("standard", plan(4, 1), List.of(session("x")), results).write(name(), false);
    }

    @Test
    void aRecordIsReadAsItWasWritten() throws IOException {
        write(results());
        RunRecord read = RunRecord.read(name()).orElseThrow();
        assertThat(read.scale()).isEqualTo("standard");
        assertThat(PlanDifference.between(read.plan(), plan(4, 1))).isEmpty();
        assertThat(read.results()).isEqualTo(results());
        assertThat(read.days()).contains("2026-11-17 to 2026-11-18");
        assertThat(read.sessions()).containsExactly(session("x"));
    }

    @Test
    void thereIsNoneBeforeTheFirst() {
        assertThat(RunRecord.read(name())).isEmpty();
    }

    @Test
    void theSameGamesInAnotherOrderMakeTheSameBytes() throws IOException {
        write(results());
        byte[] description = Files.readAllBytes(temp.resolve("experiment/row.json"));
        byte[] games = Files.readAllBytes(temp.resolve("experiment/row.jsonl.gz"));
        List<GameResult> reversed = new ArrayList<>(results());
        Collections.reverse(reversed);
        write(reversed);
        assertThat(temp.resolve("experiment/row.json")).hasBinaryContent(description);
        assertThat(temp.resolve("experiment/row.jsonl.gz")).hasBinaryContent(games);
    }

    @Test
    void aScoreThatWasChangedByHandIsFound() throws IOException {
        write(results());
        Path file = temp.resolve("experiment/row.json");
        String text = Files.readString(file);
        assertThat(text).contains("\"wins\" : 1");
        Files.writeString(file, text.replaceFirst("\"wins\" : 1", "\"wins\" : 2"));
        assertThatThrownBy(() -> RunRecord.read(name()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("row.json")
                .hasMessageContaining("its score is not that of the games beside it");
    }

    /** The games are written before their description. */
    @Test
    void aKillBetweenTheTwoFilesLosesNothing() throws IOException {
        write(results().subList(0, 2));
        Path file = temp.resolve("experiment/row.json");
        byte[] before = Files.readAllBytes(file);
        write(results());
        Files.write(file, before);
        assertThat(RunRecord.read(name()).orElseThrow().results()).isEqualTo(results());
    }

    @Test
    void aRecordIsReplacedByRemovingItsDescriptionFirst() throws IOException {
        write(results());
        Files.delete(temp.resolve("experiment/row.jsonl.gz"));
        Files.createDirectories(temp.resolve("experiment/row.jsonl.gz/blocked"));
        RunRecord other = new RunRecord("standard", plan(4, 2), List.of(), List.of());
        assertThatThrownBy(() -> other.write(name(), true)).isInstanceOf(IOException.class);
        assertThat(RunRecord.read(name())).isEmpty();
    }

    @Test
    void aGameThatWasKeptWithoutMovesIsTheSameGame() {
        GameResult game = result(0, 0, Outcome.FIRST);
        assertThat(game.isSameGame(game.withoutMoves())).isTrue();
        assertThat(game.withoutMoves().isSameGame(game)).isTrue();
        assertThat(game.withoutMoves().isSameGame(result(0, 0, Outcome.DRAW))).isFalse();
    }

    @Test
    void gamesOfAnotherPlanAreFound() throws IOException {
        write(results());
        Path file = temp.resolve("experiment/row.json");
        Files.writeString(file, Files.readString(file).replace("\"seed\" : 1", "\"seed\" : 2"));
        assertThatThrownBy(() -> RunRecord.read(name()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("seed is ");
    }

    @Test
    void aPlanThatDiffersIsNamed() {
        assertThat(PlanDifference.between(plan(4, 1), plan(8, 1))).isEmpty();
        assertThat(PlanDifference.between(plan(4, 1), plan(4, 2)))
                .containsExactly("seed was 1 and is 2");
    }
}
