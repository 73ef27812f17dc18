package moyo.app.play;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Map;
import java.util.concurrent.Callable;
import moyo.app.option.Games;
import moyo.app.option.PlayerOptions;
import moyo.app.option.ProgramVersion;
import moyo.app.option.SeedOption;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.player.PlayerSpec;
import moyo.session.GameKit;
import moyo.web.katago.AnalysisEngine;
import moyo.web.katago.Limits;
import moyo.web.katago.Players;
import moyo.web.katago.View;
import moyo.web.lanes.Lanes;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code moyo analysis}: KataGo's JSON analysis protocol on standard input and output. */
@Command(
        name = "analysis",
        description = {
            "Speaks KataGo's JSON analysis protocol on standard input and output, for programs such"
                    + " as KaTrain.",
            "At the end of its input it answers all queries and ends."
        },
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
public final class AnalysisCommandLine implements Callable<Integer> {
    private static final int MOST_SEARCHES = 256;

    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Mixin private PlayerOptions player = new PlayerOptions();

    @Mixin private SeedOption seed = new SeedOption();

    @Option(
            names = "--at-once",
            paramLabel = "N",
            description =
                    "Positions that are searched at a time; default: the cores divided by the"
                            + " threads of the player.")
    private @Nullable Integer atOnce;

    @Option(
            names = "--winrates",
            paramLabel = "VIEW",
            description =
                    "Whose win rates, scores and ownership are reported unless a query says"
                            + " otherwise: ${COMPLETION-CANDIDATES}; default ${DEFAULT-VALUE}.")
    private View winrates = View.BLACK;

    @Option(
            names = "--quit-without-waiting",
            description = "Ends at the end of the input without answering what is queued.")
    private boolean hasty;

    @Option(names = "--game", hidden = true)
    private @Nullable String game;

    @Override
    public Integer call() throws IOException, InterruptedException {
        requireTheGame();
        int searches = searches();
        PrintWriter err = spec.commandLine().getErr();
        Lanes lanes = new Lanes(searches, e -> err.println("[moyo] a search failed: " + e));
        LineWriter answers = new LineWriter(spec.commandLine().getOut());
        try (lanes;
                AnalysisEngine engine =
                        new AnalysisEngine(
                                Games.LIST,
                                winrates,
                                new Chosen(),
                                lanes,
                                Limits.ofProgram(searches),
                                seed.value(),
                                ProgramVersion.text(),
                                answers::write)) {
            answers.whenClosed(engine::close);
            err.println("[moyo] analysis: ready, %d positions at a time".formatted(searches));
            new LineReader(System.in, Limits.LONGEST_LINE).forEach(engine::hears);
            if (!hasty) {
                engine.finish();
            }
        }
        if (!answers.end()) {
            err.println("[moyo] the other side has closed the connection");
            return 1;
        }
        return 0;
    }

    /** The protocol has no words for other boards. */
    private void requireTheGame() {
        String described = AnalysisEngine.game(Games.LIST);
        if (game != null && !Games.family(game).name().equals(described)) {
            throw new BadInput(
                    ("--game %s: KataGo's protocol describes boards of %s only; 'moyo analyze' and"
                                    + " 'moyo gtp' analyse all games")
                            .formatted(game, described));
        }
    }

    private int searches() {
        int threads = checked(Games.ofEngine(AnalysisEngine.game(Games.LIST), Map.of())).threads();
        if (atOnce == null) {
            return Math.max(1, Runtime.getRuntime().availableProcessors() / threads);
        }
        if (atOnce < 1 || atOnce > MOST_SEARCHES) {
            throw new BadInput("--at-once %d is not from 1 to %d".formatted(atOnce, MOST_SEARCHES));
        }
        return atOnce;
    }

    /** Returns the player of a board; a wrong one is refused before the first query. */
    private <G extends Game<P>, P extends Position<P>> PlayerSpec<G, P> checked(GameKit<G, P> kit) {
        return player.spec(kit.players(), kit.standardPlayer());
    }

    /** The player of the options, or the default of each board. */
    private final class Chosen implements Players {
        @Override
        public <G extends Game<P>, P extends Position<P>> PlayerSpec<G, P> of(GameKit<G, P> kit) {
            return checked(kit);
        }
    }
}
