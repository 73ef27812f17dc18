package moyo.app.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import moyo.app.option.BoardOptions;
import moyo.app.option.ProgramVersion;
import moyo.app.option.SeedOption;
import moyo.game.Game;
import moyo.game.Position;
import moyo.lab.desk.Entrants;
import moyo.lab.play.Entrant;
import moyo.lab.run.Matchup;
import moyo.lab.run.Openings;
import moyo.lab.run.PlayerBook;
import moyo.lab.run.RunPlan;
import moyo.lab.stats.Sprt;
import moyo.lab.yaml.Yaml;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code moyo match}: a match of two players, with error bars. */
@Command(
        name = "match",
        description = {
            "Plays a match: pairs of games with the colours swapped. Each result is saved"
                    + " immediately; the same command continues a stopped match.",
            "A and B are players of Moyo (see 'moyo players'), names from --players, or"
                    + " gtp:COMMAND for any GTP engine."
        },
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
public final class MatchCommandLine implements Callable<Integer> {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Parameters(index = "0", paramLabel = "A", description = "The first player.")
    private String a = "";

    @Parameters(index = "1", paramLabel = "B", description = "The second player.")
    private String b = "";

    @Mixin private BoardOptions board = new BoardOptions();

    @Mixin private RunOptions options = new RunOptions();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Maximum number of games; default 100.")
    private int games = 100;

    @Option(
            names = "--sprt",
            paramLabel = "E0,E1[,ALPHA,BETA]",
            description =
                    "Sequential test (SPRT): stops when the games decide between the hypotheses"
                            + " 'A is E0 Elo stronger' and 'A is E1 Elo stronger'; ALPHA and BETA"
                            + " default to 0.05.")
    private String sprt = "";

    @Mixin private SeedOption seed = new SeedOption();

    @Option(
            names = "--players",
            paramLabel = "FILE",
            description = "A YAML file that gives players names.")
    private @Nullable Path players;

    @Option(names = "--json", description = "Prints the summary as JSON.")
    private boolean json;

    @Override
    public Integer call() throws Exception {
        return play(board.kit());
    }

    private <G extends Game<P>, P extends Position<P>> int play(GameKit<G, P> kit)
            throws InterruptedException, IOException {
        PlayerBook book =
                players == null
                        ? PlayerBook.empty()
                        : PlayerBook.of(Yaml.read(players).path("players"));
        Entrants entrants = new Entrants(kit, options.playouts, options.threads);
        Entrant first = entrants.ready(book.find(a));
        Entrant second = entrants.ready(book.find(b));
        if (second.name().equals(first.name())) {
            second = new Entrant(second.name() + " (2)", second.spec());
        }
        Openings<P> openings = Openings.parse(options.openings, kit);
        Matchup matchup = new Matchup(first.name(), second.name());
        RunPlan plan =
                new RunPlan(
                        matchup.text(),
                        kit.facts(),
                        List.of(first, second),
                        List.of(matchup),
                        games,
                        seed.value(),
                        options.rules(),
                        openings.toString(),
                        sprt.isEmpty() ? "" : Sprt.parse(sprt).text());
        return options.carryOut(plan, kit, openings, spec, json);
    }
}
