package moyo.gtp;

import java.util.List;
import java.util.regex.Pattern;

/**
 * One line of input as GTP understands it: control characters are dropped, a comment is cut off,
 * tabs are blanks, and a run of blanks counts as one.
 *
 * @param id the number before the command, echoed in the answer; empty if there is none
 * @param name the command; empty if the line has none
 * @param arguments the words after the command
 */
record GtpLine(String id, String name, List<String> arguments) {
    private static final Pattern BLANKS = Pattern.compile(" +");
    private static final Pattern INTERRUPT = Pattern.compile("\\s*#\\s*interrupt\\s*");
    private static final Pattern DIGITS = Pattern.compile("[0-9]+");

    static GtpLine parse(String line) {
        String text = clean(line);
        int comment = text.indexOf('#');
        List<String> words = words(comment < 0 ? text : text.substring(0, comment));
        String id = "";
        if (!words.isEmpty() && DIGITS.matcher(words.get(0)).matches()) {
            id = words.get(0);
            words = words.subList(1, words.size());
        }
        return words.isEmpty()
                ? new GtpLine(id, "", List.of())
                : new GtpLine(id, words.get(0), List.copyOf(words.subList(1, words.size())));
    }

    /** Whether the line has neither command nor id; such a line gets no answer. */
    boolean isBlank() {
        return id.isEmpty() && name.isEmpty();
    }

    /** Whether the line is GoGui's interrupt comment, which ends the running command early. */
    static boolean isInterruptComment(String line) {
        return INTERRUPT.matcher(line).matches();
    }

    private static List<String> words(String text) {
        String trimmed = text.strip();
        return trimmed.isEmpty() ? List.of() : List.of(BLANKS.split(trimmed));
    }

    /** Drops control characters; a tab becomes a blank. */
    static String clean(String line) {
        StringBuilder clean = new StringBuilder(line.length());
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '\t') {
                clean.append(' ');
            } else if (c >= 32 && c != 127) {
                clean.append(c);
            }
        }
        return clean.toString();
    }
}
