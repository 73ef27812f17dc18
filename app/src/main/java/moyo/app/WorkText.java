package moyo.app;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import moyo.lab.record.PlayerWork;
import moyo.lab.record.SearchWork;
import moyo.lab.run.Matchup;
import moyo.lab.stats.Saving;

/** What searches did, as text; silent unless a memory of positions was open somewhere. */
final class WorkText {
    private static final String DASH = "-";

    private WorkText() {}

    static void print(PrintWriter out, List<Matchup> matchups, Map<String, SearchWork> works) {
        Map<String, PlayerWork> players = new LinkedHashMap<>();
        for (Matchup matchup : matchups) {
            SearchWork work = works.getOrDefault(matchup.text(), new SearchWork());
            players.merge(matchup.a(), work.a(), PlayerWork::plus);
            players.merge(matchup.b(), work.b(), PlayerWork::plus);
        }
        if (players.values().stream().noneMatch(PlayerWork::isTelling)) {
            return;
        }
        int width = players.keySet().stream().mapToInt(String::length).max().orElse(0);
        String names = "%-" + Math.max(width, "searches".length()) + "s";
        out.println(
                (names
                                + "   episodes  moves      gated  moves  CPU (µs)  cut short   hits  known  replaced")
                        .formatted("searches"));
        players.forEach((name, work) -> out.println(names.formatted(name) + figures(work)));
        for (Matchup matchup : matchups) {
            SearchWork work = works.getOrDefault(matchup.text(), new SearchWork());
            if (work.comparedGames() > 0) {
                out.println(saving(matchup, work));
            }
        }
        out.println();
    }

    private static String figures(PlayerWork work) {
        return " %10d %6s %10d %6s %9s %10s %6s %6s %9s"
                .formatted(
                        work.effort().simulations(),
                        decimal("%.1f", work.movesPerPlayout()),
                        work.effort().gatedSimulations(),
                        decimal("%.1f", work.gatedMovesPerPlayout()),
                        decimal("%.1f", 1e6 * work.gatedCpuPerPlayout()),
                        decimal("%.1f %%", 100 * work.interruptedShare()),
                        decimal("%.1f %%", 100 * work.hitShare()),
                        decimal("%.2f", work.knownNodesPerPlayout()),
                        decimal("%.1f %%", 100 * work.replacedShare()));
    }

    private static String decimal(String form, double value) {
        return Double.isNaN(value) ? DASH : String.format(Locale.ROOT, form, value);
    }

    private static String saving(Matchup matchup, SearchWork work) {
        return "%s saves %s of a gated episode's moves%s against %s, %d games"
                .formatted(
                        matchup.a(),
                        saving(work.savedMoves()),
                        work.savedCpu().isKnown()
                                ? " and %s of its CPU time".formatted(saving(work.savedCpu()))
                                : "",
                        matchup.b(),
                        work.comparedGames());
    }

    private static String saving(Saving saving) {
        String share = decimal("%.1f %%", 100 * saving.share());
        return Double.isNaN(saving.interval().low())
                ? share
                : String.format(
                        Locale.ROOT,
                        "%s (%.1f to %.1f)",
                        share,
                        100 * saving.interval().low(),
                        100 * saving.interval().high());
    }
}
