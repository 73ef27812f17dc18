package moyo.lab.desk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.lab.console.StandingTable;
import moyo.lab.console.TuneProgress;
import moyo.lab.console.TuningText;
import moyo.lab.play.Entrant;
import moyo.lab.record.Standing;
import moyo.lab.report.TuningWriter;
import moyo.lab.report.figure.Fact;
import moyo.lab.report.figure.TuningView;
import moyo.lab.run.Openings;
import moyo.lab.run.Runner;
import moyo.lab.tune.Estimate;
import moyo.lab.tune.Trial;
import moyo.lab.tune.Tuner;
import moyo.lab.tune.games.TuningFolder;
import moyo.lab.tune.games.TuningPairs;
import moyo.lab.tune.games.TuningPlan;
import moyo.lab.tune.games.TuningRun;
import moyo.session.GameKit;

/**
 * Carries out a tuning: plays its trials, keeps the report up to date, confirms the estimate on
 * fresh games, and prints the result.
 */
public final class TuningDesk {
    private final Workplace workplace;
    private final Map<String, Object> session;
    private final GameKit<?, ?> kit;
    private final Openings<?> openings;
    private final TuningPlan plan;
    private final List<Double> given;
    private final Tuner tuner;
    private final TuningPairs pairs;

    /**
     * @param given the values of the parameters of the player as given
     */
    public TuningDesk(
            Workplace workplace,
            GameKit<?, ?> kit,
            Openings<?> openings,
            TuningPlan plan,
            List<Double> given,
            Tuner tuner) {
        this.workplace = workplace;
        session = workplace.circumstances().known();
        this.kit = kit;
        this.openings = openings;
        this.plan = plan;
        this.given = List.copyOf(given);
        this.tuner = tuner;
        pairs = new TuningPairs(kit, plan, openings);
    }

    /**
     * Tunes and confirms; returns an exit code.
     *
     * @param confirm the number of fresh games after the tuning; 0 for none
     * @param json whether the summary is printed as JSON
     */
    public int carryOut(Path dir, int confirm, boolean json)
            throws InterruptedException, IOException {
        warnOfJobs();
        try (Interrupt interrupt = workplace.interrupts().get();
                TuningFolder folder = TuningFolder.open(dir, plan, kit.recordType())) {
            workplace.circumstances().note(dir);
            int code = tune(folder, interrupt);
            Optional<Standing> fresh = Optional.empty();
            if (code == 0 && confirm > 0) {
                TuningConfirmation confirmation =
                        new TuningConfirmation(workplace, kit, openings, plan);
                String tuned = pairs.spec(tuner.estimate(folder.inOrder()).point());
                code = confirmation.play(tuned, dir, confirm, interrupt);
                fresh = confirmation.standing();
            }
            TuningView view =
                    view(
                            folder,
                            fresh.map(
                                    s ->
                                            new TuningView.Confirmation(
                                                    s.total(), s.pairs(), confirm)),
                            false);
            TuningWriter.write(view, dir);
            print(view, fresh, dir, json);
            return code;
        }
    }

    private void warnOfJobs() {
        Circumstances circumstances = workplace.circumstances();
        int jobs = circumstances.jobs();
        List<String> own = new ArrayList<>(List.of(plan.player()));
        if (!plan.opponent().isOutside()) {
            own.add(plan.opponent().spec());
        }
        Entrants.crowd(kit, own, plan.rules().time().isSet(), workplace.circumstances().jobsHere())
                .ifPresent(workplace.err()::println);
        if (jobs > plan.ahead()) {
            workplace.say(
                    "%s %d: at most %d pairs are played at once; --ahead allows more"
                            .formatted(
                                    circumstances.isOnCluster() ? "slots" : "--jobs",
                                    jobs,
                                    plan.ahead()));
        }
    }

    /** A cluster may grow, so it is asked for as many pairs as it may ever play at once. */
    private int mostAtOnce() {
        Circumstances circumstances = workplace.circumstances();
        return circumstances.isOnCluster() ? plan.ahead() : circumstances.jobs();
    }

    private int tune(TuningFolder folder, Interrupt interrupt) throws InterruptedException {
        int earlier = Math.min(folder.games(), plan.games());
        workplace.say(
                earlier == 0
                        ? "tuning into '%s'; report.html shows the progress"
                                .formatted(folder.folder())
                        : "%d games are in '%s', %d are missing"
                                .formatted(earlier, folder.folder(), plan.games() - earlier));
        workplace.err().flush();
        TuneProgress progress =
                new TuneProgress(
                        workplace.err(),
                        earlier,
                        plan.games(),
                        () -> estimate(folder),
                        () -> write(folder));
        write(folder);
        TuningRun run =
                new TuningRun(
                        plan,
                        tuner,
                        pairs,
                        folder,
                        () -> workplace.executors().make(kit),
                        progress);
        interrupt.does(
                () -> {
                    run.stop();
                    progress.clear();
                    workplace.sayHowToGoOn(folder.folder());
                });
        Runner.End end = run.run(mostAtOnce());
        progress.clear();
        if (end == Runner.End.FAULTY) {
            workplace.sayWhatIsWrong("tuning", run.complaint());
        }
        return end == Runner.End.COMPLETE ? 0 : end == Runner.End.STOPPED ? Interrupt.EXIT_CODE : 1;
    }

    /** Returns the present estimate for the progress. */
    private String estimate(TuningFolder folder) {
        Estimate estimate = tuner.estimate(trials(folder));
        String point = plan.space().text(estimate.point());
        return estimate.isPredicted()
                ? "%s, predicted %s".formatted(point, TuningText.score(estimate))
                : point;
    }

    /** Returns the finished trials of the plan; a tuning may have been longer before. */
    private List<Trial> trials(TuningFolder folder) {
        List<Trial> all = folder.inOrder();
        return all.subList(0, Math.min(all.size(), plan.trials()));
    }

    private void write(TuningFolder folder) {
        try {
            TuningWriter.write(view(folder, Optional.empty(), true), folder.folder());
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot write into '%s': %s; the games so far are saved"
                            .formatted(folder.folder(), e.getMessage()),
                    e);
        }
    }

    private TuningView view(
            TuningFolder folder,
            Optional<TuningView.Confirmation> confirmation,
            boolean isRunning) {
        List<Trial> trials = trials(folder);
        Estimate estimate = tuner.estimate(trials);
        List<Fact> facts = new ArrayList<>();
        plan.facts().forEach((name, value) -> facts.add(new Fact(name, String.valueOf(value))));
        facts.addAll(Circumstances.facts(session));
        return new TuningView(
                "Tuning of %s by %s".formatted(plan.player(), plan.method().word()),
                plan.space(),
                given,
                plan.opponent().name(),
                trials,
                estimate,
                pairs.spec(estimate.point()),
                tuner.curves(trials),
                confirmation,
                isRunning,
                plan.games(),
                facts,
                workplace.circumstances().command(),
                Instant.now());
    }

    private void print(TuningView view, Optional<Standing> fresh, Path dir, boolean json)
            throws IOException {
        if (json) {
            workplace.out().print(Files.readString(dir.resolve("summary.json")));
        } else {
            TuningText.print(workplace.out(), view);
            fresh.ifPresent(
                    standing ->
                            StandingTable.print(
                                    workplace.out(), TuningConfirmation.MATCHUP, standing));
            view.confirmation().ifPresent(c -> workplace.out().println(c.verdict()));
            workplace.out().println("report: " + dir.resolve("report.html"));
        }
        workplace.out().flush();
    }

    /** Returns the default folder, by a hash of the facts, so the same command continues. */
    public static Path usualFolder(TuningPlan plan) {
        String player = Entrant.of(plan.player()).name().split(" ", 2)[0];
        return Path.of(
                "runs",
                "tune-%s-%s-%08x"
                        .formatted(
                                player, plan.method().word(), plan.facts().toString().hashCode()));
    }
}
