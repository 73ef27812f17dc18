package moyo.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import moyo.search.Effort;

/** What searches did, as text. */
public final class EffortText {
    private EffortText() {}

    /** All counts, a name and a number a line. */
    public static String lines(Effort effort) {
        return String.join(
                "\n",
                "simulations " + effort.simulations(),
                "playout-moves " + effort.playoutMoves(),
                "gated-simulations " + effort.gatedSimulations(),
                "gated-playout-moves " + effort.gatedPlayoutMoves(),
                "interrupted " + effort.interrupted(),
                "known-nodes " + effort.knownNodes(),
                "lookups " + effort.lookups(),
                "hits " + effort.hits(),
                "stored " + effort.stored(),
                "replaced " + effort.replaced());
    }

    /**
     * What a memory of positions was good for: {@code 31.0 % cut short, 42.1 moves a playout, 12.5
     * % of look-ups hit}. Empty if none was open.
     */
    public static String memory(Effort effort) {
        if (effort.gatedSimulations() == 0) {
            return "";
        }
        double playouts = effort.gatedSimulations();
        List<String> parts = new ArrayList<>();
        parts.add(decimal("%.1f %% cut short", 100 * effort.interrupted() / playouts));
        parts.add(decimal("%.1f moves a playout", effort.gatedPlayoutMoves() / playouts));
        if (effort.lookups() > 0) {
            double share = (double) effort.hits() / effort.lookups();
            parts.add(decimal("%.1f %% of look-ups hit", 100 * share));
        }
        return String.join(", ", parts);
    }

    private static String decimal(String form, double value) {
        return String.format(Locale.ROOT, form, value);
    }
}
