package moyo.connect4.net;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import moyo.connect4.Connect4Game;
import moyo.connect4.Solver;
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

    private Connect4Exam() {}

    /** Reads the shipped positions. */
    public static Exam read() {
        try (BufferedReader lines =
                new BufferedReader(
                        new InputStreamReader(
                                Objects.requireNonNull(
                                        Connect4Exam.class.getResourceAsStream(FILE), FILE),
                                StandardCharsets.UTF_8))) {
            return new Exam(
                    lines.lines()
                            .filter(line -> !line.startsWith("#"))
                            .map(Connect4Exam::question)
                            .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A line of the file. */
    static Question question(String line) {
        Connect4Game game = new Connect4Game();
        int gap = line.indexOf(' ');
        List<Integer> moves =
                line.substring(0, gap)
                        .chars()
                        .mapToObj(Character::toString)
                        .map(game::parseMove)
                        .toList();
        List<Integer> values = values(line);
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
