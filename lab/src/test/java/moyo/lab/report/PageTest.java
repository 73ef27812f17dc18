package moyo.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import moyo.lab.record.GameResult;
import moyo.lab.record.Outcome;
import moyo.lab.record.SampleCounts;
import moyo.lab.report.figure.Figures;
import moyo.lab.report.figure.MatchupResults;
import moyo.lab.report.figure.RunView;
import moyo.lab.report.figure.SampleRuns;
import moyo.lab.stats.Sprt;
import moyo.search.count.Counts;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

final class PageTest {
    @Test
    void saysSoWithoutGames() throws Exception {
        String text = textOf(SampleRuns.view(new MatchupResults("a", "b", List.of())));
        assertThat(text).contains("No game is finished yet.").contains("Running: 0 of 2");
    }

    @Test
    void saysSoWithoutMatchups() throws Exception {
        assertThat(textOf(SampleRuns.view())).contains("No game is finished yet.");
    }

    @Test
    void drawsOneGame() throws Exception {
        MatchupResults one =
                new MatchupResults("a", "b", List.of(SampleRuns.game(0, 0, Outcome.FIRST)));
        assertThat(textOf(SampleRuns.view(one)))
                .contains("a won 1 of 1 game against b: 100\u00A0%")
                .contains("Too few games for a verdict.");
    }

    @Test
    void drawsAMatchOfDraws() throws Exception {
        List<GameResult> games = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            games.add(SampleRuns.game(i / 2, i % 2, Outcome.DRAW));
        }
        assertThat(textOf(SampleRuns.view(new MatchupResults("a", "b", games))))
                .contains("a won 0, drew 30 and lost 0 of 30 games against b: 50\u00A0%")
                .contains("The games do not show which player is stronger.");
    }

    @Test
    void drawsAMatchWithoutALoss() throws Exception {
        MatchupResults all = SampleRuns.random("a", "b", 40, 1, 1);
        assertThat(textOf(SampleRuns.view(new Sprt(0, 50, 0.05, 0.05), all)))
                .contains("a won 40 of 40 games against b: 100\u00A0%")
                .contains("+∞");
    }

    @Test
    void namesThoseAtFault() throws Exception {
        GameResult crash =
                SampleRuns.game("a", "b", 0, 1, Outcome.FIRST, "crash", Double.NaN, List.of("D4"));
        assertThat(textOf(SampleRuns.view(new MatchupResults("a", "b", List.of(crash)))))
                .contains("1 game ended by a fault")
                .contains("what was heard: crash");
    }

    @Test
    void warnsOfDuplicates() throws Exception {
        List<String> moves = List.of("D4", "E5");
        MatchupResults twice =
                new MatchupResults(
                        "a",
                        "b",
                        List.of(
                                SampleRuns.game("a", "b", 0, 0, Outcome.FIRST, "score", 1, moves),
                                SampleRuns.game("a", "b", 1, 0, Outcome.FIRST, "score", 1, moves)));
        assertThat(textOf(SampleRuns.view(twice))).contains("intervals are too narrow");
    }

    @Test
    void letsNoMarkupThrough() throws Exception {
        String evil = "<script>alert('x')</script>&\"\u0000\u001b[1m]]>";
        GameResult crash =
                SampleRuns.game(
                        evil, evil + "2", 0, 0, Outcome.FIRST, evil, Double.NaN, List.of(evil));
        Document page =
                parse(SampleRuns.view(new MatchupResults(evil, evil + "2", List.of(crash))));
        assertThat(page.getElementsByTagName("script").getLength()).isZero();
        assertThat(page.getDocumentElement().getTextContent()).contains("<script>alert('x')");
    }

    @Test
    void letsNoMarkupIntoPlots() throws Exception {
        String evil = "<b>&'\"\u0001";
        Document page =
                parse(
                        SampleRuns.view(
                                SampleRuns.random(evil, "b", 4, 0.5, 1),
                                SampleRuns.random(evil, "c", 4, 0.5, 1)));
        assertThat(page.getElementsByTagName("b").getLength()).isZero();
    }

    @Test
    void linksToTheGames() throws Exception {
        MatchupResults one =
                new MatchupResults("a", "b", List.of(SampleRuns.game(7, 1, Outcome.FIRST)));
        Document page = parse(SampleRuns.view(one));
        assertThat(page.getElementsByTagName("a").item(0).getAttributes().getNamedItem("href"))
                .hasToString("href=\"games/7-1.sgf\"");
    }

    @Test
    void ranksATournament() throws Exception {
        RunView view = tournament();
        assertThat(textOf(view)).contains("a leads the 3 players after 180 games");
    }

    @Test
    void tellsWhatTheSearchesDidWhereAMemoryWasOpen() throws Exception {
        MatchupResults plain = SampleRuns.random("a", "b", 40, 0.5, 1);
        assertThat(textOf(SampleRuns.view(plain))).doesNotContain("Search counters");
        assertThat(textOf(SampleRuns.view(SampleRuns.withMemory(plain))))
                .contains("Search counters")
                .contains("30.0\u00A0µs")
                .containsPattern(
                        "a vs bgated playout movesgated simulations(40\\.0|39\\.9).%"
                                + "(40\\.0|39\\.9) to 40\\.0.%40")
                .contains("a vs bCPU timegated simulations33.3\u00A0%33.3 to 33.3\u00A0%40");
    }

    @Test
    void comparesNoSearchesIfOnlyOnePlayerCounts() throws Exception {
        GameResult game = SampleRuns.game(0, 0, Outcome.FIRST);
        Counts counts = SampleCounts.of(400, 40_000, 100, 6000, 20, 1000, 125);
        MatchupResults one =
                new MatchupResults(
                        "a",
                        "b",
                        List.of(SampleRuns.withCounts(game, counts, Counts.NONE, 0.1, 0)));
        assertThat(textOf(SampleRuns.view(one)))
                .contains("Search counters")
                .doesNotContain("Saved by");
    }

    @Test
    void everyIdIsUniqueAndEveryReferenceHasOne() {
        String page = Page.of(Figures.of(tournament()));
        List<String> ids = all("\\sid=['\"]([^'\"]*)", page);
        assertThat(ids).isNotEmpty().doesNotHaveDuplicates();
        assertThat(ids).containsAll(all("url\\(#([^)]*)\\)", page));
    }

    private static List<String> all(String regex, String page) {
        Matcher matcher = Pattern.compile(regex).matcher(page);
        return matcher.results().map(result -> result.group(1)).toList();
    }

    private static RunView tournament() {
        return SampleRuns.view(
                SampleRuns.random("a", "b", 60, 0.8, 1),
                SampleRuns.random("b", "c", 60, 0.8, 2),
                SampleRuns.random("a", "c", 60, 0.9, 3));
    }

    @Test
    void asksNothingFromOutside() {
        String page = Page.of(Figures.of(tournament()));
        assertThat(page).doesNotContain("src=").doesNotContain("<link").doesNotContain("@import");
        assertThat(all("href=\"([^\"]*)\"", page)).allMatch(href -> href.startsWith("games/"));
    }

    @Test
    void plotsKeepTheirWordsAndFollowTheTheme() {
        String page = Page.of(Figures.of(tournament()));
        assertThat(page).contains(">games</text>").contains("stroke:var(--line)");
        assertThat(all("(rgb\\([^)]*\\))", page)).isEmpty();
    }

    @Test
    void bearsTwoThousandGames() {
        RunView view = SampleRuns.view(SampleRuns.random("a", "b", 2000, 0.55, 1));
        String page =
                Assertions.assertTimeout(Duration.ofSeconds(20), () -> Page.of(Figures.of(view)));
        assertThat(page.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(3_000_000);
    }

    /** What a reader sees, with the checks that hold for every page. */
    private static String textOf(RunView view) throws Exception {
        String text = parse(view).getDocumentElement().getTextContent();
        assertThat(text).doesNotContain("NaN").doesNotContain("Infinity").doesNotContain("null");
        return text;
    }

    private static Document parse(RunView view) throws Exception {
        String page = Page.of(Figures.of(view));
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(page)));
    }
}
