package moyo.cluster;

import moyo.lab.executor.ClusterService.Cluster;
import moyo.lab.executor.PairExecutor;
import moyo.lab.executor.PairExecutorContract;
import moyo.lab.play.ToyKit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** The threads of {@code local[2]} keep what every executor promises. */
final class LocalContractTest extends PairExecutorContract {
    @SuppressWarnings("NullAway.Init")
    private static Cluster cluster;

    @BeforeAll
    static void connect() {
        cluster = SparkCluster.connect("local[2]", new ToyGames(), "abc");
    }

    @AfterAll
    static void close() {
        cluster.close();
    }

    @Override
    protected PairExecutor executor(int jobs) {
        return cluster.make(new ToyKit());
    }
}
