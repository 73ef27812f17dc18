package moyo.lab.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.gtp.client.CommandText;
import moyo.testkit.TicTacToe;

/**
 * An outside engine for tic-tac-toe, with a bad habit if one is named: it shows at its second move
 * of each game.
 */
public final class ToyEngine {
    private final String habit;
    private final TicTacToe game = new TicTacToe();
    private final MoveList moves = new MoveList(9);
    private TicTacToe.Board board = game.newPosition();
    private Rng rng = new Rng(1);
    private int asked;
    private int games;
    private boolean told;

    private ToyEngine(String habit) {
        this.habit = habit;
    }

    /** The spec of an engine with this habit. */
    public static String spec(String habit) {
        return "gtp:"
                + CommandText.join(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-Xmx64m",
                                "-cp",
                                classPath(),
                                ToyEngine.class.getName(),
                                habit));
    }

    private static String classPath() {
        return String.join(
                System.getProperty("path.separator"),
                placeOf(ToyEngine.class),
                placeOf(TicTacToe.class),
                placeOf(BadInput.class),
                placeOf(CommandText.class));
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
        new ToyEngine(arguments[0]).converse();
    }

    private void converse() throws Exception {
        if (habit.equals("crashes-at-start")) {
            System.err.println("no weights");
            System.exit(2);
        }
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] words = line.strip().split(" ");
            if (line.strip().equals("quit")) {
                return;
            }
            String text = answer(words);
            System.out.print((text.startsWith("?") ? "?" : "=") + words[0] + " " + text + "\n\n");
            System.out.flush();
        }
    }

    private String answer(String[] words) throws Exception {
        switch (words[1]) {
            case "list_commands" -> {
                return "set_random_seed\ntime_settings\ntime_left\ndead\ngomill-explain_last_move";
            }
            case "gomill-explain_last_move" -> {
                if (habit.equals("babbles")) {
                    return ("x".repeat(99) + "\n").repeat(30_000) + "x";
                }
                return habit.equals("mute")
                        ? "? nothing to say"
                        : habit.equals("illegal") || habit.equals("none") ? "because" : "";
            }
            case "name" -> {
                return "Toy";
            }
            case "version" -> {
                return "1.0";
            }
            case "clear_board" -> {
                board = game.newPosition();
                asked = 0;
                games++;
            }
            case "time_settings" -> {
                return habit.equals("no-clock") ? "? not an integer" : "";
            }
            case "pid" -> {
                return Long.toString(ProcessHandle.current().pid());
            }
            case "set_random_seed" -> rng = new Rng(Long.parseLong(words[2]));
            case "play" -> {
                if (habit.equals("refuses") && board.moveNumber() > 1) {
                    return "? illegal move";
                }
                if (habit.equals("thinks-in-play")) {
                    Thread.sleep(400);
                }
                board.play(game.parseMove(words[3]));
                if (habit.equals("crashes-at-the-end") && board.isOver()) {
                    System.exit(3);
                }
            }
            case "final_score" -> {
                if (habit.equals("slow-referee")) {
                    Thread.sleep(200);
                }
                if (habit.startsWith("counts-")) {
                    return habit.substring("counts-".length()).replace('_', ' ');
                }
                return habit.endsWith("referee") ? "B+3.5" : "? cannot count";
            }
            case "time_left" -> told = true;
            case "genmove" -> {
                boolean hasTime = told || !habit.equals("waits-for-time-left");
                told = false;
                return hasTime ? genmove() : "? no time";
            }
            case "dead" -> {
                burn();
                if (habit.equals("crashes-at-the-count")) {
                    System.exit(3);
                }
                return habit.startsWith("dead-") ? habit.substring(5) : "";
            }
            default -> {}
        }
        return "";
    }

    private void burn() {
        if (habit.equals("burns")) {
            ThreadMXBean threads = ManagementFactory.getThreadMXBean();
            long end = threads.getCurrentThreadCpuTime() + 60_000_000;
            while (threads.getCurrentThreadCpuTime() < end) {
                Thread.onSpinWait();
            }
        }
    }

    private String genmove() throws IOException, InterruptedException {
        asked++;
        burn();
        if (habit.equals("crashes-in-2nd-game") && games == 2) {
            System.exit(3);
        }
        if (asked == 2) {
            switch (habit) {
                case "crashes" -> {
                    System.err.println("assertion failed");
                    System.exit(3);
                }
                case "hangs" -> Thread.sleep(Long.MAX_VALUE);
                case "junk" -> {
                    System.out.print("Segmentation fault (just joking)\n\n");
                    System.out.flush();
                }
                case "illegal" -> {
                    return "z9";
                }
                case "illegal-at-length" -> {
                    return "z".repeat(900_000);
                }
                case "refuses-at-length" -> {
                    return "? no, " + "never ".repeat(150_000);
                }
                case "occupied" -> {
                    return occupied();
                }
                case "dawdles" -> Thread.sleep(400);
                case "dawdles-in-1st-game" -> Thread.sleep(games == 1 ? 400 : 0);
                default -> {}
            }
        }
        board.legalMoves(moves);
        int move = moves.draw(rng);
        board.play(move);
        return game.moveName(move);
    }

    private String occupied() {
        for (int cell = 0; cell < 9; cell++) {
            if (!board.isLegal(cell)) {
                return game.moveName(cell);
            }
        }
        throw new AssertionError("an empty board");
    }
}
