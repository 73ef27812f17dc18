package moyo.app.lab;

import java.io.IOException;
import java.nio.file.Path;
import moyo.app.option.CpuOption;
import moyo.app.option.JobsOption;
import moyo.app.option.MasterOption;
import moyo.app.option.PartOption;
import moyo.game.BadInput;
import moyo.lab.clock.TimeLimit;
import moyo.lab.desk.RunDesk;
import moyo.lab.desk.Workplace;
import moyo.lab.play.MatchRules;
import moyo.lab.run.Openings;
import moyo.lab.run.Part;
import moyo.lab.run.RunPlan;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** Options of a run, shared by matches and tournaments. */
final class RunOptions {
    @Mixin JobsOption jobs = new JobsOption();

    @Mixin MasterOption master = new MasterOption();

    @Mixin PartOption part = new PartOption();

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            description =
                    "Folder of the run; a run that is there is continued. Default: a folder"
                            + " under runs/.")
    @Nullable Path dir;

    @Option(
            names = "--playouts",
            paramLabel = "N",
            description = "Playouts per move of Moyo's players whose spec has no budget.")
    @Nullable String playouts;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "Threads of Moyo's players whose spec has no 'threads'.")
    @Nullable String threads;

    @Option(names = "--time", paramLabel = "SECONDS", description = "Seconds per move.")
    double time;

    @Mixin CpuOption cpu = new CpuOption();

    @Option(
            names = "--game-time",
            paramLabel = "SECONDS",
            description = "Time of each player for all moves of a game.")
    double gameTime;

    @Option(
            names = "--margin",
            paramLabel = "SECONDS",
            description = "Seconds that a player may exceed its time limit by; default 1.")
    double margin = TimeLimit.NONE.margin();

    @Option(
            names = "--hang",
            paramLabel = "SECONDS",
            description =
                    "Seconds without an answer after which an engine counts as hung; default 300.")
    double hang = TimeLimit.NONE.hang();

    @Option(
            names = "--openings",
            paramLabel = "K|FILE",
            description =
                    "Each pair starts with K random moves, or with a line of FILE (or a game of"
                            + " FILE.sgf); default none.")
    String openings = "none";

    @Option(
            names = "--referee",
            paramLabel = "WHO",
            description =
                    "Who counts the score: agree (the players if they agree on the dead stones,"
                            + " otherwise Moyo's playouts; the default), playouts, or gtp:COMMAND.")
    String referee = MatchRules.AGREE;

    @Option(
            names = "--adjudicate",
            paramLabel = "VALUE[,MOVES]",
            description =
                    "A player whose own win rate is below VALUE in MOVES consecutive moves of its"
                            + " (default 3) loses.")
    String adjudicate = "";

    @Option(
            names = "--max-moves",
            paramLabel = "N",
            description = "The game ends after N moves and the board is counted as it is.")
    int maxMoves;

    @Option(
            names = "--check",
            description =
                    "Starts every player, requests one move, prints its name and version, and"
                            + " plays no games.")
    boolean check;

    /** Plays or checks a plan; returns an exit code. */
    int carryOut(
            RunPlan plan, GameKit<?, ?> kit, Openings<?> openings, CommandSpec spec, boolean json)
            throws InterruptedException, IOException {
        if (check) {
            return new RunDesk(Workplaces.of(spec, jobs.count()), kit, openings).check(plan);
        }
        Part share = part.value();
        Path folder = dir == null ? RunDesk.usualFolder(plan, share) : dir;
        try (Workplace workplace = Workplaces.of(spec, jobs, master)) {
            return new RunDesk(workplace, kit, openings).carryOut(plan, share, folder, json);
        }
    }

    MatchRules rules() {
        double cpuSeconds =
                cpu.besideOption("--time", time > 0)
                        .besideOption("--game-time", gameTime > 0)
                        .besideOption("--playouts", playouts != null)
                        .seconds();
        TimeLimit limit = new TimeLimit(time, gameTime, cpuSeconds, margin, hang);
        if (adjudicate.isEmpty()) {
            return new MatchRules(limit, 0, 3, maxMoves, referee);
        }
        String[] words = adjudicate.split(",", 2);
        try {
            double below = Double.parseDouble(words[0]);
            int moves = words.length == 1 ? 3 : Integer.parseInt(words[1]);
            return new MatchRules(limit, below, moves, maxMoves, referee);
        } catch (NumberFormatException e) {
            throw new BadInput(
                    "--adjudicate %s is not VALUE or VALUE,MOVES such as 0.05,3"
                            .formatted(adjudicate),
                    e);
        }
    }
}
