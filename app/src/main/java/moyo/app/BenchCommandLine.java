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
import moyo.go.GoRules;
import moyo.go.UniformPolicy;
import moyo.go.heuristic.Agent;
import moyo.go.player.GoPlayers;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code moyo bench}: how fast it is here. */
@Command(
        name = "bench",
        description = {
            "Measures speed, in units per second of CPU time of one thread.",
            "Compare figures only with others from the same machine at the same time."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class)
final class BenchCommandLine implements Callable<Integer> {
    private static final double KOMI = 6.5;

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

    @Option(names = "--seed", paramLabel = "N", description = "Default 1.")
    private long seed = 1;

    @Option(names = "--json", description = "One JSON object per line.")
    private boolean json;

    @Override
    public Integer call() throws JsonProcessingException {
        if (!(seconds > 0 && seconds <= 3600)) {
            throw new BadInput("--seconds %s is not between 0 and 3600".formatted(seconds));
        }
        String name = game.name();
        for (int size : sizes) {
            GoGame go = new GoGame(size, KOMI, GoRules.CHINESE);
            PlayoutBench light = new PlayoutBench(go, new UniformPolicy(), seed);
            print("playout.light", name, size, light.run(seconds));
            PlayoutBench heavy = new PlayoutBench(go, Agent.ofFuego(go.geometry()), seed);
            print("playout.heavy", name, size, heavy.run(seconds));
            SearchBench search = new SearchBench(go, GoPlayers.ALL.parse(player), seed);
            print(name, size, search.run(seconds));
        }
        return 0;
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
            line.put("what", "search");
            line.put("game", game);
            line.put("size", size);
            line.put("threads", 1);
            line.put("player", player);
            line.put("perCpuSecond", Math.round(figures.perCpuSecond()));
            line.put("bestPerCpuSecond", Math.round(figures.bestPerCpuSecond()));
            line.put("cpuSeconds", figures.cpuSeconds());
            line.put("simulations", figures.simulations());
            out.println(new ObjectMapper().writeValueAsString(line));
        } else {
            out.printf(
                    Locale.ROOT,
                    "search        %s %2dx%-2d  %8.0f per CPU second (best %.0f) by %s%n",
                    game,
                    size,
                    size,
                    figures.perCpuSecond(),
                    figures.bestPerCpuSecond(),
                    player);
        }
        out.flush();
    }
}
