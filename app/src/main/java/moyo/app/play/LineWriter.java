package moyo.app.play;

import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Writes lines in a thread of its own, so that a slow reader never holds up a search. */
final class LineWriter {
    private final PrintWriter out;
    private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();
    private final Thread thread = new Thread(this::work, "moyo-answers");
    private volatile Runnable whenClosed = () -> {};
    private volatile boolean broken;

    LineWriter(PrintWriter out) {
        this.out = out;
        thread.setDaemon(true);
        thread.start();
    }

    /** Sets what is called when the other side does not read any more. */
    void whenClosed(Runnable listener) {
        whenClosed = listener;
    }

    /** Writes a line soon; may be called by any thread. */
    void write(String line) {
        lines.add(Optional.of(line));
    }

    private void work() {
        try {
            for (Optional<String> line = lines.take(); line.isPresent(); line = lines.take()) {
                out.println(line.get());
                if (out.checkError() && !broken) { // checkError also flushes
                    broken = true;
                    whenClosed.run();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns when all lines are written, and whether they were. */
    boolean end() throws InterruptedException {
        lines.add(Optional.empty());
        thread.join();
        return !broken;
    }
}
