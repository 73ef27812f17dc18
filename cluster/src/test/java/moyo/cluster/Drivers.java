package moyo.cluster;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The command line in processes of its own: the archive, and Spark's jars beside it. */
final class Drivers {
    private static final List<String> SMALL =
            List.of(
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC",
                    "--add-modules=jdk.incubator.vector");

    private Drivers() {}

    /** Starts a match of Connect Four into a folder; what it says goes to the log there. */
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
        command.addAll(List.of("match", "uct playouts=1500", "uct playouts=1000"));
        command.addAll(List.of("--game", "connect4", "--openings", "2", "--seed", "7"));
        command.addAll(List.of("--games", games, "--dir", dir.toString()));
        command.addAll(List.of(more));
        Files.createDirectories(dir);
        ProcessBuilder builder =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.appendTo(log(dir).toFile()));
        Map<String, String> environment = builder.environment();
        environment.putAll(standalone.environment());
        return builder.start();
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
