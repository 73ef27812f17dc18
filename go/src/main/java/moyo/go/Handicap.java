package moyo.go;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Points for handicap stones. */
public final class Handicap {
    private Handicap() {}

    /** Maximum number of stones on star points: 9 on boards of odd size from 9x9 on. */
    public static int mostFixed(Geometry geometry) {
        int size = geometry.size();
        if (size < 7) {
            return 0;
        }
        return size % 2 == 1 && size >= 9 ? 9 : 4;
    }

    /** The star points for 2 to {@link #mostFixed} stones, in the order of the GTP definition. */
    public static List<Integer> fixed(Geometry geometry, int stones) {
        assert stones >= 2 && stones <= mostFixed(geometry);
        int size = geometry.size();
        int low = size >= 13 ? 3 : 2;
        int high = size - 1 - low;
        int middle = size / 2;
        List<Integer> points = new ArrayList<>();
        points.add(geometry.point(low, low));
        points.add(geometry.point(high, high));
        points.add(geometry.point(low, high));
        points.add(geometry.point(high, low));
        if (stones >= 6) {
            points.add(geometry.point(low, middle));
            points.add(geometry.point(high, middle));
        }
        if (stones >= 8) {
            points.add(geometry.point(middle, low));
            points.add(geometry.point(middle, high));
        }
        if (stones >= 5 && stones % 2 == 1) {
            points.add(geometry.point(middle, middle));
        }
        return List.copyOf(points.subList(0, stones));
    }

    /**
     * Any number of stones: first star points, then repeatedly the point farthest from all stones,
     * on the edge only if no other point is left.
     */
    public static List<Integer> free(Geometry geometry, int stones) {
        int fixed = Math.min(stones, mostFixed(geometry));
        List<Integer> points = new ArrayList<>(fixed >= 2 ? fixed(geometry, fixed) : List.of());
        List<Integer> rest = new ArrayList<>();
        for (int p : geometry.points) {
            rest.add(p);
        }
        rest.removeAll(points);
        while (points.size() < stones) {
            int next = farthest(geometry, points, rest);
            points.add(next);
            rest.remove((Integer) next);
        }
        return List.copyOf(points);
    }

    private static int farthest(Geometry geometry, List<Integer> taken, List<Integer> rest) {
        Comparator<Integer> offEdge = Comparator.comparingInt(p -> Math.min(geometry.line(p), 2));
        return rest.stream()
                .max(
                        offEdge.thenComparingInt(p -> distance(geometry, p, taken))
                                .thenComparingInt(p -> geometry.line(p)))
                .orElseThrow();
    }

    private static int distance(Geometry geometry, int p, List<Integer> taken) {
        int least = 2 * geometry.size();
        for (int q : taken) {
            int dx = Math.abs(geometry.x(p) - geometry.x(q));
            int dy = Math.abs(geometry.y(p) - geometry.y(q));
            least = Math.min(least, dx + dy);
        }
        return least;
    }
}
