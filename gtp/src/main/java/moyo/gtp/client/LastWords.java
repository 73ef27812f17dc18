package moyo.gtp.client;

import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;

/** Reads an engine's stderr and stores only the last lines. */
final class LastWords {
    private static final int LINES = 20;
    private static final int LONGEST_LINE = 400;

    private final Deque<String> lines = new ArrayDeque<>();

    /** Reads to the end of the stream; long lines are split. */
    void drain(InputStream stderr) {
        var reader = new LineReader(stderr, LONGEST_LINE);
        LineReader.Line line;
        do {
            line = reader.next();
            add(Quote.cleaned(line.text()));
        } while (line.ending() != LineReader.Ending.STREAM_END);
    }

    private synchronized void add(String line) {
        if (line.isBlank()) {
            return;
        }
        if (lines.size() == LINES) {
            lines.removeFirst();
        }
        lines.addLast(line);
    }

    /** Returns the last lines so far, without blank ones; empty if there were none. */
    synchronized String text() {
        return String.join("\n", lines);
    }
}
