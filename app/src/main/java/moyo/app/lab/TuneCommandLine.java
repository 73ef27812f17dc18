package moyo.app.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import moyo.app.option.BoardOptions;
import moyo.app.option.CpuOption;
import moyo.app.option.JobsOption;
import moyo.app.option.MasterOption;
import moyo.app.option.ProgramVersion;
import moyo.app.option.SeedOption;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.lab.clock.TimeLimit;
import moyo.lab.desk.Entrants;
import moyo.lab.desk.TuningDesk;
import moyo.lab.desk.Workplace;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.run.Openings;
import moyo.lab.run.RunPlan;
import moyo.lab.tune.ModelTuner;
import moyo.lab.tune.Parameter;
import moyo.lab.tune.Space;
import moyo.lab.tune.Spsa;
import moyo.lab.tune.Tuner;
import moyo.lab.tune.games.TuningPlan;
import moyo.lab.tune.games.TuningPlan.Method;
import moyo.search.player.PlayerSpec;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code moyo tune}: tunes numeric settings of a player by games. */
@Command(
        name = "tune",
        description = {
            "Tunes numeric settings of a player by games, then confirms the result on fresh games.",
            "model: fits a quadratic model of the score against an opponent (default).",
            "spsa: plays two neighbouring points against each other and follows the gradient.",
            "The same command continues a stopped tuning; report.html shows the progress."
        },
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
public final class TuneCommandLine implements Callable<Integer> {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "SPEC",
            description = "The player: a name and settings, such as 'uct playouts=200'.")
    private String player = "";

    @Option(
            names = "--over",
            required = true,
            paramLabel = "KEY=MIN:MAX[:log]",
            description =
                    "A numeric setting and the range in which it is tuned, with ':log' on a"
                            + " logarithmic scale; may be given several times.")
    private List<String> over = new ArrayList<>();

    @Mixin private BoardOptions board = new BoardOptions();

    @Option(names = "--method", paramLabel = "HOW", description = "model (default) or spsa.")
    private Method method = Method.MODEL;

    @Option(
            names = "--against",
            paramLabel = "SPEC",
            description = "model: the opponent, also gtp:COMMAND; default: the player as given.")
    private @Nullable String against;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Number of tuning games; default 1000.")
    private int games = 1000;

    @Option(
            names = "--confirm",
            paramLabel = "N",
            description =
                    "Number of fresh games of the tuned player against the player as given;"
                            + " default 200.")
    private int confirm = 200;

    @Option(
            names = "--ahead",
            paramLabel = "N",
            description =
                    "A trial is proposed from the results of all trials up to the one N before it,"
                            + " so that N pairs can be played at once; default 8.")
    private int ahead = 8;

    @Option(
            names = "--playouts",
            paramLabel = "N",
            description = "Playouts per move of Moyo's players whose spec has no budget.")
    private @Nullable String playouts;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "Threads of Moyo's players whose spec has no 'threads'.")
    private @Nullable String threads;

    @Option(names = "--time", paramLabel = "SECONDS", description = "Seconds per move.")
    private double time;

    @Mixin private CpuOption cpu = new CpuOption();

    @Option(
            names = "--openings",
            paramLabel = "K|FILE",
            description =
                    "Each pair starts with K random moves, or with a line of FILE; default none.")
    private String openings = "none";

    @Mixin private SeedOption seed = new SeedOption();

    @Mixin private JobsOption jobs = new JobsOption();

    @Mixin private MasterOption master = new MasterOption();

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            description =
                    "Folder of the tuning; a tuning that is there is continued. Default: a folder"
                            + " under runs/.")
    private @Nullable Path dir;

    @Option(names = "--json", description = "Prints the summary as JSON.")
    private boolean json;

    @Override
    public Integer call() throws Exception {
        return tune(board.kit());
    }

    private <G extends Game<P>, P extends Position<P>> int tune(GameKit<G, P> kit)
            throws InterruptedException, IOException {
        check();
        Entrants entrants = new Entrants(kit, playouts, threads);
        PlayerSpec<G, P> given = kit.players().parse(entrants.ready(Entrant.of(player)).spec());
        Space space = OverOption.parse(over, given);
        List<Double> values = values(space, given);
        Openings<P> opened = Openings.parse(openings, kit);
        TuningPlan plan =
                new TuningPlan(
                        kit.facts(),
                        given.toString(),
                        entrants.ready(Entrant.of(against == null ? player : against)),
                        space,
                        method,
                        games,
                        ahead,
                        seed.value(),
                        MatchRules.STANDARD.withTime(TimeLimit.perMove(time, cpu.seconds())),
                        opened.toString());
        Path folder = dir == null ? TuningDesk.usualFolder(plan) : dir;
        try (Workplace workplace = Workplaces.of(spec, jobs, master)) {
            return new TuningDesk(workplace, kit, opened, plan, values, tuner(plan, values))
                    .carryOut(folder, confirm, json);
        }
    }

    private void check() {
        requireEven("--games", games, 2);
        requireEven("--confirm", confirm, 0);
        if (ahead < 1) {
            throw new BadInput("--ahead %d is not 1 or more".formatted(ahead));
        }
        if (!(time >= 0)) {
            throw new BadInput("--time %s is negative".formatted(time));
        }
        cpu.besideOption("--time", time > 0).besideOption("--playouts", playouts != null).seconds();
        if (Entrant.isOutside(player)) {
            throw new BadInput(
                    "'%s' is not a player of Moyo; only those have settings to tune"
                            .formatted(player));
        }
        if (method == Method.SPSA && against != null) {
            throw new BadInput(
                    "--against and --method spsa exclude each other: SPSA plays two points against"
                            + " each other");
        }
    }

    private static void requireEven(String option, int games, int least) {
        if (games < least || games > RunPlan.MOST_GAMES || games % 2 != 0) {
            throw new BadInput(
                    "%s %d is not an even number from %d to %d; games are played in pairs"
                            .formatted(option, games, least, RunPlan.MOST_GAMES));
        }
    }

    /** Returns the values of the settings as given; they may be outside the ranges. */
    private static List<Double> values(Space space, PlayerSpec<?, ?> given) {
        List<Double> values = new ArrayList<>();
        for (Parameter parameter : space.parameters()) {
            values.add(Double.valueOf(given.settings().text(parameter.key())));
        }
        return values;
    }

    private Tuner tuner(TuningPlan plan, List<Double> start) {
        return method == Method.SPSA
                ? new Spsa(plan.space(), start, plan.trials(), plan.seed())
                : new ModelTuner(plan.space(), plan.seed());
    }
}
