package moyo.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SparkSettingsTest {
    private static final String JAVA_OPTIONS = "spark.executor.extraJavaOptions";
    private static final String MEMORY = "spark.executor.memory";

    @AfterEach
    void forget() {
        System.clearProperty(JAVA_OPTIONS);
        System.clearProperty(MEMORY);
    }

    @Test
    void executorsOfALocalClusterHaveTheMemoryOfTheirWorkers() {
        assertThat(SparkSettings.of("local-cluster[2, 1, 1024]").get(MEMORY)).isEqualTo("1024m");
    }

    @Test
    void aSettingThatIsGivenIsLeftAsItIs() {
        System.setProperty(MEMORY, "3g");
        assertThat(SparkSettings.of("local-cluster[2,1,1024]").get(MEMORY)).isEqualTo("3g");
    }

    @Test
    void executorsHaveVectorsWhateverElseTheyAreGiven() {
        String vectors = "--add-modules=jdk.incubator.vector";
        assertThat(SparkSettings.of("spark://host:7077").get(JAVA_OPTIONS)).isEqualTo(vectors);
        System.setProperty(JAVA_OPTIONS, "-XX:+UseSerialGC");
        assertThat(SparkSettings.of("spark://host:7077").get(JAVA_OPTIONS))
                .isEqualTo("-XX:+UseSerialGC " + vectors);
        System.setProperty(JAVA_OPTIONS, vectors + " -Xss1m");
        assertThat(SparkSettings.of("spark://host:7077").get(JAVA_OPTIONS))
                .isEqualTo(vectors + " -Xss1m");
    }

    @Test
    void theArchiveMayBeInAFolderWithABlank(@TempDir Path temp) throws Exception {
        Path folder = Files.createDirectories(temp.resolve("my programs"));
        Path jar = Files.createFile(folder.resolve("moyo-spark.jar"));
        assertThat(SparkSettings.jar(jar.toUri().toURL())).contains(jar.toString());
        assertThat(SparkSettings.jar(folder.toUri().toURL())).isEmpty();
    }
}
