package moyo.net.selfplay;

import java.io.Serializable;

/**
 * How self-play games are played.
 *
 * @param visitsFirst the simulations of a search when training begins
 * @param visitsLast the same when it ends; between them they grow with the time
 * @param candidatesFirst the moves that sequential halving looks at when training begins
 * @param candidatesLast the same when it ends
 * @param openingMoves up to so many first moves, a number drawn for each game, are drawn from the
 *     policy alone
 * @param exploration c of PUCT below the root
 * @param reduction a move that was never tried is worth this much less than its node
 * @param scoreWeight the weight of the score in the utility
 * @param sigma how much results count beside the policy at the root
 * @param leafSymmetry whether a symmetry of the board is drawn for each position that the network
 *     sees; otherwise for each search
 */
public record SelfPlayOptions(
        int visitsFirst,
        int visitsLast,
        int candidatesFirst,
        int candidatesLast,
        int openingMoves,
        double exploration,
        double reduction,
        double scoreWeight,
        Sigma sigma,
        boolean leafSymmetry)
        implements Serializable {

    /** What the shipped networks were taught with. */
    public static final SelfPlayOptions STANDARD =
            new SelfPlayOptions(24, 128, 8, 16, 3, 0.8, 0.1, 0.12);

    public SelfPlayOptions(
            int visitsFirst,
            int visitsLast,
            int candidatesFirst,
            int candidatesLast,
            int openingMoves,
            double exploration,
            double reduction,
            double scoreWeight) {
        this(
                visitsFirst,
                visitsLast,
                candidatesFirst,
                candidatesLast,
                openingMoves,
                exploration,
                reduction,
                scoreWeight,
                Sigma.PLAIN,
                false);
    }

    /** The simulations of a search after this share of the time. */
    int visits(double share) {
        return between(visitsFirst, visitsLast, share);
    }

    /** The candidates of a search after this share of the time. */
    int candidates(double share) {
        return between(candidatesFirst, candidatesLast, share);
    }

    private static int between(int first, int last, double share) {
        double within = Math.max(0, Math.min(1, share));
        return (int) Math.round(first + (last - first) * within);
    }

    int mostVisits() {
        return Math.max(visitsFirst, visitsLast);
    }

    int mostCandidates() {
        return Math.max(candidatesFirst, candidatesLast);
    }
}
