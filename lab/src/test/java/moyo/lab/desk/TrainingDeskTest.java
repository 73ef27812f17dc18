package moyo.lab.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import moyo.game.BadInput;
import moyo.lab.play.ToyKit;
import moyo.lab.run.FolderLock;
import moyo.lab.teach.FakeTrainer;
import moyo.lab.teach.TaughtToy;
import moyo.lab.teach.TrainingPlan;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Trainings of tic-tac-toe with a trainer that learns nothing. */
final class TrainingDeskTest {
    @TempDir private Path temp;
    private final ToyGames.Place place = new ToyGames.Place();
    private FakeTrainer trainer;
    private Path dir;

    @BeforeEach
    void begin() throws IOException {
        trainer = new FakeTrainer(temp.resolve("home"));
        dir = temp.resolve("run");
    }

    private TrainingDesk<TicTacToe, TicTacToe.Board> desk(double minutes) throws IOException {
        TrainingPlan plan = trainer.plan(trainer.python(), minutes);
        return new TrainingDesk<>(place.workplace(), new TaughtToy(), plan, dir);
    }

    @Test
    void trainsMeasuresAndSaysHowToPlayWithTheResult() throws Exception {
        assertThat(desk(0.03).train()).as(place.err.toString()).isZero();
        assertThat(place.out.toString())
                .contains("trained for ")
                .contains(
                        "perfect moves, 100 visits: 100.0\u00A0% of 16 positions (network 00000009)")
                .contains("network: " + dir.resolve("nets/best.net"))
                .contains("./moyo gtp --game tic-tac-toe --player \"zero net=" + dir);
        assertThat(place.err.toString()).contains("training for 0.03 minutes into '" + dir);
        assertThat(dir.resolve("report.html"))
                .content()
                .contains("Trained", "00000009, best", "Rows of three.", "abc1234");
        assertThat(dir.resolve("encoding.json")).content().contains("\"tic-tac-toe\"");
        assertThat(Files.readAllLines(dir.resolve("sessions.jsonl"))).hasSize(1);

        assertThat(desk(0.03).train()).as("a finished training").isZero();
        assertThat(place.err.toString()).contains("going on with '" + dir);
    }

    @Test
    void aStoppedTrainingSaysHowToGoOn() throws Exception {
        TrainingDesk<TicTacToe, TicTacToe.Board> desk = desk(60);
        Thread interrupter =
                new Thread(
                        () -> {
                            while (!Files.exists(dir.resolve("rows"))
                                    || place.interrupts.isEmpty()) {
                                Thread.onSpinWait();
                            }
                            place.interrupts.get(0).run();
                        });
        interrupter.start();
        assertThat(desk.train()).isEqualTo(Interrupt.EXIT_CODE);
        interrupter.join();
        assertThat(place.err.toString())
                .contains("stopped after ")
                .contains("to go on: ./moyo toy");
        assertThat(dir.resolve("report.html")).content().contains("Stopped");
    }

    @Test
    void aFolderInUseOrOfAnotherNetworkIsRefused() throws Exception {
        Files.createDirectories(dir);
        FolderLock lock = FolderLock.take(dir);
        assertThatThrownBy(() -> desk(1).train())
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("another run is playing into");
        lock.close();
        Files.delete(dir.resolve("lock"));
        Path mine = Files.writeString(dir.resolve("encoding.json"), "mine");
        assertThatThrownBy(() -> desk(1).train())
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has no training.json but other files");
        assertThat(mine).hasContent("mine");
        assertThat(dir.resolve("lock")).doesNotExist();
        Files.writeString(dir.resolve("training.json"), "{\"name\": \"chess\"}");
        assertThatThrownBy(() -> desk(1).train())
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("holds another training");
    }

    @Test
    void aGameWithoutAnEncodingIsRefused() {
        assertThatThrownBy(() -> TrainingDesk.lessons(new ToyKit()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("there is no network encoding of tic-tac-toe");
    }
}
