package moyo.lab.tune;

import java.util.List;

/** A line for the report of one parameter. */
public record Curve(List<Point> points) {
    public Curve {
        points = List.copyOf(points);
    }

    /**
     * A point of the line.
     *
     * @param low the lower end of the 95 % interval of y; y itself if there is none
     */
    public record Point(double x, double y, double low, double high) {}
}
