package moyo.lab.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whole runs with a trainer that learns nothing. */
final class TrainingRunTest {
    @TempDir private Path temp;
    private FakeTrainer trainer;
    private TrainingFolder folder;
    private final List<String> said = Collections.synchronizedList(new ArrayList<>());

    @BeforeEach
    void begin() throws IOException {
        trainer = new FakeTrainer(temp.resolve("home"));
        folder = new TrainingFolder(Files.createDirectory(temp.resolve("run")));
    }

    private TrainingRun<TicTacToe.Board> run(
            Python python, double minutes, Consumer<TrainingStatus> watch) throws IOException {
        return new TrainingRun<>(
                trainer.plan(python, minutes),
                new ToyLessons(),
                folder,
                new TrainingListener() {
                    @Override
                    public void passes(TrainingStatus status) {
                        watch.accept(status);
                    }

                    @Override
                    public void says(String sentence) {
                        said.add(sentence);
                    }
                });
    }

    private List<Long> pids() throws IOException {
        Path file = folder.dir().resolve("pids");
        return Files.exists(file)
                ? Files.readAllLines(file).stream().map(Long::parseLong).toList()
                : List.of();
    }

    private void assertNoTrainerIsLeft() throws IOException {
        for (long pid : pids()) {
            assertThat(ProcessHandle.of(pid).filter(ProcessHandle::isAlive)).isEmpty();
        }
    }

    private long rowFiles() throws IOException {
        try (Stream<Path> files = Files.list(folder.dir().resolve("rows"))) {
            return files.filter(file -> file.toString().endsWith(".rows")).count();
        }
    }

    @Test
    void playsUntilItsTimeIsOver() throws Exception {
        List<TrainingStatus> passed = new ArrayList<>();
        TrainingRun<TicTacToe.Board> run = run(trainer.python(), 0.03, passed::add);
        assertThat(run.run()).isEmpty();
        assertThat(run.seconds()).isGreaterThanOrEqualTo(1.8);
        assertThat(folder.state().seconds()).isEqualTo(run.seconds());
        assertThat(passed.get(passed.size() - 1).games()).isPositive();
        assertThat(rowFiles()).isPositive();
        assertThat(folder.net("final")).exists();
        assertThat(folder.dir().resolve("trainer.log")).hasContent("ended as agreed");
        assertNoTrainerIsLeft();
        assertThat(run(trainer.python(), 0.03, s -> {}).run()).as("nothing to do").isEmpty();
        assertThat(pids()).hasSize(1);
    }

    @Test
    void aKilledTrainerIsReplaced() throws Exception {
        boolean[] killed = {false};
        TrainingRun<TicTacToe.Board> run =
                run(
                        trainer.python(),
                        0.05,
                        status -> {
                            if (!killed[0] && status.seconds() > 0.5) {
                                killed[0] = true;
                                kill();
                            }
                        });
        assertThat(run.run()).isEmpty();
        assertThat(said)
                .containsExactly(
                        "the trainer has ended with code 137; a new one goes on from its last"
                                + " checkpoint");
        assertThat(pids()).hasSize(2);
        assertNoTrainerIsLeft();
        assertThat(rowFiles()).as("files of both parts").isGreaterThanOrEqualTo(2);
        assertThat(run.seconds()).isGreaterThanOrEqualTo(3);
    }

    private void kill() {
        try {
            ProcessHandle.of(pids().get(0)).orElseThrow().destroyForcibly();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void aStoppedRunGoesOnLater() throws Exception {
        List<TrainingRun<?>> runs = new ArrayList<>();
        TrainingRun<TicTacToe.Board> first =
                run(trainer.python(), 60, status -> runs.get(0).stop());
        runs.add(first);
        assertThat(first.run()).isEmpty();
        assertNoTrainerIsLeft();
        double before = first.seconds();
        assertThat(before).isLessThan(60);
        TrainingRun<TicTacToe.Board> later = run(trainer.python(), 60, status -> {});
        assertThat(later.seconds()).isEqualTo(before);
        assertThat(later.state().seconds()).isEqualTo(before);
    }

    @Test
    void aTrainerThatCannotWorkEndsTheRunWithItsLastWords() throws Exception {
        Python broken = trainer.python("#!/bin/sh\necho no space left >&2\nexit 7\n");
        Optional<String> complaint = run(broken, 1, status -> {}).run();
        assertThat(complaint).isPresent();
        assertThat(complaint.get())
                .contains("has ended 3 times in a row with code 7")
                .contains("no space left");
        assertThat(said).hasSize(2);
    }
}
