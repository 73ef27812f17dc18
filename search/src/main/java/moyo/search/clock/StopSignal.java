package moyo.search.clock;

import java.util.concurrent.CountDownLatch;

/**
 * Asks a searching player to answer at once. Every move has a new signal, so that a late request
 * cannot stop the next search.
 */
public final class StopSignal {
    private final CountDownLatch latch = new CountDownLatch(1);
    private volatile boolean requested;

    /** Requests the stop; may be called by any thread, before or during the search. */
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
