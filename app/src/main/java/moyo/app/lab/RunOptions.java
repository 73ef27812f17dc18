package moyo.app.lab;

import java.io.IOException;
import java.nio.file.Path;
import moyo.app.option.CpuOption;
import moyo.game.BadInput;
import moyo.lab.clock.TimeLimit;
import moyo.lab.desk.RunDesk;
import moyo.lab.play.TableRules;
import moyo.lab.run.Openings;
import moyo.lab.run.RunPlan;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** How games are played and a run is made; the same for matches and tournaments. */
final class RunOptions {
    @Option(names = "--jobs", paramLabel = "J", description = "Games at once; default: the cores.")
    int jobs = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            description = "The run's folder; goes on with what is there. Default: under runs/.")
    @Nullable Path dir;

    @Option(
            names = "--playouts",
            paramLabel = "N",
            description = "Playouts a move, for own players that say nothing themselves.")
    @Nullable String playouts;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "Threads of own players that say nothing themselves.")
    @Nullable String threads;

    @Option(names = "--time", paramLabel = "SECONDS", description = "Time for each move.")
    double time;

    @Mixin CpuOption cpu = new CpuOption();

    @Option(
            names = "--game-time",
            paramLabel = "SECONDS",
            description = "Time of each player for the whole game.")
    double gameTime;

    @Option(
            names = "--margin",
            paramLabel = "SECONDS",
            description = "What may be overstepped before a game is lost on time; default 1.")
    double margin = TimeLimit.NONE.margin();

    @Option(
            names = "--hang",
            paramLabel = "SECONDS",
            description = "An engine that is silent for so long has hung; default 300.")
    double hang = TimeLimit.NONE.hang();

    @Option(
            names = "--openings",
            paramLabel = "K|FILE",
            description =
                    "Each pair begins with K random moves, or with a line of FILE (or a game of"
                            + " FILE.sgf); default none.")
    String openings = "none";

    @Option(
            names = "--referee",
            paramLabel = "WHO",
            description =
                    "Who counts: agree (the players, else our playouts; the default), playouts,"
                            + " or gtp:COMMAND.")
    String referee = TableRules.AGREE;

    @Option(
            names = "--adjudicate",
            paramLabel = "VALUE[,MOVES]",
            description = "A player whose own value is below VALUE for MOVES moves (3) has lost.")
    String adjudicate = "";

    @Option(
            names = "--max-moves",
            paramLabel = "N",
            description = "After N moves the board is counted as it is.")
    int maxMoves;

    @Option(
            names = "--check",
            description = "Only starts every player, lets it move once and says who it is.")
    boolean check;

    /** Plays or checks a plan; returns an exit code. */
    int carryOut(
            RunPlan plan, GameKit<?, ?> kit, Openings<?> openings, CommandSpec spec, boolean json)
            throws InterruptedException, IOException {
        if (jobs < 1) {
            throw new BadInput("--jobs %d is not 1 or more".formatted(jobs));
        }
        RunDesk desk = new RunDesk(Workplaces.of(spec, jobs), kit, openings);
        return check
                ? desk.check(plan)
                : desk.carryOut(plan, dir == null ? RunDesk.usualFolder(plan) : dir, json);
    }

    TableRules rules() {
        double cpuSeconds =
                cpu.besideOption("--time", time > 0)
                        .besideOption("--game-time", gameTime > 0)
                        .besideOption("--playouts", playouts != null)
                        .seconds();
        TimeLimit limit = new TimeLimit(time, gameTime, cpuSeconds, margin, hang);
        if (adjudicate.isEmpty()) {
            return new TableRules(limit, 0, 3, maxMoves, referee);
        }
        String[] words = adjudicate.split(",", 2);
        try {
            double below = Double.parseDouble(words[0]);
            int moves = words.length == 1 ? 3 : Integer.parseInt(words[1]);
            return new TableRules(limit, below, moves, maxMoves, referee);
        } catch (NumberFormatException e) {
            throw new BadInput(
                    "--adjudicate %s is not VALUE or VALUE,MOVES such as 0.05,3"
                            .formatted(adjudicate),
                    e);
        }
    }
}
