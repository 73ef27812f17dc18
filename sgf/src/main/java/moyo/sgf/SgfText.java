package moyo.sgf;

/**
 * The forms of a value's text.
 *
 * <ul>
 *   <li><b>Plain</b> is the form in the interface of {@link SgfNode}: no escapes, line breaks are
 *       {@code \n}, other white space is a blank, as FF[4] defines Text.
 *   <li><b>Stored</b> is the form inside {@link SgfNode}: plain, but with {@code \\} for a
 *       backslash and {@code \:} for a colon that is no separator. Only the game knows which
 *       properties are composed, so both kinds of colons must be kept apart.
 *   <li><b>Written</b> is the form in a file: stored, but with {@code \]} for a bracket.
 * </ul>
 */
public final class SgfText {
    private SgfText() {}

    /** Converts plain text to SimpleText: line breaks become blanks. */
    public static String simple(String plain) {
        return tidy(plain).replace('\n', ' ');
    }

    /** Converts plain to stored; colons are not escaped, which is right for Text and for pairs. */
    static String store(String plain) {
        return tidy(plain).replace("\\", "\\\\");
    }

    static String store(SgfPair pair) {
        return storeHalf(pair.first()) + ':' + storeHalf(pair.second());
    }

    private static String storeHalf(String plain) {
        return store(plain).replace(":", "\\:");
    }

    static String plain(String stored) {
        if (stored.indexOf('\\') < 0) {
            return stored;
        }
        var plain = new StringBuilder(stored.length());
        for (int at = 0; at < stored.length(); at++) {
            if (stored.charAt(at) == '\\') {
                at++;
            }
            plain.append(stored.charAt(at));
        }
        return plain.toString();
    }

    /** Splits at the first colon that is not escaped. */
    static SgfPair pair(String stored) {
        int colon = 0;
        while (colon < stored.length() && stored.charAt(colon) != ':') {
            colon += stored.charAt(colon) == '\\' ? 2 : 1;
        }
        return colon == stored.length()
                ? new SgfPair(plain(stored), "")
                : new SgfPair(
                        plain(stored.substring(0, colon)), plain(stored.substring(colon + 1)));
    }

    static String write(String stored) {
        return stored.replace("]", "\\]");
    }

    /** Converts written to stored: drops soft line breaks and needless escapes. */
    static String read(String written) {
        String text = tidy(written);
        if (text.indexOf('\\') < 0) {
            return text;
        }
        var stored = new StringBuilder(text.length());
        for (int at = 0; at < text.length(); at++) {
            if (text.charAt(at) != '\\') {
                stored.append(text.charAt(at));
                continue;
            }
            switch (text.charAt(++at)) {
                case '\n' -> {}
                case '\\' -> stored.append("\\\\");
                case ':' -> stored.append("\\:");
                default -> stored.append(text.charAt(at));
            }
        }
        return stored.toString();
    }

    /** The length of the line break at {@code at}, 0 if there is none; CRLF and LFCR are one. */
    static int lineBreak(String text, int at) {
        char c = text.charAt(at);
        if (c != '\n' && c != '\r') {
            return 0;
        }
        boolean two = at + 1 < text.length() && text.charAt(at + 1) == (c == '\n' ? '\r' : '\n');
        return two ? 2 : 1;
    }

    /** Converts line breaks to {@code \n} and other white space to blanks. */
    private static String tidy(String text) {
        if (isTidy(text)) {
            return text;
        }
        var tidy = new StringBuilder(text.length());
        for (int at = 0; at < text.length(); at++) {
            int width = lineBreak(text, at);
            if (width > 0) {
                tidy.append('\n');
                at += width - 1;
            } else {
                char c = text.charAt(at);
                tidy.append(isOddBlank(c) ? ' ' : c);
            }
        }
        return tidy.toString();
    }

    private static boolean isTidy(String text) {
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '\r' || isOddBlank(c)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isOddBlank(char c) {
        return c == '\t' || c == '\u000b' || c == '\f';
    }
}
