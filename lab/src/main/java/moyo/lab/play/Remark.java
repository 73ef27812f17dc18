package moyo.lab.play;

/**
 * Limits the length of what engines say, of which comments are saved for every move of every game.
 */
final class Remark {
    /** The maximum number of characters that are kept. */
    static final int LONGEST = 4000;

    private Remark() {}

    /** Returns the text, or its beginning and the number of omitted characters. */
    static String bounded(String text) {
        if (text.length() <= LONGEST) {
            return text;
        }
        int end = Character.isHighSurrogate(text.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
        return "%s\n[%d more characters were not kept]"
                .formatted(text.substring(0, end), text.length() - end);
    }
}
