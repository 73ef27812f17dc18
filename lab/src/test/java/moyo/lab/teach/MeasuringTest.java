package moyo.lab.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import moyo.game.Rng;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MeasuringTest {
    @TempDir private Path temp;
    private FakeTrainer trainer;
    private TrainingFolder folder;

    @BeforeEach
    void begin() throws IOException {
        trainer = new FakeTrainer(temp.resolve("home"));
        folder = new TrainingFolder(Files.createDirectory(temp.resolve("run")));
        Files.createDirectory(folder.dir().resolve("nets"));
    }

    private void addNetworks(String... names) throws IOException {
        for (String name : names) {
            Files.copy(trainer.weights(), folder.net(name));
        }
    }

    private Measuring<TicTacToe, TicTacToe.Board> measuring() throws IOException {
        return new Measuring<>(new TaughtToy(), new ToyLessons(), folder, () -> 1e6, 1);
    }

    @Test
    void theLastNetworkPlaysAllItsGamesAndTakesTheWholeExam() throws Exception {
        addNetworks("00000000", "00000005");
        measuring().finish(() -> false);
        assertThat(folder.pairs().read()).hasSize(12);
        assertThat(folder.pairs().read())
                .allSatisfy(
                        pair -> {
                            assertThat(pair.a()).isEqualTo("00000005");
                            assertThat(pair.b()).isEqualTo("00000000");
                            assertThat(pair.points()).isBetween(0.0, 2.0);
                        });
        List<ExamRecord> exams = folder.exams().read();
        assertThat(exams).extracting(ExamRecord::visits).containsExactly(2, 100, 100);
        assertThat(exams).extracting(ExamRecord::asked).containsExactly(16, 2, 16);
        assertThat(exams.get(2).perfect()).as("100 visits find the row").isEqualTo(16);
        assertThat(folder.net("best")).exists();
        measuring().finish(() -> false);
        assertThat(folder.pairs().read()).as("nothing is left").hasSize(12);
        assertThat(folder.exams().read()).hasSize(3);
    }

    @Test
    void aStoppedMeasurementIsNotCounted() throws Exception {
        addNetworks("00000000", "00000005");
        measuring().finish(() -> true);
        assertThat(folder.pairs().read()).isEmpty();
        assertThat(folder.exams().read()).isEmpty();
    }

    @Test
    void networksAreMeasuredAsTheyAppear() throws Exception {
        addNetworks("00000000");
        double[] seconds = {0};
        Measuring<TicTacToe, TicTacToe.Board> measuring =
                new Measuring<>(
                        new TaughtToy(), new ToyLessons(), folder, () -> seconds[0] += 100, 1);
        Thread thread =
                new Thread(
                        () -> {
                            try {
                                measuring.run();
                            } catch (IOException | InterruptedException e) {
                                throw new IllegalStateException(e);
                            }
                        });
        thread.start();
        await(() -> folder.exams().read().size() == 2);
        addNetworks("00000007");
        await(() -> folder.pairs().read().size() == 12 && folder.exams().read().size() == 4);
        measuring.end();
        thread.join(TimeUnit.SECONDS.toMillis(20));
        assertThat(thread.isAlive()).isFalse();
    }

    private interface Condition {
        boolean holds() throws IOException;
    }

    private static void await(Condition condition) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!condition.holds()) {
            assertThat(System.nanoTime()).as("time").isLessThan(end);
            TimeUnit.MILLISECONDS.sleep(20);
        }
    }

    /** The same network on both sides: colours are swapped, so wins of a side cancel out. */
    @Test
    void aPairCanBeStoppedAndHasAtMostTwoPoints() {
        PairOfGames<TicTacToe, TicTacToe.Board> games =
                new PairOfGames<>(new TaughtToy(), new ToyLessons(), 8);
        Path weights = trainer.weights();
        assertThat(games.play(weights, weights, new Rng(1), () -> true)).isEmpty();
        Optional<Double> points = games.play(weights, weights, new Rng(1), () -> false);
        assertThat(points).isPresent();
        assertThat(points.get()).isBetween(0.0, 2.0);
        assertThat(games.play(weights, weights, new Rng(1), () -> false)).isEqualTo(points);
    }
}
