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
     * Returns the copy of a file if there is one, because a file of the same name on this machine
     * may have other weights; otherwise the path itself.
     */
    public static Path find(Path file) {
        Path copy = COPIES.get(file);
        return copy != null && Files.exists(copy) ? copy : file;
    }
}
