package moyo.app.learn;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import moyo.app.option.BoardOptions;
import moyo.app.option.ProgramVersion;
import moyo.app.option.SeedOption;
import moyo.game.BadInput;
import moyo.game.FileTrouble;
import moyo.game.Game;
import moyo.game.Position;
import moyo.lab.report.figure.Numbers;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Proportion;
import moyo.net.exam.Exam;
import moyo.net.exam.ExamResult;
import moyo.net.exam.Theory;
import moyo.search.player.PlayerSpec;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code moyo exam}: how many moves of a player are perfect by the theory of the game. */
@Command(
        name = "exam",
        description = {
            "Lets players choose a move in each of a game's solved positions and counts the perfect"
                    + " moves: those that keep the win, the draw or the loss.",
            "'zero net=FILE playouts=100' is a network with 100 visits, 'zero net=FILE playouts=2'"
                    + " its policy alone."
        },
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
public final class ExamCommandLine implements Callable<Integer> {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Parameters(paramLabel = "PLAYER", arity = "0..*", description = "Players; see 'moyo players'.")
    private List<String> players = List.of();

    @Mixin private BoardOptions board = new BoardOptions();

    @Option(
            names = "--draw",
            paramLabel = "N",
            description =
                    "Instead: draws N new positions, solves them and prints them in the form of the"
                            + " shipped file.")
    private int draw;

    @Option(
            names = "--positions",
            paramLabel = "FILE",
            description = "Solved positions that --draw has printed, in place of the shipped ones.")
    private @Nullable Path positions;

    @Mixin private SeedOption seed = new SeedOption();

    @Override
    public Integer call() {
        GameKit<?, ?> kit = board.kit();
        Theory theory =
                kit.theory()
                        .orElseThrow(
                                () ->
                                        new BadInput(
                                                "there are no solved positions of %s"
                                                        .formatted(kit.game().name())));
        PrintWriter out = spec.commandLine().getOut();
        if (draw > 0) {
            theory.draw(
                    draw,
                    seed.value(),
                    line -> {
                        out.println(line);
                        out.flush();
                    });
            return 0;
        }
        if (players.isEmpty()) {
            throw new BadInput("a player is missing, such as 'uct playouts=1000'");
        }
        take(kit, positions == null ? theory.exam() : read(theory, positions), out);
        return 0;
    }

    private static Exam read(Theory theory, Path file) {
        try {
            if (!Files.isRegularFile(file)) {
                throw new BadInput("--positions '%s' is not a file".formatted(file));
            }
            return theory.exam(Files.readAllLines(file));
        } catch (IOException e) {
            throw new BadInput("--positions '%s': %s".formatted(file, FileTrouble.reason(e)), e);
        } catch (BadInput e) {
            throw new BadInput("--positions '%s': %s".formatted(file, e.getMessage()), e);
        }
    }

    private <G extends Game<P>, P extends Position<P>> void take(
            GameKit<G, P> kit, Exam exam, PrintWriter out) {
        List<PlayerSpec<G, P>> specs = players.stream().map(kit.players()::parse).toList();
        for (PlayerSpec<G, P> player : specs) {
            ExamResult result =
                    exam.take(
                            kit.game(),
                            player.make(kit.game(), seed.value()),
                            player.budget(),
                            () -> false);
            Interval interval = new Proportion(result.share(), result.asked()).wilson(0.95);
            out.println(
                    "%s: %s perfect (%s), %d of %d"
                            .formatted(
                                    player,
                                    Numbers.percent(result.share()),
                                    Numbers.percents(interval.low(), interval.high()),
                                    result.perfect(),
                                    result.asked()));
            out.flush();
        }
    }
}
