package moyo.cluster;

import moyo.game.BadInput;
import moyo.lab.executor.ClusterService;
import moyo.lab.executor.GameSource;
import moyo.lab.executor.PairExecutor;
import moyo.session.GameKit;

import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorAdded;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;

import java.nio.file.Path;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** A connection to a cluster, shared by all runs of this process. */
final class SparkCluster implements ClusterService.Cluster {
    private static final String DRIVER = "driver";

    private final JavaSparkContext context;
    private final GameSource games;
    private final String commit;
    private final String master;
    private final int coresPerTask;
    private final CopyOnWriteArrayList<Consumer<String>> hearers = new CopyOnWriteArrayList<>();

    SparkCluster(JavaSparkContext context, GameSource games, String commit) {
        this.context = context;
        this.games = games;
        this.commit = commit;
        master = context.master();
        coresPerTask = context.getConf().getInt("spark.task.cpus", 1);
        context.sc().addSparkListener(new Executors());
    }

    static SparkCluster connect(String master, GameSource games, String commit) {
        return connect(SparkSettings.of(master), games, commit);
    }

    static SparkCluster connect(SparkConf conf, GameSource games, String commit) {
        try {
            return new SparkCluster(new JavaSparkContext(conf), games, commit);
        } catch (Exception e) { // Scala throws checked exceptions without declaring them
            throw new BadInput(
                    "no cluster at --master %s: %s"
                            .formatted(conf.get("spark.master"), e.getMessage()),
                    e);
        }
    }

    /** Returns an executor; it plays any game whose facts {@code games} knows. */
    @Override
    public PairExecutor make(GameKit<?, ?> kit) {
        return new SparkExecutor(this);
    }

    @Override
    public int slots() {
        return Math.max(1, context.defaultParallelism() / coresPerTask);
    }

    JavaSparkContext context() {
        return context;
    }

    GameSource games() {
        return games;
    }

    String commit() {
        return commit;
    }

    /** Returns the address of the cluster. */
    String master() {
        return master;
    }

    boolean isStopped() {
        return context.sc().isStopped();
    }

    /** Lets a run hear of executors that join or are lost. */
    void hear(Consumer<String> hearer) {
        hearers.add(hearer);
    }

    void ignore(Consumer<String> hearer) {
        hearers.remove(hearer);
    }

    @Override
    public void close() {
        Path local = Path.of(sparkHome(), "work", context.sc().applicationId());
        context.close();
        if (master.startsWith("local-cluster")) {
            Leftovers.remove(local);
        }
    }

    private static String sparkHome() {
        return System.getenv().getOrDefault("SPARK_HOME", ".");
    }

    private final class Executors extends SparkListener {
        @Override
        public void onExecutorAdded(SparkListenerExecutorAdded added) {
            if (!added.executorId().equals(DRIVER)) {
                tell(
                        "executor %s on %s joined with %d cores"
                                .formatted(
                                        added.executorId(),
                                        added.executorInfo().executorHost(),
                                        added.executorInfo().totalCores()));
            }
        }

        @Override
        public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
            tell(
                    "executor %s is lost (%s); its games are played again"
                            .formatted(
                                    removed.executorId(),
                                    removed.reason().lines().findFirst().orElse("no reason")));
        }

        private void tell(String sentence) {
            hearers.forEach(hearer -> hearer.accept(sentence));
        }
    }
}
