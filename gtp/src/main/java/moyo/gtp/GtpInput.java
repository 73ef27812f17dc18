package moyo.gtp;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

/**
 * Reads lines in a separate thread, so that the arrival of a line can interrupt the running
 * command.
 */
final class GtpInput implements Runnable {
    /** Kinds of input: a line, a line longer than {@link #LONGEST_LINE}, the end. */
    enum Kind {
        LINE,
        TOO_LONG,
        END
    }

    /**
     * @param line the line; of a line that is too long, the beginning
     */
    record Item(Kind kind, String line) {}

    static final int LONGEST_LINE = 1 << 20;

    private final InputStream in;
    private final Consumer<String> arrived;
    private final BlockingQueue<Item> items = new LinkedBlockingQueue<>();

    /**
     * @param arrived called for each line when it arrives, before it is taken
     */
    GtpInput(InputStream in, Consumer<String> arrived) {
        this.in = in;
        this.arrived = arrived;
    }

    /** Waits for the next item; the end is the last. */
    Item take() throws InterruptedException {
        return items.take();
    }

    @Override
    public void run() {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        byte[] buffer = new byte[8192];
        boolean tooLong = false;
        try {
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                for (int i = 0; i < n; i++) {
                    if (buffer[i] == '\n') {
                        announce(tooLong ? Kind.TOO_LONG : Kind.LINE, line);
                        line.reset();
                        tooLong = false;
                    } else if (line.size() < LONGEST_LINE) {
                        line.write(buffer[i]);
                    } else {
                        tooLong = true;
                    }
                }
            }
        } catch (IOException e) {
            // A read error counts as the end of the input.
        }
        if (line.size() > 0) {
            announce(tooLong ? Kind.TOO_LONG : Kind.LINE, line);
        }
        line.reset();
        announce(Kind.END, line);
    }

    private void announce(Kind kind, ByteArrayOutputStream line) {
        String text = line.toString(StandardCharsets.UTF_8);
        arrived.accept(text);
        items.add(new Item(kind, text));
    }
}
