package moyo.session;

import java.time.Duration;
import java.util.function.Consumer;
import moyo.search.watch.Snapshot;

/**
 * Somebody who wants to see searches while they run.
 *
 * @param interval from one snapshot to the next
 * @param owners whether snapshots shall say who owns which cell: it costs a little
 * @param watcher gets a snapshot at every interval and one when the search has ended, in a thread
 *     of the watch and never two at once; if it throws, the search is stopped and its caller gets
 *     the exception
 */
public record Watch(Duration interval, boolean owners, Consumer<Snapshot> watcher) {
    /** Ends a watch. */
    @FunctionalInterface
    public interface Handle extends AutoCloseable {
        @Override
        void close();
    }
}
