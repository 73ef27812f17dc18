package moyo.lab.record;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files all at once: a reader, or a kill, meets the old one or the new one, never half. */
public final class WholeFile {
    private WholeFile() {}

    public static void write(Path file, String text) throws IOException {
        Path draft =
                file.resolveSibling(
                        "%s.%d.new".formatted(file.getFileName(), ProcessHandle.current().pid()));
        try {
            Files.writeString(draft, text);
            move(draft, file);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    private static void move(Path draft, Path file) throws IOException {
        try {
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
