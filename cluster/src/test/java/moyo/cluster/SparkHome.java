package moyo.cluster;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What Spark takes for its distribution: a folder of jars, here links to those of the class path
 * that are not ours, and an empty RELEASE file.
 */
final class SparkHome {
    /** Spark itself reads the variable too. */
    static final Path FOLDER = Path.of(System.getenv("SPARK_HOME"));

    private SparkHome() {}

    static void make() throws IOException {
        Path jars = Files.createDirectories(FOLDER.resolve("jars"));
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            Path jar = Path.of(entry);
            String name = jar.getFileName().toString();
            if (name.endsWith(".jar") && !name.startsWith("moyo-")) {
                Path link = jars.resolve(name);
                if (!Files.exists(link)) {
                    Files.createSymbolicLink(link, jar.toAbsolutePath());
                }
            }
        }
        Files.write(FOLDER.resolve("RELEASE"), new byte[0]);
    }
}
