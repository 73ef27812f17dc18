package moyo.app.bench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.player.PlayerSpec;
import moyo.search.playout.PlayoutPolicy;
import moyo.session.GameKit;

/**
 * Measures the speed of any game from its start position: each of its playout policies, and the
 * search of a player.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
final class GameBench<G extends Game<P>, P extends Position<P>> {
    private static final String SEARCH = "search";
    private static final int SIMULATIONS = 50_000;

    private final GameKit<G, P> kit;
    private final double seconds;
    private final long seed;
    private final boolean json;
    private final PrintWriter out;

    GameBench(GameKit<G, P> kit, double seconds, long seed, boolean json, PrintWriter out) {
        this.kit = kit;
        this.seconds = seconds;
        this.seed = seed;
        this.json = json;
        this.out = out;
    }

    /** The names of the benchmarks. */
    List<String> lines() {
        List<String> lines = new ArrayList<>(kit.playouts().keySet());
        if (EvaluationBench.has(kit)) {
            lines.add(EvaluationBench.LINE);
        }
        lines.add(SEARCH);
        return lines;
    }

    /**
     * Measures the selected benchmarks.
     *
     * @param isWanted selects among {@link #lines}
     */
    void run(Predicate<String> isWanted, String player, List<Integer> threads)
            throws JsonProcessingException {
        for (Map.Entry<String, Supplier<PlayoutPolicy<P>>> line : kit.playouts().entrySet()) {
            if (isWanted.test(line.getKey())) {
                playouts(line.getKey(), line.getValue().get());
            }
        }
        if (EvaluationBench.has(kit) && isWanted.test(EvaluationBench.LINE)) {
            EvaluationBench.print(kit, seconds, seed, json, out);
        }
        for (int count : isWanted.test(SEARCH) ? threads : List.<Integer>of()) {
            PlayerSpec<G, P> spec = SearchBench.withThreads(kit.players().parse(player), count);
            SearchBench<P> bench =
                    new SearchBench<>(
                            kit.game(),
                            kit.game().newPosition(),
                            spec,
                            SearchBench.simulations(SIMULATIONS, seconds),
                            seed);
            SearchBench.Figures figures = bench.run(seconds);
            print(SEARCH, figures.json(player), figures.text(player));
        }
    }

    private void playouts(String what, PlayoutPolicy<P> policy) throws JsonProcessingException {
        P start = kit.game().newPosition();
        P position = kit.game().newPosition();
        Rng rng = new Rng(seed);
        CpuRate rate =
                CpuRate.of(
                        () -> {
                            position.copyFrom(start);
                            position.beginPlayout();
                            policy.playOut(position, rng);
                        },
                        seconds);
        Map<String, Object> figures = new LinkedHashMap<>();
        figures.put("threads", 1);
        figures.put("perCpuSecond", Math.round(rate.perCpuSecond()));
        figures.put("bestPerCpuSecond", Math.round(rate.best()));
        figures.put("cpuSeconds", rate.cpuSeconds());
        print(
                what,
                figures,
                String.format(
                        Locale.ROOT,
                        "%9.0f per CPU second (best %.0f)",
                        rate.perCpuSecond(),
                        rate.best()));
    }

    private void print(String what, Map<String, Object> figures, String text)
            throws JsonProcessingException {
        if (json) {
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("what", what);
            line.put("game", kit.game().name());
            line.putAll(figures);
            out.println(new ObjectMapper().writeValueAsString(line));
        } else {
            out.printf(Locale.ROOT, "%-15s %s  %s%n", what, kit.game().name(), text);
        }
        out.flush();
    }
}
