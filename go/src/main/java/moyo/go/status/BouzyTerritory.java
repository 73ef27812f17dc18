package moyo.go.status;

import moyo.go.Geometry;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;
import moyo.search.evaluation.Evaluator;
import moyo.search.evaluation.Influence;

/**
 * Bouzy's 5/21 territory estimate (Bouzy 2003; GNU Go's moyo): stones count ±128, followed by 5
 * dilations and 21 erosions. After n dilations, n (n - 1) + 1 erosions reduce a lone stone to its
 * own point. Every stone counts as alive. For one thread; never allocates.
 */
public final class BouzyTerritory implements Evaluator<GoPosition> {
    private static final int STONE = 128;
    private static final int DILATIONS = 5;
    private static final int EROSIONS = 21;

    private final Geometry geometry;
    private final int[] points;
    private final int dilations;
    private final int erosions;
    private final Influence influence;

    public BouzyTerritory(Geometry geometry) {
        this(geometry, DILATIONS, EROSIONS);
    }

    BouzyTerritory(Geometry geometry, int dilations, int erosions) {
        this.geometry = geometry;
        points = geometry.points();
        this.dilations = dilations;
        this.erosions = erosions;
        int stride = geometry.stride();
        influence =
                new Influence(points, new int[] {-stride, -1, 1, stride}, geometry.arrayLength());
    }

    /** Computes the influence of a board for {@link #value}. */
    public void look(GoBoard board) {
        assert board.geometry() == geometry;
        influence.clear();
        for (int p : points) {
            int stone = board.stone(p);
            influence.set(p, stone == Stone.BLACK ? STONE : stone == Stone.WHITE ? -STONE : 0);
        }
        influence.dilate(dilations);
        influence.erode(erosions);
    }

    /** Influence at a point: positive for Black, negative for White. */
    public int value(int point) {
        return influence.value(point);
    }

    /** Black's stones and territory minus White's and komi, in points. */
    @Override
    public double evaluate(GoPosition position) {
        look(position.board());
        return influence.balance() - position.game().komi();
    }
}
