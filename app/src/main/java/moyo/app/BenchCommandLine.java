package moyo.app;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import moyo.game.BadInput;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.UniformPolicy;
import moyo.go.heuristic.Agent;
import moyo.go.player.GoPlayers;
import moyo.search.PlayerSpec;
import moyo.search.SearchOptions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code moyo bench}: how fast it is here. */
@Command(
        name = "bench",
        description = {
            "Measures speed, in units per second of CPU time.",
            "Compare figures only with others from the same machine at the same time."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class)
final class BenchCommandLine implements Callable<Integer> {
    private static final double KOMI = 6.5;
    private static final String LIGHT = "playout.light";
    private static final String HEAVY = "playout.heavy";
    private static final String SEARCH = "search";
    private static final List<String> LINES = List.of(LIGHT, HEAVY, SEARCH);

    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Mixin private GameOption game = new GameOption();

    @Option(names = "--size", paramLabel = "N", description = "Default: 9, 13 and 19 in turn.")
    private List<Integer> sizes = List.of(9, 13, 19);

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "CPU seconds for each measurement after a warm-up; default 5.")
    private double seconds = 5;

    @Option(
            names = "--player",
            paramLabel = "SPEC",
            description = "Who searches; default fuego-style.")
    private String player = "fuego-style";

    @Option(
            names = "--threads",
            paramLabel = "T",
            split = ",",
            description = "Threads of the search; 1,2 measures both. Default 1.")
    private List<Integer> threads = List.of(1);

    @Option(
            names = "--only",
            paramLabel = "WHAT",
            description = "Only playout.light, playout.heavy or search.")
    private @Nullable String only;

    @Option(names = "--seed", paramLabel = "N", description = "Default 1.")
    private long seed = 1;

    @Option(names = "--json", description = "One JSON object per line.")
    private boolean json;

    @Override
    public Integer call() throws JsonProcessingException {
        if (!(seconds > 0 && seconds <= 3600)) {
            throw new BadInput("--seconds %s is not between 0 and 3600".formatted(seconds));
        }
        if (only != null && !LINES.contains(only)) {
            throw new BadInput("--only %s is none of %s".formatted(only, String.join(", ", LINES)));
        }
        for (int size : sizes) {
            measure(new GoGame(size, KOMI, GoRules.CHINESE));
        }
        return 0;
    }

    private void measure(GoGame go) throws JsonProcessingException {
        if (isWanted(LIGHT)) {
            PlayoutBench light = new PlayoutBench(go, new UniformPolicy(), seed);
            print(LIGHT, game.goOnly(), go.size(), light.run(seconds));
        }
        if (isWanted(HEAVY)) {
            PlayoutBench heavy = new PlayoutBench(go, Agent.ofFuego(go.geometry()), seed);
            print(HEAVY, game.goOnly(), go.size(), heavy.run(seconds));
        }
        if (isWanted(SEARCH)) {
            for (int count : threads) {
                PlayerSpec<GoGame, GoPosition> searcher = GoPlayers.ALL.parse(player);
                if (count != 1) {
                    searcher = searcher.with(SearchOptions.THREADS.key(), "" + count);
                }
                print(game.goOnly(), go.size(), new SearchBench(go, searcher, seed).run(seconds));
            }
        }
    }

    private boolean isWanted(String what) {
        return only == null || only.equals(what);
    }

    private void print(String what, String game, int size, PlayoutBench.Figures figures)
            throws JsonProcessingException {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("what", what);
            line.put("game", game);
            line.put("size", size);
            line.put("threads", 1);
            line.put("perCpuSecond", Math.round(figures.perCpuSecond()));
            line.put("bestPerCpuSecond", Math.round(figures.bestPerCpuSecond()));
            line.put("cpuSeconds", figures.cpuSeconds());
            line.put("playouts", figures.playouts());
            line.put("movesPerPlayout", figures.moves());
            line.put("movesStandardError", figures.movesError());
            line.put("blackWins", figures.blackWins());
            line.put("blackWinsStandardError", figures.blackWinsError());
            out.println(new ObjectMapper().writeValueAsString(line));
        } else {
            out.printf(
                    Locale.ROOT,
                    "%s %s %2dx%-2d  %8.0f per CPU second (best %.0f), "
                            + "%.2f ± %.2f moves, Black wins %.2f ± %.2f %% at komi %s%n",
                    what,
                    game,
                    size,
                    size,
                    figures.perCpuSecond(),
                    figures.bestPerCpuSecond(),
                    figures.moves(),
                    figures.movesError(),
                    100 * figures.blackWins(),
                    100 * figures.blackWinsError(),
                    KOMI);
        }
        out.flush();
    }

    private void print(String game, int size, SearchBench.Figures figures)
            throws JsonProcessingException {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("what", SEARCH);
            line.put("game", game);
            line.put("size", size);
            line.put("threads", figures.threads());
            line.put("player", player);
            line.put("perCpuSecond", Math.round(figures.perCpuSecond()));
            line.put("bestPerCpuSecond", Math.round(figures.bestPerCpuSecond()));
            line.put("perSecond", Math.round(figures.perSecond()));
            line.put("bestPerSecond", Math.round(figures.bestPerSecond()));
            line.put("cpuSeconds", figures.cpuSeconds());
            line.put("simulations", figures.simulations());
            out.println(new ObjectMapper().writeValueAsString(line));
        } else {
            out.printf(
                    Locale.ROOT,
                    "search        %s %2dx%-2d  %8.0f per CPU second (best %.0f), %.0f per second"
                            + " with %d thread%s, by %s%n",
                    game,
                    size,
                    size,
                    figures.perCpuSecond(),
                    figures.bestPerCpuSecond(),
                    figures.perSecond(),
                    figures.threads(),
                    figures.threads() == 1 ? "" : "s",
                    player);
        }
        out.flush();
    }
}
