package moyo.blokus.pattern.learn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.session.study.Mean;

/**
 * The paper's figure 4: the mean number of cells that each of two players covers, by move number. A
 * game that has ended counts with its last position.
 */
public final class Figure4 {
    /** Without the bonus, so that points are covered cells. */
    private final BlokusGame game = new BlokusGame(false);

    private final String a;
    private final String b;

    /** The games in which A moved first, and those in which it moved second. */
    private final Course[] courses = {new Course(), new Course()};

    private int longest;

    /** The cells of each game, by colour and move number. */
    private final class Course {
        private final List<int[][]> games = new ArrayList<>();

        Mean mean(int colour, int number) {
            return Mean.of(games.stream().mapToDouble(cells -> cells[colour][number]).toArray());
        }

        /** The cells at the end of the games, second colour minus first. */
        Mean lead() {
            int end = game.longestGame();
            return Mean.of(
                    games.stream()
                            .mapToDouble(
                                    cells -> cells[Colour.SECOND][end] - cells[Colour.FIRST][end])
                            .toArray());
        }
    }

    /** A figure of players with these names. */
    public Figure4(String a, String b) {
        this.a = a;
        this.b = b;
    }

    /** Adds a game; an illegal move is an error. */
    public void add(List<Integer> moves, boolean isAFirst) {
        int[][] cells = new int[2][game.longestGame() + 1];
        longest = Math.max(longest, moves.size());
        BlokusPosition position = game.newPosition();
        for (int number = 0; number <= game.longestGame(); number++) {
            for (int colour : new int[] {Colour.FIRST, Colour.SECOND}) {
                cells[colour][number] = position.points(colour);
            }
            if (number < moves.size()) {
                play(position, moves.get(number));
            }
        }
        courses[isAFirst ? 0 : 1].games.add(cells);
    }

    private void play(BlokusPosition position, int move) {
        if (position.isOver() || !position.isLegal(move)) {
            throw new BadInput(
                    "move %d of a game, '%s', is illegal"
                            .formatted(position.moveNumber(), game.moveName(move)));
        }
        position.play(move);
    }

    /** Mean numbers of cells by move number; a line for each player and colour. */
    public Map<String, SortedMap<Integer, Mean>> lines() {
        Map<String, SortedMap<Integer, Mean>> lines = new LinkedHashMap<>();
        put(lines, b + ", moving 1st", 1, Colour.FIRST);
        put(lines, a + ", moving 2nd", 1, Colour.SECOND);
        put(lines, a + ", moving 1st", 0, Colour.FIRST);
        put(lines, b + ", moving 2nd", 0, Colour.SECOND);
        return lines;
    }

    private void put(
            Map<String, SortedMap<Integer, Mean>> lines, String name, int course, int colour) {
        if (!courses[course].games.isEmpty()) {
            SortedMap<Integer, Mean> line = new TreeMap<>();
            for (int number = 0; number <= longest; number++) {
                line.put(number, courses[course].mean(colour, number));
            }
            lines.put(name, line);
        }
    }

    /** The cells of A minus those of B at the end of the games in which A moved second. */
    public Mean leadMovingSecond() {
        return courses[1].lead();
    }

    /** The lines as CSV. */
    public String csv() {
        Map<String, SortedMap<Integer, Mean>> lines = lines();
        StringBuilder csv = new StringBuilder("move");
        lines.keySet()
                .forEach(name -> csv.append(",\"").append(name.replace("\"", "'")).append('"'));
        for (int number = 0; number <= longest; number++) {
            int at = number;
            csv.append('\n').append(number).append(',');
            csv.append(
                    lines.values().stream()
                            .map(line -> format(Objects.requireNonNull(line.get(at))))
                            .collect(Collectors.joining(",")));
        }
        return csv.append('\n').toString();
    }

    private static String format(Mean cells) {
        return String.format(Locale.ROOT, "%.2f", cells.value());
    }
}
