package moyo.connect4.net;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import moyo.connect4.Connect4Game;
import moyo.connect4.Connect4Position;
import moyo.connect4.Solver;
import moyo.game.BadInput;
import moyo.net.exam.Exam;
import moyo.net.exam.Question;

/**
 * The solved positions of Connect Four that are shipped. A line of the file has the moves from the
 * start and the value of each column for the side to move: {@code +} wins, {@code =} draws, {@code
 * -} loses, {@code .} is full. Lines that begin with # are remarks.
 */
public final class Connect4Exam {
    private static final String FILE = "solved.txt";
    private static final String VALUES = ".-=+";
    private static final Pattern FORM = Pattern.compile("[a-g]+ [.=+-]{7}");

    private Connect4Exam() {}

    /** Reads the shipped positions. */
    public static Exam read() {
        try (BufferedReader lines =
                new BufferedReader(
                        new InputStreamReader(
                                Objects.requireNonNull(
                                        Connect4Exam.class.getResourceAsStream(FILE), FILE),
                                StandardCharsets.UTF_8))) {
            return read(lines.lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads the lines of such a file.
     *
     * @throws BadInput if one is wrong, with its number
     */
    public static Exam read(List<String> lines) {
        List<Question> questions = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).startsWith("#")) {
                try {
                    questions.add(question(lines.get(i)));
                } catch (BadInput e) {
                    throw new BadInput("line %d: %s".formatted(i + 1, e.getMessage()), e);
                }
            }
        }
        if (questions.isEmpty()) {
            throw new BadInput("there are no solved positions");
        }
        return new Exam(questions);
    }

    /** A line of the file. */
    static Question question(String line) {
        if (!FORM.matcher(line).matches()) {
            throw new BadInput(
                    "'%s' is not the moves from the start and the value of each column, such as 'ddce -=-+--.'"
                            .formatted(line.length() > 60 ? line.substring(0, 60) : line));
        }
        Connect4Game game = new Connect4Game();
        List<Integer> moves = new ArrayList<>();
        Connect4Position position = game.newPosition();
        for (String column : line.substring(0, line.indexOf(' ')).split("")) {
            int move = game.parseMove(column);
            if (position.isOver() || !position.isLegal(move)) {
                throw new BadInput(
                        "move %d, '%s', of '%s' is illegal"
                                .formatted(moves.size() + 1, column, line));
            }
            position.play(move);
            moves.add(move);
        }
        List<Integer> values = values(line);
        for (int column = 0; column < values.size(); column++) {
            boolean isLegal = !position.isOver() && position.isLegal(column + 1);
            if (isLegal == (values.get(column) == Solver.ILLEGAL)) {
                throw new BadInput(
                        "the value of column %s of '%s': '.' stands for a full column alone"
                                .formatted(game.moveName(column + 1), line));
            }
        }
        int best = values.stream().max(Integer::compare).orElseThrow();
        Set<Integer> perfect = new HashSet<>();
        for (int column = 0; column < values.size(); column++) {
            if (values.get(column) == best) {
                perfect.add(column + 1);
            }
        }
        return new Question(moves, perfect);
    }

    /** The value of each column in a line of the file, as a {@link Solver} gives them. */
    static List<Integer> values(String line) {
        return line.substring(line.indexOf(' ') + 1)
                .chars()
                .mapToObj(c -> VALUES.indexOf(c) + Solver.ILLEGAL)
                .toList();
    }

    /** Writes a line of the file. */
    static String line(List<Integer> moves, List<Integer> values) {
        Connect4Game game = new Connect4Game();
        StringBuilder line = new StringBuilder();
        moves.forEach(move -> line.append(game.moveName(move)));
        line.append(' ');
        values.forEach(value -> line.append(VALUES.charAt(value - Solver.ILLEGAL)));
        return line.toString();
    }
}
