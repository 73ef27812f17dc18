package moyo.lab.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.lab.learn.Round;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.record.GameResult;
import moyo.lab.record.Outcome;
import moyo.lab.report.figure.SampleRuns;
import moyo.lab.run.RunFold;
import moyo.lab.run.RunListener;
import moyo.lab.run.RunPlan;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Progress of matches, experiments and learnings, on a terminal and elsewhere. */
final class RunProgressTest {
    private static final String TERMINAL = "moyo.terminal";
    private static final GameResult CRASH =
            SampleRuns.game("a", "b", 7, 1, Outcome.FIRST, "crash", Double.NaN, List.of("A1"));

    private final StringWriter text = new StringWriter();
    private final PrintWriter err = new PrintWriter(text, true);

    @AfterEach
    void nobodyWatches() {
        System.clearProperty(TERMINAL);
    }

    private static RunPlan plan(String sprt, String... players) {
        List<Entrant> entrants = List.of(players).stream().map(Entrant::of).toList();
        return new RunPlan(
                "toy",
                Map.of("name", "go"),
                entrants,
                RunPlan.roundRobin(entrants),
                10,
                1,
                MatchRules.STANDARD,
                "none",
                sprt);
    }

    private String match(RunPlan plan, List<GameResult> games) {
        RunFold fold = new RunFold();
        MatchProgress progress = new MatchProgress(err, plan, fold, plan.allGames());
        for (GameResult game : games) {
            fold.add(game);
            progress.finished(game);
        }
        progress.clear();
        return text.toString();
    }

    @Test
    void aTerminalShowsTheScoreAndTheElo() {
        System.setProperty(TERMINAL, "true");
        List<GameResult> games = SampleRuns.random("a", "b", 10, 0.6, 4).results();
        assertThat(match(plan("", "a", "b"), games))
                .contains("10 %, 1 of 10 games")
                .contains("100 %, 10 of 10 games")
                .containsPattern("\\d-\\d, Elo [+-]\\d+ ± \\d+")
                .endsWith("\r\033[K");
    }

    @Test
    void aTestShowsItsRatio() {
        System.setProperty(TERMINAL, "true");
        List<GameResult> games = SampleRuns.random("a", "b", 10, 0.6, 4).results();
        assertThat(match(plan("0,50", "a", "b"), games))
                .containsPattern(", LLR -?\\d\\.\\d\\d \\(-2.94, 2.94\\)");
    }

    @Test
    void aTournamentNamesTheMatchup() {
        System.setProperty(TERMINAL, "true");
        List<GameResult> games = SampleRuns.random("a", "b", 2, 1, 4).results();
        assertThat(match(plan("", "a", "b", "c"), games))
                .contains("of 30 games")
                .contains("a vs b 1-0");
    }

    @Test
    void withoutATerminalOnlyFaultsAndWarningsAreSaidAtOnce() {
        assertThat(match(plan("", "a", "b"), SampleRuns.random("a", "b", 4, 0.6, 4).results()))
                .isEmpty();
        assertThat(match(plan("", "a", "b"), List.of(CRASH)))
                .isEqualTo("moyo: a lost pair 7, game 1 by crash: what was heard: crash\n");
        text.getBuffer().setLength(0);
        new MatchProgress(err, plan("", "a", "b"), new RunFold(), 10).warn("line 3 does not count");
        assertThat(text.toString()).isEqualTo("moyo: line 3 does not count\n");
    }

    @Test
    void rowsAddUpAndTheTimeLeftFollowsFromEachRowsOwnGames() {
        System.setProperty(TERMINAL, "true");
        List<GameResult> games = SampleRuns.random("a", "b", 4, 0.6, 4).results();
        var rows =
                List.of(
                        new ReproduceProgress.RowState(
                                "one", 3, games.subList(0, 1), Double.NaN, 0),
                        new ReproduceProgress.RowState("two", 5, List.of(), Double.NaN, 0));
        ReproduceProgress progress =
                new ReproduceProgress(err, rows, 2, () -> Double.POSITIVE_INFINITY);
        assertThat(progress.total()).isEqualTo(8);
        RunListener one = progress.of("one");
        one.finished(games.get(1));
        // A game takes 10 s on the wall clock: 2 + 5 are left for two jobs.
        assertThat(text.toString()).contains("1 of 8 games, about 35 s left, one ");
        one.warn("something");
        assertThat(text.toString()).contains("moyo: one: something\n");
        progress.of("two").finished(CRASH);
        assertThat(text.toString()).contains("moyo: a lost pair 7").contains("2 of 8 games");
    }

    @Test
    void aLearningShowsItsRoundAndWritesItsReportFirst() {
        System.setProperty(TERMINAL, "true");
        int[] written = {0};
        LearnProgress progress = new LearnProgress(err, () -> written[0]++);
        Round round =
                new Round(
                        "heat 1",
                        List.of(
                                moyo.lab.learn.Pairing.withBaseline(
                                        moyo.search.agent.AgentTeam.of(
                                                List.of(
                                                        moyo.search.agent.AgentOrder.parse(
                                                                "A", List.of("A")))))),
                        8,
                        Optional.empty());
        RunListener listener = progress.begins(round, 4);
        assertThat(written[0]).isEqualTo(1);
        listener.finished(CRASH);
        assertThat(text.toString()).contains("25 %, 1 of 4 games").contains("heat 1");
        progress.interrupted(() -> err.println("a line"));
        assertThat(text.toString()).endsWith("\r\033[Ka line\n");
    }
}
