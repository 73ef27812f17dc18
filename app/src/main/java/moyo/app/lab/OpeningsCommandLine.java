package moyo.app.lab;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import moyo.app.option.BoardOptions;
import moyo.app.option.PlayerOptions;
import moyo.app.option.ProgramVersion;
import moyo.app.option.SeedOption;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.lab.opening.EvenOpenings;
import moyo.search.player.PlayerSpec;
import moyo.search.watch.Analyst;
import moyo.session.GameKit;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code moyo openings}: draws even openings for matches. */
@Command(
        name = "openings",
        description = {
            "Draws openings that a player judges to be even, one per line, for 'moyo match --openings'.",
            "The same options give the same openings."
        },
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
public final class OpeningsCommandLine implements Callable<Integer> {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Mixin private BoardOptions board = new BoardOptions();

    @Mixin private PlayerOptions player = new PlayerOptions();

    @Option(names = "--count", paramLabel = "N", description = "Number of openings; default 60.")
    private int count = 60;

    @Option(
            names = "--moves",
            paramLabel = "N",
            split = ",",
            description = "Least and greatest number of moves; default 4,6.")
    private List<Integer> moves = List.of(4, 6);

    @Option(
            names = "--between",
            paramLabel = "V",
            split = ",",
            description = "Least and greatest value for the first player; default 0.4,0.6.")
    private List<Double> between = List.of(0.4, 0.6);

    @Mixin private SeedOption seed = new SeedOption();

    @Override
    public Integer call() {
        if (count < 1) {
            throw new BadInput("--count %d is not above 0".formatted(count));
        }
        if (moves.size() != 2) {
            throw new BadInput("--moves needs two numbers, such as 4,6");
        }
        if (between.size() != 2) {
            throw new BadInput("--between needs two numbers, such as 0.4,0.6");
        }
        print(board.kit());
        return 0;
    }

    private <G extends Game<P>, P extends Position<P>> void print(GameKit<G, P> kit) {
        PlayerSpec<G, P> who = player.spec(kit.players(), kit.standardPlayer());
        if (!(who.make(kit.game(), seed.value()) instanceof Analyst<P> analyst)) {
            throw new BadInput(
                    "player '%s' has no search tree; use one that has, such as '%s'"
                            .formatted(who, kit.standardPlayer()));
        }
        EvenOpenings<P> openings =
                new EvenOpenings<>(
                        kit.game(),
                        analyst,
                        who.budget(),
                        new EvenOpenings.Wish(
                                moves.get(0), moves.get(1), between.get(0), between.get(1)),
                        new Rng(seed.value()));
        PrintWriter out = spec.commandLine().getOut();
        out.println("# %s, judged by %s, seed %d".formatted(facts(kit), who, seed.value()));
        for (int i = 0; i < count; i++) {
            out.println(line(kit.game(), openings.next()));
            out.flush();
        }
    }

    private static String facts(GameKit<?, ?> kit) {
        return kit.facts().entrySet().stream()
                .map(Map.Entry::getValue)
                .map(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    private static String line(Game<?> game, EvenOpenings.Opening opening) {
        String names =
                opening.moves().stream().map(game::moveName).collect(Collectors.joining(" "));
        return String.format(Locale.ROOT, "%s # %.1f %%", names, 100 * opening.value());
    }
}
