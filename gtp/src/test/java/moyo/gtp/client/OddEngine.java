package moyo.gtp.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * An engine with one bad habit, named by its argument, for the tests to start as a process. It
 * answers every command with the command itself, and shows its habit at {@code genmove}.
 */
public final class OddEngine {
    private static final PrintStream OUT =
            new PrintStream(System.out, false, StandardCharsets.UTF_8);

    private final String habit;
    private long child;

    private OddEngine(String habit) {
        this.habit = habit;
    }

    /** The command that starts an engine with this habit in a small JVM of its own. */
    static List<String> command(String habit) {
        return javaCommand(OddEngine.class, habit);
    }

    /** The command that runs a class of the tests in a small JVM of its own. */
    public static List<String> javaCommand(Class<?> main, String... arguments) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx64m", "-cp"));
        command.add(classPath());
        command.add(main.getName());
        command.addAll(List.of(arguments));
        return command;
    }

    /** Tests, client and game; shorter and faster than the test run's own class path. */
    private static String classPath() {
        return String.join(
                System.getProperty("path.separator"),
                placeOf(OddEngine.class),
                placeOf(GtpClient.class),
                placeOf(moyo.game.BadInput.class));
    }

    private static String placeOf(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] arguments) throws Exception {
        new OddEngine(arguments[0]).run();
    }

    private void run() throws Exception {
        if (habit.startsWith("burn-")) {
            burn(Long.parseLong(habit.substring(5)));
            return;
        }
        switch (habit) {
            case "crash-at-start" -> {
                System.err.println("cannot find my weights");
                System.exit(1);
            }
            case "silent", "deaf" -> sleepForEver();
            case "banner" -> OUT.println("Welcome to OddEngine!");
            case "parent", "dying-parent" -> startChild();
            default -> {}
        }
        converse();
        if (habit.equals("ignores-quit")) {
            sleepForEver();
        }
    }

    private static void sleepForEver() throws InterruptedException {
        Thread.sleep(Long.MAX_VALUE);
    }

    private void startChild() throws IOException {
        child = new ProcessBuilder(command("silent")).inheritIO().start().pid();
    }

    private void converse() throws Exception {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.isBlank()) {
                continue;
            }
            String[] words = line.split(" ", 2);
            if (line.equals("quit")) {
                answer("", "");
                return;
            }
            reply(words[0], words[1], in);
        }
    }

    /** Uses so much CPU time. */
    private static void burn(long millis) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long end = threads.getCurrentThreadCpuTime() + millis * 1_000_000;
        while (threads.getCurrentThreadCpuTime() < end) {
            Thread.onSpinWait();
        }
    }

    /** Starts a child that uses so much CPU time, and waits for its end. */
    private static void letChildBurn(String millis) throws IOException, InterruptedException {
        new ProcessBuilder(command("burn-" + millis)).start().waitFor();
    }

    private void reply(String id, String command, BufferedReader in) throws Exception {
        String[] words = command.split(" ", 2);
        switch (words[0]) {
            case "burn" -> {
                burn(Long.parseLong(words[1]));
                answer(id, "");
            }
            case "child-burns" -> {
                letChildBurn(words[1]);
                answer(id, "");
            }
            case "genmove" -> misbehave(id);
            case "pid" -> answer(id, String.valueOf(ProcessHandle.current().pid()));
            case "folder" -> answer(id, Path.of("").toAbsolutePath().toString());
            case "spawn" -> {
                startChild();
                answer(id, String.valueOf(child));
            }
            case "child" -> answer(id, String.valueOf(child));
            case "list_commands" -> answer(id, "genmove\nlist_commands \nname\n");
            case "refuse" -> print("?" + id + " illegal move\n\n");
            case "analyze" -> analyze(id, in);
            default -> answer(id, command);
        }
    }

    private static void analyze(String id, BufferedReader in) throws Exception {
        print("=" + id + "\n");
        for (int visits = 1; !in.ready(); visits++) {
            print("info visits " + visits + "\n");
            Thread.sleep(5);
        }
        print("\n");
    }

    private static void answer(String id, String text) {
        print("=" + id + " " + text + "\n\n");
    }

    private static void print(String text) {
        OUT.print(text);
        OUT.flush();
    }

    private void misbehave(String id) throws Exception {
        switch (habit) {
            case "exit-3", "dying-parent" -> {
                System.err.println("assertion failed: liberties > 0");
                System.exit(3);
            }
            case "hang" -> sleepForEver();
            case "half-an-answer" -> {
                print("=" + id + " D4\n");
                sleepForEver();
            }
            case "prompt" -> {
                print("odd> ");
                sleepForEver();
            }
            case "shut-stdout" -> {
                OUT.close();
                sleepForEver();
            }
            case "no-id" -> print("= D4\n\n");
            case "wrong-id" -> print("=99 D4\n\n");
            case "blank-lines" -> print("\n \r\n\n=" + id + " D4\n\n");
            case "endless-line" -> printForEver("=" + id + " ", "D4 ");
            case "endless-lines" -> printForEver("=" + id + "\n", "D4\n");
            case "endless-refusal" -> printForEver("?" + id + "\n", "no\n");
            case "binary" -> printBinary();
            case "binary-answer" -> print("=" + id + " D\0004\n\n");
            case "loud-stderr" -> {
                printTenMegabytesToStderr();
                answer(id, "D4");
            }
            case "slow" -> {
                Thread.sleep(300);
                answer(id, "D4");
            }
            case "crlf" -> print("=" + id + " D4\r\nand\tmore\u0007\r\n\r\n");
            case "board" -> print("=" + id + "\n   A B\n 2 . X\n\n");
            case "utf-8" -> answer(id, "天元 ü");
            default -> answer(id, "D4");
        }
    }

    private static void printForEver(String start, String text) {
        OUT.print(start);
        while (!OUT.checkError()) {
            OUT.print(text.repeat(1000));
        }
    }

    private static void printBinary() {
        for (int i = 0; i < 5000; i++) {
            OUT.write((i * 37 + 128) & 0xff);
        }
        OUT.flush();
    }

    private static void printTenMegabytesToStderr() {
        String line = "x".repeat(99) + "\n";
        for (int i = 0; i < 100_000; i++) {
            System.err.print(line);
        }
        System.err.println("that was all");
    }
}
