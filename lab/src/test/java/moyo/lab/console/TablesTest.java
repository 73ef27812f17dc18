package moyo.lab.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import moyo.lab.record.GameResult;
import moyo.lab.record.Outcome;
import moyo.lab.record.SearchWork;
import moyo.lab.record.Standing;
import moyo.lab.report.figure.SampleRuns;
import moyo.lab.run.Matchup;
import moyo.lab.stats.Sprt;
import org.junit.jupiter.api.Test;

/** Tables of text at the end of a run. */
final class TablesTest {
    private static final Matchup AB = new Matchup("a", "b");
    private static final Matchup AC = new Matchup("a", "c");

    private final StringWriter text = new StringWriter();
    private final PrintWriter out = new PrintWriter(text, true);

    private static Standing standing(List<GameResult> games) {
        Standing standing = new Standing();
        games.forEach(standing::add);
        return standing;
    }

    private static GameResult won(int pair, int game, boolean byA) {
        Outcome outcome = byA == (game == 0) ? Outcome.FIRST : Outcome.SECOND;
        return SampleRuns.game("a", "b", pair, game, outcome, "score", 1, List.of("A1"));
    }

    @Test
    void aMatchupIsTallyRateEloAndPairs() {
        StandingTable.print(
                out,
                AB,
                standing(
                        List.of(
                                won(0, 0, true),
                                won(0, 1, true),
                                won(1, 0, true),
                                won(1, 1, false))));
        assertThat(text.toString().lines())
                .startsWith(
                        "a vs b",
                        "             games   wins  draws losses    rate   95 % interval",
                        "all              4      3      0      1   75.0 %   30.1 to 95.4 %",
                        "moving 1st       2      2      0      0  100.0 %   34.2 to 100.0 %",
                        "moving 2nd       2      1      0      1   50.0 %   9.5 to 90.5 %")
                .anyMatch(line -> line.startsWith("Elo +191 ("))
                .contains("pairs by points 0, ½, 1, 1½, 2: 0, 0, 1, 0, 1");
    }

    @Test
    void aMatchupWithoutGamesHasZeros() {
        StandingTable.print(out, AB, new Standing());
        assertThat(text.toString())
                .containsPattern("all +0\n")
                .containsPattern("moving 2nd +0\n")
                .doesNotContain("Elo");
    }

    @Test
    void aTestSaysWhatItHasDecided() {
        Sprt sprt = Sprt.parse("0,50.5");
        StandingTable.printSprt(
                out, sprt, List.of(standing(SampleRuns.random("a", "b", 600, 0.9, 1).results())));
        assertThat(text.toString())
                .startsWith("SPRT 0 to 50.5 Elo: LLR ")
                .contains("between -2.94 and 2.94, stronger: closer to Elo 50.5");
        text.getBuffer().setLength(0);
        StandingTable.printSprt(
                out, sprt, List.of(standing(SampleRuns.random("a", "b", 600, 0.1, 1).results())));
        assertThat(text.toString()).contains("not stronger: closer to Elo 0");
        text.getBuffer().setLength(0);
        StandingTable.printSprt(out, sprt, List.of(standing(List.of(won(0, 0, true)))));
        assertThat(text.toString()).contains("not decided");
    }

    @Test
    void aTournamentHasRatingsAndALineForEachMatchup() {
        RatingText.print(
                out,
                List.of(AB, AC),
                Map.of(
                        "a vs b", standing(SampleRuns.random("a", "b", 100, 0.8, 1).results()),
                        "a vs c", standing(SampleRuns.random("a", "c", 100, 0.5, 2).results())));
        List<String> lines = text.toString().lines().toList();
        assertThat(lines.get(0)).matches("player +Elo +95 % interval +games +points");
        assertThat(lines.get(1)).as("the best first").matches("[ac] .* (100|200) .*");
        assertThat(lines.get(3)).as("the worst last").startsWith("b ");
        assertThat(lines).anyMatch(line -> line.matches("a +b +\\d+ +0 +\\d+ +\\d+\\.\\d % .*"));
    }

    @Test
    void aTournamentWithoutGamesHasNoRatings() {
        RatingText.print(out, List.of(AB, AC), Map.of());
        assertThat(text.toString()).doesNotContain("Elo").containsPattern("a +c +0 +0 +0\n");
    }

    @Test
    void searchesAreSilentIfTheyOnlyCountWhatAllDo() {
        WorkText.print(
                out,
                List.of(AB),
                SearchWork.byMatchup(SampleRuns.random("a", "b", 4, 0.5, 1).results()));
        assertThat(text.toString()).isEmpty();
    }

    @Test
    void searchesTellWhatTheyCountedAndWhatIsSaved() {
        WorkText.print(
                out,
                List.of(AB),
                SearchWork.byMatchup(
                        SampleRuns.withMemory(SampleRuns.random("a", "b", 40, 0.5, 1)).results()));
        assertThat(text.toString())
                .startsWith("searches of a\n")
                .contains("searches of b\n")
                .containsPattern("gated-simulations +4000 +\\d+\\.\\d µs CPU each")
                .containsPattern("a saves 40\\.0 % \\(40\\.0 to 40\\.0\\) of gated-playout-moves")
                .containsPattern(
                        "a saves 33\\.3 % .* of CPU time per gated-simulations against b, 40 games");
    }
}
