package moyo.search.clock;

import java.util.concurrent.CountDownLatch;

/**
 * Asks a player that is thinking to answer now. Made anew for every move, so that a late request
 * cannot cut the next one short.
 */
public final class StopSignal {
    private final CountDownLatch latch = new CountDownLatch(1);
    private volatile boolean requested;

    /** May come from any thread, before or while the player thinks. */
    public void request() {
        requested = true;
        latch.countDown();
    }

    public boolean isRequested() {
        return requested;
    }

    /** Waits until it is requested; an interrupt of the thread ends the wait too. */
    public void await() {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
