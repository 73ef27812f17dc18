package moyo.net.exam;

/** How many questions of an exam were answered with a perfect move. */
public record ExamResult(int perfect, int asked) {
    /** The share of perfect moves; NaN if nothing was asked. */
    public double share() {
        return (double) perfect / asked;
    }
}
