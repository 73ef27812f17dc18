package moyo.go.analysis;

import java.util.Locale;
import moyo.go.GoGame;

/**
 * The analysis as text, a line a move.
 *
 * @param blunder a move that loses more points of win rate than this is marked
 */
public record ReportTable(GoGame game, double blunder) {
    private static final int BAR = 10;
    private static final int LINE = 6;

    public String heading() {
        return " move     Black wins               loss     best line";
    }

    public String line(AnalysedMove move) {
        return String.format(
                Locale.ROOT,
                "%4d %s %-4s  %5.1f %% %s  %6.1f %-2s  %s",
                move.number(),
                move.isBlack() ? "B" : "W",
                game.moveName(move.move()),
                100 * move.black(),
                bar(move.black()),
                100 * move.loss(),
                mark(move),
                MoveText.names(game, move.line(), LINE));
    }

    private String mark(AnalysedMove move) {
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
