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

/** A lock on a folder: one run of one process plays into it at a time. A kill releases the lock. */
public final class FolderLock implements AutoCloseable {
    public static final String NAME = "lock";

    /** The time to wait for the lock, because {@link #isTaken} holds it for a moment. */
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(2);

    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    /**
     * The folders locked by this process. The system's lock does not exclude the same process, and
     * is released when the process closes any channel of the file, so the file must not be opened
     * twice.
     */
    private static final Set<Path> OWN = ConcurrentHashMap.newKeySet();

    private final Path folder;
    private final FileChannel channel;

    private FolderLock(Path folder, FileChannel channel) {
        this.folder = folder;
        this.channel = channel;
    }

    /**
     * Locks an existing folder.
     *
     * @throws BadInput if it is locked
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
