package moyo.go.gtp;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import moyo.game.Rng;

/** Lines for an engine: good ones, bad ones, and nonsense. */
final class FuzzLines {
    private static final Set<String> WRITERS = Set.of("printsgf", "gomill-savesgf");

    /** A thousand playouts each. */
    private static final Set<String> SLOW =
            Set.of(
                    "final_score",
                    "final_status_list",
                    "final_status",
                    "moyo-ownership",
                    "kgs-chat",
                    "kgs-genmove_cleanup");

    private static final List<String> NUMBERS =
            List.of(
                    "0",
                    "1",
                    "2",
                    "3",
                    "5",
                    "7",
                    "9",
                    "25",
                    "26",
                    "-1",
                    "+3",
                    "-0",
                    "0.5",
                    "-7.5",
                    ".5",
                    "5.",
                    "1000",
                    "1000.1",
                    "99999999",
                    "999999999",
                    "2147483647",
                    "2147483648",
                    "-2147483648",
                    "4294967297",
                    "9223372036854775807",
                    "-9223372036854775808",
                    "18446744073709551616",
                    "1e308",
                    "1e-400",
                    "NaN",
                    "-Infinity",
                    "0x10",
                    "1,5",
                    "--1",
                    "1-",
                    "½",
                    "٣",
                    "７",
                    "0.000000001",
                    "00000000000000000000000000000000000001",
                    "1".repeat(30),
                    "1".repeat(400));

    private static final List<String> WORDS =
            List.of(
                    "b",
                    "w",
                    "B",
                    "W",
                    "black",
                    "white",
                    "BLACK",
                    "pass",
                    "PASS",
                    "resign",
                    "dead",
                    "alive",
                    "seki",
                    "black_territory",
                    "white_territory",
                    "chinese",
                    "japanese",
                    "tromp-taylor",
                    "new_zealand",
                    "aga",
                    "none",
                    "absolute",
                    "byoyomi",
                    "canadian",
                    "fischer",
                    "game",
                    "private",
                    "claim",
                    "PB=Moyo",
                    "RE=B+3.5",
                    "=",
                    "?",
                    "=1",
                    "\"",
                    "'",
                    "\\",
                    "/",
                    ".",
                    "..",
                    "~",
                    "/dev/null/x",
                    "%s",
                    "%d%n",
                    "${x}",
                    "{}",
                    "null",
                    "true",
                    "A1:C3",
                    "囲碁",
                    "é",
                    "ß",
                    "\uD83D\uDE00",
                    "\u202e",
                    "\u00a0",
                    "\u0085",
                    "\u2028",
                    "\ufeff",
                    "\u3000",
                    "ı",
                    "İ",
                    "a\u0000b",
                    "\u0007");

    /** One line, and how GTP is to understand it. */
    static final class Line {
        private final byte[] bytes;
        private final Optional<String> expected;
        private final String command;

        /**
         * @param expected what the answer must match; empty if it may be any
         */
        Line(byte[] bytes, Optional<String> expected) {
            this.bytes = bytes;
            this.expected = expected;
            command =
                    new String(bytes, StandardCharsets.UTF_8)
                            .replaceFirst("(?s)#.*", "")
                            .replace('\t', ' ')
                            .replaceAll("\\p{Cntrl}", "")
                            .strip();
        }

        void writeTo(ByteArrayOutputStream out) {
            out.writeBytes(bytes);
            out.write('\n');
        }

        /** Status and text of the answer, as a pattern. */
        Optional<String> expected() {
            return expected;
        }

        boolean isAnswered() {
            return !command.isEmpty();
        }

        String id() {
            String first = command.split(" ", 2)[0];
            return first.matches("[0-9]+") ? first : "";
        }

        @Override
        public String toString() {
            return shortened(new String(bytes, StandardCharsets.UTF_8));
        }
    }

    static String shortened(String text) {
        return text.length() <= 300 ? text : text.substring(0, 300) + "... " + text.length();
    }

    private final Rng rng;
    private final Path folder;
    private final List<String> commands;
    private int size = 5;
    private int number;

    /**
     * @param folder where files are written, and read from
     */
    FuzzLines(Rng rng, Path folder) {
        this.rng = rng;
        this.folder = folder;
        commands = new ArrayList<>(GoTalk.on(5).words("list_commands"));
    }

    /** For a player that would use a long clock, or any number of playouts. */
    void withoutBudgets() {
        commands.removeIf(command -> command.contains("time_") || command.contains("param"));
    }

    List<Line> script(int count) {
        List<Line> lines = new ArrayList<>();
        while (lines.size() < count) {
            if (rng.nextInt(400) == 0) {
                addProofOfLife(lines);
            } else {
                lines.add(new Line(next(), Optional.empty()));
            }
        }
        addProofOfLife(lines);
        lines.add(sure("quit", "="));
        return lines;
    }

    private void addProofOfLife(List<Line> lines) {
        size = 2 + rng.nextInt(5);
        lines.add(sure("protocol_version", "= 2"));
        lines.add(sure("known_command genmove", "= true"));
        lines.add(sure("boardsize " + size, "="));
        lines.add(sure("query_boardsize", "= " + size));
        lines.add(sure("move_history", "="));
        lines.add(sure("showboard", "(?s)= \n   A B.*\n 1( \\.)+  1\n.*Black \\(X\\) to move.*"));
        lines.add(sure("play b B1", "="));
        lines.add(sure("list_stones b", "= B1"));
        lines.add(sure("clear_board", "="));
    }

    private static Line sure(String command, String expected) {
        return new Line(command.getBytes(StandardCharsets.UTF_8), Optional.of(expected));
    }

    private byte[] next() {
        return switch (rng.nextInt(20)) {
            case 0 -> randomBytes();
            case 1 -> utf8(randomText(1 + rng.nextInt(60)));
            case 2, 3, 4, 5, 6, 7, 8, 9 -> utf8(withId(goodLine()));
            default -> utf8(withId(oddLine()));
        };
    }

    private static byte[] utf8(String line) {
        return line.getBytes(StandardCharsets.UTF_8);
    }

    private byte[] randomBytes() {
        byte[] bytes = new byte[rng.nextInt(80)];
        for (int i = 0; i < bytes.length; i++) {
            int b = rng.nextInt(256);
            bytes[i] = (byte) (b == '\n' ? ' ' : b);
        }
        return bytes;
    }

    private String randomText(int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            int c =
                    switch (rng.nextInt(8)) {
                        case 0 -> rng.nextInt(0x10000);
                        case 1 -> rng.nextInt(0x100);
                        case 2 -> ' ';
                        case 3 -> '0' + rng.nextInt(10);
                        default -> 'a' + rng.nextInt(26);
                    };
            text.append((char) (c == '\n' ? ' ' : c));
        }
        return text.toString();
    }

    private String withId(String line) {
        String end = rng.nextInt(10) == 0 ? " # 1 quit" : rng.nextInt(10) == 0 ? "\r" : "";
        return rng.nextInt(3) == 0 ? line + end : ++number + " " + line + end;
    }

    /** Something that may well be legal. */
    private String goodLine() {
        return switch (rng.nextInt(30)) {
            case 0 -> "boardsize " + (size = 2 + rng.nextInt(5));
            case 1 -> rng.nextInt(4) == 0 ? "clear_board" : "undo";
            case 2 -> "gg-undo " + rng.nextInt(4);
            case 3 -> "genmove " + colour();
            case 4 -> "reg_genmove " + colour();
            case 5 -> "gogui-setup " + colour() + " " + vertex() + " " + colour() + " " + vertex();
            case 6 -> "gogui-setup_player " + colour();
            case 7 -> "komi " + (rng.nextInt(41) - 20) / 2.0;
            case 8 -> "kgs-rules " + pick(List.of("chinese", "japanese", "tromp-taylor"));
            case 9 -> "loadsgf " + folder.resolve(pick(List.of("good.sgf", "bad.sgf", "odd.sgf")));
            case 10 -> "loadsgf " + folder.resolve("good.sgf") + " " + rng.nextInt(6);
            case 11 -> "printsgf";
            case 12 -> "place_free_handicap " + (2 + rng.nextInt(3));
            case 13 -> "is_legal " + colour() + " " + vertex();
            case 14 -> "gogui-play_sequence b " + vertex() + " w " + vertex() + " b " + vertex();
            case 15 -> "all_legal " + colour();
            default -> "play " + colour() + " " + vertex();
        };
    }

    private String colour() {
        return rng.nextInt(2) == 0 ? "b" : "w";
    }

    private String vertex() {
        int x = rng.nextInt(size);
        return rng.nextInt(20) == 0
                ? "pass"
                : "ABCDEFGHJ".substring(x, x + 1) + (1 + rng.nextInt(size));
    }

    /** A command with any arguments, none, or too many. */
    private String oddLine() {
        String command = pick(commands);
        if (SLOW.contains(command) && rng.nextInt(5) > 0) {
            command = "play";
        }
        List<String> arguments = new ArrayList<>();
        int count = rng.nextInt(40) == 0 ? rng.nextInt(300) : rng.nextInt(5);
        for (int i = 0; i < count; i++) {
            arguments.add(argument());
        }
        if (rng.nextInt(300) == 0) {
            arguments.add(rng.nextInt(arguments.size() + 1), huge());
        }
        if (command.equals("quit")) {
            arguments.add(0, "later");
        }
        if (WRITERS.contains(command)) {
            arguments.replaceAll(argument -> argument.replace('/', '_'));
            arguments.add(0, folder + "/saved");
        }
        String gap = rng.nextInt(10) == 0 ? "\t  " : " ";
        return command + gap + String.join(gap, arguments);
    }

    private String argument() {
        return switch (rng.nextInt(8)) {
            case 0, 1 -> colour();
            case 2, 3 -> vertex();
            case 4, 5 -> pick(NUMBERS);
            case 6 -> pick(WORDS);
            default -> randomText(1 + rng.nextInt(12));
        };
    }

    private String huge() {
        String unit = pick(List.of("9", "x", "A1", "é", "#", " b", "/", "\u0001", "0.", "-"));
        return unit.repeat(100_000 / unit.length());
    }

    private <T> T pick(List<T> list) {
        return list.get(rng.nextInt(list.size()));
    }
}
