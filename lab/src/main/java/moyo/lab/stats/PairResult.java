package moyo.lab.stats;

/**
 * All pairs that two players of a pool have played.
 *
 * @param pairs counted by the points of {@code a}
 */
public record PairResult(String a, String b, Pentanomial pairs) {
    public PairResult {
        assert !a.equals(b) : a;
    }
}
