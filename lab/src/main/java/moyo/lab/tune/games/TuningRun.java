package moyo.lab.tune.games;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import moyo.game.BadInput;
import moyo.lab.executor.PairExecutor;
import moyo.lab.executor.PairTask;
import moyo.lab.executor.PlayedGame;
import moyo.lab.record.GameResult;
import moyo.lab.run.FaultStreak;
import moyo.lab.run.Runner.End;
import moyo.lab.tune.Proposal;
import moyo.lab.tune.Trial;
import moyo.lab.tune.Tuner;
import org.jspecify.annotations.Nullable;

/**
 * Plays the missing trials of a tuning, several at once. Trial k is proposed from the results of
 * all trials up to k − {@code ahead}, and waits until they are finished; so the games depend
 * neither on the number of jobs nor on interruptions.
 */
public final class TuningRun {
    private final TuningPlan plan;
    private final Tuner tuner;
    private final TuningPairs pairs;
    private final TuningFolder folder;
    private final Supplier<PairExecutor> executors;
    private final Listener listener;
    private final Set<Integer> begun = new HashSet<>();
    private final Set<PairExecutor> playing = new HashSet<>();
    private final FaultStreak streak = new FaultStreak();
    private @Nullable End end;
    private @Nullable Throwable failure;
    private String complaint = "";

    /** Receives the events of a tuning; calls do not overlap. */
    public interface Listener {
        /** Called when a game is on the disk. */
        void finished(GameResult result);

        /** Called when a trial is on the disk, after its games. */
        void finished(Trial trial);

        /** Called with a warning for the user. */
        void warn(String sentence);
    }

    /**
     * @param executors creates an executor for each trial, because every trial has other players
     */
    public TuningRun(
            TuningPlan plan,
            Tuner tuner,
            TuningPairs pairs,
            TuningFolder folder,
            Supplier<PairExecutor> executors,
            Listener listener) {
        this.plan = plan;
        this.tuner = tuner;
        this.pairs = pairs;
        this.folder = folder;
        this.executors = executors;
        this.listener = listener;
    }

    private record Task(int number, Proposal proposal, PairTask pair, PairExecutor executor) {}

    /**
     * Plays until every trial is finished, a player fails repeatedly, or {@link #stop} is called.
     *
     * @param jobs the number of pairs played in parallel; at most {@code ahead} are
     */
    public End run(int jobs) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < Math.min(jobs, plan.ahead()); i++) {
            Thread thread = new Thread(this::work, "moyo-trial-" + i);
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        synchronized (this) {
            if (failure instanceof RuntimeException e) {
                throw e;
            } else if (failure instanceof Error e) {
                throw e;
            }
            return end == null ? End.COMPLETE : end;
        }
    }

    private void work() {
        try {
            for (Task task = next(); task != null; task = next()) {
                play(task);
            }
        } catch (InterruptedException e) {
            stop();
        } catch (BadInput | UncheckedIOException e) {
            end(End.FAULTY, String.valueOf(e.getMessage()), null);
        } catch (RuntimeException | Error e) {
            end(End.FAULTY, "", e);
        }
    }

    /** Returns the next trial when the results that it needs are there; null if none is left. */
    private synchronized @Nullable Task next() throws InterruptedException {
        while (end == null) {
            int number = firstOpen();
            if (number >= plan.trials()) {
                return null;
            }
            int needed = Math.max(0, number - plan.ahead() + 1);
            List<Trial> known = folder.inOrder();
            if (known.size() >= needed) {
                begun.add(number);
                Proposal proposal = tuner.propose(number, known.subList(0, needed));
                PairExecutor executor = executors.get();
                playing.add(executor);
                return new Task(number, proposal, pairs.pair(number, proposal), executor);
            }
            wait();
        }
        return null;
    }

    private int firstOpen() {
        int number = 0;
        while (begun.contains(number) || folder.has(number)) {
            number++;
        }
        return number;
    }

    private void play(Task task) throws InterruptedException {
        List<Integer> missing = new ArrayList<>(task.pair.games());
        missing.removeIf(game -> result(task.pair, game).isPresent());
        if (!missing.isEmpty()) {
            task.executor.play(List.of(task.pair.withGames(missing)), new Games());
        }
        finish(task);
    }

    /** Returns the result of a game; a record of other players or another seed does not count. */
    private Optional<GameResult> result(PairTask pair, int game) {
        Optional<GameResult> found = folder.result(pair.id(game));
        Optional<GameResult> own = found.filter(result -> isOf(pair, result));
        if (found.isPresent() && own.isEmpty()) {
            synchronized (this) {
                listener.warn(
                        "the record of trial %d, game %d has another seed or other players than the"
                                        .formatted(pair.pair(), game)
                                + " tuning; it does not count, and the game is played");
            }
        }
        return own;
    }

    private static boolean isOf(PairTask pair, GameResult result) {
        boolean aBegins = result.game() == 0;
        return result.seed() == pair.seed()
                && result.first().equals((aBegins ? pair.a() : pair.b()).spec())
                && result.second().equals((aBegins ? pair.b() : pair.a()).spec());
    }

    /** Receives the games of the executors. */
    private final class Games implements PairExecutor.Listener {
        @Override
        public void finished(PlayedGame game) {
            finish(game);
        }

        @Override
        public void warn(String sentence) {
            synchronized (TuningRun.this) {
                listener.warn(sentence);
            }
        }
    }

    private void finish(PlayedGame game) {
        String tooMany;
        synchronized (this) {
            if (end != null) {
                return;
            }
            folder.add(game);
            listener.finished(game.result());
            tooMany = streak.add(game.result()).orElse("");
        }
        if (!tooMany.isEmpty()) {
            end(End.FAULTY, tooMany, null);
        }
    }

    /** Writes the trial if both games are finished; otherwise it was stopped. */
    private synchronized void finish(Task task) {
        playing.remove(task.executor);
        double points = 0;
        for (int game : task.pair.games()) {
            var result = result(task.pair, game);
            if (result.isEmpty()) {
                return;
            }
            points += result.get().pointsOfA();
        }
        Trial trial = Trial.of(task.number, task.proposal, points);
        folder.add(trial);
        listener.finished(trial);
        notifyAll();
    }

    /** Stops the tuning and aborts the current games. May be called by any thread. */
    public void stop() {
        end(End.STOPPED, "", null);
    }

    private void end(End why, String sentence, @Nullable Throwable thrown) {
        List<PairExecutor> current;
        synchronized (this) {
            if (end != null) {
                return;
            }
            end = why;
            complaint = sentence;
            failure = thrown;
            current = List.copyOf(playing);
            notifyAll();
        }
        current.forEach(PairExecutor::cancel);
    }

    /** Returns the error of a tuning that has ended as {@link End#FAULTY}. */
    public synchronized String complaint() {
        return complaint;
    }
}
