package moyo.cluster;

import java.util.List;
import moyo.lab.executor.PairExecutor;
import moyo.lab.executor.PairTask;
import org.jspecify.annotations.Nullable;

/** Plays the pairs of a run as tasks of Spark. */
final class SparkExecutor implements PairExecutor {
    private final SparkCluster cluster;
    private boolean cancelled;
    private @Nullable SparkRun run;

    SparkExecutor(SparkCluster cluster) {
        this.cluster = cluster;
    }

    @Override
    public void play(List<PairTask> pairs, Listener listener) throws InterruptedException {
        SparkRun playing;
        synchronized (this) {
            if (pairs.isEmpty() || cancelled) {
                return;
            }
            playing = new SparkRun(cluster, pairs, listener);
            run = playing;
        }
        playing.play();
    }

    @Override
    public synchronized void cancel() {
        cancelled = true;
        if (run != null) {
            run.cancel();
        }
    }
}
