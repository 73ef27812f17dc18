package moyo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example of the library, with nothing but the two jars that the page names. */
final class EmbedTest {
    private static final Path EXAMPLE = Path.of("../examples/embed");

    @TempDir private Path temp;

    @Test
    void theExamplePrintsWhatThePageShows() throws Exception {
        Unpacked moyo = Unpacked.zip(Files.createDirectory(temp.resolve("unpacked")));
        String version = System.getProperty("version");
        String jars =
                Stream.of("game", "search")
                        .map(module -> "program/lib/moyo-%s-%s.jar".formatted(module, version))
                        .map(jar -> moyo.file(jar).toString())
                        .reduce((a, b) -> a + File.pathSeparator + b)
                        .orElseThrow();
        Path classes = Files.createDirectory(temp.resolve("classes"));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        String source = EXAMPLE.resolve("src/main/java/TakeAway.java").toString();
        int code = compiler.run(null, null, null, "-cp", jars, "-d", classes.toString(), source);
        assertThat(code).isZero();

        Path out = temp.resolve("out");
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                jars + File.pathSeparator + classes,
                                "TakeAway")
                        .redirectOutput(out.toFile())
                        .redirectErrorStream(true)
                        .start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        List<String> lines = Files.readAllLines(out);
        assertThat(lines).hasSizeGreaterThan(5);
        assertThat(Path.of("../docs/library.md")).content().contains(String.join("\n", lines));
    }

    @Test
    void theExampleDependsOnThisVersion() {
        assertThat(EXAMPLE.resolve("pom.xml"))
                .content()
                .contains("<version>%s</version>".formatted(System.getProperty("version")));
        assertThat(Path.of("../docs/library.md"))
                .content()
                .contains("<version>%s</version>".formatted(System.getProperty("version")));
    }
}
