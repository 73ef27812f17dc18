package moyo.app.bench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import moyo.app.option.GameOption;
import moyo.app.option.Games;
import moyo.app.option.ProgramVersion;
import moyo.app.option.SeedOption;
import moyo.blokus.family.BlokusFamily;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.UniformPolicy;
import moyo.go.family.GoFamily;
import moyo.go.family.GoKit;
import moyo.go.heuristic.FuegoPolicy;
import moyo.go.player.GoPlayers;
import moyo.search.player.CommonSettings;
import moyo.search.player.PlayerSpec;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code moyo bench}: measures the speed of playouts and searches on this machine. */
@Command(
        name = "bench",
        description = {
            "Measures speed, in units per second of CPU time.",
            "Compare figures only with others from the same machine at the same time."
        },
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
public final class BenchCommandLine implements Callable<Integer> {
    private static final double KOMI = 6.5;
    private static final String LIGHT = "playout.light";
    private static final String HEAVY = "playout.heavy";
    private static final String SEARCH = "search";
    private static final List<String> LINES = List.of(LIGHT, HEAVY, EvaluationBench.LINE, SEARCH);
    private static final List<Integer> SIZES = List.of(9, 13, 19);
    private static final String PLAYER = "fuego-style";

    /** Simulations of one search of {@code --beside} on 9x9. */
    private static final int STRETCH_POINTS = 162_000;

    /** Measures one game. */
    @FunctionalInterface
    private interface Special {
        void measure(BenchCommandLine command) throws JsonProcessingException;
    }

    /** Games with benchmarks of their own beside playouts and a search from the start position. */
    private static final Map<String, Special> SPECIAL =
            Map.of(
                    new GoFamily().name(),
                    BenchCommandLine::measureGo,
                    new BlokusFamily().name(),
                    BenchCommandLine::measureBlokus);

    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Mixin private GameOption game = new GameOption();

    @Option(
            names = "--size",
            paramLabel = "N",
            description = "Board size in Go; default: 9, 13 and 19, one after the other.")
    private List<Integer> sizes = List.of();

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "CPU seconds for each measurement after a warm-up; default 5.")
    private double seconds = 5;

    @Option(
            names = "--player",
            paramLabel = "SPEC",
            description =
                    "The player of the search benchmark; default fuego-style, in Blokus"
                            + " blokus.")
    private @Nullable String player;

    @Option(
            names = "--beside",
            paramLabel = "SPEC",
            description =
                    "In Go: a second player, whose searches alternate with those of --player;"
                            + " prints the ratio of their speeds with a 95 %% interval.")
    private @Nullable String beside;

    @Option(
            names = "--threads",
            paramLabel = "T",
            split = ",",
            description = "Number of search threads; 1,2 measures both numbers. Default 1.")
    private List<Integer> threads = List.of(1);

    @Option(
            names = "--only",
            paramLabel = "WHAT",
            description = {
                "Measures one line only: playout.light, playout.heavy, search, or evaluation (by the",
                "network of the game, where one is shipped); in Blokus playout.uniform,",
                "playout.informed, evaluation (static ones), evaluation.network or search."
            })
    private @Nullable String only;

    @Mixin private SeedOption seed = new SeedOption();

    @Option(names = "--json", description = "Prints one JSON object per line.")
    private boolean json;

    @Option(
            names = "--signature",
            description = {
                "Instead of measuring, prints a hash of fixed searches of all games,",
                "which changes only if a player plays differently."
            })
    private boolean signature;

    @Override
    public Integer call() throws JsonProcessingException {
        if (signature) {
            spec.commandLine().getOut().println(Signature.compute());
            return 0;
        }
        if (!(seconds > 0 && seconds <= 3600)) {
            throw new BadInput("--seconds %s is not between 0 and 3600".formatted(seconds));
        }
        threads.forEach(count -> CommonSettings.THREADS.parse(count.toString()));
        checkPlayers(Games.of(game.name(), Map.of()));
        boolean go = game.name().equals(new GoFamily().name());
        if (beside != null && (!go || !isWanted(SEARCH) || !threads.equals(List.of(1)))) {
            throw new BadInput("--beside compares searches of Go with one thread");
        }
        if (!go && !sizes.isEmpty()) {
            throw new BadInput(
                    "--size %d: the board of %s has one size".formatted(sizes.get(0), game.name()));
        }
        Special special = SPECIAL.getOrDefault(game.name(), BenchCommandLine::measureAnyGame);
        special.measure(this);
        return 0;
    }

    /** Complains of a wrong player before anything is measured. */
    private void checkPlayers(GameKit<?, ?> kit) {
        if (player != null) {
            kit.players().parse(player);
        }
        if (beside != null) {
            kit.players().parse(beside);
        }
    }

    private void measureAnyGame() throws JsonProcessingException {
        measure(Games.of(game.name(), Map.of()));
    }

    private <G extends Game<P>, P extends Position<P>> void measure(GameKit<G, P> kit)
            throws JsonProcessingException {
        PrintWriter out = spec.commandLine().getOut();
        GameBench<G, P> bench = new GameBench<>(kit, seconds, seed.value(), json, out);
        checkOnly(bench.lines());
        String who = player == null ? kit.standardPlayer() : player;
        bench.run(this::isWanted, who, threads);
    }

    private void measureBlokus() throws JsonProcessingException {
        checkOnly(BlokusBench.LINES);
        PrintWriter out = spec.commandLine().getOut();
        String who = player == null ? BlokusBench.PLAYER : player;
        new BlokusBench(seconds, seed.value(), json, out).run(this::isWanted, who, threads);
    }

    private void measureGo() throws JsonProcessingException {
        checkOnly(LINES);
        for (int size : sizes.isEmpty() ? SIZES : sizes) {
            measure(new GoGame(size, KOMI, GoRules.CHINESE));
        }
    }

    private void checkOnly(List<String> lines) {
        if (only != null && !lines.contains(only)) {
            throw new BadInput("--only %s is none of %s".formatted(only, String.join(", ", lines)));
        }
    }

    private void measure(GoGame go) throws JsonProcessingException {
        if (isWanted(LIGHT)) {
            PlayoutBench light = new PlayoutBench(go, new UniformPolicy(), seed.value());
            print(LIGHT, game.name(), go.size(), light.run(seconds));
        }
        if (isWanted(HEAVY)) {
            PlayoutBench heavy =
                    new PlayoutBench(go, FuegoPolicy.standard(go.geometry()), seed.value());
            print(HEAVY, game.name(), go.size(), heavy.run(seconds));
        }
        measureNetwork(new GoKit(go));
        if (isWanted(SEARCH)) {
            if (beside != null) {
                compare(go, beside);
                return;
            }
            for (int count : threads) {
                PlayerSpec<GoGame, GoPosition> searcher =
                        SearchBench.withThreads(GoPlayers.ALL.parse(who()), count);
                int simulations = go.size() < 10 ? 20_000 : go.size() < 15 ? 10_000 : 5_000;
                var bench =
                        new SearchBench<>(
                                go,
                                go.newPosition(),
                                searcher,
                                SearchBench.simulations(simulations, seconds),
                                seed.value());
                print(game.name(), go.size(), bench.run(seconds));
            }
        }
    }

    private void measureNetwork(GoKit kit) throws JsonProcessingException {
        if (isWanted(EvaluationBench.LINE) && EvaluationBench.has(kit)) {
            EvaluationBench.print(kit, seconds, seed.value(), json, spec.commandLine().getOut());
        } else if (only != null && isWanted(EvaluationBench.LINE) && !sizes.isEmpty()) {
            throw new BadInput(
                    "--only %s: no network is shipped for %s %dx%d"
                            .formatted(only, game.name(), kit.game().size(), kit.game().size()));
        }
    }

    private void compare(GoGame go, String other) throws JsonProcessingException {
        int simulations = STRETCH_POINTS / (go.size() * go.size());
        List<SearchBench<GoPosition>> both =
                Stream.of(who(), other)
                        .map(GoPlayers.ALL::parse)
                        .map(
                                s ->
                                        new SearchBench<>(
                                                go, go.newPosition(), s, simulations, seed.value()))
                        .toList();
        SpeedRatio ratio = SpeedRatio.of(both.get(0)::once, both.get(1)::once, seconds);
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("what", SEARCH);
            line.put("game", game.name());
            line.put("size", go.size());
            line.put("player", who());
            line.put("beside", other);
            line.put("ratio", ratio.ratio());
            line.put("low", ratio.interval().low());
            line.put("high", ratio.interval().high());
            line.put("stretches", ratio.stretches());
            out.println(new ObjectMapper().writeValueAsString(line));
        } else {
            out.println(
                    "search        %s %2dx%-2d %s"
                            .formatted(
                                    game.name(), go.size(), go.size(), ratio.text(who(), other)));
        }
        out.flush();
    }

    private String who() {
        return player == null ? PLAYER : player;
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
            line.putAll(figures.json(who()));
            out.println(new ObjectMapper().writeValueAsString(line));
        } else {
            out.printf(
                    Locale.ROOT,
                    "search        %s %2dx%-2d %s%n",
                    game,
                    size,
                    size,
                    figures.text(who()));
        }
        out.flush();
    }
}
