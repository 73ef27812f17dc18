package moyo.lab.report;

/** Specs can be long; plots and lists cannot. */
final class Names {
    private Names() {}

    /** The name, cut in the middle if it has more than so many characters: both ends tell. */
    static String brief(String name, int length) {
        int[] points = name.codePoints().toArray();
        if (points.length <= length) {
            return name;
        }
        int head = length / 2;
        int tail = length - 1 - head;
        return new String(points, 0, head) + "…" + new String(points, points.length - tail, tail);
    }
}
