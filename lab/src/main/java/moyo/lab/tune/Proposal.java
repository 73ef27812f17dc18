package moyo.lab.tune;

import java.util.List;

/**
 * The players of a trial, which is a pair of games with the colours swapped.
 *
 * @param a the point of the first player
 * @param b the point of the second; empty if it is the opponent of the tuning
 */
public record Proposal(List<Double> a, List<Double> b) {
    public Proposal {
        a = List.copyOf(a);
        b = List.copyOf(b);
    }
}
