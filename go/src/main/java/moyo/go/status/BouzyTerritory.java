package moyo.go.status;

import moyo.go.Geometry;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;
import moyo.search.evaluation.Evaluator;
import moyo.search.evaluation.Influence;

/**
 * Whose area is what, by Bouzy's 5/21 (Bouzy 2003; GNU Go's moyo): stones count ±128, five
 * dilations let them spread, 21 erosions take back what a lone stone would have gained: n dilations
 * and n (n - 1) + 1 erosions leave it alone on the board. Every stone counts as alive. For one
 * thread; nothing allocates.
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

    /** Looks at a board; then {@link #value} tells about its points. */
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

    /** Above zero where Black has influence, below where White has. */
    public int value(int point) {
        return influence.value(point);
    }

    /** Black's points, stones and territory, less White's and komi. */
    @Override
    public double evaluate(GoPosition position) {
        look(position.board());
        return influence.balance() - position.game().komi();
    }
}
