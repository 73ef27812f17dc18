package moyo.session.analysis;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Places labels at points of a curve, so that no label covers another label, a dot or the curve.
 */
final class PlotLabels {
    private static final double LETTER = 7.6;
    private static final double HEIGHT = 13;

    /**
     * The candidate offsets of a label's centre: in letter widths to the side and in lines upwards.
     */
    private static final double[][] PLACES = {
        {0, 1.2},
        {0.6, 1.2},
        {-0.6, 1.2},
        {0.8, 0.5},
        {-0.8, 0.5},
        {0, 2.2},
        {0.6, 2.2},
        {-0.6, 2.2},
    };

    private final double left;
    private final double right;
    private final double top;
    private final double bottom;
    private final List<SvgText.Point> curve;
    private final List<Rectangle2D> taken = new ArrayList<>();

    PlotLabels(double left, double right, double top, double bottom, List<SvgText.Point> curve) {
        this.left = left;
        this.right = right;
        this.top = top;
        this.bottom = bottom;
        this.curve = curve;
    }

    /** Keeps labels off a dot. */
    void avoid(SvgText.Point at, double radius) {
        taken.add(new Rectangle2D.Double(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius));
    }

    /** Keeps labels off a line across the picture. */
    void avoidRow(double y) {
        taken.add(new Rectangle2D.Double(left, y - 1, right - left, 2));
    }

    /**
     * Returns the centre of the base line of a label; empty if there is no room.
     *
     * @param above whether the places above the point are tried first
     */
    Optional<SvgText.Point> place(String text, SvgText.Point at, boolean above) {
        double width = LETTER * text.length();
        for (double up : above ? new double[] {1, -1} : new double[] {-1, 1}) {
            for (double[] place : PLACES) {
                double x = at.x() + place[0] * width;
                double y = at.y() - up * place[1] * HEIGHT;
                Rectangle2D box =
                        new Rectangle2D.Double(x - width / 2, y - HEIGHT / 2, width, HEIGHT);
                if (isFree(box)) {
                    taken.add(box);
                    return Optional.of(new SvgText.Point(x, y + 4));
                }
            }
        }
        return Optional.empty();
    }

    private boolean isFree(Rectangle2D box) {
        boolean inside =
                box.getMinX() >= left
                        && box.getMaxX() <= right
                        && box.getMinY() >= top
                        && box.getMaxY() <= bottom;
        return inside && taken.stream().noneMatch(box::intersects) && !crossesCurve(box);
    }

    private boolean crossesCurve(Rectangle2D box) {
        for (int i = 1; i < curve.size(); i++) {
            SvgText.Point a = curve.get(i - 1);
            SvgText.Point b = curve.get(i);
            if (box.intersectsLine(a.x(), a.y(), b.x(), b.y())) {
                return true;
            }
        }
        return false;
    }
}
