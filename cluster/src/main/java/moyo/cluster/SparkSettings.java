package moyo.cluster;

import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import moyo.cluster.post.PostPlugin;
import org.apache.spark.SparkConf;

/**
 * What Moyo sets of Spark's configuration. A setting that is given as a system property, or by
 * spark-submit, is left as it is.
 */
final class SparkSettings {
    /** The archive for the nodes, if the classes do not come from it. */
    private static final String ARCHIVE = "moyo.archive";

    /** Workers, cores of each, memory of each in MB. */
    private static final Pattern LOCAL_CLUSTER =
            Pattern.compile("local-cluster\\[\\s*\\d+\\s*,\\s*\\d+\\s*,\\s*(\\d+)\\s*]");

    /**
     * How often a task may fail. It fails once on each executor that cannot play its pair, and
     * these may be many; {@link SparkRun} counts how often a pair was begun.
     */
    private static final int MOST_FAILURES = 1000;

    private static final String JAVA_OPTIONS = "spark.executor.extraJavaOptions";

    /** Without it networks are evaluated in another order of operations, so games may differ. */
    private static final String VECTORS = "--add-modules=jdk.incubator.vector";

    private SparkSettings() {}

    static SparkConf of(String master) {
        SparkConf conf = new SparkConf().setMaster(master).set("spark.app.name", "moyo");
        usual(master).forEach(conf::setIfMissing);
        addVectors(conf);
        String plugins = conf.get("spark.plugins", "");
        conf.set(
                "spark.plugins",
                PostPlugin.class.getName() + (plugins.isEmpty() ? "" : "," + plugins));
        if (!master.startsWith("local[") && !master.equals("local")) {
            archive().ifPresent(jar -> conf.setIfMissing("spark.jars", jar));
        }
        return conf;
    }

    private static void addVectors(SparkConf conf) {
        String given = conf.get(JAVA_OPTIONS, "");
        if (!given.contains("jdk.incubator.vector")) {
            conf.set(JAVA_OPTIONS, (given + " " + VECTORS).strip());
        }
    }

    private static Map<String, String> usual(String master) {
        Map<String, String> usual = new LinkedHashMap<>();
        usual.put("spark.ui.enabled", "false");
        usual.put("spark.locality.wait", "0");
        usual.put("spark.task.maxFailures", Integer.toString(MOST_FAILURES));
        usual.putAll(exclusion());
        usual.put("spark.cleaner.periodicGC.interval", "10min");
        Matcher local = LOCAL_CLUSTER.matcher(master);
        if (local.matches()) {
            usual.put("spark.executor.memory", local.group(1) + "m");
        }
        if (master.startsWith("local")) {
            usual.put("spark.driver.host", "127.0.0.1");
            usual.put("spark.driver.bindAddress", "127.0.0.1");
        }
        return usual;
    }

    /**
     * A pair that failed on an executor goes to another one. No executor is given up for ever: the
     * next run may have players that it can play. If no executor can play a pair, the run ends
     * after the time limit, in which another executor may join.
     */
    private static Map<String, String> exclusion() {
        String all = Integer.toString(Integer.MAX_VALUE);
        String most = Integer.toString(MOST_FAILURES - 1);
        return Map.of(
                "spark.excludeOnFailure.taskAndStage.enabled", "true",
                "spark.excludeOnFailure.application.enabled", "false",
                "spark.excludeOnFailure.task.maxTaskAttemptsPerExecutor", "1",
                "spark.excludeOnFailure.task.maxTaskAttemptsPerNode", most,
                "spark.excludeOnFailure.stage.maxFailedExecutorsPerNode", all,
                "spark.scheduler.excludeOnFailure.unschedulableTaskSetTimeout", "30s");
    }

    /** Returns the jar that the nodes load our classes from; empty if there is none. */
    private static Optional<String> archive() {
        String given = System.getProperty(ARCHIVE);
        if (given != null) {
            return Optional.of(given);
        }
        return jar(SparkSettings.class.getProtectionDomain().getCodeSource().getLocation());
    }

    /** Returns the path of a jar; empty if the classes are in a folder. */
    static Optional<String> jar(URL location) {
        try {
            Path own = Path.of(location.toURI()); // the path of the URL has %20 for a blank
            return own.toString().endsWith(".jar") && Files.isRegularFile(own)
                    ? Optional.of(own.toString())
                    : Optional.empty();
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }
}
