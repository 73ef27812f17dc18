package moyo.lab.report.figure;

/** Converts names for tables, plots and files. */
public final class Names {
    private Names() {}

    /**
     * Returns the name, shortened in the middle if it is longer than the given number of
     * characters.
     */
    public static String brief(String name, int length) {
        int[] points = name.codePoints().toArray();
        if (points.length <= length) {
            return name;
        }
        int head = length / 2;
        int tail = length - 1 - head;
        return new String(points, 0, head) + "…" + new String(points, points.length - tail, tail);
    }

    /** A kebab-case name as words: {@code playout-moves} becomes {@code playout moves}. */
    public static String words(String kebab) {
        return kebab.replace('-', ' ');
    }

    /** {@code playout-moves} becomes {@code PlayoutMoves}. */
    public static String capital(String kebab) {
        StringBuilder text = new StringBuilder();
        for (String word : kebab.split("-")) {
            text.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
        }
        return text.toString();
    }

    /** {@code playout-moves} becomes {@code playoutMoves}. */
    public static String camel(String kebab) {
        String capital = capital(kebab);
        return Character.toLowerCase(capital.charAt(0)) + capital.substring(1);
    }
}
