package moyo.lab.play;

/** Bounds what outside engines say, as it is kept on the disk for every move of every game. */
final class Remark {
    /** Characters of a comment that are kept; a page of text. */
    static final int LONGEST = 4000;

    private Remark() {}

    /** The text, or its beginning and how much was left out. */
    static String bounded(String text) {
        if (text.length() <= LONGEST) {
            return text;
        }
        int end = Character.isHighSurrogate(text.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
        return "%s\n[%d more characters of this comment were not kept]"
                .formatted(text.substring(0, end), text.length() - end);
    }
}
