package moyo.go.prior;

import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.go.Geometry;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;
import moyo.go.heuristic.FuegoPolicy;
import moyo.go.heuristic.Pattern;
import moyo.go.heuristic.SelfAtari;
import moyo.go.heuristic.Voice;

/**
 * The prior knowledge of Fuego 0.4: for every move a prior value for the side to move and a prior
 * weight in playouts. For one thread; never allocates.
 */
public final class PriorKnowledge {
    private final FuegoPolicy policy;
    private final CommonFate commonFate;
    private final int[] points;
    private final double[] value;
    private final double[] weight;
    private final boolean large;

    /**
     * @param policy its candidates get a higher prior value
     */
    public PriorKnowledge(Geometry geometry, FuegoPolicy policy) {
        this.policy = policy;
        commonFate = new CommonFate(geometry);
        points = geometry.points();
        value = new double[geometry.arrayLength()];
        weight = new double[geometry.arrayLength()];
        large = geometry.size() >= 15;
    }

    /** Computes the priors of all moves of a position. */
    public void judge(GoPosition position, Rng rng) {
        int k = large ? 18 : 9;
        policy.begin(position, rng);
        policy.choose(position, rng);
        if (policy.voice() == Voice.RANDOM) {
            judgeQuietPosition(position, k);
        } else {
            judgeUrgentPosition(position, k);
        }
        set(Game.PASS, 0.1, k);
        addLocality(position);
    }

    /** The prior value of a move for the side to move. */
    public double value(int move) {
        return value[move];
    }

    /** The prior weight of a move in playouts; 0 for no prior. */
    public double weight(int move) {
        return weight[move];
    }

    private void set(int move, double mean, double count) {
        value[move] = mean;
        weight[move] = count;
    }

    /** Averages a further value into the prior of a move. */
    private void add(int move, double mean, double count) {
        double sum = weight[move] + count;
        value[move] = (value[move] * weight[move] + mean * count) / sum;
        weight[move] = sum;
    }

    /** Without a heuristic candidate: priors from ataris and patterns on the whole board. */
    private void judgeQuietPosition(GoPosition position, int k) {
        GoBoard board = position.board();
        int own = Stone.of(position.toMove());
        boolean any = false;
        for (int p : points) {
            if (board.stone(p) == Stone.EMPTY) {
                boolean atari = putsInAtari(board, p, own);
                boolean pattern = Pattern.matches(board, p, own);
                any |= atari || pattern;
                set(p, atari ? 1.0 : pattern ? 0.9 : 0.5, 3);
            }
        }
        for (int p : points) {
            if (board.stone(p) == Stone.EMPTY) {
                if (SelfAtari.is(board, p, own)) {
                    set(p, 0.1, k);
                } else if (!any) {
                    set(p, 0, 0);
                }
            }
        }
    }

    private void judgeUrgentPosition(GoPosition position, int k) {
        GoBoard board = position.board();
        int own = Stone.of(position.toMove());
        for (int p : points) {
            if (board.stone(p) == Stone.EMPTY) {
                set(p, urgency(board, p, own), k);
            }
        }
        MoveList urged = policy.candidates();
        for (int i = 0; i < urged.size(); i++) {
            set(urged.get(i), 1.0, k);
        }
    }

    private static double urgency(GoBoard board, int p, int own) {
        if (SelfAtari.is(board, p, own)) {
            return 0.1;
        } else if (putsInAtari(board, p, own)) {
            return 0.8;
        }
        return Pattern.matches(board, p, own) ? 0.6 : 0.4;
    }

    private static boolean putsInAtari(GoBoard board, int p, int own) {
        for (int d = board.neighbours(p, Stone.other(own)); d != 0; d &= d - 1) {
            if (board.libertyCount(board.block(board.towards(p, d))) == 2) {
                return true;
            }
        }
        return false;
    }

    /** Raises the priors of moves near the last move in the common fate graph. */
    private void addLocality(GoPosition position) {
        GoBoard board = position.board();
        int last = position.lastMove();
        if (board.block(last) == 0) {
            return;
        }
        int count = large ? 5 : 4;
        commonFate.measure(board, last, 3);
        for (int p : points) {
            if (board.stone(p) == Stone.EMPTY) {
                int distance = commonFate.distance(p);
                add(p, distance == 1 ? 1.0 : distance <= 3 ? 0.6 : 0.1, count);
            }
        }
        add(Game.PASS, 0.1, count);
    }
}
