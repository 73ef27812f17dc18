package moyo.lab.record;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes files all at once: a reader, or a kill, meets the old one or the new one, never half. What
 * is written has reached the disk: a result may rely on its game record after a power loss.
 */
public final class WholeFile {
    private WholeFile() {}

    /** Returns when the file is on the disk. */
    public static void write(Path file, String text) throws IOException {
        write(file, text, Disk.REAL);
    }

    static void write(Path file, String text, Disk disk) throws IOException {
        Path draft =
                file.resolveSibling(
                        "%s.%d.new".formatted(file.getFileName(), ProcessHandle.current().pid()));
        try {
            Files.write(draft, text.getBytes(StandardCharsets.UTF_8)); // half characters become '?'
            disk.forceFile(draft);
            disk.move(draft, file);
        } finally {
            Files.deleteIfExists(draft);
        }
        disk.forceFolder(file.toAbsolutePath().resolveSibling(""));
    }
}
