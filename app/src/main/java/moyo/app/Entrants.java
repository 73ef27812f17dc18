package moyo.app;

import java.util.List;
import java.util.Optional;
import moyo.game.Game;
import moyo.game.Position;
import moyo.lab.play.Entrant;
import moyo.lab.run.RunPlan;
import moyo.search.player.PlayerKind;
import moyo.search.player.PlayerSpec;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.search.simulation.SearchOptions;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;

/** Makes players of a run ready: checks their specs and fills in what the run says for all. */
final class Entrants {
    private final GameKit<?, ?> kit;
    private final @Nullable String playouts;
    private final @Nullable String threads;

    Entrants(GameKit<?, ?> kit, @Nullable String playouts, @Nullable String threads) {
        this.kit = kit;
        this.playouts = playouts;
        this.threads = threads;
    }

    /** The same player with its spec in full. */
    Entrant ready(Entrant entrant) {
        return entrant.isOutside() ? entrant : ready(kit, entrant);
    }

    private <G extends Game<P>, P extends Position<P>> Entrant ready(
            GameKit<G, P> kit, Entrant entrant) {
        PlayerSpec<G, P> spec = kit.players().parse(entrant.spec());
        if (!isSet(spec.settings(), PlayerKind.TIME) && !isSet(spec.settings(), PlayerKind.CPU)) {
            spec = with(spec, PlayerKind.PLAYOUTS, playouts);
        }
        spec = with(spec, SearchOptions.THREADS, threads);
        return new Entrant(entrant.name(), spec.toString());
    }

    private static boolean isSet(Settings settings, Setting<?> setting) {
        return settings.knows(setting.key()) && settings.isSet(setting);
    }

    private static <G extends Game<P>, P extends Position<P>> PlayerSpec<G, P> with(
            PlayerSpec<G, P> spec, Setting<?> setting, @Nullable String value) {
        boolean open = spec.settings().knows(setting.key()) && !spec.settings().isSet(setting);
        return value == null || !open ? spec : spec.with(setting.key(), value);
    }

    /** A warning where players under a time limit share cores. */
    static Optional<String> crowd(GameKit<?, ?> kit, RunPlan plan, int jobs) {
        List<String> specs =
                plan.entrants().stream()
                        .filter(entrant -> !entrant.isOutside())
                        .map(Entrant::spec)
                        .toList();
        return crowd(kit, specs, plan.rules().time().isSet(), jobs);
    }

    /** The same for our own players. */
    static Optional<String> crowd(
            GameKit<?, ?> kit, List<String> specs, boolean hasLimit, int jobs) {
        int cores = Runtime.getRuntime().availableProcessors();
        int wanted = jobs * threads(kit, specs);
        boolean timed = hasLimit || anyHasATime(kit, specs);
        return timed && wanted > cores
                ? Optional.of(
                        "moyo: %d threads at once on %d cores under a time limit: players get less"
                                        .formatted(wanted, cores)
                                + " time than they think; fewer --jobs would be fair")
                : Optional.empty();
    }

    private static boolean anyHasATime(GameKit<?, ?> kit, List<String> specs) {
        return specs.stream()
                .map(text -> kit.players().parse(text).settings())
                .anyMatch(settings -> isSet(settings, PlayerKind.TIME));
    }

    /** How many threads the own players of a run use at most. */
    private static int threads(GameKit<?, ?> kit, List<String> specs) {
        int most = 1;
        for (String text : specs) {
            Settings settings = kit.players().parse(text).settings();
            if (settings.knows(SearchOptions.THREADS.key())) {
                most = Math.max(most, settings.get(SearchOptions.THREADS));
            }
        }
        return most;
    }
}
