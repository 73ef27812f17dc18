package moyo.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Does something when the program is stopped from outside, as by Ctrl-C, and lets it go only when
 * this is closed: the time to end what was begun, such as a report.
 */
final class OnInterrupt implements AutoCloseable {
    /** What a shell says of a program that was stopped by Ctrl-C. */
    static final int EXIT_CODE = 130;

    private static final int PATIENCE_SECONDS = 20;

    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread hook;
    private volatile Runnable action = () -> {};

    OnInterrupt() {
        hook = new Thread(this::interrupted);
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** What is to be done, from now on. */
    void does(Runnable action) {
        this.action = action;
    }

    /** The program goes when this returns. */
    private void interrupted() {
        action.run();
        try {
            closed.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // It is running: the program was interrupted.
        }
    }
}
