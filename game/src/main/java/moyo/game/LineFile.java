package moyo.game;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.function.Predicate;

/**
 * An append-only text file; each line is on the disk before the next is written. A kill or a full
 * disk may leave an incomplete last line: readers ignore it, and the writer removes it before it
 * appends. A last line that lacks only its newline, as editors may leave it, counts if the caller's
 * predicate says that it is complete. For one writer.
 */
public final class LineFile implements AutoCloseable {
    private static final byte[] NEWLINE = {'\n'};

    private final Path file;
    private final SeekableByteChannel channel;
    private long end;

    /**
     * Removes an incomplete last line, or adds the newline if only that is missing.
     *
     * @param channel open for reading and writing, with synchronous writes
     * @param isWhole whether a last line without a newline is complete
     */
    LineFile(Path file, SeekableByteChannel channel, Predicate<String> isWhole) throws IOException {
        this.file = file;
        this.channel = channel;
        end = wholeLength(channel);
        String rest = textFrom(end);
        if (!rest.isEmpty() && isWhole.test(rest)) {
            end = channel.size();
            write(ByteBuffer.wrap(NEWLINE));
            end++;
        }
        dropTornLine();
    }

    /** The lines of a file that end with a newline; none if there is no file. */
    public static List<String> read(Path file) {
        return read(file, line -> false);
    }

    /**
     * The whole lines of a file; none if there is no file.
     *
     * @param isWhole whether a last line without a newline is complete
     */
    public static List<String> read(Path file, Predicate<String> isWhole) {
        if (!Files.isRegularFile(file)) {
            return List.of();
        }
        try {
            String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            int end = text.lastIndexOf('\n') + 1;
            String rest = text.substring(end);
            boolean all = !rest.isEmpty() && isWhole.test(rest);
            return (all ? text : text.substring(0, end)).lines().toList();
        } catch (IOException e) {
            throw new BadInput("cannot read '%s': %s".formatted(file, FileTrouble.reason(e)), e);
        }
    }

    /** Opens a file to add lines, and removes a last line without a newline. */
    public static LineFile open(Path file) {
        return open(file, line -> false);
    }

    /**
     * Opens a file to add lines, and removes an incomplete last one.
     *
     * @param isWhole whether a last line without a newline is complete
     */
    public static LineFile open(Path file, Predicate<String> isWhole) {
        try {
            SeekableByteChannel channel =
                    Files.newByteChannel(
                            file,
                            StandardOpenOption.CREATE,
                            StandardOpenOption.READ,
                            StandardOpenOption.WRITE,
                            StandardOpenOption.DSYNC);
            try {
                return new LineFile(file, channel, isWhole);
            } catch (IOException e) {
                channel.close();
                throw e;
            }
        } catch (IOException e) {
            throw new BadInput("cannot write '%s': %s".formatted(file, FileTrouble.reason(e)), e);
        }
    }

    /** Where the last whole line ends. */
    private static long wholeLength(SeekableByteChannel channel) throws IOException {
        ByteBuffer last = ByteBuffer.allocate(1);
        for (long length = channel.size(); length > 0; length--) {
            channel.position(length - 1).read(last.clear());
            if (last.get(0) == '\n') {
                return length;
            }
        }
        return 0;
    }

    private String textFrom(long start) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(channel.size() - start));
        channel.position(start);
        while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
            // until it is full
        }
        return new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
    }

    private void dropTornLine() throws IOException {
        if (channel.size() > end) {
            channel.truncate(end);
        }
        channel.position(end);
    }

    /** Returns when the line is on the disk. */
    public synchronized void append(String line) {
        assert line.indexOf('\n') < 0 : line;
        ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        try {
            dropTornLine();
            write(bytes);
            end += bytes.limit();
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot write '%s': %s; the lines written before are safe"
                            .formatted(file, e.getMessage()),
                    e);
        }
    }

    /** Writes all bytes or none. If the rollback fails too, the next append or open repeats it. */
    private void write(ByteBuffer bytes) throws IOException {
        try {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        } catch (IOException e) {
            try {
                dropTornLine();
            } catch (IOException again) {
                e.addSuppressed(again);
            }
            throw e;
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
