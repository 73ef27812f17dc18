package moyo.app.learn;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import moyo.net.selfplay.Progress;

/** Prints the progress of self-play every ten seconds, as a line of JSON. */
final class SelfPlayReporter {
    private static final int SECONDS = 10;

    private final Thread thread;

    SelfPlayReporter(Progress progress, PrintWriter err) {
        thread = new Thread(() -> report(progress, err), "moyo-report");
        thread.setDaemon(true);
        thread.start();
    }

    private static void report(Progress progress, PrintWriter err) {
        try {
            while (true) {
                TimeUnit.SECONDS.sleep(SECONDS);
                err.println(progress.json());
                err.flush();
            }
        } catch (InterruptedException e) {
            // The games are over.
        }
    }

    /** Ends it. */
    void close() {
        thread.interrupt();
    }
}
