package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./moyo} as a user starts it. */
@DisabledOnOs(OS.WINDOWS)
final class LauncherTest {
    private static final Path LAUNCHER = Path.of("..", "moyo").toAbsolutePath().normalize();

    /** The JVM's own remark about the module of the Vector API, which no option switches off. */
    private static final String INCUBATOR =
            "WARNING: Using incubator modules: jdk.incubator.vector\n";

    @TempDir private Path temporary;

    private record Ending(String output, String errors, int exitCode) {}

    private Ending run(Map<String, String> environment, String... arguments) throws Exception {
        Path out = temporary.resolve("out");
        Path err = temporary.resolve("err");
        ProcessBuilder builder = new ProcessBuilder("/bin/bash", LAUNCHER.toString());
        builder.command().addAll(java.util.List.of(arguments));
        builder.environment().putAll(environment);
        builder.redirectOutput(out.toFile()).redirectError(err.toFile());
        Process process = builder.start();
        process.getOutputStream().close();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        return new Ending(read(out), read(err), process.exitValue());
    }

    private static String read(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8);
    }

    @Test
    void buildsIfItMustThenRunsAndSaysNothingElseOnStandardOutput() throws Exception {
        Ending first = run(Map.of(), "version");
        assertThat(first.errors()).matches("(moyo: building.*\n)?" + INCUBATOR);
        assertThat(first.output()).startsWith("Moyo ").hasLineCount(1);
        Ending second = run(Map.of(), "version");
        assertThat(second.errors()).as("built already").isEqualTo(INCUBATOR);
        assertThat(second.output()).isEqualTo(first.output());
        assertThat(second.exitCode()).isZero();
    }

    @Test
    void withoutAJdkItSaysWhatToInstall() throws Exception {
        Ending ending = run(Map.of("MOYO_JAVA_HOME", "/nowhere"), "version");
        assertThat(ending.exitCode()).isEqualTo(1);
        assertThat(ending.output()).isEmpty();
        assertThat(ending.errors())
                .contains("no JDK of version 17 or later found in MOYO_JAVA_HOME=/nowhere")
                .contains("apt-get install openjdk-17-jdk-headless");
    }

    @Test
    void passesExitCodesOn() throws Exception {
        assertThat(run(Map.of(), "gtp", "--player", "nobody").exitCode()).isEqualTo(2);
    }
}
