package moyo.search.clock;

import java.util.ArrayList;
import java.util.List;

/** Keeps the machine busy: twice as many spinning threads as it has cores. */
public final class Load implements AutoCloseable {
    private final List<Thread> threads = new ArrayList<>();
    private volatile boolean ended;

    public Load() {
        int count = 2 * Runtime.getRuntime().availableProcessors();
        for (int i = 0; i < count; i++) {
            Thread thread = new Thread(this::spin, "load-" + i);
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
    }

    private void spin() {
        while (!ended) {
            Thread.onSpinWait();
        }
    }

    @Override
    public void close() {
        ended = true;
        for (Thread thread : threads) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }
}
