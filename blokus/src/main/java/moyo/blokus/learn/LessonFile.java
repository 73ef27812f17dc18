package moyo.blokus.learn;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import moyo.game.BadInput;

/**
 * Games of a teacher, one a line, under a line that says who taught. Each game is on the disk
 * before it counts; a kill may leave a torn last line, which goes when the file is opened again.
 */
public final class LessonFile implements AutoCloseable {
    private static final String MARK = "# ";

    private final Path file;
    private final FileChannel channel;

    private LessonFile(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /** The games in a file in the order of their numbers; none if there is no file. */
    public static List<TaughtGame> read(Path file) {
        if (!Files.exists(file)) {
            return List.of();
        }
        Map<Integer, TaughtGame> games = new TreeMap<>();
        int number = 0;
        for (String line : wholeLines(file)) {
            number++;
            if (!line.startsWith(MARK)) {
                TaughtGame game = parse(line, file, number);
                games.putIfAbsent(game.number(), game);
            }
        }
        return List.copyOf(games.values());
    }

    /** Who taught the games of a file; empty if it does not say. */
    public static String teacher(Path file) {
        return wholeLines(file).stream()
                .findFirst()
                .filter(line -> line.startsWith(MARK))
                .map(line -> line.substring(MARK.length()))
                .orElse("");
    }

    private static TaughtGame parse(String line, Path file, int number) {
        try {
            return TaughtGame.parse(line);
        } catch (BadInput e) {
            throw new BadInput("line %d of '%s': %s".formatted(number, file, e.getMessage()), e);
        }
    }

    private static List<String> wholeLines(Path file) {
        try {
            String text = Files.readString(file);
            return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
        } catch (IOException e) {
            throw new BadInput("cannot read '%s': %s".formatted(file, e), e);
        }
    }

    /**
     * Opens a file to add games.
     *
     * @param teacher who plays and from which seed; games of another do not belong here
     */
    public static LessonFile open(Path file, String teacher) {
        String head = MARK + teacher;
        try {
            boolean isNew = !Files.exists(file) || wholeLines(file).isEmpty();
            if (!isNew && !wholeLines(file).get(0).equals(head)) {
                throw new BadInput(
                        "'%s' holds other games: '%s', not '%s'; take another folder"
                                .formatted(file, wholeLines(file).get(0), head));
            }
            FileChannel channel =
                    FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            LessonFile opened = new LessonFile(file, channel);
            opened.goToEnd();
            if (isNew) {
                opened.add(head);
            }
            return opened;
        } catch (IOException e) {
            throw new BadInput("cannot write '%s': %s".formatted(file, e), e);
        }
    }

    /** Behind the last whole line. */
    private void goToEnd() throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        channel.truncate(end);
        channel.position(end);
    }

    /** Returns when the game is on the disk. */
    public synchronized void add(TaughtGame game) {
        add(game.line());
    }

    private void add(String line) {
        try {
            ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(false);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write '%s': %s".formatted(file, e), e);
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
