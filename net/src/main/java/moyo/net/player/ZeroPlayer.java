package moyo.net.player;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import moyo.game.BadInput;
import moyo.game.FileTrouble;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.net.Shape;
import moyo.net.Teachable;
import moyo.net.Utility;
import moyo.net.kernel.Network;
import moyo.net.kernel.RowEvaluatorSpec;
import moyo.net.weights.SentFiles;
import moyo.net.weights.WeightsFile;
import moyo.search.Search;
import moyo.search.expansion.EvaluatedMoves;
import moyo.search.player.PlayerKind;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.search.selection.FinalRule;
import moyo.search.selection.Puct;
import moyo.search.simulation.EvaluatorSpec;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;
import moyo.search.watch.Owners;

/**
 * The player {@code zero} of any game that has a network: PUCT with the network's policy and value.
 */
public final class ZeroPlayer {
    private static final Setting<String> NETWORK =
            Setting.text(
                    "net",
                    "shipped",
                    "a file name or 'shipped'",
                    "weights of the network: a file, or those that are shipped with the game",
                    text -> text);

    /** c of PUCT. */
    public static final Setting<Double> EXPLORATION =
            Setting.number("exploration", 0.8, 0, 100, "c in mean + c P sqrt(N) / (1 + n)");

    /** First-play urgency. */
    public static final Setting<Double> REDUCTION =
            Setting.number(
                    "first-play-reduction",
                    0.1,
                    -1,
                    1,
                    "an untried move is worth the value of its node less this");

    /** T of the network's probabilities. */
    public static final Setting<Double> TEMPERATURE = EvaluationSettings.TEMPERATURE;

    private static final Setting<Double> SCORE_WEIGHT =
            Setting.number(
                    "score-weight",
                    0.12,
                    0,
                    1,
                    "weight of the expected score in the value of a position");

    private static final Setting<Boolean> GRAPH =
            Setting.flag(
                    "graph",
                    false,
                    "search a graph, in which transpositions share one node; it is neither reused"
                            + " for the next move nor pruned, and has no solver");

    /** Networks that were read from the games' own resources, by address. */
    private static final Map<String, Network> SHIPPED = new ConcurrentHashMap<>();

    private ZeroPlayer() {}

    /** The settings of the player. */
    public static List<Setting<?>> settings() {
        return settings(EvaluationSettings.ALL);
    }

    /**
     * The settings of the player in games that have playouts for it.
     *
     * @param cache the default size of the cache of evaluations, in MiB; 0 for none
     */
    public static List<Setting<?>> settingsWithPlayouts(int cache) {
        return Setting.change(
                settings(EvaluationSettings.WITH_PLAYOUTS),
                EvaluationSettings.CACHE.withDefault(cache));
    }

    private static List<Setting<?>> settings(List<Setting<?>> evaluation) {
        List<Setting<?>> all =
                new ArrayList<>(List.of(PlayerKind.PLAYOUTS, PlayerKind.TIME, PlayerKind.CPU));
        all.addAll(List.of(NETWORK, EXPLORATION, REDUCTION, SCORE_WEIGHT));
        all.addAll(evaluation);
        all.add(GRAPH);
        all.addAll(
                Setting.change(
                        SearchOptions.SETTINGS,
                        SearchOptions.REUSE.withDefault(true),
                        SearchOptions.FINAL_MOVE.withDefault(
                                FinalRule.VISITED_LOWER_BOUND.word())));
        return all;
    }

    /** Makes the player without playouts. */
    public static <P extends Position<P>> Search<P> make(
            Game<P> game,
            Teachable<P> lessons,
            Optional<URL> shipped,
            Settings settings,
            long seed) {
        return make(game, lessons, shipped, Optional.empty(), settings, seed);
    }

    /**
     * Makes the player.
     *
     * @param shipped the weights that the game has for this board; empty if it has none
     * @param playouts what a part of a leaf's value may come from; if there are any, the settings
     *     are {@link #settingsWithPlayouts}
     */
    public static <P extends Position<P>> Search<P> make(
            Game<P> game,
            Teachable<P> lessons,
            Optional<URL> shipped,
            Optional<EvaluatorSpec<P>> playouts,
            Settings settings,
            long seed) {
        Network network = network(settings, shipped, lessons.encoding().shape());
        return make(game, lessons, network, playouts, settings, seed);
    }

    /** Makes the player with a network, whatever the setting {@code net} names. */
    public static <P extends Position<P>> Search<P> make(
            Game<P> game,
            Teachable<P> lessons,
            RowEvaluatorSpec network,
            Optional<EvaluatorSpec<P>> playouts,
            Settings settings,
            long seed) {
        Puct rule = new Puct(settings.get(EXPLORATION), settings.get(REDUCTION));
        Utility utility = new Utility(settings.get(SCORE_WEIGHT), lessons.clearLead());
        SearchParts<P> parts =
                SearchParts.<P>of(
                                game,
                                () -> rule,
                                () -> new EvaluatedMoves<>(lessons.candidates()),
                                EvaluationSettings.evaluators(
                                        settings, game, lessons, network, utility, playouts),
                                Owners.none())
                        .withFinalRule(SearchOptions.finalRule(settings));
        SearchOptions options = SearchOptions.from(settings);
        return new Search<>(
                parts, settings.get(GRAPH) ? options.onGraph() : options, new Rng(seed));
    }

    /** The network of the player's settings. */
    public static Network network(Settings settings, Optional<URL> shipped, Shape shape) {
        if (settings.isSet(NETWORK) && !settings.get(NETWORK).equals(NETWORK.defaultValue())) {
            Path file = Path.of(settings.get(NETWORK));
            return new Network(WeightsFile.read(SentFiles.find(file)).requireFit(shape));
        }
        URL url =
                shipped.orElseThrow(
                        () ->
                                new BadInput(
                                        "no network is shipped for %s %dx%d; net=FILE names one"
                                                .formatted(
                                                        shape.game(),
                                                        shape.height(),
                                                        shape.width())));
        return shipped(url, shape);
    }

    /** A network from a game's own resources; it is read once. */
    public static Network shipped(URL url, Shape shape) {
        return SHIPPED.computeIfAbsent(url.toString(), name -> read(url, shape));
    }

    private static Network read(URL url, Shape shape) {
        String name = url.getPath().substring(url.getPath().lastIndexOf('/') + 1);
        try (InputStream stream = url.openStream()) {
            return new Network(WeightsFile.read(name, stream).requireFit(shape));
        } catch (IOException e) {
            throw new BadInput(
                    "network file '%s' cannot be used: %s".formatted(name, FileTrouble.reason(e)),
                    e);
        }
    }
}
