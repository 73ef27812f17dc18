package moyo.search.watch;

import java.util.Arrays;
import moyo.game.Position;
import moyo.search.part.ForecastObserver;
import moyo.search.part.PlayoutObserver;
import moyo.search.tree.Trail;

/**
 * Statistics of the playouts or forecasts of one thread: scores by first move, and ownership. Only
 * that thread writes; others read without synchronisation, which is exact enough for a snapshot.
 *
 * @param <P> the positions of the game
 */
public final class Tally<P extends Position<P>> implements PlayoutObserver<P>, ForecastObserver<P> {
    /** Owners are counted in one of this many playouts, so that watching them costs little. */
    private static final int OWNERS_EVERY = 4;

    private final Owners<P> judge;
    private final double[] sum;
    private final double[] squares;
    private final int[] count;
    private final int[] owners;
    private final double[] expectedOwners;
    private int playouts;
    private int ownersCount;
    private boolean watchesOwners;

    /**
     * @param judge determines the owners at the end of a playout
     */
    public Tally(int moveCodes, Owners<P> judge) {
        this.judge = judge;
        sum = new double[moveCodes];
        squares = new double[moveCodes];
        count = new int[moveCodes];
        owners = new int[moveCodes];
        expectedOwners = new double[moveCodes];
    }

    /** Clears the statistics at the start of a search. */
    public void clear(boolean watchOwners) {
        Arrays.fill(sum, 0);
        Arrays.fill(squares, 0);
        Arrays.fill(count, 0);
        Arrays.fill(owners, 0);
        Arrays.fill(expectedOwners, 0);
        playouts = 0;
        ownersCount = 0;
        watchesOwners = watchOwners;
    }

    @Override
    public void playedOut(P end, Trail trail, double score, double value) {
        if (Double.isNaN(score)) {
            return;
        }
        add(trail, score);
        if (watchesOwners && playouts++ % OWNERS_EVERY == 0) {
            judge.addTo(end, owners);
            ownersCount++;
        }
    }

    private void add(Trail trail, double score) {
        int firstMove = trail.length() == 0 ? 0 : trail.move(0);
        sum[firstMove] += score;
        squares[firstMove] += score * score;
        count[firstMove]++;
    }

    @Override
    public boolean wantsOwners() {
        return watchesOwners;
    }

    @Override
    public void forecast(Trail trail, double score, float[] forecast) {
        add(trail, score);
        if (watchesOwners && forecast.length > 0) {
            for (int cell = 0; cell < expectedOwners.length; cell++) {
                expectedOwners[cell] += forecast[cell];
            }
            ownersCount++;
        }
    }

    double sum(int firstMove) {
        return sum[firstMove];
    }

    double squares(int firstMove) {
        return squares[firstMove];
    }

    int count(int firstMove) {
        return count[firstMove];
    }

    double owners(int cell) {
        return owners[cell] + expectedOwners[cell];
    }

    int ownersCount() {
        return ownersCount;
    }
}
