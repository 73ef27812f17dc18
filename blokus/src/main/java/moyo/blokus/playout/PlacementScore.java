package moyo.blokus.playout;

import moyo.blokus.Placements;
import moyo.blokus.Side;

/**
 * Scores placements for a heuristic, which suggests those with the highest score, if it is
 * positive. Most placements must score 0 or less: a heuristic that scores all of them always
 * suggests a move, and the heuristics after it in an order are never asked. Never allocates; for
 * one thread.
 */
@FunctionalInterface
interface PlacementScore {
    /** The size of the largest pieces. */
    int LARGEST = 5;

    /** The smallest number of new corners with a positive score. */
    int MANY = 4;

    /**
     * S: 1 for pieces of five squares. If none fits or none is found, the heuristics after S are
     * asked, because the size of smaller pieces matters less.
     */
    PlacementScore SIZE = (own, placement) -> Placements.size(placement) == LARGEST ? 1 : 0;

    /**
     * C: the number of new corners, above three; corners that the placement removes do not count.
     * On a full board few placements have so many.
     */
    PlacementScore NEW_CORNERS = (own, placement) -> own.newCorners(placement) - MANY + 1;

    /** The score of a legal placement; 0 or less if the heuristic does not suggest it. */
    int of(Side own, int placement);
}
