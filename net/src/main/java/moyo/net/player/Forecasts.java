package moyo.net.player;

import moyo.game.Colour;
import moyo.game.Position;
import moyo.net.Encoding;
import moyo.net.FinalCount;
import moyo.net.Shape;
import moyo.net.kernel.RowEvaluator;
import moyo.search.part.ForecastObserver;
import moyo.search.part.Roles;
import moyo.search.part.Simulation;

/**
 * Tells the observers of a search what the network expects of the end: the score and, if one of
 * them asks, the owners. For one thread; never allocates after construction.
 *
 * @param <P> the positions of the game
 */
final class Forecasts<P extends Position<P>> {
    private final Shape shape;
    private final Roles<P> roles;

    /** By cell, from the first player's view. */
    private final float[] cells;

    /** The same by the index of {@link Encoding#place}; empty if the game has too few indices. */
    private final float[] owners;

    private final int[] places;

    Forecasts(Encoding<P> encoding, int moveCodes, Roles<P> roles) {
        this.roles = roles;
        shape = encoding.shape();
        cells = new float[shape.cells()];
        places = new int[shape.cells()];
        int last = 0;
        for (int cell = 0; cell < places.length; cell++) {
            places[cell] = encoding.place(cell);
            last = Math.max(last, places[cell]);
        }
        owners = new float[last < moveCodes ? moveCodes : 0];
    }

    /**
     * Tells of a leaf that the network has just evaluated.
     *
     * @param score of the side to move
     */
    void expected(Simulation<P> leaf, double score, RowEvaluator inference, int symmetry) {
        int side = leaf.position().toMove();
        if (areOwnersWanted()) {
            place(cells(inference, symmetry, side));
        }
        tell(leaf, Colour.scoreFor(side, score));
    }

    /** Tells of the end of the game. */
    void counted(Simulation<P> leaf, double score, FinalCount<P> count) {
        if (areOwnersWanted()) {
            count.owners(leaf.position(), cells);
            place(cells);
        }
        tell(leaf, score);
    }

    /**
     * The owners of the cells of the position last evaluated, from the first player's view; always
     * the same array.
     */
    float[] cells(RowEvaluator inference, int symmetry, int side) {
        float[] shown = inference.owners();
        int[] trueCell = shape.symmetries().get(symmetry);
        for (int i = 0; i < shown.length; i++) {
            cells[trueCell[i]] = (float) Colour.scoreFor(side, shown[i]);
        }
        return cells;
    }

    private void place(float[] byCell) {
        for (int cell = 0; cell < byCell.length; cell++) {
            owners[places[cell]] = byCell[cell];
        }
    }

    /** Whether an observer asks for owners. */
    boolean areOwnersWanted() {
        if (owners.length > 0) {
            for (ForecastObserver<P> observer : roles.forecastObservers()) {
                if (observer.wantsOwners()) {
                    return true;
                }
            }
        }
        return false;
    }

    private void tell(Simulation<P> leaf, double score) {
        for (ForecastObserver<P> observer : roles.forecastObservers()) {
            observer.forecast(leaf.trail(), score, owners);
        }
    }
}
