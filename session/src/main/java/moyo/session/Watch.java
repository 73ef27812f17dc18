package moyo.session;

import java.time.Duration;
import java.util.function.Consumer;
import moyo.search.watch.Snapshot;

/**
 * A request for snapshots of running searches.
 *
 * @param interval the time between two snapshots
 * @param owners whether snapshots contain the owners of cells, which costs some time
 * @param watcher receives a snapshot at every interval and one when the search has ended, in a
 *     thread of the watch, one at a time; if it throws, the search is stopped and its caller gets
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
