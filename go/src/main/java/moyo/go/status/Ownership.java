package moyo.go.status;

import moyo.game.Rng;
import moyo.go.Geometry;
import moyo.go.GoPosition;
import moyo.go.Stone;
import moyo.search.playout.PlayoutPolicy;

/** The owner of each point at the end of the game, estimated by playouts or a network. */
public final class Ownership {
    private final double[] blackShare;

    private Ownership(double[] blackShare) {
        this.blackShare = blackShare;
    }

    /**
     * An estimate by other means.
     *
     * @param blackShare by point: the probability that Black owns it
     */
    public static Ownership of(double[] blackShare) {
        return new Ownership(blackShare.clone());
    }

    /** Plays copies of {@code position} out; the two sides move first alternately. */
    public static Ownership estimate(
            GoPosition position, PlayoutPolicy<GoPosition> policy, int playouts, Rng rng) {
        Geometry geometry = position.game().geometry();
        GoPosition scratch = position.game().newPosition();
        int[] points = geometry.points();
        int[] black = new int[geometry.arrayLength()];
        for (int i = 0; i < playouts; i++) {
            scratch.copyFrom(position);
            scratch.setToMove(i & 1);
            scratch.resumeIfOver();
            scratch.beginPlayout();
            policy.playOut(scratch, rng);
            for (int p : points) {
                black[p] += 1 + scratch.board().owner(p);
            }
        }
        double[] share = new double[geometry.arrayLength()];
        for (int p : points) {
            share[p] = black[p] / (2.0 * playouts);
        }
        return new Ownership(share);
    }

    /**
     * The share of playouts in which Black owns {@code point} at the end; a neutral point counts as
     * a half.
     */
    public double black(int point) {
        return blackShare[point];
    }

    /** The share of playouts in which the colour of {@code stone} owns {@code point}. */
    public double of(int stone, int point) {
        return stone == Stone.BLACK ? blackShare[point] : 1 - blackShare[point];
    }
}
