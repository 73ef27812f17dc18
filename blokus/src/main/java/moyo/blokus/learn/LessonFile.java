package moyo.blokus.learn;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import moyo.game.BadInput;
import moyo.game.LineFile;

/**
 * A file of a teacher's games, one per line, after a line that describes the teacher. An incomplete
 * last line is ignored ({@link LineFile}).
 */
public final class LessonFile implements AutoCloseable {
    private static final String MARK = "# ";

    private final LineFile lines;

    private LessonFile(LineFile lines) {
        this.lines = lines;
    }

    /** The games in a file in the order of their numbers; none if there is no file. */
    public static List<TaughtGame> read(Path file) {
        return read(file, TaughtGame::parse);
    }

    /**
     * The games in a file in the order of their numbers; none if there is no file.
     *
     * @param parser reads one line; its {@link BadInput} is reported with file and line
     */
    public static <T extends TaughtLine> List<T> read(Path file, Function<String, T> parser) {
        return parse(LineFile.read(file), file, parser);
    }

    /**
     * The games in lines of a file, without those of the teacher, in the order of their numbers.
     *
     * @param file the name in messages
     */
    public static <T extends TaughtLine> List<T> parse(
            List<String> lines, Path file, Function<String, T> parser) {
        Map<Integer, T> games = new TreeMap<>();
        int number = 0;
        for (String line : lines) {
            number++;
            if (!line.startsWith(MARK)) {
                T game = parse(line, parser, file, number);
                games.putIfAbsent(game.number(), game);
            }
        }
        return List.copyOf(games.values());
    }

    /** The description of the teacher in a file; empty if there is none. */
    public static String teacher(Path file) {
        return LineFile.read(file).stream()
                .findFirst()
                .filter(line -> line.startsWith(MARK))
                .map(line -> line.substring(MARK.length()))
                .orElse("");
    }

    private static <T> T parse(String line, Function<String, T> parser, Path file, int number) {
        try {
            return parser.apply(line);
        } catch (BadInput e) {
            throw new BadInput("line %d of '%s': %s".formatted(number, file, e.getMessage()), e);
        }
    }

    /**
     * Opens a file to add games.
     *
     * @param teacher player and seed; a file with games of another teacher is refused
     */
    public static LessonFile open(Path file, String teacher) {
        String head = MARK + teacher;
        List<String> lines = LineFile.read(file);
        if (!lines.isEmpty() && !lines.get(0).equals(head)) {
            throw new BadInput(
                    "'%s' has games of '%s', not of '%s'; use another folder"
                            .formatted(file, lines.get(0), head));
        }
        LessonFile opened = new LessonFile(LineFile.open(file));
        if (lines.isEmpty()) {
            opened.lines.append(head);
        }
        return opened;
    }

    /** Returns when the game is on the disk. */
    public void add(TaughtLine game) {
        lines.append(game.line());
    }

    @Override
    public void close() {
        lines.close();
    }
}
