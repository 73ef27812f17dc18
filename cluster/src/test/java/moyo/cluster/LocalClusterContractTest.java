package moyo.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.lab.executor.PairExecutor;
import moyo.lab.executor.PairExecutorContract;
import moyo.lab.play.ToyKit;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

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
        JavaSparkContext context = new JavaSparkContext(conf);
        var infos = context.sc().statusTracker();
        Standalone.await("two executors", () -> infos.getExecutorInfos().length == 1 + 2);
        cluster = new SparkCluster(context, new ToyGames(), "abc");
    }

    @Test
    void knowsTheExecutorsThatJoinedBeforeItListened() {
        assertThat(cluster.joined()).isEqualTo(2);
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
