package moyo.session.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import moyo.game.Game;

/**
 * The summary of an analysis.
 *
 * @param blunder as in {@link ReportTable}
 */
public record ReportSummary(Game<?> game, Sides sides, List<AnalysedMove> moves, double blunder) {
    private static final int WORST = 5;
    private static final double VISIBLE = 0.0005;

    public ReportSummary {
        moves = List.copyOf(moves);
    }

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("%d moves; = is the best move, ?? a blunder, ~ unsure".formatted(moves.size()));
        lines.add("        moves  mean loss  best move played  blunders  unsure");
        lines.add(side(sides.first(), moves.stream().filter(AnalysedMove::isBlack).toList()));
        lines.add(side(sides.second(), moves.stream().filter(m -> !m.isBlack()).toList()));
        List<AnalysedMove> worst = worst();
        if (!worst.isEmpty()) {
            lines.add(
                    worst.stream()
                            .map(m -> name(m) + " (" + MoveText.points(m.loss()) + ")")
                            .collect(Collectors.joining(", ", "worst: ", "")));
        }
        moves.stream()
                .filter(AnalysedMove::unsure)
                .map(m -> name(m) + ": " + MoveText.doubt(sides, m))
                .forEach(lines::add);
        return lines;
    }

    private String side(String name, List<AnalysedMove> own) {
        if (own.isEmpty()) {
            return "%-5s       0".formatted(name);
        }
        long best = own.stream().filter(AnalysedMove::isBest).count();
        return String.format(
                Locale.ROOT,
                "%-6s  %5d     %6.1f  %11.0f %%  %10d  %6d",
                name,
                own.size(),
                100 * own.stream().mapToDouble(AnalysedMove::loss).average().orElse(0),
                100.0 * best / own.size(),
                own.stream().filter(m -> m.isBlunder(blunder)).count(),
                own.stream().filter(AnalysedMove::unsure).count());
    }

    /** Returns the sure moves with the largest losses, if these are not rounded to 0. */
    List<AnalysedMove> worst() {
        return moves.stream()
                .filter(m -> !m.unsure() && m.loss() >= VISIBLE)
                .sorted(Comparator.comparingDouble(AnalysedMove::loss).reversed())
                .limit(WORST)
                .toList();
    }

    private String name(AnalysedMove move) {
        return "%d %s %s"
                .formatted(move.number(), move.isBlack() ? "B" : "W", game.moveName(move.move()));
    }
}
