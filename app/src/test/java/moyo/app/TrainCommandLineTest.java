package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.stream.Stream;
import moyo.connect4.net.Connect4Lessons;
import moyo.lab.teach.Python;
import moyo.lab.teach.TrainingFolder;
import moyo.lab.teach.TrainingListener;
import moyo.lab.teach.TrainingPlan;
import moyo.lab.teach.TrainingRun;
import moyo.lab.teach.TrainingStatus;
import moyo.net.selfplay.Recipe;
import moyo.net.weights.Weights;
import moyo.net.weights.WeightsFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The commands train, exam and selfplay. */
final class TrainCommandLineTest {
    @TempDir private Path temp;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), args);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "train --game connect4 --minutes 0 | --minutes 0.0 is not above 0",
                "train --game connect4 --blocks -1 | --blocks -1 is not above 0",
                "train --game connect4 --visits 0 10 | --visits 0 is not above 0",
                "train --game connect4 --candidates 4 -1 | --candidates -1 is not above 0",
                "train --game connect4 --start DIR/none.net | none.net'",
                "train --game connect4 --students 6x | --students: '6x' has no sizes such as 6x64",
                "train --game connect4 --trainer lr | should be in KEY=VALUE format",
                "exam --game go random | there are no solved positions of go",
                "exam --game connect4 | a player is missing, such as 'uct playouts=1000'",
                "exam --game connect4 nobody | unknown player 'nobody'; known are uct",
                "train --game connect4 --threads 2147483647 | --threads 2147483647 is more than 1000",
                "selfplay --dir DIR --threads 2147483647 | --threads 2147483647 is more than 1000",
                "selfplay --dir DIR --score-weight 2 | --score-weight 2.0 is not between 0 and 1",
                "selfplay --dir DIR --sigma steep | one of [PLAIN, RESCALED] (case-insensitive)",
                "selfplay --game connect4 --dir DIR --minutes 0.001 --sigma rescaled --leaf-symmetry"
                        + " | latest.net' did not appear"
            })
    void saysWhatIsWrong(String command, String complaint) {
        String[] words = command.replace("DIR", temp.toString()).split(" ");
        assertThat(run(words)).as(err.toString()).isEqualTo(2);
        assertThat(err.toString()).contains(complaint);
    }

    @Test
    void anExamCountsPerfectMoves() {
        assertThat(run("exam", "--game", "connect4", "random", "zero playouts=2")).isZero();
        assertThat(out.toString().lines()).hasSize(2).allMatch(line -> line.contains("of 2000"));
        assertThat(out.toString()).contains("random: ").contains("zero playouts=2: ");
    }

    @Test
    void solvedPositionsAreDrawnInTheFormOfTheFile() {
        assertThat(run("exam", "--game", "connect4", "--draw", "1", "--seed", "5")).isZero();
        assertThat(out.toString().lines()).hasSize(3);
        assertThat(out.toString().lines().skip(2)).allMatch(l -> l.matches("[a-g]+ [.+=-]{7}"));
    }

    @Test
    void anExamMayHaveOtherPositions() throws IOException {
        Path file = temp.resolve("positions.txt");
        Files.writeString(file, "# the fourth in a row\nabacad +------\n");
        String[] words = {
            "exam", "--game", "connect4", "--positions", file.toString(), "uct playouts=500"
        };
        assertThat(run(words)).isZero();
        assertThat(out.toString()).contains("uct playouts=500: ", "1 of 1");
        Files.writeString(file, "abacad\n");
        assertThat(run(words)).isEqualTo(2);
        assertThat(err.toString()).contains("--positions '" + file + "': line 1: 'abacad' is not");
    }

    @Test
    void selfPlayWithoutAnExchangeEvaluatesPositionsItself() throws IOException {
        Path nets = Files.createDirectories(temp.resolve("nets"));
        try (var shipped = Connect4Lessons.shippedNetwork().orElseThrow().openStream()) {
            Files.copy(shipped, nets.resolve("latest.net"), StandardCopyOption.REPLACE_EXISTING);
        }
        String dir = temp.toString();
        String[] words = {
            "selfplay",
            "--game",
            "connect4",
            "--dir",
            dir,
            "--minutes",
            "0.05",
            "--threads",
            "1",
            "--rows",
            "2",
            "--visits",
            "2",
            "2"
        };
        assertThat(run(words)).as(err.toString()).isZero();
        assertThat(out.toString()).contains("\"games\": ");
        try (Stream<Path> rows = Files.list(temp.resolve("rows"))) {
            assertThat(rows).isNotEmpty().allMatch(file -> file.toString().endsWith(".rows"));
        }
    }

    @Test
    void theTrainerStartsFromTheNetworkOfTheOption() throws Exception {
        assumeTrue(TrainProcess.isPossible(), "no Python with PyTorch here");
        Path start = temp.resolve("start.net");
        try (var shipped = Connect4Lessons.shippedNetwork().orElseThrow().openStream()) {
            Files.copy(shipped, start);
        }
        Path dir = temp.resolve("run");
        String[] options = {"--start", start.toString(), "--students", "1x16"};
        TrainProcess training = new TrainProcess(dir, temp.resolve("said"), 0.05, options);
        assertThat(training.exitCode()).as(training.output()).isZero();
        Weights taught = WeightsFile.read(dir.resolve("nets").resolve("final.net"));
        assertThat(taught.provenance())
                .as(training.output())
                .containsEntry("startSha256", WeightsFile.read(start).hash());
        Weights student = WeightsFile.read(dir.resolve("students").resolve("1x16.net"));
        assertThat(student.architecture().blocks()).isEqualTo(1);
        assertThat(student.provenance()).doesNotContainKey("startSha256"); // it is smaller
    }

    /** The way of a GPU, on a CPU: the trainer evaluates what self-play asks. */
    @Test
    void aTrainerCanEvaluateThePositions() throws Exception {
        assumeTrue(TrainProcess.isPossible(), "no Python with PyTorch here");
        Recipe recipe =
                new Recipe(60, 1, 8, 1, Connect4Lessons.RECIPE.play(), Map.of("publish", "1"));
        Path home = Path.of("..", "training").toAbsolutePath().normalize();
        TrainingPlan plan = new TrainingPlan(recipe, 1, Python.find(), home, 1, 1, true, "cpu");
        TrainingFolder folder = new TrainingFolder(temp);
        Files.writeString(
                temp.resolve("encoding.json"),
                moyo.net.EncodingJson.of(new Connect4Lessons().shape()));
        StopAtGames listener = new StopAtGames();
        TrainingRun<?> training = new TrainingRun<>(plan, new Connect4Lessons(), folder, listener);
        listener.stop = training::stop;
        assertThat(training.run()).isEmpty();
        assertThat(listener.games).isPositive();
        assertThat(folder.net("final")).exists();
        assertThat(temp.resolve("trainer.log")).content().contains("Serves from");
    }

    private static final class StopAtGames implements TrainingListener {
        private Runnable stop = () -> {};
        private long games;

        @Override
        public void passes(TrainingStatus status) {
            games = status.games();
            if (games > 0 || status.seconds() > 200) {
                stop.run();
            }
        }

        @Override
        public void says(String sentence) {
            throw new AssertionError(sentence);
        }
    }
}
