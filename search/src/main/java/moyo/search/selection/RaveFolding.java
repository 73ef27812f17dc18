package moyo.search.selection;

/**
 * Whether RAVE results count in the means of nodes themselves, instead of in statistics of their
 * own: that takes less memory and less time, and forgets which was which. It does not ask whether
 * the opponent made the move first, so it is for games in which the same move is never both sides'.
 *
 * @param weight what a RAVE result of the next move counts, beside 1 for a simulation; of later
 *     moves less, down to nothing at the end of the game
 * @param limit a node that rests on so much is told no more
 * @param parentLimit nor are the children of a node with so many visits
 */
public record RaveFolding(float weight, float limit, int parentLimit) {
    /** RAVE results do not count in means, and a prior has nothing to do with them. */
    public static final RaveFolding NONE = new RaveFolding(0, 0, 0);

    public boolean isOn() {
        return weight > 0;
    }

    /** Whether means may hold RAVE results, so that only visits tell how often a node was tried. */
    public boolean isDeclared() {
        return !equals(NONE);
    }
}
