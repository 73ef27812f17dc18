package moyo.lab.report.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import moyo.lab.record.GameResult;
import moyo.lab.record.Outcome;
import moyo.lab.stats.Sprt;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the games of a run are said to show. */
final class VerdictTest {
    /** Of each ten games, a wins so many; every game has moves of its own. */
    private static MatchupResults matchup(int games, int winsOfTen) {
        List<GameResult> results = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            boolean wonByA = i % 10 < winsOfTen;
            boolean aIsFirst = i % 2 == 0;
            Outcome outcome = wonByA == aIsFirst ? Outcome.FIRST : Outcome.SECOND;
            results.add(SampleRuns.game(i / 2, i % 2, outcome));
        }
        return new MatchupResults("a", "b", results);
    }

    private static String conclusion(@Nullable Sprt sprt, MatchupResults... matchups) {
        return Verdict.conclusion(Figures.of(SampleRuns.view(sprt, matchups)));
    }

    @Test
    void anErrorBarThatExcludesHalfOfThePointsNamesTheStrongerPlayer() {
        assertThat(conclusion(null, matchup(40, 8))).isEqualTo("a is stronger.");
        assertThat(conclusion(null, matchup(40, 2))).isEqualTo("b is stronger.");
        assertThat(conclusion(null, matchup(40, 6)))
                .isEqualTo("The games do not show which player is stronger.");
    }

    @Test
    void eighteenWinsOfEighteenAreTooFewGames() {
        assertThat(conclusion(null, matchup(18, 10))).isEqualTo("Too few games for a verdict.");
        assertThat(conclusion(null, matchup(20, 10))).isEqualTo("a is stronger.");
        assertThat(conclusion(null, matchup(0, 0))).isEmpty();
    }

    @Test
    void aSequentialTestNamesTheLikelierHypothesis() {
        Sprt sprt = new Sprt(0, 50, 0.05, 0.05);
        assertThat(conclusion(sprt, matchup(400, 7)))
                .isEqualTo("The SPRT accepts H1: Elo +50 is likelier.");
        assertThat(conclusion(sprt, matchup(400, 3)))
                .isEqualTo("The SPRT accepts H0: Elo 0 is likelier.");
        assertThat(conclusion(sprt, matchup(4, 5))).isEqualTo("The SPRT is undecided.");
    }

    @Test
    void theHeadlineHasTheScoreAndItsErrorBars() {
        Figures none = Figures.of(SampleRuns.view(matchup(0, 0)));
        assertThat(Verdict.headline(none)).isEqualTo("No game is finished yet.");
        Figures figures = Figures.of(SampleRuns.view(matchup(40, 8)));
        assertThat(Verdict.headline(figures))
                .matches(
                        "a won 32 of 40\\hgames against b: 80\\h%, 95\\h% interval"
                                + " 65\\.2–89\\.5\\h%, Elo .*\\.");
        List<GameResult> drawn = new ArrayList<>(matchup(4, 10).results());
        drawn.add(SampleRuns.game(2, 0, Outcome.DRAW));
        MatchupResults withDraw = new MatchupResults("a", "b", drawn);
        assertThat(Verdict.headline(Figures.of(SampleRuns.view(withDraw))))
                .matches("a won 4, drew 1 and lost 0 of 5\\hgames against b: 90\\h%.*");
    }

    @Test
    void theProgressIsThatOfThePlan() {
        Figures figures = Figures.of(SampleRuns.view(matchup(40, 8)));
        assertThat(Verdict.progress(figures)).matches("Running: 40 of 2\\h000\\hgames");
    }

    @Test
    void gamesWithTheSameMovesAndFaultsAreWarnedOf() {
        List<GameResult> results = new ArrayList<>(matchup(6, 5).results());
        assertThat(warnings(results)).isEmpty();
        GameResult first = results.get(0);
        results.add(SampleRuns.game("a", "b", 3, 0, Outcome.FIRST, "score", 1, first.moves()));
        results.add(
                SampleRuns.game("a", "b", 3, 1, Outcome.FIRST, "crash", 0, List.of("D4", "E5")));
        assertThat(warnings(results))
                .containsExactly(
                        "1 game has the same moves as an earlier one: intervals are too narrow.",
                        "1 game ended by a fault: see below.");
    }

    private static List<String> warnings(List<GameResult> results) {
        MatchupResults matchup = new MatchupResults("a", "b", results);
        return Verdict.warnings(Figures.of(SampleRuns.view(matchup)));
    }
}
