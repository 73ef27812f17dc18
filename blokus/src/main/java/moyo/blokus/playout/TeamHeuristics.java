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
 * The five heuristics by their numbers, those of {@link Voice}. Each names the best of what it
 * sees. As long as there is much to guess, that is a handful of placements, the same for all that
 * look at the whole board; those that want certain cells guess from the corners near them. Once
 * placements are listed, it is all of them. For one thread; never allocates.
 */
final class TeamHeuristics implements HeuristicChain.Voices<BlokusPosition> {
    /** How many placements are a handful, if so many guesses find them; fewer will do. */
    private static final int HANDFUL = 4;

    private static final int GUESSES = 32;

    /** How often to guess for a single one, before all are listed. */
    private static final int LAST_GUESSES = 96;

    /** For those that aim at certain cells, which give up instead. */
    private static final int AIMED_HITS = 4;

    private static final int AIMED_GUESSES = 16;

    private static final long LOW_HALF = 0xffff_ffffL;

    private final Merit[] merits = {
        new SizeMerit(),
        new CornerMerit(),
        new CoverMerit(Target.OPPONENT_CORNERS),
        new CoverMerit(Target.MIDDLE),
        new CoverMerit(Target.AROUND_LAST)
    };

    /** Corners by their index in the survey of the side to move. */
    private final int[] all = new int[Cells.COUNT];

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

    /** Looks at a position whose mover need not pass, before anybody is asked about it. */
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
        Merit merit = merits[voice];
        if (merit.look(own, other)) {
            takeBest(merit, own.isListed() ? own.listed() : sample(merit), moves);
        }
    }

    private MoveList sample(Merit merit) {
        if (merit instanceof CoverMerit cover) {
            aimed.clear();
            guess(near, findNear(cover), AIMED_GUESSES, AIMED_HITS, aimed);
            return aimed;
        }
        return fillHand() ? handful : own.listed();
    }

    /** False if nothing is found; then all is listed. */
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

    private int findNear(CoverMerit cover) {
        int count = 0;
        for (int i = 0; i < corners; i++) {
            if (cover.isNear(own.corner(i), own.shut(i))) {
                near[count++] = i;
            }
        }
        return count;
    }

    /** Adds legal placements that grow from some of the corners, as luck has it. */
    private void guess(int[] from, int count, int guesses, int hits, MoveList found) {
        int left = count == 0 ? 0 : hits;
        long random = 0;
        for (int i = 0; i < guesses && left > 0; i++) {
            random = (i & 1) == 0 ? rng.nextLong() : random << 32; // enough for two guesses
            long product = (random >>> 32) * count;
            int corner = from[(int) (product >>> 32)];
            int node = (int) ((product & LOW_HALF) * Growth.COUNT >>> 32);
            if (own.grows(corner, node)) {
                found.add(Growth.placement(node, own.corner(corner)));
                left--;
            }
        }
    }

    private void takeBest(Merit merit, MoveList seen, MoveList best) {
        int most = 1;
        for (int i = 0; i < seen.size(); i++) {
            int worth = merit.worth(own, seen.get(i));
            if (worth > most) {
                most = worth;
                best.clear();
            }
            if (worth == most) {
                best.add(seen.get(i));
            }
        }
    }

    /** Any placement, each as likely as the others: the first of a handful is no better. */
    int draw() {
        return handful.isEmpty() ? own.draw(corners, rng) : handful.get(0);
    }

    /** What is suggested here is legal. */
    @Override
    public boolean accepts(BlokusPosition position, int move) {
        return true;
    }
}
