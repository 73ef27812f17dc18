package moyo.lab.teach;

import moyo.game.Position;
import moyo.net.selfplay.SelfPlay;
import org.jspecify.annotations.Nullable;

/** Self-play in threads of its own, which another thread watches. */
final class GamesInBackground {
    private final SelfPlay<?> games;
    private final Thread thread;
    private volatile @Nullable RuntimeException failure;

    <P extends Position<P>> GamesInBackground(SelfPlay<P> games) {
        this.games = games;
        thread = new Thread(this::play, "moyo-selfplay");
        thread.start();
    }

    private void play() {
        try {
            games.run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            failure = e;
        }
    }

    long games() {
        return games.progress().games();
    }

    long positions() {
        return games.progress().rows();
    }

    long evaluations() {
        return games.progress().evaluations();
    }

    /** Waits a moment; false when the games are over. */
    boolean goesOn(long millis) throws InterruptedException {
        thread.join(millis);
        return thread.isAlive();
    }

    /** Throws what has ended the games early. */
    void check() {
        RuntimeException thrown = failure;
        if (thrown != null) {
            throw thrown;
        }
    }
}
