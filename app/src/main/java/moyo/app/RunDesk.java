package moyo.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.lab.play.Abandoned;
import moyo.lab.play.Entrant;
import moyo.lab.play.GameTable;
import moyo.lab.play.Source;
import moyo.lab.run.Openings;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunPlan;
import moyo.lab.run.Runner;
import moyo.session.GameKit;
import picocli.CommandLine.Model.CommandSpec;

/** Carries out a plan: folder, games, progress, the table at the end and the report. */
final class RunDesk<G extends Game<P>, P extends Position<P>> {
    private final Circumstances circumstances;
    private final GameKit<G, P> kit;
    private final Openings<P> openings;
    private final RunOptions options;
    private final PrintWriter out;
    private final PrintWriter err;

    RunDesk(CommandSpec spec, GameKit<G, P> kit, Openings<P> openings, RunOptions options) {
        circumstances = new Circumstances(spec, options.jobs);
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
        Entrants.crowd(kit, plan, options.jobs).ifPresent(err::println);
        checkReferee();
        Path dir = options.dir == null ? usualFolder(plan) : options.dir;
        try (OnInterrupt interrupt = new OnInterrupt()) {
            int code = play(plan, dir, interrupt);
            RunReport report = RunReport.of(dir);
            report.write();
            report.print(out, json);
            return code;
        }
    }

    /** Returns the exit code. */
    private int play(RunPlan plan, Path dir, OnInterrupt interrupt) throws InterruptedException {
        try (RunFolder folder =
                RunFolder.open(dir, plan, circumstances.known(), kit.recordType())) {
            if (!openings.lines().isEmpty()) {
                folder.keep("openings.txt", String.join("\n", openings.lines()) + "\n");
            }
            MatchProgress progress = new MatchProgress(err, plan, folder.earlier());
            Source source = circumstances.source(plan.name());
            Runner<G, P> runner = new Runner<>(kit, plan, openings, folder, source, progress);
            sayWhatIsThere(folder, runner.left());
            interrupt.does(() -> interrupted(runner, dir, progress));
            Runner.End end = runner.run(options.jobs);
            progress.clear();
            return exitCode(end, runner.complaint());
        }
    }

    private int exitCode(Runner.End end, String complaint) {
        return switch (end) {
            case COMPLETE, DECIDED -> 0;
            case STOPPED -> OnInterrupt.EXIT_CODE;
            case FAULTY -> {
                err.println("moyo: the run was stopped: " + complaint);
                err.println("moyo: when that is mended, go on with: " + circumstances.command());
                yield 1;
            }
        };
    }

    private int check(List<Entrant> entrants) {
        try (GameTable<G, P> table =
                new GameTable<>(kit, options.rules(), new Source("check", "", ""))) {
            table.checkReferee();
            for (Entrant entrant : entrants) {
                out.println("%s: %s, ready".formatted(entrant.name(), table.check(entrant)));
            }
        } catch (Abandoned e) {
            return 1;
        }
        return 0;
    }

    private void checkReferee() {
        try (GameTable<G, P> table =
                new GameTable<>(kit, options.rules(), new Source("check", "", ""))) {
            table.checkReferee();
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

    private void sayWhatIsThere(RunFolder folder, int left) {
        if (!folder.earlier().isEmpty()) {
            err.println(
                    "moyo: %d games are in '%s', %d are missing"
                            .formatted(folder.earlier().size(), folder.folder(), left));
            folder.earlier().stream()
                    .map(result -> result.commit())
                    .filter(commit -> !commit.equals(Circumstances.commit()))
                    .findFirst()
                    .ifPresent(
                            commit ->
                                    err.println(
                                            "moyo: some were played by build %s, this is %s"
                                                    .formatted(commit, Circumstances.commit())));
        }
    }

    /** In the shutdown hook. */
    private void interrupted(Runner<G, P> runner, Path dir, MatchProgress progress) {
        runner.stop();
        progress.clear();
        err.println("moyo: stopped; every finished game is in '%s'".formatted(dir));
        err.println("moyo: to go on: " + circumstances.command());
        err.flush();
    }
}
