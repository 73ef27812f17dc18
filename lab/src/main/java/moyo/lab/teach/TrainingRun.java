package moyo.lab.teach;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.net.Shape;
import moyo.net.Teachable;
import moyo.net.batch.Batch;
import moyo.net.batch.LocalBatch;
import moyo.net.batch.NewestNetwork;
import moyo.net.batch.SharedMemory;
import moyo.net.selfplay.SelfPlay;

/**
 * Teaches a network: a trainer in a process of its own, self-play in this one. When the trainer
 * dies, a new one goes on from its last checkpoint, and self-play with it.
 *
 * @param <P> the positions of the game
 */
public final class TrainingRun<P extends Position<P>> {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final long POLL_MILLIS = 200;

    /** For an evaluator in another process: batches of a thread, and rows of a batch. */
    private static final int SLOTS = 2;

    private static final int ROWS = 256;

    /** So many trainers in a row may die before they have trained for {@link #GOOD_SECONDS}. */
    private static final int MOST_FAILURES = 3;

    private static final double GOOD_SECONDS = 60;

    private final TrainingPlan plan;
    private final Teachable<P> lessons;
    private final TrainingFolder folder;
    private final TrainingListener listener;
    private final RunClock clock;
    private volatile boolean stopped;

    public TrainingRun(
            TrainingPlan plan,
            Teachable<P> lessons,
            TrainingFolder folder,
            TrainingListener listener)
            throws IOException {
        this.plan = plan;
        this.lessons = lessons;
        this.folder = folder;
        this.listener = listener;
        clock = new RunClock(folder, plan.recipe().minutes());
    }

    /** The seconds of training so far. */
    public double seconds() {
        return clock.seconds();
    }

    /** The seconds and CPU seconds so far. */
    public TrainingFolder.State state() {
        return clock.state();
    }

    /** Ends the run early; it can go on later. Called by any thread. */
    public void stop() {
        stopped = true;
    }

    /**
     * Runs to the end of the run's time, or until it is stopped.
     *
     * @return what is wrong, if the run cannot go on
     */
    public Optional<String> run() throws IOException, InterruptedException {
        int failures = 0;
        while (!stopped && !clock.isOver()) {
            double before = clock.seconds();
            try (TrainerProcess trainer = startTrainer()) {
                if (withTrainer(trainer)) {
                    return Optional.empty();
                }
                failures = clock.seconds() - before > GOOD_SECONDS ? 1 : failures + 1;
                if (failures >= MOST_FAILURES) {
                    return Optional.of(
                            "the trainer has ended %d times in a row with code %d; it said:%n%s"
                                    .formatted(failures, trainer.exitCode(), trainer.lastWords()));
                }
                listener.says(
                        "the trainer has ended with code %d; a new one goes on from its last checkpoint"
                                .formatted(trainer.exitCode()));
            }
        }
        return Optional.empty();
    }

    private TrainerProcess startTrainer() {
        List<String> options = new ArrayList<>(plan.trainerOptions(folder.dir(), clock.seconds()));
        if (plan.shared()) {
            options.addAll(List.of("--exchange", exchange().toString()));
        }
        return new TrainerProcess(
                plan.python(),
                plan.trainerHome(),
                options,
                plan.trainerThreads(),
                folder.dir().resolve("trainer.log"));
    }

    /** Memory that is a file, if the system has a place for it. */
    private Path exchange() {
        Path memory = Path.of("/dev/shm");
        String name = "moyo-%d.exchange".formatted(ProcessHandle.current().pid());
        return Files.isWritable(memory)
                ? memory.resolve(name)
                : folder.dir().toAbsolutePath().resolve("exchange");
    }

    /** Plays while the trainer lives; false if it died before the end. */
    private boolean withTrainer(TrainerProcess trainer) throws IOException, InterruptedException {
        boolean hasEnded;
        try {
            clock.start();
            if (plan.shared()) {
                playShared(trainer);
            } else {
                playHere(trainer);
            }
        } finally {
            hasEnded = stopped || clock.isOver();
            trainer.end(hasEnded ? PATIENCE : Duration.ZERO);
            clock.stop(trainer.cpuSeconds());
        }
        return hasEnded;
    }

    private void playShared(TrainerProcess trainer) throws IOException, InterruptedException {
        Path file = exchange();
        int slots = SLOTS * plan.threads();
        try (SharedMemory memory =
                new SharedMemory(file, lessons.encoding().shape(), slots, ROWS)) {
            play(trainer, memory.batches(plan.threads()), memory::hasLostServer);
        } finally {
            Files.deleteIfExists(file);
        }
    }

    private void playHere(TrainerProcess trainer) throws IOException, InterruptedException {
        Shape shape = lessons.encoding().shape();
        NewestNetwork newest = new NewestNetwork(folder.net("latest"), shape);
        if (newest.await(() -> !goesOn(trainer))) {
            int rows = plan.recipe().games();
            play(trainer, LocalBatch.forThreads(plan.threads(), newest, shape, rows), () -> false);
        }
    }

    private boolean goesOn(TrainerProcess trainer) {
        return !stopped && !clock.isOver() && trainer.isAlive();
    }

    private void play(TrainerProcess trainer, List<List<Batch>> batches, BooleanSupplier lost)
            throws IOException, InterruptedException {
        GamesInBackground games =
                new GamesInBackground(
                        new SelfPlay<>(
                                lessons,
                                plan.recipe().play(),
                                batches,
                                folder.dir().resolve("rows"),
                                clock::share,
                                () -> !goesOn(trainer) || lost.getAsBoolean(),
                                new Rng(Rng.mix(plan.seed() + (long) clock.seconds()))));
        SpeedLog speeds = new SpeedLog(folder, clock, games);
        while (games.goesOn(POLL_MILLIS)) {
            speeds.tick(trainer);
            listener.passes(
                    new TrainingStatus(
                            clock.seconds(),
                            clock.secondsLeft(),
                            games.games(),
                            games.positions(),
                            speeds.positionsPerSecond()));
        }
        games.check();
    }
}
