package moyo.lab.desk;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.lab.console.TrainProgress;
import moyo.lab.record.WholeFile;
import moyo.lab.report.figure.Numbers;
import moyo.lab.run.FolderLock;
import moyo.lab.run.OwnFolder;
import moyo.lab.teach.ExamRecord;
import moyo.lab.teach.Measuring;
import moyo.lab.teach.TrainingFolder;
import moyo.lab.teach.TrainingListener;
import moyo.lab.teach.TrainingPlan;
import moyo.lab.teach.TrainingRun;
import moyo.lab.teach.TrainingStatus;
import moyo.net.EncodingJson;
import moyo.net.Teachable;
import moyo.session.GameKit;

/**
 * Carries out a training: one process at a time in its folder, progress, live report, the result.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public final class TrainingDesk<G extends Game<P>, P extends Position<P>> {
    private static final long NANOS_BETWEEN_REPORTS = 10_000_000_000L;

    private final Workplace workplace;
    private final GameKit<G, P> kit;
    private final Teachable<P> lessons;
    private final TrainingPlan plan;
    private final TrainingFolder folder;
    private final TrainProgress progress;
    private long lastReport = System.nanoTime();
    private volatile boolean interrupted;

    public TrainingDesk(Workplace workplace, GameKit<G, P> kit, TrainingPlan plan, Path dir) {
        this.workplace = workplace;
        this.kit = kit;
        this.plan = plan;
        lessons = lessons(kit);
        folder = new TrainingFolder(dir);
        progress = new TrainProgress(workplace.err(), this::lossText);
    }

    /**
     * Returns how a network sees a game.
     *
     * @throws BadInput if no network can learn the game
     */
    public static <P extends Position<P>> Teachable<P> lessons(GameKit<?, P> kit) {
        String name = kit.game().name();
        Teachable<P> lessons =
                kit.lessons()
                        .orElseThrow(
                                () ->
                                        new BadInput(
                                                "there is no network encoding of %s"
                                                        .formatted(name)));
        if (kit.players().kinds().stream().noneMatch(kind -> kind.name().equals("zero"))) {
            throw new BadInput(
                    "%s has no player 'zero', which plays with a network".formatted(name));
        }
        return lessons;
    }

    /** Trains, or goes on with a training; returns an exit code. */
    public int train() throws IOException, InterruptedException {
        OwnFolder.require(folder.dir(), TrainingFolder.SETUP);
        if (Files.exists(folder.dir().resolve(TrainingFolder.SETUP))) {
            folder.check(setup());
        }
        Files.createDirectories(folder.dir());
        FolderLock lock = FolderLock.take(folder.dir());
        try (Interrupt interrupt = workplace.interrupts().get()) {
            folder.check(setup());
            WholeFile.write(
                    folder.dir().resolve("encoding.json"),
                    EncodingJson.of(lessons.encoding().shape()));
            workplace.circumstances().note(folder.dir());
            return train(interrupt);
        } finally {
            lock.close();
        }
    }

    /** What must be the same whenever the run goes on. */
    private Map<String, Object> setup() {
        Map<String, Object> setup = new TreeMap<>(kit.facts());
        setup.put("encoding", lessons.encoding().shape().version());
        setup.put("blocks", plan.recipe().blocks());
        setup.put("channels", plan.recipe().channels());
        return setup;
    }

    private int train(Interrupt interrupt) throws IOException, InterruptedException {
        TrainingRun<P> run = new TrainingRun<>(plan, lessons, folder, new Listener());
        Measuring<G, P> measuring =
                new Measuring<>(kit, lessons, folder, run::seconds, plan.seed());
        interrupt.does(
                () -> {
                    interrupted = true;
                    measuring.end();
                    run.stop();
                });
        begin(run);
        MeasuringThread<G, P> measurer = new MeasuringThread<>(measuring);
        Optional<String> complaint = run.run();
        measurer.end();
        progress.erase();
        if (complaint.isPresent()) {
            report(run, false);
            workplace.sayWhatIsWrong("training", complaint.get());
            return 1;
        }
        return interrupted ? stopped(run) : finish(run, measuring);
    }

    private void begin(TrainingRun<P> run) throws IOException {
        String minutes = Numbers.decimal(plan.recipe().minutes());
        double done = run.seconds() / 60;
        workplace.say(
                done == 0
                        ? "training for %s minutes into '%s'; report.html shows the progress"
                                .formatted(minutes, folder.dir())
                        : "going on with '%s' after %s of %s minutes"
                                .formatted(folder.dir(), Numbers.decimal(done), minutes));
        workplace.say(
                "%s, PyTorch %s; %d %s of self-play, positions are evaluated %s"
                        .formatted(
                                plan.device().equals("cpu") ? "CPU" : "GPU",
                                plan.python().torch(),
                                plan.threads(),
                                plan.threads() == 1 ? "thread" : "threads",
                                plan.shared() ? "by the trainer" : "by these threads"));
        workplace.err().flush();
        report(run, true);
    }

    private int stopped(TrainingRun<P> run) throws IOException {
        report(run, false);
        workplace.say(
                "stopped after %s of %s minutes; '%s' holds all but the last seconds"
                        .formatted(
                                Numbers.decimal(run.seconds() / 60),
                                Numbers.decimal(plan.recipe().minutes()),
                                folder.dir()));
        workplace.say("to go on: " + workplace.circumstances().commandHere());
        workplace.err().flush();
        return Interrupt.EXIT_CODE;
    }

    private int finish(TrainingRun<P> run, Measuring<G, P> measuring) throws IOException {
        workplace.say("trained; measuring the last network");
        workplace.err().flush();
        measuring.finish(() -> interrupted);
        report(run, false);
        print(run);
        return interrupted ? Interrupt.EXIT_CODE : 0;
    }

    private void print(TrainingRun<P> run) throws IOException {
        PrintWriter out = workplace.out();
        TrainingFolder.State state = run.state();
        Path best = folder.net(Files.exists(folder.net("best")) ? "best" : "final");
        out.println(
                "trained for %s minutes; CPU time %s self-play and measuring, %s trainer"
                        .formatted(
                                Numbers.decimal(state.seconds() / 60),
                                Numbers.seconds(state.ownCpu()),
                                Numbers.seconds(state.trainerCpu())));
        for (ExamRecord exam : TrainingReport.lastExams(folder)) {
            out.println(
                    "perfect moves, %s: %s of %s positions (network %s)"
                            .formatted(
                                    exam.visits() == ExamRecord.POLICY_ALONE
                                            ? "policy alone"
                                            : exam.visits() + " visits",
                                    Numbers.percent(exam.result().share()),
                                    Numbers.count(exam.asked()),
                                    exam.network()));
        }
        out.println("network: " + best);
        out.println("report: " + folder.dir().resolve("report.html"));
        out.println(
                "play with it: ./moyo gtp --game %s --player \"zero net=%s\""
                        .formatted(kit.facts().get("name"), best));
        out.flush();
    }

    private void report(TrainingRun<P> run, boolean running) throws IOException {
        new TrainingReport(workplace.circumstances(), folder, plan)
                .write(kit, run.state(), running);
    }

    private String lossText() {
        try {
            return TrainingReport.lossText(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private final class Listener implements TrainingListener {
        @Override
        public void passes(TrainingStatus status) {
            progress.show(status);
            if (System.nanoTime() - lastReport > NANOS_BETWEEN_REPORTS) {
                lastReport = System.nanoTime();
                writeLive(status);
            }
        }

        private void writeLive(TrainingStatus status) {
            try {
                TrainingFolder.State saved = folder.state();
                new TrainingReport(workplace.circumstances(), folder, plan)
                        .write(
                                kit,
                                new TrainingFolder.State(
                                        status.seconds(), saved.ownCpu(), saved.trainerCpu()),
                                true);
            } catch (IOException e) {
                throw new UncheckedIOException(
                        "cannot write into '%s': %s".formatted(folder.dir(), e.getMessage()), e);
            }
        }

        @Override
        public void says(String sentence) {
            progress.erase();
            workplace.say(sentence);
            workplace.err().flush();
        }
    }
}
