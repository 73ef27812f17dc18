package moyo.lab.follow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import moyo.lab.executor.ExecutorFactory;
import moyo.lab.executor.PairPlayer;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.play.ToyKit;
import moyo.lab.report.figure.Figures;
import moyo.lab.report.figure.MatchupFigures;
import moyo.lab.report.figure.MatchupResults;
import moyo.lab.report.figure.SampleRuns;
import moyo.lab.report.figure.Trace;
import moyo.lab.run.Matchup;
import moyo.lab.run.Openings;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunPlan;
import moyo.lab.run.Runner;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RunTailTest {
    @TempDir private Path folder;

    private final ToyKit kit = new ToyKit();

    private static RunPlan plan(int games) {
        List<Entrant> players = List.of(Entrant.of("random"), new Entrant("b", "random value=0.4"));
        return new RunPlan(
                "toy",
                Map.of("name", "tic-tac-toe"),
                players,
                RunPlan.roundRobin(players),
                games,
                7,
                MatchRules.STANDARD,
                "random 1",
                "");
    }

    private void play(RunPlan plan) throws InterruptedException {
        Openings<TicTacToe.Board> openings = Openings.parse("1", kit);
        try (RunFolder into = RunFolder.open(folder, plan, Map.of("jobs", 1), "txt")) {
            ExecutorFactory threads =
                    ExecutorFactory.threads(new PairPlayer.Place("here", "abc"), 1);
            new Runner(plan, openings, into, threads.make(kit), result -> {}).run();
        }
    }

    private static MatchupFigures only(Figures figures) {
        return figures.standings().get(0);
    }

    @Test
    void hasTheFiguresOfTheReportHoweverOftenItReads() throws Exception {
        RunPlan plan = plan(60);
        RunTail tail = new RunTail(folder, plan, 5);
        assertThat(tail.read()).isFalse();
        List<Integer> seen = new ArrayList<>();
        for (int games : List.of(7, 20, 60)) {
            play(plan(games));
            assertThat(tail.read()).isTrue();
            seen.add(tail.games());
        }
        assertThat(seen).containsExactly(7, 20, 60);
        assertThat(tail.isFinished()).isTrue();
        Matchup matchup = plan.matchups().get(0);
        MatchupFigures whole =
                MatchupFigures.of(
                        new MatchupResults(matchup.a(), matchup.b(), RunFolder.results(folder)));
        MatchupFigures followed = only(tail.figures(false));
        assertThat(followed.all()).isEqualTo(whole.all());
        assertThat(followed.first()).isEqualTo(whole.first());
        assertThat(followed.elo()).isEqualTo(whole.elo());
        assertThat(followed.trace()).isEqualTo(whole.trace());
    }

    @Test
    void keepsTheNewestGamesAndNoMoves() throws Exception {
        play(plan(12));
        RunTail tail = new RunTail(folder, plan(12), 5);
        tail.read();
        assertThat(tail.newest())
                .hasSize(5)
                .allMatch(game -> game.moves().isEmpty())
                .extracting(game -> game.pair() * 2 + game.game())
                .containsExactly(11, 10, 9, 8, 7);
    }

    @Test
    void leavesOutRecordsOfOtherRuns() throws Exception {
        play(plan(4));
        Path results = folder.resolve("results.jsonl");
        String first = Files.readAllLines(results).get(0);
        append(results, first + "\n" + first.replace("\"seed\":", "\"seed\":1") + "\n");
        RunTail tail = new RunTail(folder, plan(4), 5);
        tail.read();
        assertThat(tail.games()).isEqualTo(4);
        assertThat(tail.warnings()).hasSize(2).allMatch(text -> text.contains("does not count"));
    }

    private static void append(Path file, String text) throws IOException {
        Files.writeString(file, text, StandardOpenOption.APPEND);
    }

    @Test
    void keepsSomePointsOfALongCourse() {
        MatchupTail tail = new MatchupTail(new Matchup("a", "b"));
        SampleRuns.random("a", "b", 5001, 0.6, 1).results().forEach(tail::add);
        List<Trace.Step> steps = tail.figures().trace().steps();
        assertThat(steps).hasSizeBetween(500, 1001);
        assertThat(steps.get(steps.size() - 1).games()).isEqualTo(5001);
        assertThat(steps).extracting(Trace.Step::games).isSorted().doesNotHaveDuplicates();
    }
}
