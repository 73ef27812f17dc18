package moyo.lab.executor;

import java.util.List;

/**
 * Plays pairs of games. It knows nothing of plans, folders and tests: it is handed pairs and hands
 * back games, each once, as they finish.
 *
 * <p>A player that crashes or breaks a rule has lost its game, which is a result as any other.
 * Pairs that are lost together with a process or machine are handed out again by the executor
 * itself.
 */
public interface PairExecutor {
    /** Hears of what happens; calls may come from several threads at once. */
    interface Listener {
        /**
         * A game has ended. May block; an exception ends the playing.
         *
         * @param game one of the games of a pair that was handed over
         */
        void finished(PlayedGame game);

        /** Something that a person should know. */
        void warn(String sentence);
    }

    /**
     * Plays pairs, the first ones first, and returns when every game was reported or somebody
     * cancels. After that nothing is reported any more. Called once.
     *
     * @throws RuntimeException what a listener has thrown, or why games cannot be played: {@code
     *     BadInput} for a player that cannot be started
     */
    void play(List<PairTask> pairs, Listener listener) throws InterruptedException;

    /**
     * Gives up games under way, without a result, and makes {@link #play} return soon. For any
     * thread, before and after {@link #play} as well.
     */
    void cancel();
}
