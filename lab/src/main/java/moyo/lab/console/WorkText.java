package moyo.lab.console;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import moyo.lab.record.PlayerWork;
import moyo.lab.record.SearchWork;
import moyo.lab.run.Matchup;
import moyo.lab.stats.Saving;
import moyo.search.count.Counter;

/**
 * Prints the counters of the searches; prints nothing if there are no counters but simulations and
 * playout moves.
 */
public final class WorkText {
    private static final String DASH = "-";

    private WorkText() {}

    public static void print(
            PrintWriter out, List<Matchup> matchups, Map<String, SearchWork> works) {
        Map<String, PlayerWork> players = new LinkedHashMap<>();
        for (Matchup matchup : matchups) {
            SearchWork work = works.getOrDefault(matchup.text(), new SearchWork());
            players.merge(matchup.a(), work.a(), PlayerWork::plus);
            players.merge(matchup.b(), work.b(), PlayerWork::plus);
        }
        if (players.values().stream().noneMatch(PlayerWork::isTelling)) {
            return;
        }
        for (Map.Entry<String, PlayerWork> player : players.entrySet()) {
            out.println("searches of " + player.getKey());
            out.print(figures(player.getValue()));
        }
        for (Matchup matchup : matchups) {
            SearchWork work = works.getOrDefault(matchup.text(), new SearchWork());
            work.compared().forEach(compared -> out.println(saving(matchup, compared)));
        }
        out.println();
    }

    /** Returns a line for each counter. */
    private static String figures(PlayerWork work) {
        StringBuilder text = new StringBuilder();
        for (Counter counter : work.counts().counters()) {
            text.append("  %-22s %14d".formatted(counter.name(), work.counts().get(counter)));
            if (!counter.per().isEmpty()) {
                String mean = decimal("%.3f", work.mean(counter));
                text.append("  %10s per %s".formatted(mean, counter.per()));
            }
            if (counter.use() == Counter.Use.TIME) {
                String micros = decimal("%.1f", 1e6 * work.secondsPer(counter));
                text.append("  %10s µs CPU each".formatted(micros));
            }
            text.append(System.lineSeparator());
        }
        return text.toString();
    }

    private static String decimal(String form, double value) {
        return Double.isNaN(value) ? DASH : String.format(Locale.ROOT, form, value);
    }

    private static String saving(Matchup matchup, SearchWork.Compared compared) {
        return "%s saves %s of %s per %s against %s, %d games"
                .formatted(
                        matchup.a(),
                        saving(compared.saving()),
                        compared.of(),
                        compared.per(),
                        matchup.b(),
                        compared.games());
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
