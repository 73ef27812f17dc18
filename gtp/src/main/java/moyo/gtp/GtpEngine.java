package moyo.gtp;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import moyo.game.BadInput;
import moyo.game.Nearest;
import org.jspecify.annotations.Nullable;

/**
 * The engine side of GTP version 2: reads commands, answers them in order, survives any input, and
 * ends with {@code quit} or the end of the input. It knows no game; callers add the commands.
 */
public final class GtpEngine {
    private static final String TOO_LONG =
            "line too long, at most " + GtpInput.LONGEST_LINE + " bytes";

    private static final long ABANDONED_CHECK_MILLIS = 200;

    private final Map<String, GtpCommand> commands = new LinkedHashMap<>();

    /** What the commands do, by their names. */
    private final Map<String, String> sentences = new HashMap<>();

    private final String name;
    private final String version;
    private final PrintStream log;

    private OutputStream out = OutputStream.nullOutputStream();
    private BooleanSupplier abandoned = () -> false;
    private Runnable idleBegin = () -> {};
    private Runnable idleEnd = () -> {};
    private volatile boolean quit;
    private boolean answerBegun;
    private String id = "";

    /** Guards the state shared by the reading thread and the running command. */
    private final Object lock = new Object();

    /** Number of input items that have arrived, and that have been taken from the queue. */
    private int arrived;

    private int taken;

    /** The number of the last item that was an interrupt comment. */
    private int lastInterrupt;

    private @Nullable GtpCommand underWay;
    private boolean interrupted;
    private @Nullable Runnable interruptAction;

    /**
     * @param log stream for internal errors; not the stream of the answers
     */
    public GtpEngine(String name, String version, PrintStream log) {
        this.name = name;
        this.version = version;
        this.log = log;
        add("protocol_version", "", r -> answer(r, "2"));
        add("name", "", r -> answer(r, this.name));
        add("version", "", r -> answer(r, this.version));
        add("known_command", "COMMAND", r -> Boolean.toString(isKnown(r)));
        add("list_commands", "", r -> answer(r, String.join("\n", new TreeSet<>(names()))));
        add("help", "[COMMAND]", this::help);
        add("gogui-interrupt", "", r -> answer(r, ""));
        add("quit", "", this::quit);
        explain(GtpEngine.class);
    }

    public GtpEngine add(String command, String usage, GtpHandler handler) {
        return add(new GtpCommand(command, usage, handler, false));
    }

    public GtpEngine add(GtpCommand command) {
        GtpCommand previous = commands.put(command.name(), command);
        assert previous == null : command.name() + " is there already";
        return this;
    }

    /**
     * Reads sentences for the help of commands from {@code help.txt} beside a class: lines {@code
     * COMMAND: sentence}, also of commands that this engine has not.
     */
    public GtpEngine explain(Class<?> beside) {
        try (InputStream in =
                Objects.requireNonNull(beside.getResourceAsStream("help.txt"), beside::getName)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            for (String line : text.lines().toList()) {
                int colon = line.indexOf(": ");
                sentences.put(line.substring(0, colon), line.substring(colon + 2));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    public List<String> names() {
        return List.copyOf(commands.keySet());
    }

    private static String answer(GtpRequest request, String text) {
        request.expect(0);
        return text;
    }

    /** Whether the engine has a command; any text is allowed. */
    private boolean isKnown(GtpRequest request) {
        return commands.containsKey(request.expect(1).text(0));
    }

    private String help(GtpRequest request) {
        request.expect(0, 1);
        if (request.count() == 0) {
            return commands.values().stream()
                    .map(GtpCommand::synopsis)
                    .collect(Collectors.joining("\n"));
        }
        GtpCommand command = commands.get(request.text(0));
        if (command == null) {
            throw unknown(request.text(0));
        }
        String sentence = sentences.get(command.name());
        return command.synopsis() + (sentence == null ? "" : "\n" + sentence);
    }

    private String quit(GtpRequest request) {
        request.expect(0);
        quit = true;
        return "";
    }

    /**
     * Sets the actions between commands: {@code begin} after an answer if no line is waiting,
     * {@code end} before the next command. Both must return at once.
     */
    public void whenIdle(Runnable begin, Runnable end) {
        idleBegin = begin;
        idleEnd = end;
    }

    /**
     * After the end of the input the remaining commands are answered unless {@code condition},
     * which is then tested regularly, becomes true: the client no longer reads answers.
     */
    public void abandonedWhen(BooleanSupplier condition) {
        abandoned = condition;
    }

    /** Serves until {@code quit} or the end of {@code in}. */
    public void run(InputStream in, OutputStream out) throws IOException {
        this.out = out;
        GtpInput input = new GtpInput(in, this::arrived);
        Thread reader = new Thread(() -> read(input), "gtp-reader");
        reader.setDaemon(true);
        reader.start();
        try {
            while (!quit) {
                GtpInput.Item item = next(input);
                taken++;
                switch (item.kind()) {
                    case LINE -> serve(GtpLine.parse(item.line()));
                    case TOO_LONG -> refuseLong(GtpLine.parse(item.line()));
                    case END -> quit = true;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (OutputLost e) {
            throw e.getCause();
        }
    }

    private GtpInput.Item next(GtpInput input) throws InterruptedException {
        boolean idle;
        synchronized (lock) {
            idle = arrived == taken;
        }
        if (!idle) {
            return input.take();
        }
        beginIdle();
        try {
            return input.take();
        } finally {
            idleEnd.run();
        }
    }

    /** Errors between commands go to the log: there is no command to answer. */
    private void beginIdle() {
        try {
            idleBegin.run();
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            log.println("[moyo] internal error between commands");
            e.printStackTrace(log);
        }
    }

    private void read(GtpInput input) {
        input.run();
        try {
            while (!quit && !abandoned.getAsBoolean()) {
                Thread.sleep(ABANDONED_CHECK_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        quit = true;
        synchronized (lock) {
            interrupt();
        }
    }

    private void refuseLong(GtpLine beginning) {
        if (!beginning.isBlank()) {
            id = beginning.id();
            finish(false, TOO_LONG);
        }
    }

    private void serve(GtpLine parsed) {
        if (parsed.isBlank()) {
            return;
        }
        id = parsed.id();
        answerBegun = false;
        GtpCommand command = commands.get(parsed.name());
        if (command == null) {
            finish(false, message(unknown(parsed.name())));
            return;
        }
        begin(command);
        try {
            finish(
                    true,
                    command.handler().handle(new GtpRequest(command, parsed.arguments(), this)));
        } catch (BadInput e) {
            finish(false, message(e));
        } catch (OutputLost e) {
            throw e;
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            log.println("[moyo] internal error in '" + parsed.name() + "'");
            e.printStackTrace(log);
            finish(false, "internal error: " + e);
        } finally {
            end();
        }
    }

    private static String message(BadInput e) {
        String message = e.getMessage();
        return message == null || message.isBlank() ? "failed" : message;
    }

    /** GTP requires that the answer begins with "unknown command". */
    private BadInput unknown(String command) {
        String hint =
                Nearest.to(command, names()).map(n -> "; did you mean '" + n + "'?").orElse("");
        return new BadInput("unknown command" + hint);
    }

    private void begin(GtpCommand command) {
        synchronized (lock) {
            underWay = command;
            boolean waiting = command.endsOnInput() && arrived > taken;
            interrupted = quit || waiting || lastInterrupt > taken;
            interruptAction = null;
        }
    }

    private void end() {
        synchronized (lock) {
            underWay = null;
            interruptAction = null;
        }
    }

    /** Called by the reading thread for each line, which may interrupt the running command. */
    private void arrived(String line) {
        boolean interrupts = GtpLine.isInterruptComment(line);
        synchronized (lock) {
            arrived++;
            if (interrupts) {
                lastInterrupt = arrived;
            }
            if (underWay != null && (underWay.endsOnInput() || interrupts)) {
                interrupt();
            }
        }
    }

    private void interrupt() {
        interrupted = true;
        if (interruptAction != null) {
            interruptAction.run();
        }
    }

    boolean isInterrupted() {
        synchronized (lock) {
            return interrupted;
        }
    }

    void onInterrupt(Runnable action) {
        synchronized (lock) {
            interruptAction = action;
            if (interrupted) {
                action.run();
            }
        }
    }

    void send(String line) {
        write((answerBegun ? "" : "=" + id + "\n") + asFurtherLines(line));
        answerBegun = true;
    }

    private void finish(boolean success, String text) {
        if (answerBegun) { // the status has been sent: a later failure can only end the answer
            write(asFurtherLines(text) + "\n");
        } else {
            // The blank also before an empty answer: Pentobi's match program requires it.
            write((success ? "=" : "?") + id + " " + withoutBlankLines(text) + "\n\n");
        }
        answerBegun = false;
        id = "";
    }

    private static String asFurtherLines(String text) {
        String body = withoutBlankLines("\n" + text);
        return body.isEmpty() ? "" : body.substring(1) + "\n";
    }

    /** Removes empty lines, which would end the answer, and control characters. */
    private static String withoutBlankLines(String text) {
        return text.replaceAll("[\\x00-\\x08\\x0b-\\x1f\\x7f]", "")
                .replaceAll("\n\\s*\n", "\n")
                .stripTrailing();
    }

    private void write(String text) {
        try {
            out.write(text.getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException e) {
            throw new OutputLost(e);
        }
    }

    /** The output is closed. I/O errors of commands are other exceptions and end nothing. */
    private static final class OutputLost extends UncheckedIOException {
        private static final long serialVersionUID = 1L;

        OutputLost(IOException cause) {
            super(cause);
        }
    }
}
