package moyo.lab.run;

import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import moyo.game.BadInput;
import moyo.lab.executor.PairExecutor;
import moyo.lab.executor.PairTask;
import moyo.lab.executor.PlayedGame;
import moyo.lab.record.GameResult;
import moyo.lab.stats.Sprt;
import org.jspecify.annotations.Nullable;

/**
 * Has an executor play the missing pairs of a run, or of its part, and folds the results, until all
 * games are played, a sequential test has decided, a player fails repeatedly, or the run is
 * stopped.
 */
public final class Runner {
    /** The maximum number of warnings about records that do not count. */
    private static final int MOST_WARNINGS = 5;

    /** The delay before a fault counts: if the run is stopped within it, the fault is ignored. */
    private static final Duration GRACE = Duration.ofMillis(500);

    /** The reason why a run has ended. */
    public enum End {
        COMPLETE,
        DECIDED,
        FAULTY,
        STOPPED
    }

    private final RunFolder folder;
    private final PairExecutor executor;
    private final RunListener listener;
    private final RunFold fold;
    private final Predicate<RunFold> decided;
    private final List<PairTask> missing;
    private final FaultStreak streak = new FaultStreak();
    private @Nullable End end;
    private String complaint = "";

    /**
     * @param folder the folder of the plan; the fold begins with its results
     * @param executor an executor for this run only
     */
    public Runner(
            RunPlan plan,
            Openings<?> openings,
            RunFolder folder,
            PairExecutor executor,
            RunListener listener) {
        this(plan, openings, folder, executor, listener, byTest(plan.test()));
    }

    private static Predicate<RunFold> byTest(Optional<Sprt> test) {
        return fold -> test.isPresent() && fold.isDecided(test.get());
    }

    /**
     * @param decided whether the results so far are enough; asked after every game
     */
    public Runner(
            RunPlan plan,
            Openings<?> openings,
            RunFolder folder,
            PairExecutor executor,
            RunListener listener,
            Predicate<RunFold> decided) {
        this.folder = folder;
        this.executor = executor;
        this.listener = listener;
        fold = folder.fold();
        this.decided = decided;
        missing = Schedule.missing(plan, folder.part(), openings, fold::has);
    }

    /** Returns the number of games that were missing at the start. */
    public int missingGames() {
        return missing.stream().mapToInt(pair -> pair.games().size()).sum();
    }

    /** Plays the missing games; returns when the executor has ended. */
    public End run() throws InterruptedException {
        warnOfForeignRecords();
        synchronized (this) {
            if (isDecided()) {
                end(End.DECIDED);
            }
            if (end != null) {
                return end;
            }
        }
        try {
            executor.play(missing, new Pairs());
        } catch (BadInput | UncheckedIOException e) {
            return failed(e);
        }
        synchronized (this) {
            return end == null ? End.COMPLETE : end;
        }
    }

    /**
     * Returns the error message for bad input and disk errors; other exceptions are programming
     * errors and are thrown.
     */
    private synchronized End failed(RuntimeException e) {
        if (end == null) {
            end = End.FAULTY;
            complaint = String.valueOf(e.getMessage());
        }
        return end;
    }

    /** Prints the warnings about records; a joined file may have thousands. */
    private void warnOfForeignRecords() {
        List<String> all = folder.warnings();
        all.stream().limit(MOST_WARNINGS).forEach(listener::warn);
        if (all.size() > MOST_WARNINGS) {
            listener.warn("%d more records do not count".formatted(all.size() - MOST_WARNINGS));
        }
    }

    /** Receives the executor's games. */
    private final class Pairs implements PairExecutor.Listener {
        @Override
        public void finished(PlayedGame game) {
            if (game.result().isFault()) {
                awaitEnd();
            }
            finish(game);
        }

        @Override
        public void warn(String sentence) {
            synchronized (Runner.this) {
                listener.warn(sentence);
            }
        }
    }

    /**
     * Ignores a fault shortly before the run was stopped: Ctrl-C also reaches the engines, and may
     * reach them first.
     */
    private synchronized void awaitEnd() {
        long deadline = System.nanoTime() + GRACE.toNanos();
        try {
            while (end == null && System.nanoTime() < deadline) {
                wait(GRACE.toMillis());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Saves a result, unless the run has ended or the game was saved before. */
    private synchronized void finish(PlayedGame game) {
        GameResult result = game.result();
        if (end != null || fold.has(result.id())) {
            return;
        }
        folder.add(game);
        fold.add(result);
        listener.finished(result);
        streak.add(result)
                .ifPresent(
                        sentence -> {
                            complaint = sentence;
                            end(End.FAULTY);
                        });
        if (end == null && isDecided()) {
            end(End.DECIDED);
        }
    }

    private boolean isDecided() {
        return decided.test(fold);
    }

    /** Stops the run and aborts the current games. May be called by any thread. */
    public void stop() {
        end(End.STOPPED);
    }

    private void end(End why) {
        synchronized (this) {
            if (end != null) {
                return;
            }
            end = why;
            notifyAll();
        }
        executor.cancel();
    }

    /** Returns the error of a run that has ended as {@link End#FAULTY}. */
    public synchronized String complaint() {
        return complaint;
    }
}
