package moyo.gtp.client;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * Reads lines of bounded length, unlike {@link java.io.BufferedReader}, which stores a line of any
 * length. UTF-8; malformed bytes become U+FFFD. An I/O error counts as the end of the stream.
 */
final class LineReader implements Closeable {
    enum Ending {
        NEWLINE,
        /** The line reached the maximum length; its rest is the next line. */
        CUT,
        /** The stream has ended; the text is what followed the last newline. */
        STREAM_END
    }

    record Line(String text, Ending ending) {
        static final Line END = new Line("", Ending.STREAM_END);
    }

    private final InputStream in;
    private final int longest;
    private final byte[] chunk = new byte[8192];
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private int from;
    private int to;

    /**
     * @param longest the maximum length in bytes
     */
    LineReader(InputStream in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    /** Blocks until a line is complete. */
    Line next() {
        while (from < to || fill()) {
            int stop = Math.min(to, from + longest - line.size());
            int end = from;
            while (end < stop && chunk[end] != '\n') {
                end++;
            }
            line.write(chunk, from, end - from);
            from = end;
            if (end < stop) {
                from++;
                return ended(Ending.NEWLINE);
            }
            if (line.size() == longest) {
                return ended(Ending.CUT);
            }
        }
        return ended(Ending.STREAM_END);
    }

    private boolean fill() {
        try {
            from = 0;
            to = Math.max(0, in.read(chunk));
            return to > 0;
        } catch (IOException closed) {
            to = 0;
            return false;
        }
    }

    private Line ended(Ending ending) {
        String text = line.toString(StandardCharsets.UTF_8);
        line.reset();
        return new Line(text, ending);
    }

    /**
     * Returns the text after the last newline so far; may be called by any thread while {@link
     * #next} blocks.
     */
    String unfinished() {
        return line.toString(StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
