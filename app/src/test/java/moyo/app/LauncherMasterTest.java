package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What the launcher builds and starts with {@code --master}; Maven and Java are scripts here. */
@DisabledOnOs(OS.WINDOWS)
final class LauncherMasterTest {
    private static final Path LAUNCHER = Path.of("..", "moyo").toAbsolutePath().normalize();

    @TempDir private Path temp;

    @BeforeEach
    void layOutAProject() throws IOException {
        Files.createDirectories(home().resolve("app/src/main"));
        Files.copy(LAUNCHER, home().resolve("moyo"));
        Files.writeString(home().resolve("pom.xml"), "");
        Files.writeString(home().resolve("app/pom.xml"), "");
        script(
                "bin/mvn",
                "echo \"$*\" >>'%s'".formatted(maven()),
                "mkdir -p app/target/launch/lib cluster/target/launch/spark/jars",
                "echo app >app/target/launch/moyo-app.jar",
                "echo spark >cluster/target/launch/moyo-spark.jar",
                "echo core >cluster/target/launch/spark/jars/spark-core.jar");
        script("bin/git", "exit 1");
        script("jdk/bin/javac", "exit 1");
        script(
                "jdk/bin/java",
                "echo \"$*\"",
                "echo \"home ${SPARK_HOME:-none}, address ${SPARK_LOCAL_IP:-any}\"");
        Files.writeString(temp.resolve("jdk/release"), "JAVA_VERSION=\"17.0.1\"\n");
    }

    private Path home() {
        return temp.resolve("home");
    }

    private Path maven() {
        return temp.resolve("maven.txt");
    }

    private void script(String name, String... lines) throws IOException {
        Path file = temp.resolve(name);
        Files.createDirectories(temp.resolve(name.substring(0, name.lastIndexOf('/'))));
        Files.writeString(file, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    private String run(Map<String, String> environment, String... words) throws Exception {
        ProcessBuilder builder = new ProcessBuilder("/bin/bash", home().resolve("moyo").toString());
        builder.command().addAll(List.of(words));
        builder.environment().keySet().removeIf(name -> name.startsWith("SPARK_"));
        builder.environment().merge("PATH", temp.resolve("bin") + ":", (path, bin) -> bin + path);
        builder.environment().put("MOYO_JAVA_HOME", temp.resolve("jdk").toString());
        builder.environment().putAll(environment);
        builder.redirectError(temp.resolve("errors").toFile());
        Process process = builder.start();
        process.getOutputStream().close();
        try (BufferedReader out = process.inputReader()) {
            String said = String.join("\n", out.lines().toList());
            assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
            return said;
        }
    }

    @Test
    void sparkIsBuiltAtTheFirstMasterOnly() throws Exception {
        assertThat(run(Map.of(), "match", "a", "b"))
                .contains("-jar ", "/moyo-app.jar match a b", "home none, address any")
                .doesNotContain("spark");
        assertThat(Files.readAllLines(maven())).hasSize(1).first().asString().contains("-pl app ");
        for (int i = 0; i < 2; i++) {
            assertThat(run(Map.of(), "match", "a", "b", "--master", "local[2]"))
                    .containsPattern("-cp \\S+/moyo-spark.jar:\\S+/spark/jars/\\* moyo.app.Main")
                    .contains("Main match a b --master local[2]", "/spark, address 127.0.0.1")
                    .doesNotContain("moyo-app.jar");
            assertThat(Files.readAllLines(maven())).as("no third build").hasSize(2);
        }
        assertThat(Files.readAllLines(maven()).get(1)).contains("-pl cluster ");
        assertThat(run(Map.of(), "version")).contains("/moyo-app.jar version");
        assertThat(Files.readAllLines(maven())).hasSize(2);
    }

    @Test
    void aDistributionOfSparkIsUsedInsteadOfOurJars() throws Exception {
        assertThat(run(Map.of("SPARK_HOME", "/opt/spark"), "match", "--master=spark://n1:7077"))
                .contains("/moyo-spark.jar:/opt/spark/jars/* moyo.app.Main match")
                .contains("home /opt/spark, address any");
    }
}
