package moyo.lab.executor;

import java.util.List;

/**
 * Plays pairs of games. It receives pairs and reports each game once, when it has ended; it does
 * not depend on plans, folders and tests.
 *
 * <p>A player that crashes or breaks a rule loses its game, which is an ordinary result. If a
 * process or a machine fails, the executor itself plays its pairs again.
 */
public interface PairExecutor {
    /** Receives the games and warnings; may be called by several threads at the same time. */
    interface Listener {
        /**
         * Called when a game has ended. May block; an exception ends {@link #play}.
         *
         * @param game a game of one of the pairs
         */
        void finished(PlayedGame game);

        /** Called with a warning for the user. */
        void warn(String sentence);
    }

    /**
     * Plays pairs in their order and returns when every game was reported or {@link #cancel} was
     * called. Nothing is reported after the return. Called once.
     *
     * @throws RuntimeException an exception of the listener, or the reason why games cannot be
     *     played: {@code BadInput} for a player that cannot be started
     */
    void play(List<PairTask> pairs, Listener listener) throws InterruptedException;

    /**
     * Aborts the current games without a result and makes {@link #play} return soon. May be called
     * by any thread, also before and after {@link #play}.
     */
    void cancel();
}
