package moyo.lab.desk;

import java.io.IOException;
import java.io.UncheckedIOException;
import moyo.game.Game;
import moyo.game.Position;
import moyo.lab.teach.Measuring;
import org.jspecify.annotations.Nullable;

/** Measures networks in a thread of its own while others are trained. */
final class MeasuringThread<G extends Game<P>, P extends Position<P>> {
    private final Measuring<G, P> measuring;
    private final Thread thread;
    private volatile @Nullable RuntimeException failure;

    MeasuringThread(Measuring<G, P> measuring) {
        this.measuring = measuring;
        thread = new Thread(this::run, "moyo-measuring");
        thread.setDaemon(true);
        thread.start();
    }

    private void run() {
        try {
            measuring.run();
        } catch (IOException e) {
            failure = new UncheckedIOException("cannot measure networks: " + e.getMessage(), e);
        } catch (RuntimeException e) {
            failure = e;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends the measuring, and throws what has ended it before. */
    void end() throws InterruptedException {
        measuring.end();
        thread.join();
        RuntimeException thrown = failure;
        if (thrown != null) {
            throw thrown;
        }
    }
}
