package moyo.search.watch;

import java.util.Arrays;
import moyo.game.Position;
import moyo.search.part.PlayoutObserver;
import moyo.search.tree.Trail;

/**
 * Statistics of the playouts of one thread: scores by first move, and ownership. Only that thread
 * writes; others read without synchronisation, which is exact enough for a snapshot.
 *
 * @param <P> the positions of the game
 */
public final class Tally<P extends Position<P>> implements PlayoutObserver<P> {
    private final Owners<P> judge;
    private final double[] sum;
    private final double[] squares;
    private final int[] count;
    private final int[] owners;
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
    }

    /** Clears the statistics at the start of a search. */
    public void clear(boolean watchOwners) {
        Arrays.fill(sum, 0);
        Arrays.fill(squares, 0);
        Arrays.fill(count, 0);
        Arrays.fill(owners, 0);
        ownersCount = 0;
        watchesOwners = watchOwners;
    }

    @Override
    public void playedOut(P end, Trail trail, double score, double value) {
        if (Double.isNaN(score)) {
            return;
        }
        int firstMove = trail.length() == 0 ? 0 : trail.move(0);
        sum[firstMove] += score;
        squares[firstMove] += score * score;
        count[firstMove]++;
        if (watchesOwners) {
            judge.addTo(end, owners);
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

    int owners(int cell) {
        return owners[cell];
    }

    int ownersCount() {
        return ownersCount;
    }
}
