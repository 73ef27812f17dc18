package moyo.search;

import moyo.game.Position;

/**
 * What one thread of a search remembers of positions, beyond its tree. A simulation tells it where
 * it comes along and how it ended; it may know more of a node, and it may cut a playout short.
 * Never allocates in a simulation.
 *
 * @param <P> the positions it understands
 */
public interface Memory<P extends Position<P>> {
    /** A new game begins: what was learned in another must be forgotten. */
    void newGame();

    /**
     * Whether the simulations of a search from here are counted apart: its gate is open, and it
     * remembers or would remember if it had room.
     */
    boolean isGated(P root);

    /** A search begins. If it is not open, no simulation tells it anything. */
    boolean isOpenAt(P root);

    /** Whether it has room to remember anything. */
    boolean isOn();

    /** Under how many symmetries it asks for keys at every move. */
    int symmetries();

    /** A simulation begins. */
    void begin(P root);

    /**
     * It has come to a node of the tree; called before the visit is counted.
     *
     * @return whether it need not go on, because the node's value is known well enough
     */
    boolean entered(P position, Tree tree, int parent, int child);

    /** A playout begins where the tree was left; forgets another one from there. */
    void beginPlayout();

    /** Whether it wants to hear of the moves that follow in this playout. */
    boolean listens();

    /** Called before each move of a playout is chosen, while it {@link #listens}. */
    void choosing(P position);

    /**
     * Called after each move of a playout, while it {@link #listens}.
     *
     * @return whether the playout stops here, because its result is known well enough
     */
    boolean stopsAt(P position, int move, PlayoutPolicy<P> policy);

    /** The first player's result of what was stopped; NaN if it has none. */
    double result();

    /** The playout has ended with this result for the first player; NaN if with none. */
    void playedOut(double result);

    /** The simulation has ended with this result for the first player; NaN if with none. */
    void ended(double result);

    /** Whether a simulation without result counts as if its moves had not won, for either side. */
    boolean countsAsLost();

    /** What it has done so far, beside the simulations themselves. */
    Effort effort();

    /** A memory that never opens. */
    static <P extends Position<P>> Memory<P> none() {
        return new NoMemory<>();
    }
}
