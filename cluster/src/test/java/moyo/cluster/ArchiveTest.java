package moyo.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;

/** The archive has our classes and the libraries of ours; a cluster has Spark. */
final class ArchiveTest {
    @Test
    void hasTheProgramItsWeightsAndTheClusterButNothingOfSpark() throws Exception {
        try (JarFile archive = new JarFile(System.getProperty("moyo.archive"))) {
            List<String> names = archive.stream().map(entry -> entry.getName()).toList();
            assertThat(names)
                    .contains(
                            "moyo/app/Main.class",
                            "moyo/cluster/SparkService.class",
                            "moyo/connect4/net/connect4.net",
                            "META-INF/services/moyo.lab.executor.ClusterService")
                    .noneMatch(name -> name.startsWith("org/apache/spark/"))
                    .noneMatch(name -> name.startsWith("org/apache/hadoop/"))
                    .noneMatch(name -> name.startsWith("scala/"))
                    .noneMatch(name -> name.startsWith("org/slf4j/"))
                    .as("a cluster has another version of Jackson")
                    .noneMatch(name -> name.startsWith("com/fasterxml/"));
            assertThat(archive.getManifest().getMainAttributes().getValue("Main-Class"))
                    .isEqualTo("moyo.app.Main");
        }
    }
}
