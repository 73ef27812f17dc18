package moyo.go.status;

import moyo.go.GoPosition;

/** Estimates who will own the points of a position, whoever is to move; playouts or a network. */
@FunctionalInterface
public interface OwnershipEstimator {
    /** The owners at the end of the game; the position, which may be over, is not changed. */
    Ownership estimate(GoPosition position);
}
