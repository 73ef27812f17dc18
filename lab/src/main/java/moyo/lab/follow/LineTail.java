package moyo.lab.follow;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads a file that grows line by line, each line once. A last line without a newline is read when
 * the newline is there. Not thread-safe.
 */
public final class LineTail {
    private static final int BUFFER = 1 << 16;

    private final Path file;
    private @Nullable Object key;
    private long end;
    private boolean behind;

    /**
     * @param file need not exist yet
     */
    public LineTail(Path file) {
        this.file = file;
    }

    /** Returns whether the file is shorter than what was read, or another file of this name. */
    public boolean isReplaced() throws IOException {
        if (!Files.exists(file)) {
            return end > 0;
        }
        BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
        return now.size() < end || key != null && !Objects.equals(key, now.fileKey());
    }

    /** Returns whether the file is longer than what was read. */
    public boolean hasMore() throws IOException {
        return Files.exists(file) && Files.size(file) > end;
    }

    /**
     * Reads the lines that were appended since the last call.
     *
     * @return whether there was one
     */
    public boolean read(Consumer<String> line) throws IOException {
        return read(line, Long.MAX_VALUE);
    }

    /** Returns whether the last call read a part only, because of its limit. */
    public boolean isBehind() {
        return behind;
    }

    /**
     * Reads the same up to a number of bytes.
     *
     * @param most exceeded by the rest of a line
     */
    public boolean read(Consumer<String> line, long most) throws IOException {
        behind = false;
        if (!hasMore()) {
            return false;
        }
        key = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
        byte[] bytes = new byte[BUFFER];
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        ByteArrayOutputStream started = new ByteArrayOutputStream();
        long before = end;
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            channel.position(end);
            while (!behind && channel.read(buffer.clear()) > 0) {
                split(bytes, buffer.position(), started, line);
                behind = end - before >= most && channel.position() < channel.size();
            }
        }
        return end > before;
    }

    private void split(
            byte[] bytes, int count, ByteArrayOutputStream started, Consumer<String> line) {
        int from = 0;
        for (int i = 0; i < count; i++) {
            if (bytes[i] == '\n') {
                started.write(bytes, from, i - from);
                from = i + 1;
                end += started.size() + 1;
                String text = started.toString(StandardCharsets.UTF_8);
                started.reset();
                line.accept(text);
            }
        }
        started.write(bytes, from, count - from);
    }
}
