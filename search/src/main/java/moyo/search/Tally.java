package moyo.search;

import java.util.Arrays;
import moyo.game.Position;

/**
 * How the simulations of one thread ended: scores by the first move, and who owned what. Written by
 * that thread alone; others read it as it goes, which is exact enough for a picture.
 */
final class Tally {
    private final double[] sum;
    private final double[] squares;
    private final int[] count;
    private final int[] owners;
    private int ownersCount;
    private boolean watchesOwners;

    Tally(int moveCodes) {
        sum = new double[moveCodes];
        squares = new double[moveCodes];
        count = new int[moveCodes];
        owners = new int[moveCodes];
    }

    void clear(boolean watchOwners) {
        Arrays.fill(sum, 0);
        Arrays.fill(squares, 0);
        Arrays.fill(count, 0);
        Arrays.fill(owners, 0);
        ownersCount = 0;
        watchesOwners = watchOwners;
    }

    void add(int firstMove, double score) {
        sum[firstMove] += score;
        squares[firstMove] += score * score;
        count[firstMove]++;
    }

    boolean watchesOwners() {
        return watchesOwners;
    }

    <P extends Position<P>> void addOwners(Owners<P> judge, P end) {
        judge.addTo(end, owners);
        ownersCount++;
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
