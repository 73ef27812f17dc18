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

/**
 * A file that grows by lines, each on the disk before the next begins. A kill or a full disk may
 * leave a torn last line: it does not count, and goes before another is written. For one writer.
 */
public final class LineFile implements AutoCloseable {
    private final Path file;
    private final SeekableByteChannel channel;
    private long end;

    /**
     * Takes off a torn last line.
     *
     * @param channel to read and write; what it has written is on the disk
     */
    LineFile(Path file, SeekableByteChannel channel) throws IOException {
        this.file = file;
        this.channel = channel;
        end = wholeLength(channel);
        dropTornLine();
    }

    /** The whole lines of a file; none if there is no file. */
    public static List<String> read(Path file) {
        if (!Files.isRegularFile(file)) {
            return List.of();
        }
        try {
            String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
        } catch (IOException e) {
            throw new BadInput("cannot read '%s': %s".formatted(file, e), e);
        }
    }

    /** Opens a file to add lines, and takes off a torn last one. */
    public static LineFile open(Path file) {
        try {
            SeekableByteChannel channel =
                    Files.newByteChannel(
                            file,
                            StandardOpenOption.CREATE,
                            StandardOpenOption.READ,
                            StandardOpenOption.WRITE,
                            StandardOpenOption.DSYNC);
            try {
                return new LineFile(file, channel);
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
