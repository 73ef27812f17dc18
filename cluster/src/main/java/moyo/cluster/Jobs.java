package moyo.cluster;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import moyo.cluster.node.Handout;
import moyo.cluster.post.Message;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;
import org.jspecify.annotations.Nullable;

/** The jobs of a run that have not ended. Used by one thread. */
final class Jobs {
    private static final long LAST_MILLIS = 100;

    /** The line of Spark's text before the failure of a task that no executor could run. */
    private static final String LAST_FAILURE = "Most recent failure:";

    private final SparkCluster cluster;
    private final String group;
    private final String description;
    private final Function<Handout, List<Message.Game>> function;
    private final List<JavaFutureAction<List<List<Message.Game>>>> running = new ArrayList<>();

    /** Thrown when Spark gives a job up. */
    static final class Failed extends Exception {
        private static final long serialVersionUID = 1L;

        Failed(String sentence, @Nullable Throwable cause) {
            super(sentence, cause);
        }
    }

    /**
     * @param group Spark's name for the jobs of this run
     * @param description what Spark's pages show
     * @param function what a node does with a pair; returns the games that it could not send
     */
    Jobs(
            SparkCluster cluster,
            String group,
            String description,
            Function<Handout, List<Message.Game>> function) {
        this.cluster = cluster;
        this.group = group;
        this.description = description;
        this.function = function;
    }

    /** Hands out a wave; a connection that is closed shows in {@link #ended}. */
    void submit(List<Handout> wave) {
        JavaSparkContext context = cluster.context();
        try {
            context.setJobGroup(group, description, false);
            running.add(context.parallelize(wave, wave.size()).map(function).collectAsync());
        } catch (IllegalStateException e) {
            if (!cluster.isStopped()) {
                throw e;
            }
        }
    }

    /** Forgets the jobs that have ended and returns the games that they could not send. */
    List<Message.Game> ended() throws Failed, InterruptedException {
        if (cluster.isStopped()) {
            throw new Failed(lost(cluster), null);
        }
        List<Message.Game> games = new ArrayList<>();
        for (Iterator<JavaFutureAction<List<List<Message.Game>>>> i = running.iterator();
                i.hasNext(); ) {
            JavaFutureAction<List<List<Message.Game>>> job = i.next();
            if (job.isDone()) {
                i.remove();
                result(job).forEach(games::addAll);
            }
        }
        return games;
    }

    static String lost(SparkCluster cluster) {
        return "the cluster at %s does not answer, or has closed the connection"
                .formatted(cluster.master());
    }

    private static List<List<Message.Game>> result(JavaFutureAction<List<List<Message.Game>>> job)
            throws Failed, InterruptedException {
        try {
            return job.get();
        } catch (ExecutionException | CancellationException e) {
            throw new Failed("the cluster gave up: " + reason(e), e);
        }
    }

    /** Returns the line of Spark's text that names the cause: the failure of the last task. */
    static String reason(Exception failed) {
        Throwable cause = failed.getCause() == null ? failed : failed.getCause();
        List<String> lines = String.valueOf(cause.getMessage()).lines().toList();
        int last = lines.indexOf(LAST_FAILURE) + 1;
        return last < lines.size() ? lines.get(last) : String.valueOf(cause);
    }

    boolean isEmpty() {
        return running.isEmpty();
    }

    /** Cancels what still runs: everything, or the second copies of pairs that have ended. */
    void end(boolean cancelled) {
        if (!cancelled && areDoneSoon()) {
            return;
        }
        if (!cluster.isStopped()) {
            cluster.context().cancelJobGroup(group);
        }
    }

    /** Lets the last tasks end, which have sent their last game. */
    private boolean areDoneSoon() {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LAST_MILLIS);
        for (JavaFutureAction<List<List<Message.Game>>> job : running) {
            try {
                job.get(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            } catch (ExecutionException | CancellationException | TimeoutException e) {
                return false;
            }
        }
        return true;
    }
}
