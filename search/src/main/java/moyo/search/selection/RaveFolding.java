package moyo.search.selection;

/**
 * Whether RAVE results are averaged into the nodes' means instead of being stored separately. That
 * takes less memory and time, but the two can no longer be told apart. It does not check whether
 * the opponent made the move first, so it is for games in which no move code belongs to both sides.
 *
 * @param weight weight of a RAVE result of the next move, where a simulation's result has weight 1;
 *     it falls linearly to 0 at the end of the game
 * @param limit a child with this many visits plus prior weight gets no more RAVE results
 * @param parentLimit the children of a node with this many visits get no more RAVE results
 */
public record RaveFolding(float weight, float limit, int parentLimit) {
    /** RAVE results are not averaged into means. */
    public static final RaveFolding NONE = new RaveFolding(0, 0, 0);

    public boolean isOn() {
        return weight > 0;
    }

    /** Whether prior weights may contain RAVE results, so that only visits count expansions. */
    public boolean isDeclared() {
        return !equals(NONE);
    }
}
