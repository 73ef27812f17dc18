package moyo.gtp.client;

/** Prepares an engine's text for a message: short, on one line, without control characters. */
final class Quote {
    private static final int LONGEST = 120;

    private Quote() {}

    static String shorten(String text) {
        var shown = new StringBuilder();
        int i = 0;
        while (i < text.length() && shown.length() < LONGEST) {
            char c = text.charAt(i++);
            shown.append(
                    Character.isISOControl(c) ? "\\x%02x".formatted((int) c) : String.valueOf(c));
        }
        if (i < text.length()) {
            shown.append("... (").append(text.length()).append(" characters)");
        }
        return shown.toString();
    }

    /** GTP 2, section 3.1: control characters are removed, but a tab becomes a space. */
    static String cleaned(String line) {
        if (line.chars().noneMatch(Character::isISOControl)) {
            return line;
        }
        var clean = new StringBuilder(line.length());
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i) == '\t' ? ' ' : line.charAt(i);
            if (!Character.isISOControl(c)) {
                clean.append(c);
            }
        }
        return clean.toString();
    }
}
