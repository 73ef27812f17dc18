package moyo.lab.tune.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import moyo.game.BadInput;
import moyo.lab.executor.ExecutorFactory;
import moyo.lab.executor.PairPlayer;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.play.ToyKit;
import moyo.lab.record.GameResult;
import moyo.lab.run.Openings;
import moyo.lab.run.Runner;
import moyo.lab.tune.ModelTuner;
import moyo.lab.tune.Parameter;
import moyo.lab.tune.Space;
import moyo.lab.tune.Trial;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tunings of tic-tac-toe, whose players all play at random. */
final class TuningRunTest {
    private static final Space SPACE =
            new Space(List.of(new Parameter("value", 0, 1, false, false)));
    private static final int GAMES = 60;

    @TempDir private Path temp;
    private final List<String> warnings = new ArrayList<>();

    private static TuningPlan plan(long seed) {
        return new TuningPlan(
                new ToyKit().facts(),
                "random",
                Entrant.of("random"),
                SPACE,
                TuningPlan.Method.MODEL,
                GAMES,
                4,
                seed,
                MatchRules.STANDARD,
                "none");
    }

    /** Stops a run after a number of games. */
    private final class Stopper implements TuningRun.Listener {
        private int left;
        private Runnable stop = () -> {};

        Stopper(int games) {
            left = games;
        }

        @Override
        public void finished(GameResult result) {
            if (--left == 0) {
                stop.run();
            }
        }

        @Override
        public void finished(Trial trial) {
            // Games are counted.
        }

        @Override
        public void warn(String sentence) {
            warnings.add(sentence);
        }
    }

    private Runner.End play(Path dir, int jobs, int games) throws InterruptedException {
        ToyKit kit = new ToyKit();
        TuningPlan plan = plan(1);
        try (TuningFolder folder = TuningFolder.open(dir, plan, kit.recordType())) {
            Stopper stopper = new Stopper(games);
            ExecutorFactory executors =
                    ExecutorFactory.threads(new PairPlayer.Place("here", "abc"), 1);
            TuningRun run =
                    new TuningRun(
                            plan,
                            new ModelTuner(SPACE, 1),
                            new TuningPairs(kit, plan, Openings.parse("none", kit)),
                            folder,
                            () -> executors.make(kit),
                            stopper);
            stopper.stop = run::stop;
            return run.run(jobs);
        }
    }

    private static List<String> sorted(Path dir) throws Exception {
        return Files.readAllLines(dir.resolve("tuning.jsonl")).stream().sorted().toList();
    }

    @Test
    void aStoppedTuningWithAnyNumberOfJobsIsTheSameTuning() throws Exception {
        Path whole = temp.resolve("whole");
        Path stopped = temp.resolve("stopped");
        assertThat(play(whole, 1, 0)).isEqualTo(Runner.End.COMPLETE);
        assertThat(play(stopped, 1, 7)).isEqualTo(Runner.End.STOPPED);
        assertThat(Files.readAllLines(stopped.resolve("results.jsonl"))).hasSize(7);
        assertThat(play(stopped, 3, 20)).isEqualTo(Runner.End.STOPPED);
        assertThat(play(stopped, 2, 0)).isEqualTo(Runner.End.COMPLETE);
        assertThat(sorted(stopped)).hasSize(GAMES / 2).isEqualTo(sorted(whole));
        assertThat(Files.readAllLines(stopped.resolve("results.jsonl"))).hasSize(GAMES);
        assertThat(play(whole, 1, 1)).as("nothing is left").isEqualTo(Runner.End.COMPLETE);
    }

    @Test
    void aRecordOfAnotherTuningDoesNotCount() throws Exception {
        Path dir = temp.resolve("run");
        play(dir, 1, 2);
        assertThat(warnings).isEmpty();
        Files.deleteIfExists(dir.resolve("tuning.jsonl"));
        Path results = dir.resolve("results.jsonl");
        Files.writeString(
                results, Files.readString(results).replaceFirst("\"seed\":-?[0-9]+", "\"seed\":5"));
        play(dir, 1, 1);
        assertThat(warnings)
                .singleElement()
                .asString()
                .startsWith("the record of trial 0, game 0 has another seed");
        assertThat(Files.readAllLines(results)).as("nothing is deleted").hasSize(3);
    }

    /** A kill may come after the second game and before the line of its trial. */
    @Test
    void aTrialWhoseLineIsMissingIsNotPlayedAgain() throws Exception {
        Path dir = temp.resolve("run");
        play(dir, 1, 0);
        List<String> lines = Files.readAllLines(dir.resolve("tuning.jsonl"));
        String cut = String.join("\n", lines.subList(0, 20)) + "\n{\"trial\":20,\"a\"";
        Files.writeString(dir.resolve("tuning.jsonl"), cut);
        assertThat(play(dir, 1, 1)).isEqualTo(Runner.End.COMPLETE);
        assertThat(Files.readAllLines(dir.resolve("tuning.jsonl"))).isEqualTo(lines);
        assertThat(Files.readAllLines(dir.resolve("results.jsonl"))).hasSize(GAMES);
    }

    @Test
    void refusesTheFolderOfAnotherTuningOrOfAnotherProcess() throws Exception {
        Path dir = temp.resolve("run");
        try (TuningFolder folder = TuningFolder.open(dir, plan(1), "txt")) {
            assertThat(folder.games()).isZero();
            assertThatThrownBy(() -> TuningFolder.open(dir, plan(1), "txt"))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("another run is playing into");
        }
        assertThatThrownBy(() -> TuningFolder.open(dir, plan(2), "txt"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("holds another tuning: seed was 1 and is 2");
        Path other = Files.createDirectories(temp.resolve("other"));
        Files.writeString(other.resolve("run.json"), "{}");
        assertThatThrownBy(() -> TuningFolder.open(other, plan(1), "txt"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has no tuning.json but other files, such as 'run.json'");
    }

    @Test
    void namesADamagedTrial() throws Exception {
        Path dir = temp.resolve("run");
        TuningFolder.open(dir, plan(1), "txt").close();
        Files.writeString(
                dir.resolve("tuning.jsonl"),
                "{\"trial\":0,\"a\":[0.5],\"b\":[],\"points\":2}\n{\"trial\":1,\"points\":3}\n");
        assertThatThrownBy(() -> TuningFolder.open(dir, plan(1), "txt"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("line 2 of ")
                .hasMessageContaining("is not a trial");
    }
}
