package moyo.lab.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.play.ToyKit;
import moyo.lab.run.Openings;
import moyo.lab.run.RunPlan;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RunReportTest {
    @TempDir private Path temp;

    private final StringWriter out = new StringWriter();

    @BeforeEach
    void play() throws Exception {
        List<Entrant> entrants = List.of(Entrant.of("gated"), new Entrant("b", "gated gate=0"));
        RunPlan plan =
                new RunPlan(
                        "toy",
                        Map.of("name", "tic-tac-toe"),
                        entrants,
                        RunPlan.roundRobin(entrants),
                        6,
                        7,
                        MatchRules.STANDARD,
                        "none",
                        "");
        ToyKit kit = new ToyKit();
        new RunDesk(new ToyGames.Place().workplace(), kit, Openings.parse("none", kit))
                .carryOut(plan, temp, false);
        Files.delete(temp.resolve("report.html"));
    }

    private String print() throws Exception {
        RunReport.of(temp, ToyGames.LIST).print(new PrintWriter(out, true), false);
        return out.toString();
    }

    @Test
    void tellsOfAFolderThatNobodyHasOpen() throws Exception {
        assertThat(print())
                .startsWith("gated vs b\n")
                .containsPattern("all +6 ")
                .contains("searches of gated", "simulations")
                .contains("report: " + temp.resolve("report.html"));
    }

    @Test
    void writesPageTablesAndSummary() throws Exception {
        for (String file : List.of("games.csv", "summary.csv", "summary.json")) {
            Files.delete(temp.resolve(file));
        }
        RunReport.of(temp, ToyGames.LIST).write();
        assertThat(temp.resolve("report.html"))
                .content()
                .contains("gated vs b", "games/m1-0000-0.txt", "gated gate=0");
        assertThat(Files.readAllLines(temp.resolve("games.csv"))).hasSize(7);
        assertThat(Files.readAllLines(temp.resolve("summary.csv"))).hasSize(4);
        assertThat(temp.resolve("summary.json")).content().contains("\"playedGames\" : 6");
    }

    @Test
    void warnsOfRecordsThatAreNotOfTheRunAndOfTornLines() throws Exception {
        Path file = temp.resolve("results.jsonl");
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        lines.set(1, lines.get(1).replaceFirst("\"seed\":-?\\d+", "\"seed\":7"));
        lines.add(lines.get(0));
        String torn = lines.get(2).substring(0, 50);
        Files.writeString(file, String.join("\n", lines) + "\n" + torn);
        assertThat(print())
                .containsPattern("all +5 ")
                .contains("records that are not of this run: 2; the first: line 2 of");
    }

    @Test
    void aFolderThatIsNoRunsIsNamed(@TempDir Path other) {
        assertThatThrownBy(() -> RunReport.of(other, ToyGames.LIST))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is not the folder of a run: it has no run.json");
    }

    @Test
    void aGameThatThisProgramDoesNotHaveIsNamed() throws Exception {
        Path file = temp.resolve("run.json");
        Files.writeString(file, Files.readString(file).replace("tic-tac-toe", "chess"));
        assertThatThrownBy(() -> RunReport.of(temp, ToyGames.LIST))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("unknown game 'chess'; known are tic-tac-toe");
    }
}
