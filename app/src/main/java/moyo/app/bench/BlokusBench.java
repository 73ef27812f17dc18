package moyo.app.bench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.evaluation.BouzyEvaluator;
import moyo.blokus.family.BlokusKit;
import moyo.blokus.player.BlokusPlayers;
import moyo.blokus.playout.InformedPolicy;
import moyo.blokus.playout.UniformPolicy;
import moyo.game.Rng;
import moyo.search.player.PlayerSpec;
import moyo.search.playout.PlayoutPolicy;

/** Measures the speed of Blokus Duo from three positions of one game. */
final class BlokusBench {
    /** The player of the search benchmark. */
    static final String PLAYER = "blokus";

    private static final String UNIFORM = "playout.uniform";
    private static final String INFORMED = "playout.informed";
    private static final String EVALUATION = "evaluation";
    private static final String NETWORK = "evaluation.network";
    private static final String SEARCH = "search";

    /** The names of the benchmarks. */
    static final List<String> LINES = List.of(UNIFORM, INFORMED, EVALUATION, NETWORK, SEARCH);

    private static final int[] PLIES = {0, 9, 14};
    private static final int SIMULATIONS = 50_000;

    /** {@code selfplay} by the player blokus, 5,000 playouts a move, seed 3. */
    private static final String MOVES =
            "e8,d9,e9,f9,e10 j5,i6,j6,k6,j7 g8,h8,i8,j8,i9 e7,f7,g7,h7,f8"
                    + " c5,d5,c6,c7,c8 l7,l8,m8,m9,n9 k9,j10,k10,k11,l11 g9,g10,e11,f11,g11"
                    + " c10,c11,d11,d12,d13 h12,f13,g13,h13,g14 e2,c3,d3,e3,e4 e5,f5,g5,h5"
                    + " f1,g1,g2,h2,h3 h1,i1,i2,i3,i4";

    private final BlokusGame game = new BlokusGame();
    private final double seconds;
    private final long seed;
    private final boolean json;
    private final PrintWriter out;

    BlokusBench(double seconds, long seed, boolean json, PrintWriter out) {
        this.seconds = seconds;
        this.seed = seed;
        this.json = json;
        this.out = out;
    }

    /**
     * @param isWanted which of {@link #LINES}
     */
    void run(Predicate<String> isWanted, String player, List<Integer> threads)
            throws JsonProcessingException {
        if (isWanted.test(UNIFORM)) {
            for (int ply : PLIES) {
                playouts(UNIFORM, ply, new UniformPolicy());
            }
        }
        if (isWanted.test(INFORMED)) {
            for (int ply : PLIES) {
                playouts(INFORMED, ply, InformedPolicy.standard());
            }
        }
        if (isWanted.test(EVALUATION)) {
            for (BouzyEvaluator.Seeds seeds : BouzyEvaluator.Seeds.values()) {
                for (BouzyEvaluator.Mask mask : BouzyEvaluator.Mask.values()) {
                    evaluations(mask, seeds);
                }
            }
        }
        BlokusKit kit = new BlokusKit(game);
        if (isWanted.test(NETWORK) && EvaluationBench.has(kit)) {
            for (int ply : PLIES) {
                new EvaluationBench<>(kit, start(ply), seed)
                        .print(
                                NETWORK,
                                Map.of("ply", ply),
                                "ply %2d".formatted(ply),
                                seconds,
                                json,
                                out);
            }
        }
        if (isWanted.test(SEARCH)) {
            for (int count : threads) {
                searches(player, count);
            }
        }
    }

    private BlokusPosition start(int ply) {
        BlokusPosition position = game.newPosition();
        String[] moves = MOVES.split(" ");
        for (int i = 0; i < ply; i++) {
            position.play(game.parseMove(moves[i]));
        }
        return position;
    }

    private void playouts(String what, int ply, PlayoutPolicy<BlokusPosition> policy)
            throws JsonProcessingException {
        BlokusPosition start = start(ply);
        BlokusPosition position = game.newPosition();
        Rng rng = new Rng(seed);
        print(
                what,
                ply,
                "",
                CpuRate.of(
                        () -> {
                            position.copyFrom(start);
                            position.beginPlayout();
                            policy.playOut(position, rng);
                        },
                        seconds));
    }

    private void evaluations(BouzyEvaluator.Mask mask, BouzyEvaluator.Seeds seeds)
            throws JsonProcessingException {
        BouzyEvaluator evaluator = new BouzyEvaluator(mask, seeds);
        String reading = "mask=%s seeds=%s".formatted(mask, seeds).toLowerCase(Locale.ROOT);
        for (int ply : PLIES) {
            BlokusPosition start = start(ply);
            double[] sum = new double[1]; // keeps the compiler from removing the computation
            CpuRate rate = CpuRate.of(() -> sum[0] += evaluator.evaluate(start), seconds);
            print(EVALUATION, ply, reading, rate);
        }
    }

    private void print(String what, int ply, String reading, CpuRate rate)
            throws JsonProcessingException {
        if (json) {
            Map<String, Object> line = line(what, ply);
            line.put("threads", 1);
            if (!reading.isEmpty()) {
                line.put("evaluation", reading);
            }
            line.put("perCpuSecond", Math.round(rate.perCpuSecond()));
            line.put("bestPerCpuSecond", Math.round(rate.best()));
            line.put("cpuSeconds", rate.cpuSeconds());
            out.println(new ObjectMapper().writeValueAsString(line));
        } else {
            out.printf(
                    Locale.ROOT,
                    "%-15s blokus ply %2d  %9.0f per CPU second (best %.0f)%s%n",
                    what,
                    ply,
                    rate.perCpuSecond(),
                    rate.best(),
                    reading.isEmpty() ? "" : ", " + reading);
        }
        out.flush();
    }

    private Map<String, Object> line(String what, int ply) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("what", what);
        line.put("game", game.name());
        line.put("ply", ply);
        return line;
    }

    private void searches(String player, int threads) throws JsonProcessingException {
        PlayerSpec<BlokusGame, BlokusPosition> searcher =
                SearchBench.withThreads(BlokusPlayers.ALL.parse(player), threads);
        for (int ply : PLIES) {
            var bench =
                    new SearchBench<>(
                            game,
                            start(ply),
                            searcher,
                            SearchBench.simulations(SIMULATIONS, seconds),
                            seed);
            print(ply, player, bench.run(seconds));
        }
    }

    private void print(int ply, String player, SearchBench.Figures figures)
            throws JsonProcessingException {
        if (json) {
            Map<String, Object> line = line(SEARCH, ply);
            line.putAll(figures.json(player));
            out.println(new ObjectMapper().writeValueAsString(line));
        } else {
            out.printf(
                    Locale.ROOT, "%-15s blokus ply %2d  %s%n", SEARCH, ply, figures.text(player));
        }
        out.flush();
    }
}
