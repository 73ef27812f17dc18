package moyo.lab.executor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import moyo.lab.play.Abandoned;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;

/** Plays pairs in threads of this process; each thread has players of its own. */
public final class ThreadExecutor implements PairExecutor {
    private final Function<Map<String, Object>, GameKit<?, ?>> games;
    private final PairPlayer.Place place;
    private final int jobs;
    private final List<PairPlayer> players = new CopyOnWriteArrayList<>();
    private final Queue<PairTask> waiting = new ArrayDeque<>();
    private boolean cancelled;
    private @Nullable Throwable failure;

    /**
     * @param games creates a game from its facts
     * @param jobs the number of pairs played in parallel
     */
    public ThreadExecutor(
            Function<Map<String, Object>, GameKit<?, ?>> games, PairPlayer.Place place, int jobs) {
        this.games = games;
        this.place = place;
        this.jobs = jobs;
    }

    /** Returns when every thread has ended. */
    @Override
    public void play(List<PairTask> pairs, Listener listener) throws InterruptedException {
        synchronized (this) {
            waiting.addAll(pairs);
        }
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < Math.min(jobs, pairs.size()); i++) {
            PairPlayer player = new PairPlayer(games, place, listener::warn);
            players.add(player);
            Thread thread = new Thread(() -> work(player, listener), "moyo-pair-" + i);
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        players.clear();
        complain();
    }

    private void work(PairPlayer player, Listener listener) {
        try (player) {
            for (PairTask pair = next(); pair != null; pair = next()) {
                player.play(pair, game -> report(game, listener));
            }
        } catch (Abandoned e) {
            // The executor was cancelled.
        } catch (RuntimeException | Error e) {
            fail(e);
        }
    }

    private void report(PlayedGame game, Listener listener) {
        if (!isCancelled()) {
            listener.finished(game);
        }
    }

    private synchronized @Nullable PairTask next() {
        return cancelled ? null : waiting.poll();
    }

    private synchronized boolean isCancelled() {
        return cancelled;
    }

    /**
     * Records a failure, unless the executor was cancelled: a cancellation may make players fail.
     */
    private void fail(Throwable thrown) {
        synchronized (this) {
            if (!cancelled && failure == null) {
                failure = thrown;
            }
        }
        cancel();
    }

    private synchronized void complain() {
        if (failure instanceof RuntimeException e) {
            throw e;
        } else if (failure instanceof Error e) {
            throw e;
        }
    }

    @Override
    public void cancel() {
        synchronized (this) {
            cancelled = true;
        }
        players.forEach(PairPlayer::cancel);
    }
}
