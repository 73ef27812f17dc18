package moyo.gtp.client;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import moyo.game.BadInput;
import moyo.gtp.client.EngineFault.Kind;
import moyo.gtp.client.LineReader.Line;
import org.jspecify.annotations.Nullable;

/**
 * Controls one engine over GTP. A command returns its answer or throws a {@link GtpRefusal} or an
 * {@link EngineFault}; after a fault the engine and its children are dead, and every further
 * command fails at once with {@link Kind#CLOSED} and the first cause.
 *
 * <p>An interrupt of the sending thread ends the wait at once and also ends the engine, because its
 * late answer would be read as the answer to the next command.
 *
 * <p>Commands of several threads are sent one after the other; {@link #close} and {@link
 * #stopAnalysis} do not wait.
 */
public final class GtpClient implements AutoCloseable {
    private final String engine;
    private final Limits limits;
    private final EngineProcess process;
    private final ReentrantLock conversation = new ReentrantLock();
    private int commandsSent;
    private volatile @Nullable Set<String> knownCommands;

    /** The fault after which no command can be sent; null while the engine runs. */
    private volatile @Nullable EngineFault end;

    private GtpClient(String engine, Limits limits, EngineProcess process) {
        this.engine = engine;
        this.limits = limits;
        this.process = process;
    }

    /** Starts the engine from a command as typed in a shell; see {@link CommandText}. */
    public static GtpClient start(String command, Limits limits) {
        return start(CommandText.split(command), limits);
    }

    /** Starts the engine; the first command shows whether it is a GTP engine. */
    public static GtpClient start(List<String> command, Limits limits) {
        return start(command, Path.of(""), limits);
    }

    /**
     * Starts the engine with a working folder. A relative path of the program itself is resolved
     * against the current folder.
     */
    public static GtpClient start(List<String> command, Path folder, Limits limits) {
        if (command.isEmpty()) {
            throw new BadInput("the engine's command is empty");
        }
        String engine = CommandText.join(command);
        try {
            var words = new ArrayList<>(command);
            words.set(0, program(command.get(0)));
            return new GtpClient(
                    engine, limits, EngineProcess.start(words, folder.toAbsolutePath()));
        } catch (IOException e) {
            String reason = String.valueOf(e.getMessage());
            var fault = new EngineFault(Kind.COULD_NOT_START, engine, "", reason, "");
            fault.initCause(e);
            throw fault;
        }
    }

    /** Resolves the path of a program; a name without a folder is searched on the PATH. */
    private static String program(String word) {
        boolean isPath = word.contains("/") || word.contains(File.separator);
        return isPath
                ? new File(word).getAbsolutePath()
                : Programs.find(word).map(Path::toString).orElse(word);
    }

    /**
     * Returns the text of the answer, without status and id; lines are separated by {@code '\n'}.
     */
    public String send(String command) throws GtpRefusal, InterruptedException {
        return send(command, limits.command());
    }

    /**
     * Sends a command with its own time limit; the first command has at least the start-up limit.
     */
    public String send(String command, Duration limit) throws GtpRefusal, InterruptedException {
        var text = new Answer.Text();
        stream(command, limit, text);
        return text.toString();
    }

    /**
     * Passes the lines of the answer on as they arrive, as for {@code lz-analyze}, without storing
     * them.
     *
     * @param limit the time limit of the whole answer
     * @param listener called in this thread; may call {@link #stopAnalysis} or {@link #close}, but
     *     must not send commands. If it throws an exception, the engine is ended as after an
     *     interrupt
     */
    public void stream(String command, Duration limit, Consumer<String> listener)
            throws GtpRefusal, InterruptedException {
        checkCommand(command);
        conversation.lockInterruptibly();
        try {
            checkOpen(command);
            Answer answer = exchange(command, Limits.checked("command", limit), listener);
            if (answer.refused()) {
                throw new GtpRefusal(command, answer.refusal());
            }
        } finally {
            conversation.unlock();
        }
    }

    private void checkCommand(String command) {
        if (command.isBlank() || command.indexOf('\n') >= 0 || command.indexOf('\r') >= 0) {
            throw new IllegalArgumentException(
                    "a GTP command is one line, unlike '" + Quote.shorten(command) + "'");
        }
        if (conversation.isHeldByCurrentThread()) {
            throw new IllegalStateException("a listener may not send: '" + command + "'");
        }
    }

    private void checkOpen(String command) {
        EngineFault cause = end;
        if (cause != null) {
            throw cause.repeated(engine, command);
        }
    }

    private Answer exchange(String command, Duration limit, Consumer<String> listener)
            throws InterruptedException {
        int id = ++commandsSent;
        var answer = new Answer(id, listener);
        try {
            process.write(id + " " + command + "\n");
            await(answer, command, id == 1 ? longer(limit, limits.startUp()) : limit);
        } catch (Nonsense e) {
            throw retire(Kind.NONSENSE, command, e.what());
        } catch (InterruptedException e) {
            retire(Kind.CLOSED, command, "interrupted during '" + Quote.shorten(command) + "'");
            throw e;
        } catch (EngineFault e) {
            throw e;
        } catch (RuntimeException | Error e) {
            retire(Kind.CLOSED, command, "the listener of '" + command + "' failed: " + e);
            throw e;
        }
        if (id == 1) {
            process.rememberFamily();
        }
        return answer;
    }

    private static Duration longer(Duration a, Duration b) {
        return a.compareTo(b) > 0 ? a : b;
    }

    private void await(Answer answer, String command, Duration limit) throws InterruptedException {
        long deadline = System.nanoTime() + limit.toNanos();
        boolean complete = false;
        while (!complete) {
            long left = deadline - System.nanoTime();
            Line line = left > 0 ? process.next(left) : null;
            if (line == null) {
                throw retire(Kind.HUNG, command, whatHung(answer, limit));
            }
            complete =
                    switch (line.ending()) {
                        case NEWLINE -> answer.take(line.text());
                        case CUT -> throw new Nonsense(endlessLine(line.text()));
                        case STREAM_END -> throw retire(Kind.CRASHED, command, whatEnded());
                    };
        }
    }

    private String whatHung(Answer answer, Duration limit) {
        String unfinished = process.unfinishedLine();
        return "no "
                + (answer.begun() ? "end of its answer" : "answer")
                + " within "
                + limit.toMillis() / 1000.0
                + " s"
                + (unfinished.isEmpty()
                        ? ""
                        : ", only '" + Quote.shorten(unfinished) + "' without a newline");
    }

    private static String endlessLine(String beginning) {
        return "printed a line without end: '" + Quote.shorten(beginning) + "'";
    }

    private String whatEnded() {
        OptionalInt code = process.exitCode();
        if (code.isEmpty()) {
            return "shut its stdout but went on running";
        }
        int signal = code.getAsInt() - 128;
        return "exited with code "
                + code.getAsInt()
                + (signal > 0 && signal < 65 ? " (signal " + signal + ")" : "")
                + (commandsSent == 1 ? " before its first answer" : "");
    }

    /** Ends the engine and returns the fault to throw: a later fault only repeats the first. */
    private synchronized EngineFault retire(Kind kind, String command, String reason) {
        EngineFault earlier = end;
        if (earlier != null) {
            return earlier.repeated(engine, command);
        }
        process.kill();
        String lastWords = kind == Kind.CLOSED ? "" : process.lastWords();
        var fault = new EngineFault(kind, engine, command, reason, lastWords);
        end = fault;
        return fault;
    }

    /**
     * Ends a running {@link #stream} of {@code lz-analyze} or a similar command by sending an empty
     * line; other commands ignore it. May be called by any thread.
     */
    public void stopAnalysis() {
        process.write("\n");
    }

    /** Returns whether {@code list_commands} contains the command; asks the engine once. */
    public boolean knows(String command) throws GtpRefusal, InterruptedException {
        Set<String> known = knownCommands;
        if (known == null) {
            known = send("list_commands").lines().map(String::strip).collect(Collectors.toSet());
            knownCommands = known;
        }
        return known.contains(command);
    }

    public String name() throws GtpRefusal, InterruptedException {
        return send("name");
    }

    public String version() throws GtpRefusal, InterruptedException {
        return send("version");
    }

    /**
     * Returns the CPU time so far of the engine and its descendants, including children that have
     * ended; empty if unknown.
     */
    public Optional<Duration> cpuTime() {
        return process.cpuTime();
    }

    /** Returns the engine's command, quoted for a shell. */
    @Override
    public String toString() {
        return engine;
    }

    /**
     * Asks the engine to quit and kills it if it does not. A command under way in another thread
     * fails with {@link Kind#CLOSED}. Closing again does nothing.
     */
    @Override
    public void close() {
        boolean idle = !conversation.isHeldByCurrentThread() && conversation.tryLock();
        try {
            if (idle && end == null) {
                process.quit(limits.quit());
            }
            retire(Kind.CLOSED, "", "close() was called");
        } finally {
            if (idle) {
                conversation.unlock();
            }
        }
    }
}
