package moyo.net.selfplay;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleSupplier;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.net.Teachable;
import moyo.net.batch.Batch;
import org.jspecify.annotations.Nullable;

/**
 * Plays many games at once, each with one leaf in a batch, until it is told to end. Finished games
 * go to files in a folder.
 *
 * @param <P> the positions of the game
 */
public final class SelfPlay<P extends Position<P>> {
    private final List<Worker<P>> workers = new ArrayList<>();
    private final Progress progress = new Progress();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

    /**
     * @param batches for each thread, its batches
     * @param folder of the training data
     * @param share how much of the training time has passed, from 0 to 1
     * @param ends asked again and again by every thread
     */
    public SelfPlay(
            Teachable<P> lesson,
            SelfPlayOptions options,
            List<List<Batch>> batches,
            Path folder,
            DoubleSupplier share,
            BooleanSupplier ends,
            Rng rng) {
        RowsFolder rows = new RowsFolder(folder, new RowLayout(lesson.encoding().shape()).bytes);
        BooleanSupplier stops = () -> failure.get() != null || ends.getAsBoolean();
        for (List<Batch> ofThread : batches) {
            workers.add(
                    new Worker<>(
                            lesson, options, ofThread, rows, progress, share, stops, rng.split()));
        }
    }

    public Progress progress() {
        return progress;
    }

    /** Plays; returns when every thread has ended. The first failure of a thread ends all. */
    public void run() throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (Worker<P> worker : workers) {
            Thread thread = new Thread(worker, "moyo-selfplay-" + threads.size());
            thread.setUncaughtExceptionHandler((t, e) -> failure.compareAndSet(null, e));
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        Throwable thrown = failure.get();
        if (thrown instanceof RuntimeException e) {
            throw e;
        } else if (thrown instanceof Error e) {
            throw e;
        }
    }
}
