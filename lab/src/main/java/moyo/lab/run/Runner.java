package moyo.lab.run;

import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.lab.executor.PairExecutor;
import moyo.lab.executor.PairTask;
import moyo.lab.executor.PlayedGame;
import moyo.lab.record.GameResult;
import moyo.lab.stats.Sprt;
import org.jspecify.annotations.Nullable;

/**
 * Has the missing pairs of a run played by an executor and folds the results, until all is played,
 * a sequential test has decided, a player fails again and again, or somebody stops it.
 */
public final class Runner {
    /** So many records that do not count are named one by one. */
    private static final int MOST_WARNINGS = 5;

    /** How long after a fault a run may still be stopped before the fault counts. */
    private static final Duration GRACE = Duration.ofMillis(500);

    /** Why a run has ended. */
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
    private final Optional<Sprt> sprt;
    private final List<PairTask> missing;
    private final FaultStreak streak = new FaultStreak();
    private @Nullable End end;
    private String complaint = "";

    /**
     * @param folder of the plan; its results are the start of the fold
     * @param executor for this run alone
     */
    public Runner(
            RunPlan plan,
            Openings<?> openings,
            RunFolder folder,
            PairExecutor executor,
            RunListener listener) {
        this.folder = folder;
        this.executor = executor;
        this.listener = listener;
        fold = folder.fold();
        sprt = plan.test();
        missing = Schedule.missing(plan, openings, fold::has);
    }

    /** How many games were still to be played at the start. */
    public int missingGames() {
        return missing.stream().mapToInt(pair -> pair.games().size()).sum();
    }

    /** Plays; returns when the executor has ended. */
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

    /** What a user or a full disk did wrong is a complaint; the rest is our own fault. */
    private synchronized End failed(RuntimeException e) {
        if (end == null) {
            end = End.FAULTY;
            complaint = String.valueOf(e.getMessage());
        }
        return end;
    }

    /** A joined file may have thousands. */
    private void warnOfForeignRecords() {
        List<String> all = folder.warnings();
        all.stream().limit(MOST_WARNINGS).forEach(listener::warn);
        if (all.size() > MOST_WARNINGS) {
            listener.warn("%d more records do not count".formatted(all.size() - MOST_WARNINGS));
        }
    }

    /** Hears of the executor's games. */
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
     * Ctrl-C reaches the engines, too, and may reach them first: a player that broke down a moment
     * before the run was stopped is not to blame.
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

    /**
     * Too late is as if it had been given up; a game that is there already is not counted again.
     */
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
        return sprt.isPresent() && fold.isDecided(sprt.get());
    }

    /** Ends the run: games under way are given up. For any thread. */
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

    /** What is wrong when a run has ended as {@link End#FAULTY}. */
    public synchronized String complaint() {
        return complaint;
    }
}
