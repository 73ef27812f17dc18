package moyo.lab.teach;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The trainer, a Python process. Its standard input is a pipe to this process: when the pipe
 * closes, also because this process was killed, the trainer saves its work and ends.
 */
final class TrainerProcess implements AutoCloseable {
    private static final int LAST_LINES = 6;

    private final Process process;
    private final Path log;
    private double cpuSeconds;

    /**
     * Starts the trainer.
     *
     * @param home the folder that holds the package {@code moyo_train}
     * @param threads its CPU threads
     * @param log takes what it prints
     */
    TrainerProcess(Python python, Path home, List<String> options, int threads, Path log) {
        this.log = log;
        List<String> command = new ArrayList<>();
        command.addAll(List.of(python.program(), "-m", "moyo_train.train", "--attached"));
        command.addAll(options);
        ProcessBuilder builder =
                new ProcessBuilder(command)
                        .directory(home.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
        builder.environment().put("OMP_NUM_THREADS", Integer.toString(threads));
        builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
        try {
            process = builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot start the trainer: " + e.getMessage(), e);
        }
    }

    boolean isAlive() {
        return process.isAlive();
    }

    long pid() {
        return process.pid();
    }

    /** The exit code of a trainer that has ended. */
    int exitCode() {
        return process.exitValue();
    }

    /** The CPU time that it has used, when it was last seen alive. */
    double cpuSeconds() {
        cpuSeconds =
                process.info()
                        .totalCpuDuration()
                        .map(Duration::toNanos)
                        .map(nanos -> Math.max(cpuSeconds, nanos / 1e9))
                        .orElse(cpuSeconds);
        return cpuSeconds;
    }

    /** Lets the trainer save its work and end; kills it if it takes too long. */
    void end(Duration patience) throws InterruptedException {
        cpuSeconds();
        closeInput();
        if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
            process.destroyForcibly().waitFor();
        }
    }

    private void closeInput() {
        try {
            process.getOutputStream().close();
        } catch (IOException e) {
            // It is closed in any case.
        }
    }

    /** The last lines that it has printed. */
    String lastWords() {
        try {
            List<String> lines = Files.readAllLines(log, StandardCharsets.UTF_8);
            return String.join(
                    "\n", lines.subList(Math.max(0, lines.size() - LAST_LINES), lines.size()));
        } catch (IOException e) {
            return "";
        }
    }

    /** Kills it, unless it has ended. */
    @Override
    public void close() {
        closeInput();
        process.destroyForcibly();
    }
}
