package moyo.app.play;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import moyo.app.option.GameOption;
import moyo.app.option.Games;
import moyo.app.option.PlayerOptions;
import moyo.app.option.ProgramVersion;
import moyo.app.option.SeedOption;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.lab.console.Progress;
import moyo.search.count.Counts;
import moyo.search.player.PlayerSpec;
import moyo.search.watch.Analyst;
import moyo.session.CountsText;
import moyo.session.GameKit;
import moyo.session.analysis.AnalysedMove;
import moyo.session.analysis.GameAnalysis;
import moyo.session.analysis.GameLine;
import moyo.session.analysis.ReportSummary;
import moyo.session.analysis.ReportTable;
import moyo.sgf.SgfNode;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code moyo analyze}: analyses the moves of a game record. */
@Command(
        name = "analyze",
        description = {
            "Analyses a game: the change of the first player's win rate by each move, and better"
                    + " moves.",
            "By default the game's standard player (fuego-style in Go) searches every position with"
                    + " 3000 playouts."
        },
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
public final class AnalyzeCommandLine implements Callable<Integer> {
    private static final String PLAYOUTS = "3000";

    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            description = "A game record (SGF or blksgf); its first game is analysed.")
    private Path file = Path.of("");

    @Option(
            names = "--game",
            paramLabel = "NAME",
            completionCandidates = GameOption.Names.class,
            description = "The game: ${COMPLETION-CANDIDATES}; default: the game of the record.")
    private @Nullable String game;

    @Mixin private PlayerOptions player = new PlayerOptions();

    @Mixin private SeedOption seed = new SeedOption();

    @Option(
            names = "--from",
            paramLabel = "N",
            description = "Number of the first analysed move; default 1.")
    private int from = 1;

    @Option(
            names = "--to",
            paramLabel = "N",
            description = "Number of the last analysed move; default: the last move.")
    private int to = Integer.MAX_VALUE;

    @Option(
            names = "--blunder",
            paramLabel = "PERCENT",
            description =
                    "Marks moves that lose more than this many percentage points of win rate;"
                            + " default 15.")
    private double blunder = 15;

    @Mixin private AnalysisOutput output = new AnalysisOutput();

    @Option(names = "--json", description = "Prints one JSON object per move.")
    private boolean json;

    @Override
    public Integer call() {
        checkOptions();
        if (game != null) {
            GameKit<?, ?> kit = Games.ofEngine(game, Map.of());
            Optional<SgfNode> tree = GameFile.readText(file, kit);
            return analyse(kit, tree.isPresent() ? List.of(tree.get()) : GameFile.read(file));
        }
        List<SgfNode> games = GameFile.read(file);
        return analyse(kitOf(games.get(0)), games);
    }

    /**
     * Returns the game that the record names; the first game of the list if the record names none.
     */
    private static GameKit<?, ?> kitOf(SgfNode root) {
        List<GameKit<?, ?>> kits = new ArrayList<>();
        Games.names().forEach(name -> kits.add(Games.ofEngine(name, Map.of())));
        return kits.stream().filter(k -> k.format().isOf(root)).findFirst().orElse(kits.get(0));
    }

    private <G extends Game<P>, P extends Position<P>> int analyse(
            GameKit<G, P> kit, List<SgfNode> games) {
        GameLine<G, P> line = read(kit, games.get(0));
        PlayerSpec<G, P> analyst = analystSpec(kit, line.game());
        List<GameLine.Step<P>> steps = range(line);
        GameAnalysis<P> analysis =
                new GameAnalysis<>(analyst(kit, analyst, line), analyst.budget());
        output.check(file);
        if (games.size() > 1) {
            warn("'%s' holds %d games; the first is analysed".formatted(file, games.size()));
        }
        boolean breaksOff = !line.fault().isEmpty() && to > line.steps().size();
        if (breaksOff) {
            warn(line.fault() + "; only the moves before it are analysed");
        }
        List<AnalysedMove> moves = analyse(kit, line, steps, analysis);
        boolean written = output.write(kit, games, line, moves, analyst.toString(), blunder, err());
        return written && !breaksOff && moves.size() == steps.size() ? 0 : 1;
    }

    private void checkOptions() {
        if (from < 1) {
            throw new BadInput("--from %d is not a move number, 1 or more".formatted(from));
        }
        if (from > to) {
            throw new BadInput("--from %d is behind --to %d".formatted(from, to));
        }
        if (!(blunder >= 0 && blunder <= 100)) {
            throw new BadInput("--blunder %s is not between 0 and 100".formatted(blunder));
        }
    }

    private <G extends Game<P>, P extends Position<P>> PlayerSpec<G, P> analystSpec(
            GameKit<G, P> kit, G board) {
        PlayerSpec<G, P> wanted = player.spec(kit.players(), kit.standardPlayer(board));
        return wanted.hasOwnTime() ? wanted : wanted.orPlayouts(PLAYOUTS);
    }

    private <G extends Game<P>, P extends Position<P>> GameLine<G, P> read(
            GameKit<G, P> kit, SgfNode tree) {
        try {
            return GameLine.read(tree, kit.format());
        } catch (BadInput e) {
            throw new BadInput("cannot analyse '%s': %s".formatted(file, e.getMessage()), e);
        }
    }

    private <P extends Position<P>> List<GameLine.Step<P>> range(GameLine<?, P> line) {
        int last = line.steps().size();
        if (from > last) {
            throw new BadInput("--from %d is behind the last move, %d".formatted(from, last));
        }
        return line.steps().subList(from - 1, Math.min(to, last));
    }

    private <G extends Game<P>, P extends Position<P>> Analyst<P> analyst(
            GameKit<G, P> kit, PlayerSpec<G, P> who, GameLine<G, P> line) {
        if (who.make(line.game(), seed.value()) instanceof Analyst<P> analyst) {
            return analyst;
        }
        throw new BadInput(
                "player '%s' has no search tree to analyse; use one that has, such as '%s'"
                        .formatted(who, kit.standardPlayer(line.game())));
    }

    private void warn(String message) {
        err().println("moyo: " + message);
    }

    private PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /**
     * Prints each move when its judgement is final; ends early if standard output is closed and no
     * file is to be written.
     */
    private <P extends Position<P>> List<AnalysedMove> analyse(
            GameKit<?, P> kit,
            GameLine<?, P> line,
            List<GameLine.Step<P>> steps,
            GameAnalysis<P> analysis) {
        PrintWriter out = spec.commandLine().getOut();
        ReportTable table = ReportTable.of(line, AnalysisOutput.sides(kit), blunder);
        AnalysisJson lines = new AnalysisJson(line.game(), blunder);
        Progress progress = new Progress(err(), steps.size(), "moves");
        List<AnalysedMove> moves = new ArrayList<>();
        if (!json) {
            out.println(table.heading());
        }
        analysis.analyse(
                steps,
                move -> {
                    moves.add(move);
                    String text = json ? lines.line(move) : table.line(move);
                    progress.interrupted(() -> out.println(text));
                    progress.step(String.valueOf(file.getFileName()));
                    return !out.checkError() || output.isWanted(); // checkError also flushes
                });
        progress.interrupted(() -> summarise(kit, line.game(), moves, analysis.counts(), out));
        return moves;
    }

    private void summarise(
            GameKit<?, ?> kit,
            Game<?> played,
            List<AnalysedMove> moves,
            Counts counts,
            PrintWriter out) {
        if (!json) {
            out.println();
            new ReportSummary(played, AnalysisOutput.sides(kit), moves, blunder)
                    .lines()
                    .forEach(out::println);
            String memory = CountsText.ratios(counts);
            if (!memory.isEmpty()) {
                out.println("while the memory was open: " + memory);
            }
        }
    }
}
