package moyo.lab.executor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.play.ToyKit;
import moyo.lab.record.GameId;
import moyo.lab.record.GameResult;
import moyo.lab.run.Openings;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunListener;
import moyo.lab.run.RunPlan;
import moyo.lab.run.Runner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A pair's description is all that another process needs. */
final class ProcessExecutorTest extends PairExecutorContract {
    @Override
    protected PairExecutor executor(int jobs) {
        return new ProcessExecutor(jobs);
    }

    @Test
    void anotherProcessPlaysTheSameGames() throws Exception {
        Entrant b = new Entrant("b", "random value=0.4");
        List<PairTask> pairs = ToyPairs.of(8, ToyPairs.RANDOM, b);
        executor(2).play(pairs, heard);
        Heard here = new Heard();
        ToyKit kit = new ToyKit();
        var place = new PairPlayer.Place("worker", "abc");
        new ThreadExecutor(facts -> kit, place, 2).play(pairs, here);
        assertThat(byGame(heard)).hasSize(16).isEqualTo(byGame(here));
    }

    private static Map<GameId, PlayedGame> byGame(Heard heard) {
        return heard.games.stream()
                .collect(
                        Collectors.toMap(
                                game -> game.result().id(),
                                game -> new PlayedGame(timeless(game.result()), game.record())));
    }

    /** The same without its times. */
    private static GameResult timeless(GameResult r) {
        return new GameResult(
                r.run(),
                r.matchup(),
                r.pair(),
                r.game(),
                r.first(),
                r.second(),
                r.seed(),
                r.result(),
                r.reason(),
                r.score(),
                r.plies(),
                r.openingPlies(),
                r.moves(),
                r.simulations(),
                r.thoughts(),
                List.of(),
                List.of(),
                List.of(),
                r.counts(),
                r.counters(),
                List.of(),
                r.detail(),
                r.host(),
                r.commit(),
                "");
    }

    /** A whole run, folder and all; in the other processes a worker is killed on the way. */
    @Test
    void aRunInOtherProcessesHasTheResultsOfARunInThisOne(
            @TempDir Path elsewhere, @TempDir Path here) throws Exception {
        ToyKit kit = new ToyKit();
        var place = new PairPlayer.Place("worker", "abc");
        ProcessExecutor processes = new ProcessExecutor(2);
        RunListener killing =
                game -> {
                    if (game.pair() == 3) {
                        processes.workers().stream()
                                .findFirst()
                                .ifPresent(Process::destroyForcibly);
                    }
                };
        assertThat(run(processes, elsewhere, killing)).isEqualTo(Runner.End.COMPLETE);
        assertThat(run(new ThreadExecutor(facts -> kit, place, 2), here, game -> {}))
                .isEqualTo(Runner.End.COMPLETE);
        assertThat(RunFolder.results(elsewhere)).hasSize(21);
        assertThat(RunFolder.results(elsewhere).stream().map(r -> timeless(r)))
                .containsExactlyInAnyOrderElementsOf(
                        RunFolder.results(here).stream().map(r -> timeless(r)).toList());
    }

    private static Runner.End run(PairExecutor executor, Path dir, RunListener listener)
            throws InterruptedException {
        List<Entrant> entrants =
                List.of(ToyPairs.RANDOM, new Entrant("b", "random value=0.4 millis=2"));
        RunPlan plan =
                new RunPlan(
                        "toy",
                        Map.of("name", "tic-tac-toe"),
                        entrants,
                        RunPlan.roundRobin(entrants),
                        21,
                        7,
                        MatchRules.STANDARD,
                        "random 1",
                        "");
        try (RunFolder folder = RunFolder.open(dir, plan, Map.of(), "txt")) {
            Openings<?> openings = Openings.parse("1", new ToyKit());
            return new Runner(plan, openings, folder, executor, listener).run();
        }
    }

    /** Each third game kills the worker that has played it. */
    @Test
    void killedWorkersLoseNothingAndNothingIsPlayedTwice() throws Exception {
        ProcessExecutor executor = new ProcessExecutor(1);
        Heard killing =
                new Heard() {
                    @Override
                    public void finished(PlayedGame game) {
                        super.finished(game);
                        if (games.size() % 3 == 0 && games.size() <= 9) {
                            executor.workers().forEach(Process::destroyForcibly);
                        }
                    }
                };
        executor.play(
                ToyPairs.of(7, ToyPairs.RANDOM, new Entrant("b", "random millis=5")), killing);
        assertThat(killing.ids()).hasSize(14).doesNotHaveDuplicates();
        assertThat(executor.deaths()).as("workers that died").isPositive();
    }
}
