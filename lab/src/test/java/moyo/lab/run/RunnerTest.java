package moyo.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import moyo.game.BadInput;
import moyo.lab.clock.TimeLimit;
import moyo.lab.executor.ExecutorFactory;
import moyo.lab.executor.PairExecutor;
import moyo.lab.executor.PairPlayer;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.play.ToyEngine;
import moyo.lab.play.ToyKit;
import moyo.lab.record.GameId;
import moyo.lab.record.GameResult;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RunnerTest {
    @TempDir private Path temp;

    private final ToyKit kit = new ToyKit();
    private final List<GameResult> heard = new ArrayList<>();

    private static RunPlan plan(int games, String sprt, MatchRules rules, Entrant... entrants) {
        List<Entrant> all = List.of(entrants);
        return new RunPlan(
                "toy",
                Map.of("name", "tic-tac-toe"),
                all,
                RunPlan.roundRobin(all),
                games,
                7,
                rules,
                "random 1",
                sprt);
    }

    private static RunPlan plan(int games) {
        return plan(
                games,
                "",
                MatchRules.STANDARD,
                Entrant.of("random"),
                new Entrant("b", "random value=0.4"));
    }

    private Runner.End run(RunPlan plan, int jobs) throws InterruptedException {
        return run(plan, jobs, heard::add);
    }

    private Runner.End run(RunPlan plan, int jobs, RunListener listener)
            throws InterruptedException {
        Openings<TicTacToe.Board> openings = Openings.parse("1", kit);
        try (RunFolder folder = RunFolder.open(temp, plan, Map.of("jobs", jobs), "txt")) {
            return runner(plan, openings, folder, jobs, listener).run();
        }
    }

    private Runner runner(
            RunPlan plan,
            Openings<TicTacToe.Board> openings,
            RunFolder folder,
            int jobs,
            RunListener listener) {
        var place = new PairPlayer.Place("here", "abc");
        PairExecutor executor = ExecutorFactory.threads(place, jobs).make(kit);
        return new Runner(plan, openings, folder, executor, listener);
    }

    private static List<GameId> ids(List<GameResult> results) {
        return results.stream().map(GameResult::id).toList();
    }

    /** Their trees are large, and a reproduction has many runs. */
    @Test
    void afterARunItsPlayersAreGone() throws InterruptedException {
        Openings<TicTacToe.Board> openings = Openings.parse("1", kit);
        try (RunFolder folder = RunFolder.open(temp, plan(4), Map.of("jobs", 1), "txt")) {
            Runner runner = runner(plan(4), openings, folder, 1, heard::add);
            assertThat(runner.missingGames()).isEqualTo(4);
            runner.run();
            WeakReference<Object> player = ToyKit.newest();
            long deadline = System.nanoTime() + 20_000_000_000L;
            while (player.get() != null && System.nanoTime() < deadline) {
                System.gc();
            }
            assertThat(player.get()).isNull();
            assertThat(runner.complaint()).isEmpty(); // the runner is still there
        }
    }

    @Test
    void playsEveryGameOnceInPairsWithTheColoursSwapped() throws InterruptedException {
        assertThat(run(plan(21), 2)).isEqualTo(Runner.End.COMPLETE);
        List<GameResult> results = RunFolder.results(temp);
        assertThat(results).hasSize(21).containsExactlyInAnyOrderElementsOf(heard);
        assertThat(new HashSet<>(ids(results))).hasSize(21);
        for (GameResult game : results) {
            GameResult twin =
                    results.stream()
                            .filter(r -> r.pair() == game.pair() && r.game() != game.game())
                            .findFirst()
                            .orElse(game);
            assertThat(twin.seed()).isEqualTo(game.seed());
            assertThat(twin.moves().get(0)).isEqualTo(game.moves().get(0));
            if (!twin.equals(game)) {
                assertThat(twin.first()).isEqualTo(game.second());
            }
            assertThat(temp.resolve(RunFolder.gameFile(plan(21), "txt", game.id())))
                    .hasContent(String.join(" ", game.moves()));
        }
    }

    @Test
    void theGamesDoNotDependOnHowManyPlayAtOnce(@TempDir Path other) throws InterruptedException {
        run(plan(20), 1);
        List<List<String>> alone = movesInOrder();
        temp = other;
        run(plan(20), 3);
        assertThat(movesInOrder()).isEqualTo(alone);
    }

    private List<List<String>> movesInOrder() {
        return RunFolder.results(temp).stream()
                .sorted((a, b) -> 2 * (a.pair() - b.pair()) + a.game() - b.game())
                .map(GameResult::moves)
                .toList();
    }

    @Test
    void goesOnWhereItWasStopped() throws InterruptedException {
        Runner.End[] end = new Runner.End[1];
        List<Runner> runner = new ArrayList<>();
        Openings<TicTacToe.Board> openings = Openings.parse("1", kit);
        try (RunFolder folder = RunFolder.open(temp, plan(40), Map.of(), "txt")) {
            var one =
                    runner(
                            plan(40),
                            openings,
                            folder,
                            1,
                            result -> {
                                heard.add(result);
                                if (heard.size() == 9) {
                                    runner.get(0).stop();
                                }
                            });
            runner.add(one);
            end[0] = one.run();
        }
        assertThat(end[0]).isEqualTo(Runner.End.STOPPED);
        assertThat(RunFolder.results(temp)).hasSize(9);
        assertThat(run(plan(40), 2)).isEqualTo(Runner.End.COMPLETE);
        assertThat(new HashSet<>(ids(RunFolder.results(temp)))).hasSize(40);
        assertThat(heard).hasSize(40);
        assertThat(run(plan(40), 2)).isEqualTo(Runner.End.COMPLETE);
        assertThat(heard).hasSize(40);
    }

    @Test
    void moreGamesOfTheSameAreTheSameRun() throws InterruptedException {
        run(plan(4), 1);
        List<GameResult> before = RunFolder.results(temp);
        run(plan(10), 1);
        assertThat(RunFolder.results(temp))
                .hasSize(10)
                .startsWith(before.toArray(GameResult[]::new));
    }

    @Test
    void aChangedPlanIsRefusedAndNothingIsOverwritten() throws Exception {
        run(plan(4), 1);
        String results = Files.readString(temp.resolve("results.jsonl"));
        String description = Files.readString(temp.resolve("run.json"));
        RunPlan changed =
                plan(
                        4,
                        "",
                        MatchRules.STANDARD,
                        Entrant.of("random"),
                        new Entrant("b", "random value=0.3"));
        assertThatThrownBy(() -> run(changed, 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("holds another run")
                .hasMessageContaining("value=0.4")
                .hasMessageContaining("value=0.3");
        assertThat(temp.resolve("results.jsonl")).hasContent(results.strip());
        assertThat(temp.resolve("run.json")).hasContent(description.strip());
    }

    @Test
    void twoRunsCannotPlayIntoOneFolder() throws Exception {
        try (RunFolder folder = RunFolder.open(temp, plan(4), Map.of(), "txt")) {
            assertThat(RunFolder.isBusy(temp)).isTrue();
            assertThatThrownBy(() -> RunFolder.open(temp, plan(4), Map.of(), "txt"))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("another run is playing");
            assertThat(folder.fold().games()).isZero();
            assertThat(LockProbe.isLocked(temp.resolve("lock"))).as("for others").isTrue();
        }
        assertThat(RunFolder.isBusy(temp)).isFalse();
        assertThat(LockProbe.isLocked(temp.resolve("lock"))).isFalse();
    }

    @Test
    void aFolderThatCannotBeWrittenIsAClearError() throws IOException {
        Path file = Files.writeString(temp.resolve("file"), "");
        assertThatThrownBy(() -> RunFolder.open(file.resolve("run"), plan(4), Map.of(), "txt"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("cannot write into");
        assertThatThrownBy(() -> RunFolder.describe(temp))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("no run.json");
    }

    @Test
    void resultsWithoutAPlanAreNotTouched() throws IOException {
        Files.writeString(temp.resolve("results.jsonl"), "mine\n");
        assertThatThrownBy(() -> RunFolder.open(temp, plan(4), Map.of(), "txt"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has no run.json")
                .hasMessageContaining("results.jsonl");
        assertThat(temp.resolve("results.jsonl")).hasContent("mine");
    }

    @Test
    void readsItsPlanBack() throws InterruptedException {
        run(plan(4), 1);
        assertThat(RunFolder.describe(temp).plan()).isEqualTo(plan(4));
    }

    @Test
    void stopsWhenASequentialTestHasDecided() throws InterruptedException {
        RunPlan plan =
                plan(
                        2000,
                        "-100,0,0.05,0.05",
                        MatchRules.STANDARD,
                        Entrant.of("random"),
                        new Entrant("b", "random resigns=on"));
        assertThat(run(plan, 2)).isEqualTo(Runner.End.DECIDED);
        assertThat(heard).hasSizeBetween(4, 200);
        int before = heard.size();
        assertThat(run(plan, 2)).isEqualTo(Runner.End.DECIDED);
        assertThat(heard).hasSize(before);
    }

    @Test
    void oneFaultAGameIsLostAndTheMatchGoesOn() throws InterruptedException {
        MatchRules rules = new MatchRules(new TimeLimit(0, 0, 1, 3), 0, 3, 0, MatchRules.AGREE);
        RunPlan plan =
                plan(
                        8,
                        "",
                        rules,
                        Entrant.of("random"),
                        new Entrant("b", ToyEngine.spec("crashes-in-2nd-game")));
        assertThat(run(plan, 1)).isEqualTo(Runner.End.COMPLETE);
        assertThat(heard).hasSize(8);
        assertThat(heard.stream().filter(GameResult::isFault)).hasSizeBetween(2, 4);
    }

    @Test
    void aPlayerThatFailsAgainAndAgainEndsTheRun() throws InterruptedException {
        MatchRules rules = new MatchRules(new TimeLimit(0, 0, 1, 3), 0, 3, 0, MatchRules.AGREE);
        RunPlan plan =
                plan(
                        100,
                        "",
                        rules,
                        Entrant.of("random"),
                        new Entrant("b", ToyEngine.spec("crashes")));
        assertThat(run(plan, 1)).isEqualTo(Runner.End.FAULTY);
        assertThat(heard).hasSize(3).allMatch(GameResult::isFault);
    }

    @Test
    void twoBrokenEnginesEndTheRun() throws InterruptedException {
        MatchRules rules = new MatchRules(new TimeLimit(0, 0, 1, 3), 0, 3, 0, MatchRules.AGREE);
        String broken = ToyEngine.spec("crashes-at-start");
        RunPlan plan = plan(100, "", rules, new Entrant("a", broken), new Entrant("b", broken));
        assertThat(run(plan, 1)).isEqualTo(Runner.End.FAULTY);
        assertThat(heard).hasSizeLessThan(7);
    }

    @Test
    void aPlayerThatBreaksDownAsTheRunIsStoppedIsNotToBlame() throws InterruptedException {
        RunPlan plan =
                plan(
                        100,
                        "",
                        MatchRules.STANDARD,
                        new Entrant("a", ToyEngine.spec("none")),
                        Entrant.of("random millis=50"));
        AtomicReference<Runner> running = new AtomicReference<>();
        AtomicBoolean blamed = new AtomicBoolean();
        Thread controlC =
                new Thread(
                        () -> {
                            ProcessHandle.current()
                                    .children()
                                    .forEach(ProcessHandle::destroyForcibly);
                            // Time enough to blame the engine for it.
                            long limit = System.nanoTime() + 200_000_000L;
                            while (!blamed.get() && System.nanoTime() < limit) {
                                Thread.onSpinWait();
                            }
                            Objects.requireNonNull(running.get()).stop();
                        });
        Openings<TicTacToe.Board> openings = Openings.parse("1", kit);
        try (RunFolder folder = RunFolder.open(temp, plan, Map.of(), "txt")) {
            var runner =
                    runner(
                            plan,
                            openings,
                            folder,
                            1,
                            result -> {
                                blamed.set(result.isFault());
                                heard.add(result);
                                if (heard.size() == 2) {
                                    controlC.start();
                                }
                            });
            running.set(runner);
            assertThat(runner.run()).isEqualTo(Runner.End.STOPPED);
        }
        assertThat(heard).noneMatch(GameResult::isFault);
    }

    @Test
    void everyProcessThatPlaysIsKnown() throws InterruptedException {
        run(plan(4), 1);
        run(plan(4), 2); // nothing left to play
        run(plan(6), 3);
        var description = RunFolder.describe(temp);
        assertThat(description.sessions()).hasSize(2);
        assertThat(description.lastSession().path("jobs").asInt()).isEqualTo(3);
        run(plan(2), 1);
        assertThat(RunFolder.describe(temp).plan().games()).isEqualTo(6);
    }

    @Test
    void howLongOneWaitsForAHangingEngineMayChange() throws InterruptedException {
        MatchRules patient = new MatchRules(new TimeLimit(0, 0, 1, 900), 0, 3, 0, MatchRules.AGREE);
        run(plan(4), 1);
        Entrant b = new Entrant("b", "random value=0.4");
        assertThat(run(plan(6, "", patient, Entrant.of("random"), b), 1))
                .isEqualTo(Runner.End.COMPLETE);
    }

    @Test
    void aFolderWithOtherFilesIsNotTouched() throws IOException {
        Files.createDirectories(temp.resolve("games"));
        Path mine = Files.writeString(temp.resolve("games/m1-0000-0.txt"), "mine");
        assertThatThrownBy(() -> RunFolder.open(temp, plan(4), Map.of(), "txt"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("m1-0000-0.txt");
        assertThat(mine).hasContent("mine");
        Files.delete(mine);
        Files.writeString(temp.resolve("run.json.77.new"), "half");
        RunFolder.open(temp, plan(4), Map.of(), "txt").close();
        assertThat(temp.resolve("run.json.77.new")).doesNotExist();
    }

    @Test
    void draftsOfOtherProgramsStayInARunsFolder() throws Exception {
        run(plan(4), 1);
        Path mine = Files.writeString(temp.resolve("thesis.new"), "mine");
        Path other = Files.writeString(temp.resolve("games/notes.7.new"), "mine");
        Path draft = Files.writeString(temp.resolve("games/m1-0002-0.txt.77.new"), "half");
        run(plan(6), 1);
        assertThat(mine).hasContent("mine");
        assertThat(other).hasContent("mine");
        assertThat(draft).doesNotExist();
    }

    @Test
    void aFolderThatIsRefusedIsLeftAsItWas() throws Exception {
        Path mine = Files.writeString(temp.resolve("thesis.new"), "mine");
        assertThatThrownBy(() -> RunFolder.open(temp, plan(4), Map.of(), "txt"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("thesis.new");
        try (var files = Files.list(temp)) {
            assertThat(files).containsExactly(mine);
        }
        Path run = temp.resolve("run");
        RunFolder.open(run, plan(4), Map.of(), "txt").close();
        Files.delete(run.resolve("lock"));
        Files.delete(run.resolve("games"));
        RunPlan changed =
                plan(4, "", MatchRules.STANDARD, Entrant.of("random"), Entrant.of("budget"));
        assertThatThrownBy(() -> RunFolder.open(run, changed, Map.of(), "txt"))
                .hasMessageContaining("holds another run");
        assertThat(run.resolve("lock")).doesNotExist();
        assertThat(run.resolve("games")).doesNotExist();
    }

    /** Line 2 of the results is changed, then the run goes on. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"seed\":-?[0-9]+     | \"seed\":5         | seed is '5'",
                "\"pair\":0           | \"pair\":-1        | the plan has 4 games",
                "\"pair\":0           | \"pair\":99999     | the plan has 4 games",
                "\"game\":1           | \"game\":2         | the games of a pair are 0 and 1",
                "random value=0.4     | random value=0.3   | first is 'random value=0.3'",
                "vs b                 | vs c               | the plan has no such matchup"
            })
    void aRecordThatIsNotOfThePlanDoesNotCountAndIsPlayed(
            String found, String changed, String reason) throws Exception {
        run(plan(4), 1);
        Path file = temp.resolve("results.jsonl");
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        lines.set(1, lines.get(1).replaceFirst(found, changed));
        Files.write(file, lines);
        assertThat(RunFolder.results(temp)).hasSize(3);
        assertThat(RunFolder.content(temp).warnings())
                .singleElement()
                .asString()
                .startsWith("line 2 of '%s' does not count".formatted(file))
                .contains(reason);
        List<String> warnings = new ArrayList<>();
        heard.clear();
        run(plan(4), 1, listener(warnings));
        assertThat(warnings).singleElement().asString().contains(reason);
        assertThat(heard).singleElement().extracting(GameResult::game).isEqualTo(1);
        assertThat(RunFolder.results(temp)).hasSize(4);
        assertThat(Files.readAllLines(file)).as("nothing is deleted").hasSize(5);
    }

    private RunListener listener(List<String> warnings) {
        return new RunListener() {
            @Override
            public void finished(GameResult result) {
                heard.add(result);
            }

            @Override
            public void warn(String sentence) {
                warnings.add(sentence);
            }
        };
    }

    @Test
    void theGamesOfAnotherFolderAreNamedAndNotCounted(@TempDir Path other) throws Exception {
        run(plan(8), 1);
        Path folder = temp;
        temp = other;
        Openings<TicTacToe.Board> openings = Openings.parse("1", kit);
        RunPlan same = plan(8);
        RunPlan seeded =
                new RunPlan(
                        same.name(),
                        same.game(),
                        same.entrants(),
                        same.matchups(),
                        same.games(),
                        8,
                        same.rules(),
                        same.openings(),
                        same.sprt());
        try (RunFolder second = RunFolder.open(temp, seeded, Map.of(), "txt")) {
            runner(seeded, openings, second, 1, heard::add).run();
        }
        Path results = folder.resolve("results.jsonl");
        Files.writeString(
                results,
                Files.readString(results) + Files.readString(other.resolve("results.jsonl")));
        assertThat(RunFolder.results(folder)).hasSize(8);
        assertThat(RunFolder.content(folder).warnings()).hasSize(8);
        temp = folder;
        List<String> warnings = new ArrayList<>();
        run(same, 1, listener(warnings));
        assertThat(warnings).hasSize(6).last().isEqualTo("3 more records do not count");
    }

    @Test
    void aBrokenDescriptionIsNamed() throws IOException {
        for (String text : List.of("", "{\"plan\": ", "{}", "{\"plan\": {\"games\": \"x\"}}")) {
            Files.writeString(temp.resolve("run.json"), text);
            assertThatThrownBy(() -> RunFolder.describe(temp))
                    .as(text)
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("run.json");
            assertThatThrownBy(() -> RunFolder.open(temp, plan(4), Map.of(), "txt"))
                    .as(text)
                    .isInstanceOf(BadInput.class);
        }
    }

    @Test
    void openingsAreKnownByTheirMoves() {
        String one = Openings.parse("file", kit).toString();
        assertThat(one).isEqualTo(Openings.parse("./file", kit).toString()).startsWith("3 given, ");
        assertThat(Openings.parse("file", kit).lines()).containsExactly("b2", "a1 c3", "b1 c1 a2");
    }

    @Test
    void anEngineThatIsNotThereEndsTheRunAtOnce() throws InterruptedException {
        RunPlan plan =
                plan(
                        100,
                        "",
                        MatchRules.STANDARD,
                        Entrant.of("random"),
                        Entrant.of("gtp:/no/engine"));
        Openings<TicTacToe.Board> openings = Openings.parse("1", kit);
        try (RunFolder folder = RunFolder.open(temp, plan, Map.of(), "txt")) {
            Runner runner = runner(plan, openings, folder, 2, heard::add);
            assertThat(runner.run()).isEqualTo(Runner.End.FAULTY);
            assertThat(runner.complaint()).contains("/no/engine");
        }
        assertThat(heard).isEmpty();
    }

    /** A referee that is still counting when the test decides is closed, which is no failure. */
    @Test
    void aDecisionEndsTheRunWhateverTheRefereeIsDoing() throws InterruptedException {
        MatchRules rules = new MatchRules(TimeLimit.NONE, 0, 3, 0, ToyEngine.spec("slow-referee"));
        RunPlan plan =
                plan(
                        2000,
                        "-100,0,0.05,0.05",
                        rules,
                        Entrant.of("random"),
                        new Entrant("b", "random value=0.4"));
        assertThat(run(plan, 2)).isEqualTo(Runner.End.DECIDED);
        assertThat(heard).allMatch(result -> result.detail().isEmpty());
    }

    @Test
    void everybodyPlaysEverybodyOrOneAgainstAll() {
        List<Entrant> three = List.of(Entrant.of("a"), Entrant.of("b"), Entrant.of("c"));
        assertThat(RunPlan.roundRobin(three))
                .extracting(Matchup::text)
                .containsExactly("a vs b", "a vs c", "b vs c");
        assertThat(RunPlan.gauntlet("b", three))
                .extracting(Matchup::text)
                .containsExactly("b vs a", "b vs c");
    }

    @Test
    void namesOfPlayersAreThereOnce() {
        assertThatThrownBy(
                        () ->
                                plan(
                                        2,
                                        "",
                                        MatchRules.STANDARD,
                                        Entrant.of("random"),
                                        Entrant.of("random")))
                .hasMessageContaining("two players are called 'random'");
    }
}
