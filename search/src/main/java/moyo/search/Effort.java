package moyo.search;

/**
 * What searches have done since their player was made; differences tell about a move or a game.
 *
 * @param simulations episodes, whether or not they came to a playout and it to its end
 * @param playoutMoves moves of all playouts, without those in the tree
 * @param gatedSimulations those while a memory of positions was open, or would have been if there
 *     were any
 * @param gatedPlayoutMoves the moves of these
 * @param interrupted playouts that stopped at a remembered position
 * @param knownNodes how often a node of the tree was found in the memory
 * @param lookups how often the memory was asked
 * @param hits how often it knew the position
 * @param stored positions it took in
 * @param replaced positions it gave up for them
 */
public record Effort(
        long simulations,
        long playoutMoves,
        long gatedSimulations,
        long gatedPlayoutMoves,
        long interrupted,
        long knownNodes,
        long lookups,
        long hits,
        long stored,
        long replaced) {

    /** Nothing was done. */
    public static final Effort NONE = new Effort(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    public Effort plus(Effort other) {
        return with(other, 1);
    }

    /** What was done since {@code earlier}. */
    public Effort minus(Effort earlier) {
        return with(earlier, -1);
    }

    private Effort with(Effort other, int sign) {
        return new Effort(
                simulations + sign * other.simulations,
                playoutMoves + sign * other.playoutMoves,
                gatedSimulations + sign * other.gatedSimulations,
                gatedPlayoutMoves + sign * other.gatedPlayoutMoves,
                interrupted + sign * other.interrupted,
                knownNodes + sign * other.knownNodes,
                lookups + sign * other.lookups,
                hits + sign * other.hits,
                stored + sign * other.stored,
                replaced + sign * other.replaced);
    }
}
