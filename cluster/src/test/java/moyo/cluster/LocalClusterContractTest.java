package moyo.cluster;

import moyo.lab.executor.PairExecutor;
import moyo.lab.executor.PairExecutorContract;
import moyo.lab.play.ToyKit;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** Two executor processes on this machine keep what every executor promises. */
final class LocalClusterContractTest extends PairExecutorContract {
    @SuppressWarnings("NullAway.Init")
    private static SparkCluster cluster;

    @BeforeAll
    static void connect() throws Exception {
        SparkHome.make();
        SparkConf conf =
                SparkSettings.of("local-cluster[2,1,512]")
                        .set(
                                "spark.executor.extraJavaOptions",
                                "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
                                        + " --add-modules=jdk.incubator.vector")
                        .set("spark.executor.extraClassPath", System.getProperty("java.class.path"))
                        .remove("spark.jars");
        cluster = SparkCluster.connect(conf, new ToyGames(), "abc");
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
