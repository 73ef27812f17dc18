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
    private SparkHome() {}

    static void make(Path home) throws IOException {
        Path jars = Files.createDirectories(home.resolve("jars"));
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
        Files.write(home.resolve("RELEASE"), new byte[0]);
    }
}
