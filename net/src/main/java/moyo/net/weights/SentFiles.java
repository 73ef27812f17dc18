package moyo.net.weights;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The weights files that the driver of a cluster has sent to this machine. */
public final class SentFiles {
    private static final Map<Path, Path> COPIES = new ConcurrentHashMap<>();

    private SentFiles() {}

    /** Notes where the copy of a file is. */
    public static void put(Path there, Path here) {
        COPIES.put(there, here);
    }

    /**
     * Returns the path itself if the file is on this machine, otherwise its copy if there is one.
     */
    public static Path find(Path file) {
        return Files.exists(file) ? file : COPIES.getOrDefault(file, file);
    }
}
