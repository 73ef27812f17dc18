package moyo.cluster;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import moyo.cluster.node.BlockTask;
import moyo.cluster.post.PostOffice;
import moyo.game.BadInput;
import moyo.lab.executor.Block;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Does blocks of work as tasks of Spark; each task is a job, because blocks take a minute or so.
 */
final class SparkBlocks {
    private static final long LOOK_MILLIS = 100;

    private final SparkCluster cluster;
    private final Block.Source source;
    private final String group = "moyo-" + PostOffice.number();
    private final List<JavaFutureAction<List<BlockTask.Result>>> running = new ArrayList<>();
    private final Queue<String> notes = new ConcurrentLinkedQueue<>();
    private final Patience patience = new Patience(System.nanoTime());

    SparkBlocks(SparkCluster cluster, Block.Source source) {
        this.cluster = cluster;
        this.source = source;
    }

    /**
     * Returns when the source has no more blocks and all results are there, or when it is stopped.
     */
    void run() throws InterruptedException {
        Consumer<String> hearer = notes::add;
        cluster.hear(hearer);
        try {
            doAll();
        } catch (BadInput | IllegalStateException e) {
            if (!cluster.isClosedBecause(source::isStopped)) {
                throw e;
            }
        } finally {
            cluster.ignore(hearer);
            if (!running.isEmpty() && !cluster.isStopped()) {
                cluster.context().cancelJobGroup(group);
            }
        }
    }

    private void doAll() throws InterruptedException {
        boolean more = true;
        while (!source.isStopped() && (more || !running.isEmpty())) {
            while (more && running.size() <= cluster.slots()) {
                more = submit();
            }
            takeResults();
            say();
            TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
        }
    }

    private boolean submit() {
        int number = source.next();
        if (number < 0) {
            return false;
        }
        JavaSparkContext context = cluster.context();
        context.setJobGroup(group, "blocks", true);
        running.add(
                context.parallelize(List.of(number), 1)
                        .map(new BlockTask(source.work()))
                        .collectAsync());
        return true;
    }

    private void takeResults() throws InterruptedException {
        if (cluster.isStopped()) {
            throw new BadInput(Jobs.lost(cluster));
        }
        for (Iterator<JavaFutureAction<List<BlockTask.Result>>> i = running.iterator();
                i.hasNext(); ) {
            JavaFutureAction<List<BlockTask.Result>> job = i.next();
            if (job.isDone()) {
                i.remove();
                result(job).forEach(one -> source.finished(one.number(), one.files()));
            }
        }
    }

    private static List<BlockTask.Result> result(JavaFutureAction<List<BlockTask.Result>> job)
            throws InterruptedException {
        try {
            return job.get();
        } catch (ExecutionException | CancellationException e) {
            throw new BadInput("the cluster gave up: " + Jobs.reason(e), e);
        }
    }

    private void say() {
        for (String note = notes.poll(); note != null; note = notes.poll()) {
            source.warn(note);
        }
        if (patience.isOver(running.isEmpty() || cluster.isBusy(), System.nanoTime())) {
            source.warn(
                    "%d blocks wait for the cluster: no node has begun one yet"
                            .formatted(running.size()));
        }
    }
}
