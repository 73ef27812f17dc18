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
 * A file that grows by lines, each on the disk before the next begins. A kill or a full disk may
 * leave a torn last line: it does not count, and goes before another is written. A last line that
 * lacks nothing but its newline, as an editor may leave it, counts if the caller can tell it from a
 * torn one. For one writer.
 */
public final class LineFile implements AutoCloseable {
    private static final byte[] NEWLINE = {'\n'};

    private final Path file;
    private final SeekableByteChannel channel;
    private long end;

    /**
     * Removes a torn last line, or completes it if only its newline is missing.
     *
     * @param channel to read and write; what it has written is on the disk
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
            throw new BadInput("cannot read '%s': %s".formatted(file, e), e);
        }
    }

    /** Opens a file to add lines, and removes a last line without a newline. */
    public static LineFile open(Path file) {
        return open(file, line -> false);
    }

    /**
     * Opens a file to add lines, and removes a torn last one.
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
            throw new BadInput("cannot write '%s': %s".formatted(file, e), e);
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
                    "cannot write '%s': %s; what it held is safe".formatted(file, e.getMessage()),
                    e);
        }
    }

    /** All or nothing; where even that fails, the next line or the next start makes room. */
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
