package moyo.app.lab;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import moyo.lab.desk.Interrupt;

/** Handles Ctrl-C and other signals that end the program by a shutdown hook. */
final class OnInterrupt implements Interrupt {
    private static final int PATIENCE_SECONDS = 20;

    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread hook;
    private volatile Runnable action = () -> {};

    OnInterrupt() {
        hook = new Thread(this::interrupted);
        Runtime.getRuntime().addShutdownHook(hook);
    }

    @Override
    public void does(Runnable action) {
        this.action = action;
    }

    /** The program ends when this method returns. */
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
            // The hook is running: the program was interrupted.
        }
    }
}
