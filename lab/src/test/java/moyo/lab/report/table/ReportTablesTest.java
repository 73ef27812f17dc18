package moyo.lab.report.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import moyo.lab.record.GameResult;
import moyo.lab.record.Outcome;
import moyo.lab.report.figure.Duplicates;
import moyo.lab.report.figure.Fault;
import moyo.lab.report.figure.Figures;
import moyo.lab.report.figure.MatchupFigures;
import moyo.lab.report.figure.MatchupResults;
import moyo.lab.report.figure.SampleRuns;
import moyo.lab.report.html.Html;
import moyo.lab.stats.Sprt;
import org.junit.jupiter.api.Test;

/** The cells of the tables on a report's page, without their markup. */
final class ReportTablesTest {
    private static final Pattern ROW = Pattern.compile("<tr.*?</tr>", Pattern.DOTALL);

    private final Html html = new Html();

    /** Row by row, cells divided by bars. */
    private List<String> rows() {
        Matcher rows = ROW.matcher(html.toString());
        return rows.results()
                .map(row -> row.group().replaceAll("</t[hd]>", "|").replaceAll("<[^>]*>", ""))
                .map(row -> row.replace('\u00A0', ' ').replaceAll("\\|\\s*$", "").strip())
                .toList();
    }

    private static GameResult game(int pair, int game, Outcome outcome, String reason) {
        double score = reason.equals("score") ? 3 : Double.NaN;
        return SampleRuns.game(
                "a", "b", pair, game, outcome, reason, score, List.of("A1", "B" + (pair + 1)));
    }

    private static final List<GameResult> GAMES =
            List.of(
                    game(0, 0, Outcome.FIRST, "score"),
                    game(0, 1, Outcome.DRAW, "score"),
                    game(1, 0, Outcome.SECOND, "crash"),
                    game(1, 1, Outcome.FIRST, "resign"));

    private static final MatchupResults MATCHUP = new MatchupResults("a", "b", GAMES);

    private static List<MatchupFigures> figures(MatchupResults... matchups) {
        return Figures.of(SampleRuns.view(matchups)).standings();
    }

    @Test
    void endingsAreCountedByWhoWon() {
        EndingTable.write(html, GAMES);
        assertThat(rows())
                .startsWith("Ending|Games|Share|First won|Second won|Drawn")
                .contains("score|2|50.0 %|1|0|1", "crash|1|25.0 %|0|1|0", "resign|1|25.0 %|1|0|0");
    }

    @Test
    void resultsHaveALineForEachColour() {
        ResultTable.write(html, figures(MATCHUP));
        List<String> rows = rows();
        assertThat(rows).hasSize(4);
        assertThat(rows.get(1)).startsWith("a vs b|37.5 %|").endsWith("|4|1|1|2");
        assertThat(rows.get(2)).startsWith("moving first|50.0 %|").endsWith("|2|1|0|1");
        assertThat(rows.get(3)).startsWith("moving second|25.0 %|").endsWith("|2|0|1|1");
    }

    @Test
    void strengthIsEloAndPairsByPoints() {
        StrengthTable.write(html, figures(MATCHUP));
        assertThat(rows().get(0)).contains("Elo", "LOS", "t-test", "Pairs");
        assertThat(rows().get(1)).startsWith("a vs b|").endsWith("|2|1|0|0|1|0");
    }

    @Test
    void faultsNameThePlayerAndWhatWasHeard() {
        FaultTable.write(html, Fault.of(MATCHUP), SampleRuns.view(MATCHUP));
        assertThat(rows()).hasSize(2);
        assertThat(rows().get(1)).contains("a", "crash", "what was heard: crash");
        assertThat(html.toString()).contains("games/1-0.sgf");
    }

    @Test
    void gamesThatRepeatAnEarlierOneAreListed() {
        GameResult first = game(0, 0, Outcome.FIRST, "score");
        GameResult again =
                SampleRuns.game("a", "b", 5, 0, Outcome.FIRST, "score", 3, List.of("A1", "B1"));
        MatchupResults repeated = new MatchupResults("a", "b", List.of(first, again));
        DuplicateTable.write(html, Duplicates.of(repeated));
        assertThat(rows()).hasSize(2);
        assertThat(rows().get(1)).contains("5");
    }

    @Test
    void timeIsPerGameAndPerMove() {
        TimeTable.write(html, Figures.of(SampleRuns.view(MATCHUP)).usage());
        assertThat(rows()).hasSize(3);
        assertThat(rows().get(1)).startsWith("a|4.50 s|");
        assertThat(rows().get(2)).startsWith("b|4.50 s|");
    }

    @Test
    void ratingsBeginWithTheBest() {
        MatchupResults strong = SampleRuns.random("strong", "weak", 60, 0.8, 1);
        MatchupResults other = SampleRuns.random("weak", "middle", 60, 0.35, 2);
        RatingTable.write(html, Figures.of(SampleRuns.view(strong, other)).ratings());
        assertThat(rows()).hasSize(4);
        assertThat(rows().get(1)).contains("strong");
        assertThat(rows().get(3)).contains("weak");
    }

    @Test
    void aTestShowsItsBounds() {
        SprtTable.write(html, figures(MATCHUP), Sprt.parse("0,30"));
        assertThat(rows().get(1)).startsWith("a vs b|").contains("2.94");
    }

    @Test
    void gamesAreListedWithPlayersAndLinks() {
        GameList.write(html, MATCHUP, SampleRuns.view(MATCHUP));
        List<String> rows = rows();
        assertThat(rows).hasSize(5);
        assertThat(rows.get(1)).startsWith("0|0|a|b|a|score|").contains("|2|");
        assertThat(rows.get(2)).startsWith("0|1|b|a|drawn|score|");
        assertThat(rows.get(3)).startsWith("1|0|a|b|b|crash|");
        assertThat(html.toString()).contains("href=\"games/0-0.sgf\"", "class=\"fault\"");
    }
}
