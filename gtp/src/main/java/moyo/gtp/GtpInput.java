package moyo.gtp;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

/**
 * Reads lines in a thread of its own, so that a command under way can be told that another one has
 * arrived.
 */
final class GtpInput implements Runnable {
    /** What may come: a line, one that is longer than {@link #LONGEST_LINE}, or the end. */
    enum Kind {
        LINE,
        TOO_LONG,
        END
    }

    /**
     * @param line as far as it was kept: of one that is too long the beginning
     */
    record Item(Kind kind, String line) {}

    static final int LONGEST_LINE = 1 << 20;

    private final InputStream in;
    private final Consumer<String> arrived;
    private final BlockingQueue<Item> items = new LinkedBlockingQueue<>();

    /**
     * @param arrived hears of each line as soon as it is there, before it is taken
     */
    GtpInput(InputStream in, Consumer<String> arrived) {
        this.in = in;
        this.arrived = arrived;
    }

    /** Waits for the next item; after the end none comes. */
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
            // A broken input is an ended one.
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
