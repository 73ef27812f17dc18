package moyo.net.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import moyo.game.BadInput;
import moyo.net.Shape;
import moyo.net.kernel.Network;
import moyo.net.weights.WeightsFile;
import org.jspecify.annotations.Nullable;

/**
 * The network of a weights file that a trainer replaces from time to time. A newer file is taken
 * over when it is whole; a damaged one is left alone until it is replaced. For several threads.
 */
public final class NewestNetwork {
    private static final long NANOS_BETWEEN_LOOKS = TimeUnit.MILLISECONDS.toNanos(500);
    private static final long POLL_MILLIS = 100;

    private final Path file;
    private final Shape shape;
    private final AtomicLong nextLook = new AtomicLong(System.nanoTime());
    private volatile Stamp seen = Stamp.NONE;
    private volatile @Nullable Network network;

    /** What changes when a file is replaced. */
    private record Stamp(long modified, long size, Optional<Object> key) {
        static final Stamp NONE = new Stamp(0, -1, Optional.empty());

        static Stamp of(Path file) {
            try {
                var attributes = Files.readAttributes(file, BasicFileAttributes.class);
                return new Stamp(
                        attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS),
                        attributes.size(),
                        Optional.ofNullable(attributes.fileKey()));
            } catch (IOException e) {
                return NONE; // not there yet
            }
        }
    }

    /**
     * @param file may not be there yet
     */
    public NewestNetwork(Path file, Shape shape) {
        this.file = file;
        this.shape = shape;
    }

    /**
     * Returns the network; empty until there was a whole file. Looks at the file at most twice a
     * second.
     *
     * @throws BadInput if the file has the network of another game
     */
    public Optional<Network> get() {
        long now = System.nanoTime();
        long due = nextLook.get();
        if (now - due >= 0 && nextLook.compareAndSet(due, now + NANOS_BETWEEN_LOOKS)) {
            look();
        }
        return Optional.ofNullable(network);
    }

    /**
     * Waits for the first whole file.
     *
     * @param givesUp asked again and again
     * @return false if it gave up before
     */
    public boolean await(BooleanSupplier givesUp) throws InterruptedException {
        while (get().isEmpty()) {
            if (givesUp.getAsBoolean()) {
                return false;
            }
            TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
        }
        return true;
    }

    private void look() {
        Stamp now = Stamp.of(file);
        if (now.equals(seen) || now.equals(Stamp.NONE)) {
            return;
        }
        seen = now;
        try {
            network = new Network(WeightsFile.read(file).requireFit(shape));
        } catch (BadInput e) {
            if (Stamp.of(file).equals(now) && network == null) {
                throw e; // it is not being replaced, and there is nothing to go on with
            }
        }
    }
}
