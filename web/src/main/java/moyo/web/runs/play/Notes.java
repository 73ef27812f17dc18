package moyo.web.runs.play;

import java.io.PrintWriter;
import java.io.Writer;

/** Keeps the end of what a run prints. Thread-safe. */
final class Notes extends Writer {
    private static final int MOST = 20_000;

    private final StringBuilder text = new StringBuilder();

    PrintWriter writer() {
        return new PrintWriter(this, true);
    }

    @Override
    public void write(char[] characters, int from, int length) {
        synchronized (text) {
            text.append(characters, from, length);
            if (text.length() > MOST) {
                text.delete(0, text.length() - MOST / 2);
            }
        }
    }

    /** Returns the last line that is a remark of the program; empty if there is none. */
    String lastRemark() {
        String said;
        synchronized (text) {
            said = text.toString();
        }
        return said.lines()
                .map(line -> line.substring(line.lastIndexOf('\r') + 1).strip())
                .filter(line -> line.startsWith("moyo: ") && !line.contains("go on with:"))
                .reduce("", (before, line) -> line.substring("moyo: ".length()));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
