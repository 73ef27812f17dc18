package moyo.gtp.client;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import moyo.gtp.client.LineReader.Ending;
import moyo.gtp.client.LineReader.Line;
import org.jspecify.annotations.Nullable;

/**
 * An engine's process with a daemon thread for each of its three streams, so that callers never
 * block on a pipe. Each thread closes its stream; all end when the process and its children do.
 */
final class EngineProcess {
    private static final LiveEngines LIVE = new LiveEngines();
    private static final Reaper REAPER = new Reaper();
    private static final ProcessTree PROCESSES = ProcessTree.ofThisSystem();
    private static final int LONGEST_LINE = 1 << 20;

    /**
     * The maximum number of buffered lines; it is small, so that an engine that prints without end
     * does not fill the memory.
     */
    private static final int LINES_WAITING = 16;

    /** The element of the outbox that closes stdin. */
    private static final String END_OF_INPUT = "";

    /** The time limit of short operations: ending after a SIGKILL, reading the rest of stderr. */
    private static final Duration MOMENT = Duration.ofSeconds(1);

    private final Process process;
    private final LineReader stdout;
    private final LastWords stderr = new LastWords();
    private final CompletableFuture<Void> stderrEnded = new CompletableFuture<>();
    private final BlockingQueue<String> outbox = new LinkedBlockingQueue<>();
    private final BlockingQueue<Line> inbox = new ArrayBlockingQueue<>(LINES_WAITING);
    private final Set<ProcessHandle> family = ConcurrentHashMap.newKeySet();
    private final Thread writer;
    private final Thread reader;

    private EngineProcess(Process process) {
        this.process = process;
        stdout = new LineReader(process.getInputStream(), LONGEST_LINE);
        writer = daemon("stdin", this::writeOutbox);
        reader = daemon("stdout", this::fillInbox);
    }

    static EngineProcess start(List<String> command, Path folder) throws IOException {
        var builder = new ProcessBuilder(REAPER.inOwnSession(command)).directory(folder.toFile());
        var engine = new EngineProcess(builder.start());
        REAPER.watch(engine.process.pid());
        LIVE.add(engine);
        engine.startThreads();
        return engine;
    }

    private void startThreads() {
        writer.start();
        reader.start();
        daemon("stderr", this::drainStderr).start();
        noticeExitBehindAnOpenPipe();
    }

    private Thread daemon(String stream, Runnable work) {
        var thread = new Thread(work, "gtp-client-" + stream + "-" + process.pid());
        thread.setDaemon(true);
        return thread;
    }

    /**
     * Watches the process itself, because a child that inherited stdout keeps it open after a
     * crash.
     */
    private void noticeExitBehindAnOpenPipe() {
        var later = CompletableFuture.delayedExecutor(MOMENT.toMillis(), TimeUnit.MILLISECONDS);
        var unused = process.onExit().thenRunAsync(() -> inbox.offer(Line.END), later);
    }

    private void writeOutbox() {
        try (OutputStream stdin = process.getOutputStream()) {
            for (String text = outbox.take(); !text.equals(END_OF_INPUT); text = outbox.take()) {
                stdin.write(text.getBytes(StandardCharsets.UTF_8));
                stdin.flush();
            }
        } catch (IOException | InterruptedException gone) {
            // A broken pipe shows at stdout, or as a missing answer; an interrupt is our own kill.
        }
    }

    private void fillInbox() {
        try (stdout) {
            Line line;
            do {
                line = stdout.next();
                inbox.put(line);
            } while (line.ending() != Ending.STREAM_END);
        } catch (IOException | InterruptedException gone) {
            // Only kill() interrupts, and it tells the inbox itself.
        }
    }

    private void drainStderr() {
        try (InputStream in = process.getErrorStream()) {
            stderr.drain(in);
        } catch (IOException gone) {
            // Closing failed: nothing is lost.
        } finally {
            stderrEnded.complete(null);
        }
    }

    /** Hands the text to the writing thread; never blocks. */
    void write(String text) {
        outbox.add(text);
    }

    /** Returns the next line of stdout, or null if none arrived in time or stdout has ended. */
    @Nullable Line next(long nanos) throws InterruptedException {
        return inbox.poll(nanos, TimeUnit.NANOSECONDS);
    }

    /** Returns the output of the engine since its last newline. */
    String unfinishedLine() {
        return stdout.unfinished();
    }

    /**
     * Stores the current children. If the engine ends before them, as a wrapper script does, they
     * become children of the init process and could not be found any more.
     */
    void rememberFamily() {
        process.descendants().forEach(family::add);
    }

    /** Returns the CPU time of the engine and its descendants; empty if unknown. */
    Optional<Duration> cpuTime() {
        return PROCESSES.cpuTime(process.pid()).or(this::cpuTimeOfTheLiving);
    }

    /** Returns the CPU time on systems other than Linux, without children that have ended. */
    private Optional<Duration> cpuTimeOfTheLiving() {
        return Stream.concat(Stream.of(process.toHandle()), process.descendants())
                .flatMap(handle -> handle.info().totalCpuDuration().stream())
                .reduce(Duration::plus);
    }

    /** Ends the engine by {@code quit}, the end of its stdin, and finally SIGTERM. */
    void quit(Duration limit) {
        rememberFamily();
        write("quit\n");
        write(END_OF_INPUT);
        if (!exitsWithin(limit)) {
            rememberFamily();
            process.toHandle().destroy();
            family.forEach(ProcessHandle::destroy);
            exitsWithin(MOMENT.dividedBy(2));
        }
    }

    /** Waits briefly for the exit code; empty if the process still runs. */
    OptionalInt exitCode() {
        return exitsWithin(MOMENT) ? OptionalInt.of(process.exitValue()) : OptionalInt.empty();
    }

    /** Not interruptible, because every limit here is short. */
    private boolean exitsWithin(Duration limit) {
        process.onExit().completeOnTimeout(process, limit.toMillis(), TimeUnit.MILLISECONDS).join();
        return !process.isAlive();
    }

    /** Kills the process and its children, and wakes the thread that waits for a line. */
    void kill() {
        rememberFamily();
        process.toHandle().destroyForcibly();
        family.forEach(ProcessHandle::destroyForcibly);
        REAPER.kill(process.pid());
        writer.interrupt();
        reader.interrupt();
        exitsWithin(MOMENT);
        inbox.clear();
        inbox.offer(Line.END);
        LIVE.remove(this);
    }

    /** Returns the last lines of stderr of an engine that has ended. */
    String lastWords() {
        stderrEnded.copy().completeOnTimeout(null, MOMENT.toMillis(), TimeUnit.MILLISECONDS).join();
        return stderr.text();
    }
}
