package moyo.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.gtp.client.CommandText;
import moyo.lab.play.Abandoned;
import moyo.lab.play.Entrant;
import moyo.lab.play.GameKit;
import moyo.lab.play.GameTable;
import moyo.lab.play.Source;
import moyo.lab.run.Openings;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunPlan;
import moyo.lab.run.Runner;
import picocli.CommandLine.Model.CommandSpec;

/** Carries out a plan: folder, games, progress, the table at the end and the report. */
final class RunDesk<G extends Game<P>, P extends Position<P>> {
    /** What a shell says of a program that was stopped by Ctrl-C. */
    private static final int INTERRUPTED = 130;

    /** How long the report may take after Ctrl-C. */
    private static final int PATIENCE_SECONDS = 20;

    private final CountDownLatch finished = new CountDownLatch(1);
    private final CommandSpec spec;
    private final GameKit<G, P> kit;
    private final Openings<P> openings;
    private final RunOptions options;
    private final PrintWriter out;
    private final PrintWriter err;

    RunDesk(CommandSpec spec, GameKit<G, P> kit, Openings<P> openings, RunOptions options) {
        this.spec = spec;
        this.kit = kit;
        this.openings = openings;
        this.options = options;
        out = spec.commandLine().getOut();
        err = spec.commandLine().getErr();
    }

    int carryOut(RunPlan plan, boolean json) throws InterruptedException, IOException {
        if (options.jobs < 1) {
            throw new BadInput("--jobs %d is not 1 or more".formatted(options.jobs));
        }
        if (options.check) {
            return check(plan.entrants());
        }
        warnIfCrowded(plan);
        Path dir = options.dir == null ? usualFolder(plan) : options.dir;
        Source source = new Source(plan.name(), host(), commit());
        Runner<G, P> runner;
        Runner.End end;
        try (RunFolder folder = RunFolder.open(dir, plan, circumstances(), kit.recordType())) {
            MatchProgress progress = new MatchProgress(err, plan, folder.earlier());
            runner = new Runner<>(kit, plan, openings, folder, source, progress);
            sayWhatIsThere(folder, runner.left());
            Thread onInterrupt = new Thread(() -> interrupted(runner, dir, progress));
            Runtime.getRuntime().addShutdownHook(onInterrupt);
            try {
                end = runner.run(options.jobs);
            } finally {
                disarm(onInterrupt);
            }
            progress.clear();
        }
        try {
            return finish(end, runner.complaint(), dir, json);
        } finally {
            finished.countDown();
        }
    }

    private int check(List<Entrant> entrants) {
        try (GameTable<G, P> table =
                new GameTable<>(kit, options.rules(), new Source("check", "", ""))) {
            for (Entrant entrant : entrants) {
                out.println("%s: %s, ready".formatted(entrant.name(), table.check(entrant)));
            }
        } catch (Abandoned e) {
            return 1;
        }
        return 0;
    }

    private void warnIfCrowded(RunPlan plan) {
        int cores = Runtime.getRuntime().availableProcessors();
        int wanted = options.jobs * Entrants.threads(kit, plan.entrants());
        if (plan.rules().time().isSet() && wanted > cores) {
            err.println(
                    "moyo: %d threads at once on %d cores under a time limit: players get less time"
                                    .formatted(wanted, cores)
                            + " than they think; fewer --jobs would be fair");
        }
    }

    /** The same plan has the same folder, so that the same command goes on. */
    private static Path usualFolder(RunPlan plan) {
        String name = plan.name().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        String start = name.length() > 60 ? name.substring(0, 60) : name;
        RunPlan anyLength =
                new RunPlan(
                        plan.name(),
                        plan.game(),
                        plan.entrants(),
                        plan.matchups(),
                        1,
                        plan.seed(),
                        plan.rules(),
                        plan.openings(),
                        plan.sprt());
        return Path.of("runs", "%s-%08x".formatted(start, anyLength.toString().hashCode()));
    }

    private Map<String, Object> circumstances() {
        Map<String, Object> known = new LinkedHashMap<>();
        known.put("command", command());
        known.put("started", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
        known.put("jobs", options.jobs);
        known.put("version", Main.Version.text());
        known.put("commit", commit());
        known.put("java", System.getProperty("java.version"));
        known.put("system", System.getProperty("os.name") + " " + System.getProperty("os.arch"));
        known.put("cores", Runtime.getRuntime().availableProcessors());
        known.put("host", host());
        return known;
    }

    private String command() {
        return "./moyo " + CommandText.join(spec.commandLine().getParseResult().originalArgs());
    }

    /** Told by the launcher. */
    private static String commit() {
        return System.getProperty("moyo.commit", "unknown");
    }

    private static String host() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (IOException e) {
            return "unknown";
        }
    }

    private void sayWhatIsThere(RunFolder folder, int left) {
        if (!folder.earlier().isEmpty()) {
            err.println(
                    "moyo: %d games are in '%s', %d are missing"
                            .formatted(folder.earlier().size(), folder.folder(), left));
            folder.earlier().stream()
                    .map(result -> result.commit())
                    .filter(commit -> !commit.equals(commit()))
                    .findFirst()
                    .ifPresent(
                            commit ->
                                    err.println(
                                            "moyo: some were played by build %s, this is %s"
                                                    .formatted(commit, commit())));
        }
    }

    /** In the shutdown hook: the program goes when this returns, so it waits for the report. */
    private void interrupted(Runner<G, P> runner, Path dir, MatchProgress progress) {
        runner.stop();
        progress.clear();
        err.println("moyo: stopped; every finished game is in '%s'".formatted(dir));
        err.println("moyo: to go on: " + command());
        err.flush();
        try {
            finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void disarm(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // It is running: the program was interrupted.
        }
    }

    private int finish(Runner.End end, String complaint, Path dir, boolean json)
            throws IOException {
        RunReport report = RunReport.of(dir);
        report.write();
        report.print(out, json);
        switch (end) {
            case FAULTY -> {
                err.println("moyo: the run was stopped: " + complaint);
                err.println("moyo: when that is mended, go on with: " + command());
                return 1;
            }
            case STOPPED -> {
                return INTERRUPTED;
            }
            default -> {
                return 0;
            }
        }
    }
}
