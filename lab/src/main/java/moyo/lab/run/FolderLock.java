package moyo.lab.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import moyo.game.BadInput;

/** One process, and one run in it, plays into a folder at a time. A kill frees the folder. */
public final class FolderLock implements AutoCloseable {
    static final String NAME = "lock";

    /** Somebody who only looks whether the folder is taken holds it for a moment. */
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(2);

    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    /**
     * The folders of this process. The system's lock does not keep a process from itself, and is
     * gone as soon as the process closes any channel of the file, so it must not look twice.
     */
    private static final Set<Path> OWN = ConcurrentHashMap.newKeySet();

    private final Path folder;
    private final FileChannel channel;

    private FolderLock(Path folder, FileChannel channel) {
        this.folder = folder;
        this.channel = channel;
    }

    /**
     * Takes a folder that is there.
     *
     * @throws BadInput if somebody has it
     */
    public static FolderLock take(Path place) throws IOException {
        Path folder = place.toRealPath();
        if (!OWN.add(folder)) {
            throw taken(place);
        }
        try {
            FileChannel channel =
                    FileChannel.open(
                            folder.resolve(NAME),
                            StandardOpenOption.CREATE,
                            StandardOpenOption.WRITE);
            if (lock(channel)) {
                return new FolderLock(folder, channel);
            }
            channel.close();
            throw taken(place);
        } catch (IOException | RuntimeException e) {
            OWN.remove(folder);
            throw e;
        }
    }

    private static boolean lock(FileChannel channel) throws IOException {
        long deadline = System.nanoTime() + PATIENCE_NANOS;
        do {
            if (channel.tryLock() != null) {
                return true;
            }
            LockSupport.parkNanos(PAUSE_NANOS);
        } while (System.nanoTime() < deadline);
        return false;
    }

    private static BadInput taken(Path folder) {
        return new BadInput("another run is playing into '%s'".formatted(folder));
    }

    static boolean isTaken(Path place) {
        try {
            Path folder = place.toRealPath();
            Path file = folder.resolve(NAME);
            if (OWN.contains(folder) || !Files.exists(file)) {
                return OWN.contains(folder);
            }
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
                    FileLock lock = channel.tryLock(0, Long.MAX_VALUE, true)) {
                return lock == null;
            }
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            OWN.remove(folder);
        }
    }
}
