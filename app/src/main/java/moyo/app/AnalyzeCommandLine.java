package moyo.app;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import moyo.game.BadInput;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.analysis.AnalysedMove;
import moyo.go.analysis.GameAnalysis;
import moyo.go.analysis.GameLine;
import moyo.go.analysis.ReportSummary;
import moyo.go.analysis.ReportTable;
import moyo.go.player.GoPlayers;
import moyo.search.count.Counts;
import moyo.search.player.PlayerKind;
import moyo.search.player.PlayerSpec;
import moyo.search.player.Settings;
import moyo.search.watch.Analyst;
import moyo.session.CountsText;
import moyo.sgf.SgfNode;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code moyo analyze}: judges the moves of a game record. */
@Command(
        name = "analyze",
        description = {
            "Analyses a game: the change of Black's win rate by each move, and better moves.",
            "By default fuego-style searches every position with 3000 playouts."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class)
final class AnalyzeCommandLine implements Callable<Integer> {
    private static final String PLAYOUTS = "3000";

    /** Where the record is silent. */
    private static final GoGame STANDARD = new GoGame(19, 6.5, GoRules.CHINESE);

    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "An SGF file; its first game is analysed.")
    private Path file = Path.of("");

    @Mixin private PlayerOptions player = new PlayerOptions();

    @Option(names = "--seed", paramLabel = "N", description = "Default 1.")
    private long seed = 1;

    @Option(names = "--from", paramLabel = "N", description = "The first move; default 1.")
    private int from = 1;

    @Option(names = "--to", paramLabel = "N", description = "The last move; default: the last.")
    private int to = Integer.MAX_VALUE;

    @Option(
            names = "--blunder",
            paramLabel = "PERCENT",
            description = "A move that loses more points of win rate is marked; default 15.")
    private double blunder = 15;

    @Mixin private AnalysisOutput output = new AnalysisOutput();

    @Option(names = "--json", description = "One JSON object per move.")
    private boolean json;

    @Override
    public Integer call() throws JsonProcessingException {
        checkOptions();
        PlayerSpec<GoGame, GoPosition> analyst = analystSpec();
        List<SgfNode> games = GameFile.read(file);
        GameLine line = read(games.get(0));
        List<GameLine.Step> steps = range(line);
        GameAnalysis analysis = new GameAnalysis(analyst(analyst, line), analyst.budget());
        output.check(file);
        if (games.size() > 1) {
            warn("'%s' holds %d games; the first is analysed".formatted(file, games.size()));
        }
        boolean breaksOff = !line.fault().isEmpty() && to > line.steps().size();
        if (breaksOff) {
            warn(line.fault() + "; only the moves before it are analysed");
        }
        List<AnalysedMove> moves = analyse(line, steps, analysis);
        boolean written = output.write(games, line, moves, analyst.toString(), blunder, err());
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

    private PlayerSpec<GoGame, GoPosition> analystSpec() {
        PlayerSpec<GoGame, GoPosition> wanted =
                player.spec(GoPlayers.ALL, PlayerOptions.STANDARD_IN_GO);
        Settings settings = wanted.settings();
        boolean silent =
                settings.knows(PlayerKind.PLAYOUTS.key())
                        && !settings.isSet(PlayerKind.PLAYOUTS)
                        && !settings.isSet(PlayerKind.TIME);
        return silent ? wanted.with(PlayerKind.PLAYOUTS.key(), PLAYOUTS) : wanted;
    }

    private GameLine read(SgfNode game) {
        try {
            return GameLine.read(game, STANDARD);
        } catch (BadInput e) {
            throw new BadInput("cannot analyse '%s': %s".formatted(file, e.getMessage()), e);
        }
    }

    private List<GameLine.Step> range(GameLine line) {
        int last = line.steps().size();
        if (from > last) {
            throw new BadInput("--from %d is behind the last move, %d".formatted(from, last));
        }
        return line.steps().subList(from - 1, Math.min(to, last));
    }

    private Analyst<GoPosition> analyst(PlayerSpec<GoGame, GoPosition> who, GameLine line) {
        if (who.make(line.game(), seed) instanceof Analyst<GoPosition> analyst) {
            return analyst;
        }
        throw new BadInput(
                "player '%s' cannot be watched; one with a tree can, such as 'fuego-style'"
                        .formatted(who));
    }

    private void warn(String message) {
        err().println("moyo: " + message);
    }

    private PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** Prints as it goes; ends early if nobody reads and nothing is to be written. */
    private List<AnalysedMove> analyse(
            GameLine line, List<GameLine.Step> steps, GameAnalysis analysis)
            throws JsonProcessingException {
        PrintWriter out = spec.commandLine().getOut();
        ReportTable table = new ReportTable(line.game(), blunder);
        AnalysisJson lines = new AnalysisJson(line.game(), blunder);
        Progress progress = new Progress(err(), steps.size(), "moves");
        List<AnalysedMove> moves = new ArrayList<>();
        if (!json) {
            out.println(table.heading());
        }
        for (GameLine.Step step : steps) {
            AnalysedMove move = analysis.analyse(step);
            moves.add(move);
            String text = json ? lines.line(move) : table.line(move);
            progress.interrupted(() -> out.println(text));
            if (out.checkError() && !output.isWanted()) { // which also flushes
                return moves;
            }
            progress.step(String.valueOf(file.getFileName()));
        }
        progress.interrupted(() -> summarise(line, moves, analysis.counts(), out));
        return moves;
    }

    private void summarise(
            GameLine line, List<AnalysedMove> moves, Counts counts, PrintWriter out) {
        if (!json) {
            out.println();
            new ReportSummary(line.game(), moves, blunder).lines().forEach(out::println);
            String memory = CountsText.ratios(counts);
            if (!memory.isEmpty()) {
                out.println("while the memory was open: " + memory);
            }
        }
    }
}
