package moyo.blokus.playout;

import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Cells;
import moyo.blokus.Growth;
import moyo.blokus.Side;
import moyo.game.Colour;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.search.agent.HeuristicChain;

/**
 * The five heuristics of a team, numbered as in {@link Voice}. Each suggests the best placements of
 * a sample. Before placements are listed the sample is a handful of random placements, the same for
 * S and C; B, M and R sample from the corners near the cells that they want to cover. Once
 * placements are listed, the sample is all of them. For one thread; never allocates after
 * construction.
 */
final class TeamHeuristics implements HeuristicChain.Voices<BlokusPosition> {
    /** Maximum number of placements of a handful. */
    private static final int HANDFUL = 4;

    /** Maximum number of guesses for a handful. */
    private static final int GUESSES = 32;

    /** Maximum number of further guesses for a single placement, before all are listed. */
    private static final int LAST_GUESSES = 96;

    /** Maximum number of placements of a sample of B, M or R. */
    private static final int AIMED_HITS = 4;

    /** Maximum number of guesses for such a sample; if none hits, nothing is suggested. */
    private static final int AIMED_GUESSES = 16;

    private static final long LOW_HALF = 0xffff_ffffL;

    private final PlacementScore[] scores = {
        PlacementScore.SIZE,
        PlacementScore.NEW_CORNERS,
        new TargetScore(Target.OPPONENT_CORNERS),
        new TargetScore(Target.MIDDLE),
        new TargetScore(Target.AROUND_LAST)
    };

    /** The indices of all corners in the survey of the side to move. */
    private final int[] all = new int[Cells.COUNT];

    /** The indices of the corners near the cells that a heuristic wants to cover. */
    private final int[] near = new int[Cells.COUNT];

    private final MoveList handful = new MoveList(HANDFUL);
    private final MoveList aimed = new MoveList(AIMED_HITS);
    private Side own;
    private Side other;
    private Rng rng = new Rng(0);
    private int corners;

    TeamHeuristics() {
        BlokusPosition empty = new BlokusGame().newPosition();
        own = empty.side(Colour.FIRST);
        other = empty.side(Colour.SECOND);
        for (int i = 0; i < all.length; i++) {
            all[i] = i;
        }
    }

    /** Sets the position, in which the side to move has a placement, before {@link #suggest}. */
    void look(BlokusPosition position, Rng chance) {
        own = position.side(position.toMove());
        other = position.side(Colour.other(position.toMove()));
        rng = chance;
        handful.clear();
        if (own.isListed()) {
            own.dropIllegal();
        } else {
            corners = own.survey();
        }
    }

    @Override
    public void suggest(int voice, BlokusPosition position, MoveList moves) {
        PlacementScore score = scores[voice];
        if (score instanceof TargetScore target) {
            if (target.mark(other)) {
                takeBest(target, own.isListed() ? own.listed() : sampleNear(target), moves);
            }
        } else {
            takeBest(score, own.isListed() || !fillHand() ? own.listed() : handful, moves);
        }
    }

    private MoveList sampleNear(TargetScore target) {
        aimed.clear();
        guess(near, findNear(target), AIMED_GUESSES, AIMED_HITS, aimed);
        return aimed;
    }

    /** Samples the handful; returns false if all guesses missed, and lists all placements then. */
    private boolean fillHand() {
        if (handful.isEmpty()) {
            guess(all, corners, GUESSES, HANDFUL, handful);
        }
        if (handful.isEmpty()) {
            guess(all, corners, LAST_GUESSES, 1, handful);
        }
        if (handful.isEmpty()) {
            own.list(corners);
        }
        return !handful.isEmpty();
    }

    private int findNear(TargetScore target) {
        int count = 0;
        for (int i = 0; i < corners; i++) {
            if (target.isNear(own.corner(i), own.shut(i))) {
                near[count++] = i;
            }
        }
        return count;
    }

    /** Adds up to {@code hits} legal placements that grow from {@code count} corners. */
    private void guess(int[] from, int count, int guesses, int hits, MoveList found) {
        int left = count == 0 ? 0 : hits;
        long random = 0;
        for (int i = 0; i < guesses && left > 0; i++) {
            random =
                    (i & 1) == 0
                            ? rng.nextLong()
                            : random << 32; // one random number for two guesses
            long product = (random >>> 32) * count;
            int corner = from[(int) (product >>> 32)];
            int node = (int) ((product & LOW_HALF) * Growth.COUNT >>> 32);
            if (own.grows(corner, node)) {
                found.add(Growth.placement(node, own.corner(corner)));
                left--;
            }
        }
    }

    private void takeBest(PlacementScore score, MoveList sample, MoveList best) {
        int most = 1;
        for (int i = 0; i < sample.size(); i++) {
            int points = score.of(own, sample.get(i));
            if (points > most) {
                most = points;
                best.clear();
            }
            if (points == most) {
                best.add(sample.get(i));
            }
        }
    }

    /** Draws a placement, each equally likely; the first of the handful is such a draw. */
    int draw() {
        return handful.isEmpty() ? own.draw(corners, rng) : handful.get(0);
    }

    /** True: suggestions are legal. */
    @Override
    public boolean accepts(BlokusPosition position, int move) {
        return true;
    }
}
