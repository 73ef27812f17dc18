package moyo.lab.tune;

import java.util.List;

/**
 * A finished trial, a line of {@code tuning.jsonl}.
 *
 * @param trial its number, from 0
 * @param a the point of the first player
 * @param b the point of the second; empty if it was the opponent of the tuning
 * @param points the points of the first player in the two games, from 0 to 2
 */
public record Trial(int trial, List<Double> a, List<Double> b, double points) {
    /** The number of games of a trial. */
    public static final int GAMES = 2;

    public Trial {
        a = List.copyOf(a);
        b = List.copyOf(b);
    }

    public static Trial of(int number, Proposal proposal, double points) {
        return new Trial(number, proposal.a(), proposal.b(), points);
    }

    /** Returns the points per game, from 0 to 1. */
    public double score() {
        return points / GAMES;
    }
}
