package moyo.lab.record;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes files atomically: after a kill, and for a reader, a file is complete, the old one or the
 * new one. A file is on the disk before the method returns, so a result never lacks its game record
 * after a power loss.
 */
public final class WholeFile {
    private WholeFile() {}

    /** Returns when the file is on the disk. */
    public static void write(Path file, String text) throws IOException {
        write(file, text, Disk.REAL);
    }

    /** Returns when the file is on the disk. */
    public static void write(Path file, byte[] bytes) throws IOException {
        write(file, bytes, Disk.REAL);
    }

    static void write(Path file, String text, Disk disk) throws IOException {
        // unpaired surrogates become '?'
        write(file, text.getBytes(StandardCharsets.UTF_8), disk);
    }

    private static void write(Path file, byte[] bytes, Disk disk) throws IOException {
        Path draft =
                file.resolveSibling(
                        "%s.%d.new".formatted(file.getFileName(), ProcessHandle.current().pid()));
        try {
            Files.write(draft, bytes);
            disk.forceFile(draft);
            disk.move(draft, file);
        } finally {
            Files.deleteIfExists(draft);
        }
        disk.forceFolder(file.toAbsolutePath().resolveSibling(""));
    }
}
