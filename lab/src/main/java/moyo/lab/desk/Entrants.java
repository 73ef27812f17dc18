package moyo.lab.desk;

import java.util.List;
import java.util.Optional;
import moyo.game.Game;
import moyo.game.Position;
import moyo.lab.play.Entrant;
import moyo.lab.run.RunPlan;
import moyo.search.player.CommonSettings;
import moyo.search.player.PlayerKind;
import moyo.search.player.PlayerSpec;
import moyo.search.player.Setting;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;

/** Checks the specs of players and adds the settings that the run gives to all players. */
public final class Entrants {
    private final GameKit<?, ?> kit;
    private final @Nullable String playouts;
    private final @Nullable String threads;

    /**
     * @param playouts the playouts per move of players whose spec has no budget; null for none
     * @param threads the threads of players whose spec does not set them; null for none
     */
    public Entrants(GameKit<?, ?> kit, @Nullable String playouts, @Nullable String threads) {
        this.kit = kit;
        this.playouts = checked(PlayerKind.PLAYOUTS, playouts);
        this.threads = checked(CommonSettings.THREADS, threads);
    }

    /** A number that no player needs must be right, too: the next player may need it. */
    private static @Nullable String checked(Setting<Integer> setting, @Nullable String text) {
        if (text != null) {
            setting.parse(text);
        }
        return text;
    }

    /** Returns the player with its complete spec. */
    public Entrant ready(Entrant entrant) {
        return entrant.isOutside() ? entrant : ready(kit, entrant);
    }

    private <G extends Game<P>, P extends Position<P>> Entrant ready(
            GameKit<G, P> kit, Entrant entrant) {
        PlayerSpec<G, P> spec = kit.players().parse(entrant.spec());
        if (playouts != null && !spec.hasOwnTime()) {
            spec = spec.orPlayouts(playouts);
        }
        if (threads != null) {
            spec = spec.orThreads(threads);
        }
        return new Entrant(entrant.name(), spec.toString());
    }

    /** Returns what a player of Moyo lacks, in a sentence; empty if it can play. */
    public static String missing(GameKit<?, ?> kit, Entrant entrant) {
        return entrant.isOutside() ? "" : kit.players().parse(entrant.spec()).missing();
    }

    /** Returns a warning if players under a time limit have to share cores. */
    public static Optional<String> crowd(GameKit<?, ?> kit, RunPlan plan, int jobs) {
        List<String> specs =
                plan.entrants().stream()
                        .filter(entrant -> !entrant.isOutside())
                        .map(Entrant::spec)
                        .toList();
        return crowd(kit, specs, plan.rules().time().isSet(), jobs);
    }

    /** Returns the warning for Moyo's players. */
    public static Optional<String> crowd(
            GameKit<?, ?> kit, List<String> specs, boolean hasLimit, int jobs) {
        int cores = Runtime.getRuntime().availableProcessors();
        int wanted = jobs * threads(kit, specs);
        boolean timed = hasLimit || anyHasATime(kit, specs);
        return timed && wanted > cores
                ? Optional.of(
                        "moyo: %d threads at once on %d cores under a time limit: players get less"
                                        .formatted(wanted, cores)
                                + " CPU time than their limit; use fewer --jobs")
                : Optional.empty();
    }

    private static boolean anyHasATime(GameKit<?, ?> kit, List<String> specs) {
        return specs.stream().anyMatch(text -> kit.players().parse(text).hasOwnTime());
    }

    /** Returns the largest number of threads that a player of Moyo uses. */
    private static int threads(GameKit<?, ?> kit, List<String> specs) {
        return specs.stream().mapToInt(text -> kit.players().parse(text).threads()).max().orElse(1);
    }
}
