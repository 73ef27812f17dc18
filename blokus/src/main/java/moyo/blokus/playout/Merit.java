package moyo.blokus.playout;

import moyo.blokus.Side;

/**
 * What a heuristic likes about placements. Most placements must lack it: who likes something about
 * each would always speak, and nobody behind it in an order would ever be asked. Never allocates;
 * for one thread.
 */
sealed interface Merit permits SizeMerit, CornerMerit, CoverMerit {
    /** Looks at both sides before placements are judged; false if none can have this merit. */
    boolean look(Side own, Side other);

    /** How good a legal placement is; 0 or less if it lacks this merit. */
    int worth(Side own, int placement);
}
