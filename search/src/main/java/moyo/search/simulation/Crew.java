package moyo.search.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;
import moyo.search.clock.CpuMeter;
import org.jspecify.annotations.Nullable;

/** Runs one piece of work in several threads at once. */
public final class Crew {
    private Crew() {}

    /**
     * Returns when all threads have ended; the calling thread is number 0. Rethrows the first
     * exception of any thread.
     */
    public static void run(int size, IntConsumer work) {
        if (size == 1) {
            work.accept(0);
            return;
        }
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        CpuMeter meter = CpuMeter.ofThisThread();
        List<Thread> others = new ArrayList<>();
        for (int i = 1; i < size; i++) {
            int number = i;
            Runnable share = () -> attempt(work, number, failure);
            Thread thread = new Thread(() -> meter.help(share), "moyo-search-" + i);
            thread.setDaemon(true);
            thread.start();
            others.add(thread);
        }
        meter.share(() -> attempt(work, 0, failure));
        others.forEach(Crew::join);
        Throwable thrown = failure.get();
        if (thrown instanceof Error e) {
            throw e;
        } else if (thrown instanceof RuntimeException e) {
            throw e;
        }
    }

    private static void attempt(
            IntConsumer work, int number, AtomicReference<@Nullable Throwable> failure) {
        try {
            work.accept(number);
        } catch (RuntimeException | Error e) {
            failure.compareAndSet(null, e);
        }
    }

    /** Waits also when interrupted: the tree cannot be used before all threads have ended. */
    private static void join(Thread thread) {
        boolean interrupted = false;
        while (true) {
            try {
                thread.join();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
