package moyo.lab.experiment.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import moyo.lab.experiment.Cost;
import moyo.lab.experiment.CurvePoint;
import moyo.lab.experiment.Figure;
import moyo.lab.experiment.GameSubset;
import moyo.lab.experiment.Needs;
import moyo.lab.experiment.Origin;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.SavingFigure;
import moyo.lab.play.Entrant;
import moyo.lab.record.GameResult;
import moyo.lab.record.SearchWork;
import moyo.lab.report.figure.SampleRuns;
import moyo.lab.stats.Proportion;
import moyo.lab.stats.TTests;
import moyo.lab.stats.Tally;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ResultJudgeTest {
    private static final Figure HALF = new Figure("", new Proportion(0.5, 2000));

    private static Finding judge(long wins, long losses, Figure figure) {
        return ResultJudge.judge(new Tally(wins, 0, losses).proportion(), figure);
    }

    @Test
    void twentyGamesAreTooFewWhateverTheirResult() {
        for (int games = 0; games <= 20; games++) {
            for (int wins = 0; wins <= games; wins++) {
                assertThat(judge(wins, games - wins, HALF))
                        .as("%d of %d", wins, games)
                        .isEqualTo(Finding.TOO_FEW_GAMES);
            }
        }
    }

    /** The width of Wilson's interval, computed elsewhere: 15.46, 14.87; 15.04, 14.95 points. */
    @ParameterizedTest
    @CsvSource({
        "21, 0, TOO_FEW_GAMES",
        "22, 0, DIFFERS",
        "83, 83, TOO_FEW_GAMES",
        "84, 84, AGREES",
    })
    void fifteenPointsCarryAVerdict(long wins, long losses, Finding finding) {
        assertThat(judge(wins, losses, HALF)).isEqualTo(finding);
    }

    /** Newcombe's interval of the difference ends at 0 between these. */
    @ParameterizedTest
    @CsvSource({
        "400, 221, 2000, AGREES",
        "400, 222, 2000, DIFFERS",
        "400, 179, 2000, AGREES",
        "400, 178, 2000, DIFFERS",
        "400, 233, 200, AGREES",
        "400, 234, 200, DIFFERS",
    })
    void bothSidesAreSamples(long games, long wins, long papers, Finding finding) {
        Figure figure = new Figure("", new Proportion(0.5, papers));
        assertThat(judge(wins, games - wins, figure)).isEqualTo(finding);
    }

    @Test
    void anotherPlayersFigureProvesNothing() {
        assertThat(judge(500, 500, new Figure("BTT-Go", new Proportion(0.5, 2000))))
                .isEqualTo(Finding.NO_FIGURE);
        assertThat(judge(500, 500, Figure.NONE)).isEqualTo(Finding.NO_FIGURE);
    }

    /** A saves about 40 %, and the games differ little. */
    private static List<GameResult> games(int games) {
        return SampleRuns.withMemory(SampleRuns.random("a", "b", games, 0.5, 1)).results();
    }

    private static Finding judge(int games, double saving) {
        return ResultJudge.judge(SearchWork.of(games(games)), games, new SavingFigure("", saving));
    }

    @Test
    void aSavingIsHeldAgainstOurInterval() {
        double ours = SearchWork.of(games(40)).saving().share();
        assertThat(judge(40, ours)).isEqualTo(Finding.AGREES);
        assertThat(judge(40, 0.3)).isEqualTo(Finding.SAVES_MORE);
        assertThat(judge(40, 0.5)).isEqualTo(Finding.SAVES_LESS);
        assertThat(judge(20, 0.3)).isEqualTo(Finding.SAVES_MORE);
        assertThat(judge(19, 0.3)).isEqualTo(Finding.TOO_FEW_GAMES);
        assertThat(judge(0, 0.3)).isEqualTo(Finding.TOO_FEW_GAMES);
    }

    @Test
    void aSavingNeedsTwoWhoCountAndAFigureOfTheirOwn() {
        List<GameResult> plain = SampleRuns.random("a", "b", 40, 0.5, 1).results();
        assertThat(ResultJudge.judge(SearchWork.of(plain), 40, new SavingFigure("", 0.3)))
                .isEqualTo(Finding.NOT_COUNTED);
        assertThat(ResultJudge.judge(SearchWork.of(games(40)), 40, new SavingFigure("BTT-Go", 0.3)))
                .isEqualTo(Finding.NO_FIGURE);
    }

    @Test
    void aSavingStandsBehindTheRates() {
        Row row =
                new Row(
                        "r",
                        new Origin("x", "r", 1),
                        Map.of(),
                        Entrant.of("a"),
                        Entrant.of("b"),
                        List.of(),
                        "none",
                        Map.of(),
                        Map.of(),
                        new SavingFigure("", 0.3),
                        CurvePoint.NONE);
        List<Line> lines = PlayedRows.of(row, new Cost(40, 0, 0, ""), games(40), "").lines();
        assertThat(lines).extracting(Line::id).containsExactly("both", "saving");
        assertThat(lines).extracting(Line::games).containsExactly(40L, 40L);
        Line saving = lines.get(1);
        assertThat(saving.verdict()).isEqualTo("saves more");
        assertThat(saving.ours()).isCloseTo(0.4, within(0.001));
        assertThat(saving.difference().low()).isCloseTo(0.1, within(0.001));
        assertThat(RowResult.skipped(row, Cost.skipped("slow"), "slow").lines())
                .extracting(Line::verdict)
                .containsExactly("skipped: slow", "skipped: slow");
    }

    private static Row row(String... needs) {
        return new Row(
                "r",
                new Origin("x", "r", 1),
                Map.of(),
                Entrant.of("a"),
                Entrant.of("b"),
                List.of(needs),
                "none",
                Map.of(),
                Map.of(GameSubset.BOTH, HALF),
                SavingFigure.NONE,
                CurvePoint.NONE);
    }

    @Test
    void skippedRowsSayWhy() {
        Row row = row("gnugo", "pachi");
        assertThat(Needs.missing(row, program -> true)).isEmpty();
        assertThat(Needs.missing(row, "pachi"::equals))
                .isEqualTo("there is no 'gnugo' here (apt-get install gnugo)");
        assertThat(Needs.missing(row, program -> false))
                .endsWith("; there is no 'pachi' here (it should be on the PATH)");
        Line line = RowResult.skipped(row, Cost.skipped("slow"), "slow").lines().get(0);
        assertThat(line.finding()).isEqualTo(Finding.SKIPPED);
        assertThat(line.verdict()).isEqualTo("skipped: slow");
    }

    @Test
    void aBrokenRowHasNoOtherVerdict() {
        RowResult played = PlayedRows.of(row(), new Cost(2, 0, 0, ""), List.of(), "");
        assertThat(played.lines().get(0).verdict()).isEqualTo("too few games");
        assertThat(played.failed("it hung").lines().get(0).verdict()).isEqualTo("failed: it hung");
    }

    /** Against 194 of 400: p is 0.0117 for 226 wins, 0.0097 for 227, computed elsewhere. */
    @ParameterizedTest
    @CsvSource({
        "226, 400, NOT_SHOWN",
        "227, 400, SHOWN",
        "194, 400, NOT_SHOWN",
        "161, 400, CONTRARY",
        "20, 20, TOO_FEW_GAMES",
        "0, 0, TOO_FEW_GAMES",
    })
    void aClaimIsShownWhereChanceIsUnlikely(long wins, long games, Answer expected) {
        Tally better = new Tally(wins, 0, games - wins);
        assertThat(ResultJudge.judge(better, new Tally(194, 0, 206), 0.99)).isEqualTo(expected);
    }

    @Test
    void fewGamesClaimNothingOnEitherSide() {
        Tally all = new Tally(21, 0, 0);
        Tally none = new Tally(0, 0, 21);
        assertThat(TTests.welch(all, none).isGreater(0.99)).as("whatever the test says").isTrue();
        assertThat(ResultJudge.judge(all, new Tally(0, 0, 400), 0.99))
                .isEqualTo(Answer.TOO_FEW_GAMES);
        assertThat(ResultJudge.judge(new Tally(400, 0, 0), none, 0.99))
                .isEqualTo(Answer.TOO_FEW_GAMES);
    }
}
