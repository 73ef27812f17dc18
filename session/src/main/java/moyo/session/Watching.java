package moyo.session;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import moyo.search.clock.StopSignal;
import moyo.search.watch.Analyst;
import org.jspecify.annotations.Nullable;

/** The watches of one search until it is closed. Each watch has a thread. */
final class Watching implements AutoCloseable {
    private final Analyst<?> analyst;
    private final StopSignal stop;
    private final boolean owners;
    private final CountDownLatch done = new CountDownLatch(1);
    private final List<Thread> threads = new ArrayList<>();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

    /**
     * @param stop the signal that stops the search if a watcher fails
     */
    Watching(Analyst<?> analyst, StopSignal stop, List<Watch> watches) {
        this.analyst = analyst;
        this.stop = stop;
        owners = watches.stream().anyMatch(Watch::owners);
        if (owners) {
            analyst.watchOwners(true);
        }
        for (Watch watch : watches) {
            Thread thread = new Thread(() -> run(watch), "moyo-watch");
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
    }

    private void run(Watch watch) {
        try {
            boolean ended;
            do {
                ended = done.await(watch.interval().toNanos(), TimeUnit.NANOSECONDS);
                watch.watcher().accept(analyst.snapshot());
            } while (!ended);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error e) {
            failure.compareAndSet(null, e);
            stop.request();
        }
    }

    /** Returns when every watcher has received its last snapshot. */
    @Override
    public void close() {
        done.countDown();
        threads.forEach(Joining::join);
        if (owners) {
            analyst.watchOwners(false);
        }
        Throwable thrown = failure.get();
        if (thrown instanceof RuntimeException e) {
            throw e;
        } else if (thrown instanceof Error e) {
            throw e;
        }
    }
}
