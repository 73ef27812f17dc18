package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import moyo.game.BadInput;
import moyo.lab.teach.Python;

/** {@code moyo train --game connect4} in a process of its own. */
final class TrainProcess {
    private static final int LIMIT_SECONDS = 240;

    private final Path output;
    private final Process process;

    TrainProcess(Path dir, Path output, double minutes, String... more) throws IOException {
        this.output = output;
        List<String> command = JavaCommand.begin();
        command.addAll(List.of("--add-modules", "jdk.incubator.vector", "-Xmx1g"));
        command.add("-Dmoyo.home=" + Path.of("..").toAbsolutePath().normalize());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of("train", "--game", "connect4", "--device", "cpu"));
        command.addAll(List.of("--minutes", Double.toString(minutes), "--dir", dir.toString()));
        command.addAll(List.of(more));
        process =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(output.toFile())
                        .start();
    }

    /** Whether there is a Python with PyTorch here. */
    static boolean isPossible() {
        try {
            Python.find();
            return true;
        } catch (BadInput e) {
            return false;
        }
    }

    Process process() {
        return process;
    }

    String output() throws IOException {
        return Files.readString(output);
    }

    /** The processes that it has started. */
    List<ProcessHandle> children() {
        return process.descendants().toList();
    }

    /** The trainer, when it has started. */
    ProcessHandle trainer() throws Exception {
        await(
                () ->
                        children().stream()
                                .anyMatch(
                                        c ->
                                                c.info()
                                                        .commandLine()
                                                        .orElse("")
                                                        .contains("moyo_train")));
        return children().stream()
                .filter(c -> c.info().commandLine().orElse("").contains("moyo_train"))
                .findFirst()
                .orElseThrow();
    }

    int exitCode() throws Exception {
        assertThat(process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)).as(output()).isTrue();
        return process.exitValue();
    }

    /** A condition about files or processes. */
    interface Condition {
        boolean holds() throws Exception;
    }

    /** Polls until the condition holds; fails if the program ends before. */
    void awaitWhileItRuns(Condition condition) throws Exception {
        await(
                () -> {
                    assertThat(process.isAlive()).as(output()).isTrue();
                    return condition.holds();
                });
    }

    static void await(Condition condition) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT_SECONDS);
        while (!condition.holds()) {
            assertThat(System.nanoTime()).as("time").isLessThan(end);
            TimeUnit.MILLISECONDS.sleep(50);
        }
    }
}
