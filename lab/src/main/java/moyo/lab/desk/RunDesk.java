package moyo.lab.desk;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import moyo.game.Game;
import moyo.game.Position;
import moyo.lab.console.MatchProgress;
import moyo.lab.play.Abandoned;
import moyo.lab.play.Entrant;
import moyo.lab.play.GameManager;
import moyo.lab.play.Source;
import moyo.lab.record.GameResult;
import moyo.lab.run.Openings;
import moyo.lab.run.Part;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunPlan;
import moyo.lab.run.Runner;
import moyo.session.GameKit;

/**
 * Carries out a plan: plays its games into a folder, shows the progress, prints the result and
 * writes the report.
 */
public final class RunDesk {
    private final Workplace workplace;
    private final GameKit<?, ?> kit;
    private final Openings<?> openings;

    public RunDesk(Workplace workplace, GameKit<?, ?> kit, Openings<?> openings) {
        this.workplace = workplace;
        this.kit = kit;
        this.openings = openings;
    }

    /** Plays the missing games of a run and writes its report; returns an exit code. */
    public int carryOut(RunPlan plan, Path dir, boolean json)
            throws InterruptedException, IOException {
        return carryOut(plan, Part.ALL, dir, json);
    }

    /** Plays the missing games of a part of a run and writes its report; returns an exit code. */
    public int carryOut(RunPlan plan, Part part, Path dir, boolean json)
            throws InterruptedException, IOException {
        part.check(plan); // before a player is started
        Entrants.crowd(kit, plan, workplace.circumstances().jobsHere())
                .ifPresent(workplace.err()::println);
        if (!workplace.circumstances().isOnCluster()) { // there each node checks its own
            checkReferee(kit, plan);
        }
        try (Interrupt interrupt = workplace.interrupts().get()) {
            int code;
            RunReport report;
            try (RunFolder folder = open(plan, part, dir)) {
                code = play(plan, folder, interrupt);
                report = RunReport.of(folder, kit.recordType());
            }
            report.write();
            report.print(workplace.out(), json);
            return code;
        }
    }

    private RunFolder open(RunPlan plan, Part part, Path dir) {
        return RunFolder.open(dir, plan, part, workplace.circumstances().known(), kit.recordType());
    }

    private int play(RunPlan plan, RunFolder folder, Interrupt interrupt)
            throws InterruptedException {
        if (!openings.lines().isEmpty()) {
            folder.keep("openings.txt", String.join("\n", openings.lines()) + "\n");
        }
        int missing = folder.missingGames();
        MatchProgress progress = new MatchProgress(workplace.err(), plan, folder.fold(), missing);
        Runner runner =
                new Runner(plan, openings, folder, workplace.executors().make(kit), progress);
        sayWhatIsThere(folder, missing);
        interrupt.does(
                () -> {
                    runner.stop();
                    progress.clear();
                    workplace.sayHowToGoOn(folder.folder());
                });
        Runner.End end = runner.run();
        progress.clear();
        return exitCode(end, runner.complaint());
    }

    private int exitCode(Runner.End end, String complaint) {
        return switch (end) {
            case COMPLETE, DECIDED -> 0;
            case STOPPED -> Interrupt.EXIT_CODE;
            case FAULTY -> {
                workplace.sayWhatIsWrong("run", complaint);
                yield 1;
            }
        };
    }

    /** Lets every player of a plan start and move once; returns an exit code. */
    public int check(RunPlan plan) {
        return check(kit, plan);
    }

    private <G extends Game<P>, P extends Position<P>> int check(GameKit<G, P> kit, RunPlan plan) {
        try (GameManager<G, P> manager = manager(kit, plan)) {
            manager.checkReferee();
            for (Entrant entrant : plan.entrants()) {
                workplace
                        .out()
                        .println("%s: %s, ready".formatted(entrant.name(), manager.check(entrant)));
            }
        } catch (Abandoned e) {
            return 1;
        }
        return 0;
    }

    private static <G extends Game<P>, P extends Position<P>> void checkReferee(
            GameKit<G, P> kit, RunPlan plan) {
        try (GameManager<G, P> manager = manager(kit, plan)) {
            manager.checkReferee();
        }
    }

    private static <G extends Game<P>, P extends Position<P>> GameManager<G, P> manager(
            GameKit<G, P> kit, RunPlan plan) {
        return new GameManager<>(kit, plan.rules(), new Source("check", "", ""));
    }

    /**
     * Returns the default folder of a plan. It depends on the plan alone, so the same command
     * continues the run.
     */
    public static Path usualFolder(RunPlan plan) {
        return usualFolder(plan, Part.ALL);
    }

    /** Returns the default folder of a part of a plan. */
    public static Path usualFolder(RunPlan plan, Part part) {
        String name = plan.name().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        String start = name.length() > 60 ? name.substring(0, 60) : name;
        // MatchRules was called TableRules: runs of earlier versions keep their folders.
        String text = plan.withGames(1).toString().replace("MatchRules[", "TableRules[");
        return Path.of("runs", "%s-%08x%s".formatted(start, text.hashCode(), part.suffix()));
    }

    private void sayWhatIsThere(RunFolder folder, int missing) {
        String ofPart = folder.part().isAll() ? "" : " of part " + folder.part();
        if (missing + folder.fold().games() == 0) {
            workplace.say("there are no games%s: the run has too few pairs".formatted(ofPart));
        }
        if (folder.fold().games() == 0) {
            return;
        }
        workplace.say(
                "%d games are in '%s', %d%s are missing"
                        .formatted(folder.fold().games(), folder.folder(), missing, ofPart));
        String own = workplace.circumstances().commit();
        folder.fold().results().stream()
                .map(GameResult::commit)
                .filter(commit -> !commit.equals(own))
                .findFirst()
                .ifPresent(
                        commit ->
                                workplace.say(
                                        "some were played by build %s, this is %s"
                                                .formatted(commit, own)));
    }
}
