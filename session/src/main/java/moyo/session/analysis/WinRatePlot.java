package moyo.session.analysis;

import java.util.List;
import java.util.stream.Stream;
import moyo.game.Game;

/**
 * The first player's win rate over the game as an SVG picture; blunders are dots with the name of
 * the move, unsure moves are rings.
 *
 * @param blunder as in {@link ReportTable}
 */
public record WinRatePlot(Game<?> game, Sides sides, GameTitle title, double blunder) {
    private static final int WIDTH = 960;
    private static final int HEIGHT = 440;
    private static final int LEFT = 72;
    private static final int RIGHT = 936;
    private static final int TOP = 76;
    private static final int BOTTOM = 376;
    private static final double DOT = 5;

    private static final String INK = "#1f2933";
    private static final String PALE_INK = "#616e7c";
    private static final String GRID = "#e4e7eb";
    private static final String SHADE = "#eef1f5";
    private static final String BLACK_BLUNDER = "#d64545";
    private static final String WHITE_BLUNDER = "#2b6cb0";
    private static final String UNSURE = "#b7791f";

    /** The picture of at least one move. */
    public String svg(List<AnalysedMove> moves) {
        Axis axis = new Axis(moves.get(0).number() - 1, moves.get(moves.size() - 1).number());
        SvgText svg = new SvgText(WIDTH, HEIGHT);
        svg.rectangle(0, 0, WIDTH, HEIGHT, "#ffffff");
        svg.text(LEFT, 30, "start", 18, INK, title.players());
        svg.text(LEFT, 52, "start", 13, PALE_INK, title.details());
        List<SvgText.Point> curve = curve(axis, moves);
        shade(svg, curve);
        grid(svg, axis);
        svg.polyline(curve, "none", INK, 1.8);
        blunders(svg, axis, moves, curve);
        return svg.finish();
    }

    /** Where moves go: the position before the first is the left edge. */
    private record Axis(int first, int last) {
        double x(int number) {
            return LEFT + (RIGHT - LEFT) * (double) (number - first) / (last - first);
        }

        /** The first of 1, 2, 5, 10, ... that needs at most 15 labels. */
        int step() {
            int step = 1;
            for (int i = 0; (last - first) / step > 15; i++) {
                step = i % 3 == 1 ? step / 2 * 5 : step * 2;
            }
            return step;
        }
    }

    private static double y(double share) {
        return BOTTOM - (BOTTOM - TOP) * share;
    }

    private static List<SvgText.Point> curve(Axis axis, List<AnalysedMove> moves) {
        SvgText.Point start = new SvgText.Point(LEFT, y(moves.get(0).blackBefore()));
        return Stream.concat(Stream.of(start), moves.stream().map(m -> point(axis, m))).toList();
    }

    private static SvgText.Point point(Axis axis, AnalysedMove move) {
        return new SvgText.Point(axis.x(move.number()), y(move.black()));
    }

    private static void shade(SvgText svg, List<SvgText.Point> curve) {
        Stream<SvgText.Point> floor =
                Stream.of(new SvgText.Point(RIGHT, BOTTOM), new SvgText.Point(LEFT, BOTTOM));
        svg.polyline(Stream.concat(curve.stream(), floor).toList(), SHADE, "none", 0);
    }

    private void grid(SvgText svg, Axis axis) {
        for (int percent = 0; percent <= 100; percent += 25) {
            double y = y(percent / 100.0);
            boolean even = percent == 50;
            svg.line(LEFT, y, RIGHT, y, even ? PALE_INK : GRID, even ? "6 4" : "");
            svg.text(LEFT - 10, y + 4, "end", 12, PALE_INK, percent + " %");
        }
        int step = axis.step();
        for (int n = (axis.first() + step - 1) / step * step; n <= axis.last(); n += step) {
            svg.line(axis.x(n), BOTTOM, axis.x(n), BOTTOM + 5, PALE_INK, "");
            svg.text(axis.x(n), BOTTOM + 20, "middle", 12, PALE_INK, Integer.toString(n));
        }
        svg.text((LEFT + RIGHT) / 2.0, HEIGHT - 20, "middle", 13, INK, "move number");
        svg.upright(22, (TOP + BOTTOM) / 2.0, 13, INK, sides.first() + "’s win rate");
    }

    private void blunders(
            SvgText svg, Axis axis, List<AnalysedMove> moves, List<SvgText.Point> curve) {
        List<AnalysedMove> bad =
                moves.stream()
                        .filter(m -> m.isBlunder(blunder))
                        .sorted((a, b) -> Double.compare(b.loss(), a.loss()))
                        .toList();
        PlotLabels labels = new PlotLabels(LEFT, RIGHT, TOP, BOTTOM, curve);
        labels.avoidRow(y(0.5));
        bad.forEach(m -> labels.avoid(point(axis, m), DOT + 1));
        List<AnalysedMove> unsure = moves.stream().filter(AnalysedMove::unsure).toList();
        for (AnalysedMove move : unsure) {
            labels.avoid(point(axis, move), DOT + 1);
            svg.ring(
                    point(axis, move),
                    DOT,
                    UNSURE,
                    name(move) + ". " + MoveText.doubt(sides, move));
        }
        for (AnalysedMove move : bad) {
            SvgText.Point at = point(axis, move);
            String name = name(move);
            svg.dot(at, DOT, colour(move), tip(name, move));
            labels.place(name, at, !move.isBlack())
                    .ifPresent(p -> svg.text(p.x(), p.y(), "middle", 12, colour(move), name));
        }
        legend(svg, bad, unsure);
    }

    private String name(AnalysedMove move) {
        return move.number() + " " + game.moveName(move.move());
    }

    private static String colour(AnalysedMove move) {
        return move.isBlack() ? BLACK_BLUNDER : WHITE_BLUNDER;
    }

    private String tip(String name, AnalysedMove move) {
        return "%s loses %s points; better %s"
                .formatted(
                        name,
                        MoveText.points(move.loss()),
                        MoveText.names(game, move.line(), Integer.MAX_VALUE));
    }

    private void legend(SvgText svg, List<AnalysedMove> bad, List<AnalysedMove> unsure) {
        double y = HEIGHT - 24;
        if (!unsure.isEmpty()) {
            svg.ring(new SvgText.Point(LEFT + 4, y), DOT, UNSURE, "unsure");
            svg.text(LEFT + 14, y + 4, "start", 12, PALE_INK, "unsure: search more");
        }
        if (bad.isEmpty()) {
            return;
        }
        svg.dot(new SvgText.Point(RIGHT - 250, y), DOT, BLACK_BLUNDER, sides.first());
        svg.text(RIGHT - 240, y + 4, "start", 12, PALE_INK, sides.first() + "’s blunders");
        svg.dot(new SvgText.Point(RIGHT - 120, y), DOT, WHITE_BLUNDER, sides.second());
        svg.text(RIGHT - 110, y + 4, "start", 12, PALE_INK, sides.second() + "’s blunders");
    }
}
