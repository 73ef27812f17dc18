package moyo.lab.executor;

import moyo.gtp.client.Programs;
import moyo.session.GameKit;

/** Creates executors, one for each run. */
@FunctionalInterface
public interface ExecutorFactory extends AutoCloseable {
    /** Creates an executor for the pairs of one game. */
    PairExecutor make(GameKit<?, ?> kit);

    /** Whether a program, such as an engine, is installed where the games are played. */
    default boolean has(String program) {
        return Programs.find(program).isPresent();
    }

    /** Gives back what all executors share, such as a connection. */
    @Override
    default void close() {}

    /**
     * Returns a factory of executors that play in threads of this process.
     *
     * @param jobs the number of pairs played in parallel
     */
    static ExecutorFactory threads(PairPlayer.Place place, int jobs) {
        return kit -> new ThreadExecutor(facts -> kit, place, jobs);
    }
}
