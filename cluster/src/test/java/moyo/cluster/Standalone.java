package moyo.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;

/** A standalone cluster of real processes on 127.0.0.1: a master, and workers by name. */
final class Standalone implements AutoCloseable {
    static final int LIMIT_SECONDS = 300;
    private static final Pattern URL = Pattern.compile("Starting Spark master at (spark://\\S+)");
    private static final List<String> JVM =
            List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC",
                    "-Xmx256m",
                    "-Dspark.master.rest.enabled=false",
                    "-cp");

    private final Path home;
    private final Path logs;
    private final Process master;
    private final String url;
    private final List<Process> started = new CopyOnWriteArrayList<>();
    private final Map<String, Process> workers = new LinkedHashMap<>();

    /** Its processes do not outlive this one, unless it is killed. */
    Standalone(Path dir) throws IOException, InterruptedException {
        Runtime.getRuntime().addShutdownHook(new Thread(this::kill));
        home = SparkHome.FOLDER;
        logs = Files.createDirectories(dir.resolve("logs"));
        SparkHome.make();
        Path log = logs.resolve("master.log");
        master =
                start(
                        log,
                        Map.of(),
                        List.of(),
                        "org.apache.spark.deploy.master.Master",
                        "--host",
                        "127.0.0.1",
                        "--port",
                        "0",
                        "--webui-port",
                        "0");
        await("the master", () -> !url(log).isEmpty());
        url = url(log);
    }

    private static String url(Path log) {
        try {
            Matcher matcher = URL.matcher(Files.readString(log));
            return matcher.find() ? matcher.group(1) : "";
        } catch (IOException e) {
            return "";
        }
    }

    String url() {
        return url;
    }

    /** Spark's home, for local clusters and drivers in other processes. */
    Path home() {
        return home;
    }

    /**
     * Starts a worker with one core; its name is the host of its games.
     *
     * @param before a command that starts the command line it is followed by; may be empty
     */
    void startWorker(String name, Map<String, String> environment, List<String> before)
            throws IOException, InterruptedException {
        Map<String, String> all = new LinkedHashMap<>(environment);
        all.put("MOYO_HOST", name);
        Path log = logs.resolve("worker-" + name + ".log");
        workers.put(
                name,
                start(
                        log,
                        all,
                        before,
                        "org.apache.spark.deploy.worker.Worker",
                        "--host",
                        "127.0.0.1",
                        "--port",
                        "0",
                        "--webui-port",
                        "0",
                        "--cores",
                        "1",
                        "--memory",
                        "512m",
                        "--work-dir",
                        logs.resolve("work-" + name).toString(),
                        url));
    }

    /** Waits until a worker has joined the master. */
    void awaitWorker(String name) throws InterruptedException {
        Path log = logs.resolve("worker-" + name + ".log");
        await("worker " + name, () -> contains(log, "Successfully registered with master"));
    }

    private static boolean contains(Path log, String text) {
        try {
            return Files.readString(log).contains(text);
        } catch (IOException e) {
            return false;
        }
    }

    private Process start(
            Path log, Map<String, String> environment, List<String> before, String... arguments)
            throws IOException {
        List<String> command = new ArrayList<>(before);
        command.addAll(JVM);
        command.add(home.resolve("jars") + "/*");
        command.addAll(List.of(arguments));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
        builder.environment().putAll(environment());
        builder.environment().putAll(environment);
        Process process = builder.start();
        started.add(process);
        return process;
    }

    /** The environment of every process of the cluster, and of drivers in other processes. */
    Map<String, String> environment() {
        return Map.of(
                "SPARK_HOME",
                home.toString(),
                "SPARK_SCALA_VERSION",
                "2.13",
                "SPARK_LOCAL_IP",
                "127.0.0.1",
                "JAVA_HOME",
                System.getProperty("java.home"));
    }

    /** The executor processes that a worker has started, without their engines. */
    List<ProcessHandle> executors(String name) {
        Process worker = workers.get(name);
        return worker == null ? List.of() : worker.children().toList();
    }

    /** Sends a signal to the executors of a worker; returns how many there were. */
    int signal(String name, String signal) throws IOException, InterruptedException {
        List<ProcessHandle> executors = executors(name);
        for (ProcessHandle executor : executors) {
            new ProcessBuilder("kill", "-" + signal, Long.toString(executor.pid()))
                    .start()
                    .waitFor();
        }
        return executors.size();
    }

    void stopWorker(String name) {
        Process worker = workers.remove(name);
        if (worker != null) {
            stop(worker);
        }
    }

    /** The settings of a driver in this process: small executors that start fast. */
    SparkConf conf() {
        return SparkSettings.of(url)
                .set("spark.driver.host", "127.0.0.1")
                .set("spark.executor.memory", "512m")
                .set(
                        "spark.executor.extraJavaOptions",
                        "--add-modules=jdk.incubator.vector -XX:TieredStopAtLevel=1"
                                + " -XX:+UseSerialGC");
    }

    /** Also gives the executors the classes of the tests. */
    SparkConf confOfTests() {
        return conf().set("spark.executor.extraClassPath", System.getProperty("java.class.path"))
                .remove("spark.jars");
    }

    static void await(String what, BooleanSupplier condition) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT_SECONDS);
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > deadline) {
                throw new AssertionError("waited in vain for " + what);
            }
            TimeUnit.MILLISECONDS.sleep(50);
        }
    }

    private void kill() {
        started.forEach(Process::destroyForcibly);
    }

    private static void stop(Process process) {
        List<ProcessHandle> all = process.descendants().toList();
        process.destroyForcibly().onExit().join();
        all.forEach(ProcessHandle::destroyForcibly);
    }

    @Override
    public void close() {
        for (Process worker : workers.values()) {
            stop(worker);
        }
        stop(master);
    }
}
