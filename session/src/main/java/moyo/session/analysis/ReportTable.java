package moyo.session.analysis;

import java.util.Locale;
import moyo.game.Game;

/**
 * The analysis as text, one line per move.
 *
 * @param nameWidth columns for the name of a move, at least 4
 * @param blunder a move that loses more points of win rate than this is marked
 */
public record ReportTable(Game<?> game, Sides sides, int nameWidth, double blunder) {
    private static final int BAR = 10;
    private static final int LINE = 6;
    private static final int SHORT_LINE = 2;
    private static final int LEAST_WIDTH = 4;
    private static final int WIDE = 8;

    public ReportTable {
        nameWidth = Math.max(LEAST_WIDTH, nameWidth);
    }

    /** Creates a table that is wide enough for the moves of a game. */
    public static ReportTable of(GameLine<?, ?> line, Sides sides, double blunder) {
        int longest =
                line.steps().stream()
                        .mapToInt(step -> line.game().moveName(step.move()).length())
                        .max()
                        .orElse(0);
        return new ReportTable(line.game(), sides, longest, blunder);
    }

    public String heading() {
        return " move     %s%-25sloss     best line"
                .formatted(" ".repeat(nameWidth - LEAST_WIDTH), sides.first() + " wins");
    }

    public String line(AnalysedMove move) {
        return String.format(
                Locale.ROOT,
                "%4d %s %s  %5.1f %% %s  %6.1f %-2s  %s",
                move.number(),
                move.isBlack() ? "B" : "W",
                padded(game.moveName(move.move())),
                100 * move.black(),
                bar(move.black()),
                100 * move.loss(),
                mark(move),
                MoveText.names(game, move.line(), nameWidth > WIDE ? SHORT_LINE : LINE));
    }

    private String padded(String name) {
        return name + " ".repeat(Math.max(0, nameWidth - name.length()));
    }

    private String mark(AnalysedMove move) {
        if (move.unsure()) {
            return "~";
        }
        if (move.isBest()) {
            return "=";
        }
        return move.isBlunder(blunder) ? "??" : "";
    }

    private static String bar(double share) {
        int full = (int) Math.round(BAR * share);
        return "|" + "#".repeat(full) + " ".repeat(BAR - full) + "|";
    }
}
