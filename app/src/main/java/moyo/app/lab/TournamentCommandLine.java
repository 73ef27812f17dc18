package moyo.app.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import moyo.app.option.BoardOptions;
import moyo.app.option.ProgramVersion;
import moyo.app.option.SeedOption;
import moyo.game.Game;
import moyo.game.Position;
import moyo.lab.desk.Entrants;
import moyo.lab.play.Entrant;
import moyo.lab.run.Openings;
import moyo.lab.run.RunPlan;
import moyo.lab.run.TournamentFile;
import moyo.session.GameKit;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code moyo tournament}: a tournament of several players, with ratings and error bars. */
@Command(
        name = "tournament",
        description = {
            "Plays a tournament from a YAML file: a round robin, or one player against all"
                    + " others. The file may also set options; options of the command line win.",
            "The same command continues a stopped tournament."
        },
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
public final class TournamentCommandLine implements Callable<Integer> {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "A YAML file, see docs/lab.md.")
    private Path file = Path.of("");

    @Mixin private BoardOptions board = new BoardOptions();

    @Mixin private RunOptions options = new RunOptions();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Number of games of each two players; default 20.")
    private int games = 20;

    @Mixin private SeedOption seed = new SeedOption();

    @Option(names = "--json", description = "Prints the summary as JSON.")
    private boolean json;

    @Override
    public Integer call() throws Exception {
        TournamentFile tournament = TournamentFile.read(file, optionNames());
        return withOptionsOf(tournament).play(tournament, spec);
    }

    private List<String> optionNames() {
        return spec.options().stream()
                .filter(option -> option.arity().max() > 0)
                .map(option -> option.longestName().substring(2))
                .toList();
    }

    /** Parses the command again, with the file's options before those of the command line. */
    private TournamentCommandLine withOptionsOf(TournamentFile tournament) {
        List<String> words = new ArrayList<>(spec.commandLine().getParseResult().originalArgs());
        words.addAll(words.indexOf(spec.name()) + 1, tournament.options());
        CommandLine line =
                new CommandLine(spec.root().userObject().getClass())
                        .setOverwrittenOptionsAllowed(true);
        line.setOut(spec.commandLine().getOut()).setErr(spec.commandLine().getErr());
        line.parseArgs(words.toArray(String[]::new));
        return Objects.requireNonNull(line.getSubcommands().get(spec.name())).getCommand();
    }

    private int play(TournamentFile tournament, CommandSpec typed) throws Exception {
        return play(board.kit(), tournament, typed);
    }

    private <G extends Game<P>, P extends Position<P>> int play(
            GameKit<G, P> kit, TournamentFile tournament, CommandSpec typed)
            throws InterruptedException, IOException {
        Entrants ready = new Entrants(kit, options.playouts, options.threads);
        List<Entrant> entrants = tournament.entrants().stream().map(ready::ready).toList();
        Openings<P> openings = Openings.parse(options.openings, kit);
        RunPlan plan =
                new RunPlan(
                        tournament.name(),
                        kit.facts(),
                        entrants,
                        tournament.matchups(),
                        games,
                        seed.value(),
                        options.rules(),
                        openings.toString(),
                        "");
        return options.carryOut(plan, kit, openings, typed, json);
    }
}
