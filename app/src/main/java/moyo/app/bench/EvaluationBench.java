package moyo.app.bench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.net.Shape;
import moyo.net.Teachable;
import moyo.net.Utility;
import moyo.net.kernel.Inference;
import moyo.net.kernel.Network;
import moyo.net.player.NetworkEvaluator;
import moyo.net.player.NetworkUse;
import moyo.net.player.ZeroPlayer;
import moyo.search.part.Roles;
import moyo.search.part.Simulation;
import moyo.session.GameKit;

/**
 * Measures evaluations of a position by the network that is shipped with a game, per second of CPU
 * time of this thread: encoding, inference and the move probabilities.
 *
 * @param <P> the positions of the game
 */
final class EvaluationBench<P extends Position<P>> {
    /** The name of the line. */
    static final String LINE = "evaluation";

    private static final int STRETCH = 20;

    private final String name;
    private final NetworkEvaluator<P> evaluator;
    private final Simulation<P> leaf;
    private final String kernel;

    /** Prepares a game that {@link #has} a network. */
    EvaluationBench(GameKit<?, P> kit, P position, long seed) {
        Teachable<P> lessons = kit.lessons().orElseThrow();
        Game<P> game = kit.game();
        Network network =
                ZeroPlayer.shipped(kit.shippedNetwork().orElseThrow(), lessons.encoding().shape());
        name = game.name();
        Shape shape = lessons.encoding().shape();
        kernel = new Inference(network, shape.height(), shape.width()).kernel();
        evaluator =
                new NetworkEvaluator<>(
                        game,
                        lessons,
                        NetworkUse.of(network),
                        new Utility(0, lessons.clearLead()),
                        new Roles<>(game, List.of()),
                        new Rng(seed));
        leaf = new Simulation<>(game, true);
        leaf.begin(position);
    }

    /** Whether a game has a network to measure. */
    static boolean has(GameKit<?, ?> kit) {
        return kit.lessons().isPresent() && kit.shippedNetwork().isPresent();
    }

    /** Measures the start position of a game that {@link #has} a network, and prints the line. */
    static <P extends Position<P>> void print(
            GameKit<?, P> kit, double seconds, long seed, boolean json, PrintWriter out)
            throws JsonProcessingException {
        Object size = kit.facts().get("size");
        new EvaluationBench<>(kit, kit.game().newPosition(), seed)
                .print(
                        LINE,
                        size == null ? Map.of() : Map.of("size", size),
                        size == null ? "" : "%2sx%-2s".formatted(size, size),
                        seconds,
                        json,
                        out);
    }

    /**
     * Measures the position and prints the line.
     *
     * @param where the board or the position as fields of the JSON object
     * @param place the same as text
     */
    void print(
            String what,
            Map<String, ?> where,
            String place,
            double seconds,
            boolean json,
            PrintWriter out)
            throws JsonProcessingException {
        CpuRate rate = CpuRate.of(() -> evaluator.evaluate(leaf), seconds, STRETCH);
        if (json) {
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("what", what);
            line.put("game", name);
            line.putAll(where);
            line.put("threads", 1);
            line.put("kernel", kernel);
            line.put("perCpuSecond", Math.round(rate.perCpuSecond()));
            line.put("bestPerCpuSecond", Math.round(rate.best()));
            line.put("cpuSeconds", rate.cpuSeconds());
            out.println(new ObjectMapper().writeValueAsString(line));
        } else {
            out.printf(
                    Locale.ROOT,
                    "%-13s %s %s  %8.0f per CPU second (best %.0f), kernel %s%n",
                    what,
                    name,
                    place,
                    rate.perCpuSecond(),
                    rate.best(),
                    kernel);
        }
        out.flush();
    }
}
