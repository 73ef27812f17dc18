package moyo.sgf;

/** Line and column in a text, both from 1, columns in code points. */
record SgfPlace(int line, int column) {
    /** Computed only for errors, so that the parser need not count lines. */
    static SgfPlace of(String text, int offset) {
        int line = 1;
        int start = 0;
        for (int at = 0; at < offset; ) {
            int width = SgfText.lineBreak(text, at);
            if (width > 0 && at + width <= offset) {
                line++;
                start = at + width;
            }
            at += Math.max(width, 1);
        }
        return new SgfPlace(line, 1 + text.codePointCount(start, offset));
    }

    @Override
    public String toString() {
        return "line " + line + ", column " + column;
    }
}
