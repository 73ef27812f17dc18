package moyo.gtp.client;

import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One answer, read line by line: {@code =7 text}, further lines, and an empty line. Blank lines
 * before it are ignored, because many engines print extra ones.
 *
 * <p>An empty first line is not part of the text, so that a board drawn after a bare {@code =7}
 * keeps its indentation and loses only the line break before it.
 */
final class Answer {
    private static final Pattern FIRST_LINE = Pattern.compile("([=?])(\\d*)(?:\\s+(.*))?");

    private final int id;
    private final Consumer<String> listener;
    private final Text refusal = new Text();
    private boolean begun;
    private boolean refused;

    /**
     * @param listener receives the lines of a {@code =} answer as they arrive; it may throw
     */
    Answer(int id, Consumer<String> listener) {
        this.id = id;
        this.listener = listener;
    }

    /** Adds the next line; returns whether the answer is complete. */
    boolean take(String raw) {
        if (raw.indexOf('\0') >= 0) {
            throw new Nonsense("printed binary data: '" + Quote.shorten(raw) + "'");
        }
        String line = Quote.cleaned(raw);
        if (begun) {
            return takeMore(line);
        }
        if (!line.isBlank()) {
            begin(line);
        }
        return false;
    }

    private boolean takeMore(String line) {
        if (line.isEmpty()) {
            return true;
        }
        pass(line);
        return false;
    }

    private void begin(String line) {
        Matcher first = FIRST_LINE.matcher(line);
        if (!first.matches()) {
            throw new Nonsense("printed a line that is no answer: '" + Quote.shorten(line) + "'");
        }
        checkId(first.group(2), line);
        begun = true;
        refused = first.group(1).equals("?");
        String text = first.group(3) == null ? "" : first.group(3).strip();
        if (!text.isEmpty()) {
            pass(text);
        }
    }

    private void checkId(String found, String line) {
        if (!found.equals(Integer.toString(id))) {
            String which =
                    found.isEmpty() ? "without the id " : "with id " + found + " instead of ";
            throw new Nonsense("answered " + which + id + ": '" + Quote.shorten(line) + "'");
        }
    }

    private void pass(String line) {
        (refused ? refusal : listener).accept(line);
    }

    /** Returns whether the first line has arrived. */
    boolean begun() {
        return begun;
    }

    /** Returns whether it is a {@code ?} answer. */
    boolean refused() {
        return refused;
    }

    /** Returns the text of a {@code ?} answer. */
    String refusal() {
        return refusal.toString();
    }

    /** Collects lines up to a maximum size, which regular answers do not reach. */
    static final class Text implements Consumer<String> {
        private static final int LARGEST = 4 << 20;

        private final StringBuilder lines = new StringBuilder();

        @Override
        public void accept(String line) {
            if (lines.length() + line.length() >= LARGEST) {
                throw new Nonsense(
                        "answered more than %d MiB without an end; it begins '%s'"
                                .formatted(LARGEST >> 20, Quote.shorten(lines.toString())));
            }
            lines.append(lines.isEmpty() ? "" : "\n").append(line);
        }

        @Override
        public String toString() {
            return lines.toString();
        }
    }
}
