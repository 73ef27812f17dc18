package moyo.lab.record;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;

/**
 * Results, one JSON object a line, each on the disk before the next begins. A process that was
 * killed may leave a torn last line: it is no result, and goes when the file is opened to write.
 */
public final class ResultsFile implements AutoCloseable {
    public static final String NAME = "results.jsonl";

    private final Path file;
    private final FileChannel channel;

    private ResultsFile(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /** The results in a file; a game that is there twice counts once. None if there is no file. */
    public static List<GameResult> read(Path file) {
        if (!Files.isRegularFile(file)) {
            return List.of();
        }
        String text = wholeLines(file);
        Map<GameId, GameResult> results = new LinkedHashMap<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (!line.isBlank()) {
                GameResult result = parse(line, file, number);
                results.putIfAbsent(result.id(), result);
            }
        }
        return new ArrayList<>(results.values());
    }

    /** A last line without its end is torn. */
    private static String wholeLines(Path file) {
        try {
            String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            return text.substring(0, text.lastIndexOf('\n') + 1);
        } catch (IOException e) {
            throw new BadInput("cannot read '%s': %s".formatted(file, e), e);
        }
    }

    private static GameResult parse(String line, Path file, int number) {
        try {
            return Json.MAPPER.readValue(line, GameResult.class);
        } catch (JsonProcessingException | NullPointerException e) {
            String start = line.length() > 60 ? line.substring(0, 60) + "..." : line;
            throw new BadInput(
                    "line %d of '%s' is no result: %s; mend it or take it out"
                            .formatted(number, file, start),
                    e);
        }
    }

    /** Opens the file to add results, and takes off a torn last line. */
    public static ResultsFile open(Path file) {
        try {
            FileChannel channel =
                    FileChannel.open(
                            file,
                            StandardOpenOption.CREATE,
                            StandardOpenOption.READ,
                            StandardOpenOption.WRITE);
            try {
                long end = Files.isRegularFile(file) ? wholeLinesLength(file) : 0;
                if (end < channel.size()) {
                    channel.truncate(end);
                }
                channel.position(end);
            } catch (IOException e) {
                channel.close();
                throw e;
            }
            return new ResultsFile(file, channel);
        } catch (IOException e) {
            throw new BadInput("cannot write '%s': %s".formatted(file, e), e);
        }
    }

    private static long wholeLinesLength(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        return end;
    }

    /** Returns when the result is on the disk. */
    public synchronized void add(GameResult result) {
        try {
            long start = channel.position();
            ByteBuffer line =
                    ByteBuffer.wrap((Json.line(result) + "\n").getBytes(StandardCharsets.UTF_8));
            try {
                while (line.hasRemaining()) {
                    channel.write(line);
                }
                channel.force(false);
            } catch (IOException e) {
                takeBack(start);
                throw e;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot write '%s': %s; the results so far are safe"
                            .formatted(file, e.getMessage()),
                    e);
        }
    }

    /** Half a line must not stay; if it does, the next start takes it for torn. */
    private void takeBack(long start) {
        try {
            channel.truncate(start);
        } catch (IOException e) {
            // The disk is in a bad way; nothing before this line is touched.
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
