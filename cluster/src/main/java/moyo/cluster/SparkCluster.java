package moyo.cluster;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import moyo.cluster.node.PairsOfRun;
import moyo.cluster.node.ProgramSearch;
import moyo.game.BadInput;
import moyo.lab.executor.Block;
import moyo.lab.executor.ClusterService;
import moyo.lab.executor.GameSource;
import moyo.lab.executor.PairExecutor;
import moyo.lab.executor.PairTask;
import moyo.session.GameKit;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorAdded;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;

/** A connection to a cluster, shared by all runs of this process. */
final class SparkCluster implements ClusterService.Cluster {
    private static final String DRIVER = "driver";

    /** Spark lists the driver among the executors. */
    private static final int DRIVERS = 1;

    private static final long LOOK_MILLIS = 50;
    private static final long QUIET = TimeUnit.SECONDS.toNanos(1);
    private static final long MOST_DELAY = TimeUnit.SECONDS.toNanos(3);
    private static final long MOST_WAIT = TimeUnit.SECONDS.toNanos(30);

    private final JavaSparkContext context;
    private final GameSource games;
    private final String commit;
    private final String master;
    private final FilesOfPlayers files = new FilesOfPlayers();
    private final int coresPerTask;
    private final Executors executors = new Executors();
    private final CopyOnWriteArrayList<Consumer<String>> hearers = new CopyOnWriteArrayList<>();

    SparkCluster(JavaSparkContext context, GameSource games, String commit) {
        this.context = context;
        this.games = games;
        this.commit = commit;
        master = context.master();
        coresPerTask = context.getConf().getInt("spark.task.cpus", 1);
        context.sc().addSparkListener(executors);
        executors.joinedBefore(context.sc().statusTracker().getExecutorInfos().length - DRIVERS);
    }

    static SparkCluster connect(String master, GameSource games, String commit) {
        return connect(SparkSettings.of(master), games, commit);
    }

    static SparkCluster connect(SparkConf conf, GameSource games, String commit) {
        try {
            SparkCluster cluster = new SparkCluster(new JavaSparkContext(conf), games, commit);
            cluster.awaitCores();
            return cluster;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BadInput("interrupted while connecting to the cluster", e);
        } catch (Exception e) { // Scala throws checked exceptions without declaring them
            throw new BadInput(
                    "no cluster at --master %s: %s".formatted(conf.get("spark.master"), reason(e)),
                    e);
        }
    }

    /** If no master answers for a minute, Spark closes itself and then finds its parts missing. */
    private static String reason(Exception failure) {
        return failure instanceof NullPointerException
                ? "it does not answer"
                : String.valueOf(failure.getMessage());
    }

    /**
     * Waits until executors have joined and no other joins for a moment, because some commands ask
     * only once how many slots there are. A cluster that is full or loses executors lets its caller
     * wait later.
     */
    private void awaitCores() throws InterruptedException {
        if (master.startsWith("local[") || master.equals("local")) {
            return;
        }
        long deadline = System.nanoTime() + MOST_WAIT;
        long changed = System.nanoTime();
        int before = executors.joined();
        while (System.nanoTime() < deadline
                && !isStopped()
                && executors.lost() == 0
                && (before == 0 || System.nanoTime() - changed < QUIET)) {
            TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
            int now = executors.joined();
            if (now != before) {
                before = now;
                changed = System.nanoTime();
            }
        }
    }

    /** Returns the number of executors that have joined so far. */
    int joined() {
        return executors.joined();
    }

    /** Returns an executor; it plays any game whose facts {@code games} knows. */
    @Override
    public PairExecutor make(GameKit<?, ?> kit) {
        return new SparkExecutor(this);
    }

    @Override
    public int slots() {
        try {
            return Math.max(1, context.defaultParallelism() / coresPerTask);
        } catch (IllegalStateException e) {
            if (isStopped()) {
                return 1; // Ctrl-C has closed the connection; the run notices it next
            }
            throw e;
        }
    }

    /** Asks as many tasks as there are slots: Spark spreads them over all executors. */
    @Override
    public boolean has(String program) {
        int slots = slots();
        List<Integer> tasks = IntStream.range(0, slots).boxed().toList();
        var found =
                context.parallelize(tasks, slots).map(new ProgramSearch(program)).collectAsync();
        try {
            return found.get(MOST_WAIT, TimeUnit.NANOSECONDS).contains(true);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } catch (ExecutionException | TimeoutException e) {
            found.cancel(true);
            return true; // nobody knows; the tasks of the run look again
        }
    }

    @Override
    public void run(Block.Source blocks) throws InterruptedException {
        new SparkBlocks(this, blocks).run();
    }

    JavaSparkContext context() {
        return context;
    }

    /** Returns the function that plays pairs, after the files of their players were sent. */
    PairsOfRun pairsOf(long run, List<PairTask> pairs) {
        return new PairsOfRun(run, games, commit, files.send(context, pairs));
    }

    /** Returns the address of the cluster. */
    String master() {
        return master;
    }

    boolean isStopped() {
        return context.sc().isStopped();
    }

    /**
     * Ctrl-C closes Spark's connection and stops the work, in any order. Returns whether the work
     * is stopped within a moment, so that the lost connection is no failure.
     */
    boolean isClosedBecause(BooleanSupplier stopped) throws InterruptedException {
        long deadline = System.nanoTime() + MOST_DELAY;
        while (isStopped() && !stopped.getAsBoolean() && System.nanoTime() < deadline) {
            TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
        }
        return stopped.getAsBoolean();
    }

    /** Returns whether any executor plays, for whatever run. */
    boolean isBusy() {
        return !isStopped()
                && Arrays.stream(context.sc().statusTracker().getExecutorInfos())
                        .anyMatch(executor -> executor.numRunningTasks() > 0);
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

    /** A large cluster, or a node that fails again and again, must not fill the screen. */
    private final class Executors extends SparkListener {
        private static final int ALL = 8;
        private final AtomicInteger joined = new AtomicInteger();
        private final AtomicInteger lost = new AtomicInteger();

        @Override
        public void onExecutorAdded(SparkListenerExecutorAdded added) {
            if (!added.executorId().equals(DRIVER) && isWorthTelling(joined.incrementAndGet())) {
                tell(
                        "executor %s on %s joined (cores: %d, executors so far: %d)"
                                .formatted(
                                        added.executorId(),
                                        added.executorInfo().executorHost(),
                                        added.executorInfo().totalCores(),
                                        joined.get()));
            }
        }

        @Override
        public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
            int count = lost.incrementAndGet();
            if (isWorthTelling(count)) {
                tell(
                        "executor %s is lost (%s; lost so far: %d), its games are played again"
                                .formatted(
                                        removed.executorId(),
                                        removed.reason().lines().findFirst().orElse("no reason"),
                                        count));
            }
        }

        /** Spark can start executors before a listener can be added. */
        void joinedBefore(int count) {
            joined.addAndGet(Math.max(0, count));
        }

        int joined() {
            return joined.get();
        }

        int lost() {
            return lost.get();
        }

        /** The first ones, then each power of two. */
        private boolean isWorthTelling(int count) {
            return count <= ALL || Integer.bitCount(count) == 1;
        }

        private void tell(String sentence) {
            hearers.forEach(hearer -> hearer.accept(sentence));
        }
    }
}
