package moyo.cluster;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import moyo.connect4.family.Connect4Family;

/** The command line in processes of its own: the archive, and Spark's jars beside it. */
final class Drivers {
    private static final List<String> SMALL =
            List.of(
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC",
                    "--add-modules=jdk.incubator.vector");

    /** Relative to the folder of the tests, in which no node runs. */
    private static final Path NETWORK = Path.of("target", "test.net");

    private Drivers() {}

    /**
     * Starts a match of Connect Four into a folder; what it says goes to the log there. One player
     * has its weights in a file, by a path that no node has.
     */
    static Process match(Standalone standalone, Path dir, String games, String... more)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(SMALL);
        command.addAll(
                List.of(
                        "-Xmx512m",
                        "-Dspark.driver.host=127.0.0.1",
                        "-Dspark.executor.memory=512m",
                        "-Dspark.executor.extraJavaOptions=" + String.join(" ", SMALL),
                        "-cp",
                        System.getProperty("moyo.archive")
                                + File.pathSeparator
                                + standalone.home().resolve("jars")
                                + "/*",
                        "moyo.app.Main"));
        command.addAll(List.of("match", "uct playouts=1500", "zero playouts=2 net=" + NETWORK));
        command.addAll(List.of("--game", "connect4", "--openings", "2", "--seed", "7"));
        command.addAll(List.of("--games", games, "--dir", dir.toString()));
        command.addAll(List.of(more));
        Files.createDirectories(dir);
        writeNetwork();
        ProcessBuilder builder =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.appendTo(log(dir).toFile()));
        Map<String, String> environment = builder.environment();
        environment.putAll(standalone.environment());
        return builder.start();
    }

    private static void writeNetwork() throws IOException {
        if (!Files.exists(NETWORK)) {
            try (InputStream shipped =
                    Connect4Family.class.getResourceAsStream("/moyo/connect4/net/connect4.net")) {
                Files.copy(Objects.requireNonNull(shipped), NETWORK);
            }
        }
    }

    private static Path log(Path dir) {
        return dir.resolveSibling(dir.getFileName() + ".log");
    }

    /** Returns what the commands of a folder have said. */
    static String said(Path dir) {
        return text(log(dir));
    }

    /** Returns the number of games in a folder. */
    static int finished(Path dir) {
        return (int) text(dir.resolve("results.jsonl")).lines().count();
    }

    private static String text(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException e) {
            return "";
        }
    }
}
