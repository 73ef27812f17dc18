package moyo.net.player;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.net.Shape;
import moyo.net.Teachable;
import moyo.net.Utility;
import moyo.net.kernel.Network;
import moyo.net.kernel.RowEvaluatorSpec;
import moyo.net.weights.SentFiles;
import moyo.net.weights.WeightsFile;
import moyo.search.part.LeafEvaluator;
import moyo.search.part.Roles;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.search.simulation.EvaluatorSpec;

/** Settings of {@code zero} that say how its leaves are evaluated, and what they make. */
final class EvaluationSettings {
    private static final String NONE = "none";

    private static final Setting<String> SYMMETRY =
            Setting.choice(
                    "symmetry",
                    List.of("search", "leaf"),
                    "the symmetry under which the network sees positions is drawn for each search,"
                            + " or for each leaf");

    private static final Setting<Integer> VIEWS =
            Setting.integer(
                    "views",
                    1,
                    1,
                    8,
                    "evaluations of each leaf, each under another symmetry; the mean counts");

    private static final Setting<String> SECOND =
            Setting.text(
                    "second-net",
                    NONE,
                    "a file name or 'none'",
                    "weights of a second network; one of the two is drawn for each leaf",
                    text -> text);

    private static final Setting<String> POLICY =
            Setting.choice(
                    "policy",
                    List.of("network", "uniform"),
                    "move probabilities: the network's, or all equal");

    static final Setting<Double> TEMPERATURE =
            Setting.number(
                    "policy-temperature",
                    1,
                    0.1,
                    10,
                    "T in softmax(logit / T), the probabilities of moves; above 1 the search tries"
                            + " more moves");

    static final Setting<Integer> CACHE =
            Setting.integer(
                            "cache",
                            0,
                            0,
                            4096,
                            "memory for evaluations, which are kept for the whole game; 0 is off, as is"
                                    + " the default with symmetry=leaf")
                    .in("MiB");

    private static final Setting<String> CACHE_KEY =
            Setting.choice(
                    "cache-key",
                    List.of("position", "canonical"),
                    "with a cache: position = the network sees all positions of a game under one"
                            + " symmetry; canonical = symmetric positions share an evaluation, and it"
                            + " sees each position turned as its key says");

    private static final Setting<Double> PLAYOUT_WEIGHT =
            Setting.number(
                    "playout-weight",
                    0,
                    0,
                    1,
                    "weight w of a playout's result in the value of a leaf; the network's value has"
                            + " 1 - w");

    /** In the order of the help. */
    static final List<Setting<?>> ALL =
            List.of(SYMMETRY, VIEWS, SECOND, POLICY, TEMPERATURE, CACHE, CACHE_KEY);

    /** For games whose player has playouts. */
    static final List<Setting<?>> WITH_PLAYOUTS =
            List.of(SYMMETRY, VIEWS, SECOND, POLICY, TEMPERATURE, CACHE, CACHE_KEY, PLAYOUT_WEIGHT);

    private EvaluationSettings() {}

    /**
     * Makes the evaluators.
     *
     * @param playouts if there are any, the settings are {@link #WITH_PLAYOUTS}, otherwise {@link
     *     #ALL}
     */
    static <P extends Position<P>> EvaluatorSpec<P> evaluators(
            Settings settings,
            Game<P> game,
            Teachable<P> lessons,
            RowEvaluatorSpec network,
            Utility utility,
            Optional<EvaluatorSpec<P>> playouts) {
        Shape shape = lessons.encoding().shape();
        NetworkUse use =
                new NetworkUse(
                        networks(settings, network, shape),
                        settings.get(SYMMETRY).equals("leaf"),
                        settings.get(VIEWS),
                        settings.get(POLICY).equals("network"),
                        settings.get(TEMPERATURE),
                        cache(settings, shape));
        EvaluatorSpec<P> byNetwork =
                (options, roles, rng) ->
                        new NetworkEvaluator<>(game, lessons, use, utility, roles, rng);
        double weight = playouts.isPresent() ? settings.get(PLAYOUT_WEIGHT) : 0;
        if (weight == 0) {
            return byNetwork;
        }
        EvaluatorSpec<P> played = playouts.orElseThrow();
        return (options, roles, rng) -> {
            LeafEvaluator<P> results = played.forThread(options, new Roles<>(game, List.of()), rng);
            return new PlayoutShare<>(
                    game, byNetwork.forThread(options, roles, rng), results, weight);
        };
    }

    private static List<RowEvaluatorSpec> networks(
            Settings settings, RowEvaluatorSpec first, Shape shape) {
        String second = settings.get(SECOND);
        if (second.equals(NONE)) {
            return List.of(first);
        }
        return List.of(
                first,
                new Network(WeightsFile.read(SentFiles.find(Path.of(second))).requireFit(shape)));
    }

    private static Optional<EvaluationCache> cache(Settings settings, Shape shape) {
        if (settings.get(SYMMETRY).equals("leaf")) {
            if (settings.isSet(CACHE) && settings.get(CACHE) > 0) {
                throw new BadInput(
                        "symmetry=leaf and cache=%d exclude each other: the cache decides about"
                                        .formatted(settings.get(CACHE))
                                + " symmetries");
            }
            return Optional.empty();
        }
        long bytes = (long) settings.get(CACHE) << 20;
        return bytes == 0
                ? Optional.empty()
                : Optional.of(
                        new EvaluationCache(
                                bytes,
                                shape.policySize() + 2,
                                settings.get(CACHE_KEY).equals("canonical")));
    }
}
