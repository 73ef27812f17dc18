package moyo.lab.executor;

import moyo.session.GameKit;

/** Makes executors. A run has one of its own. */
@FunctionalInterface
public interface ExecutorFactory {
    /** An executor for the pairs of one game. */
    PairExecutor make(GameKit<?, ?> kit);

    /**
     * Threads of this process.
     *
     * @param jobs pairs at once
     */
    static ExecutorFactory threads(PairPlayer.Place place, int jobs) {
        return kit -> new ThreadExecutor(facts -> kit, place, jobs);
    }
}
