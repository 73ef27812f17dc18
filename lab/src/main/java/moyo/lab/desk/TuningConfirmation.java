package moyo.lab.desk;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import moyo.game.Rng;
import moyo.lab.console.MatchProgress;
import moyo.lab.play.Entrant;
import moyo.lab.record.Standing;
import moyo.lab.run.Matchup;
import moyo.lab.run.Openings;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunPlan;
import moyo.lab.run.Runner;
import moyo.lab.tune.games.TuningPlan;
import moyo.session.GameKit;

/**
 * Plays fresh games of the tuned player against the player as given: a match in a folder of its own
 * beside the trials, with other seeds.
 */
final class TuningConfirmation {
    static final Matchup MATCHUP = new Matchup("tuned", "given");

    private final Workplace workplace;
    private final GameKit<?, ?> kit;
    private final Openings<?> openings;
    private final TuningPlan plan;
    private Optional<Standing> standing = Optional.empty();

    TuningConfirmation(
            Workplace workplace, GameKit<?, ?> kit, Openings<?> openings, TuningPlan plan) {
        this.workplace = workplace;
        this.kit = kit;
        this.openings = openings;
        this.plan = plan;
    }

    /**
     * Plays the missing games; returns an exit code.
     *
     * @param dir the folder of the tuning; more tuning games give another estimate, so the folder
     *     of the match is named by their number
     */
    int play(String tuned, Path dir, int games, Interrupt interrupt)
            throws InterruptedException, IOException {
        RunPlan match =
                new RunPlan(
                        "confirmation",
                        kit.facts(),
                        List.of(
                                new Entrant(MATCHUP.a(), tuned),
                                new Entrant(MATCHUP.b(), plan.player())),
                        List.of(MATCHUP),
                        games,
                        Rng.mix(plan.seed()) + "confirm".hashCode(),
                        plan.rules(),
                        openings.toString(),
                        "");
        Path place = dir.resolve("confirm-" + plan.games());
        RunReport report;
        int code;
        try (RunFolder folder =
                RunFolder.open(place, match, workplace.circumstances().known(), kit.recordType())) {
            code = play(match, folder, dir, interrupt);
            standing = Optional.of(folder.fold().standing(MATCHUP));
            report = RunReport.of(folder, kit.recordType());
        }
        report.write();
        return code;
    }

    private int play(RunPlan match, RunFolder folder, Path dir, Interrupt interrupt)
            throws InterruptedException {
        if (folder.missingGames() == 0) {
            return 0;
        }
        workplace.say(
                "confirmation: %d fresh games of '%s'"
                        .formatted(match.games(), match.entrant(MATCHUP.a()).spec()));
        MatchProgress progress =
                new MatchProgress(workplace.err(), match, folder.fold(), folder.missingGames());
        Runner runner =
                new Runner(match, openings, folder, workplace.executors().make(kit), progress);
        interrupt.does(
                () -> {
                    runner.stop();
                    progress.clear();
                    workplace.sayHowToGoOn(dir);
                });
        Runner.End end = runner.run();
        progress.clear();
        if (end == Runner.End.FAULTY) {
            workplace.sayWhatIsWrong("confirmation", runner.complaint());
        }
        return end == Runner.End.COMPLETE ? 0 : end == Runner.End.STOPPED ? Interrupt.EXIT_CODE : 1;
    }

    /** Returns the result; empty before {@link #play}. */
    Optional<Standing> standing() {
        return standing;
    }
}
