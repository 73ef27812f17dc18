package moyo.web.runs.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A curve of a learning, training or tuning as the page draws it. */
final class CurveJson {
    /** The unit of win rates. */
    static final String SHARE = "share";

    private static final int MOST_POINTS = 600;

    private final String name;
    private final String unit;
    private final String xName;
    private final List<Map<String, Object>> points = new ArrayList<>();

    CurveJson(String name, String unit, String xName) {
        this.name = name;
        this.unit = unit;
        this.xName = xName;
    }

    /** Adds a point without an interval, unless a coordinate is unknown. */
    void add(double x, double y) {
        if (Double.isFinite(x) && Double.isFinite(y)) {
            Map<String, Object> point = new LinkedHashMap<>();
            point.put("x", x);
            point.put("y", y);
            points.add(point);
        }
    }

    void add(double x, double y, double low, double high) {
        int before = points.size();
        add(x, y);
        if (points.size() > before) {
            points.get(before).put("low", Figure.of(low));
            points.get(before).put("high", Figure.of(high));
        }
    }

    /** Adds a point that was kept or rejected. */
    void add(double x, double y, double low, double high, boolean accepted, String label) {
        int before = points.size();
        add(x, y, low, high);
        if (points.size() > before) {
            points.get(before).put("accepted", accepted);
            points.get(before).put("label", label);
        }
    }

    boolean isEmpty() {
        return points.isEmpty();
    }

    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", name);
        json.put("unit", unit);
        json.put("xName", xName);
        json.put("points", thinned());
        return json;
    }

    private List<Map<String, Object>> thinned() {
        int stride = (points.size() + MOST_POINTS - 1) / MOST_POINTS;
        if (stride <= 1 || points.get(0).containsKey("accepted")) {
            return points.subList(Math.max(0, points.size() - 4 * MOST_POINTS), points.size());
        }
        List<Map<String, Object>> kept = new ArrayList<>();
        for (int i = (points.size() - 1) % stride; i < points.size(); i += stride) {
            kept.add(points.get(i));
        }
        return kept;
    }
}
