package moyo.net.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Networks give the same bits, and {@code zero} the same game, on every virtual machine. */
final class SameBitsTest {
    private static final Path RUNNING = Path.of(System.getProperty("java.home"));
    private static final Path INSTALLED = Path.of("/usr/lib/jvm");
    private static final String VECTORS = "--add-modules=jdk.incubator.vector";

    /** The results of this process, with the vectors that this JDK prefers. */
    private static final List<String> HERE = SameBits.results();

    @Test
    void everyVectorWidthGivesTheBitsOfPlainJava() throws IOException, InterruptedException {
        assertThat(HERE.get(0)).startsWith("vector, ");
        assertSame(RUNNING, "plain");
        assertSame(RUNNING, "vector, 128 bits", VECTORS, "-XX:MaxVectorSize=16");
        // A machine without vectors that wide has the smaller ones.
        assertSame(RUNNING, "vector, (128|256) bits", VECTORS, "-XX:MaxVectorSize=32");
    }

    @Test
    void aSecondJdkGivesTheSameBitsAndTheSameGame() throws IOException, InterruptedException {
        Optional<Path> second = secondJdk();
        assumeTrue(second.isPresent(), "no second JDK in " + INSTALLED);
        assertSame(second.orElseThrow(), "vector, \\d+ bits", VECTORS);
        assertSame(second.orElseThrow(), "vector, 128 bits", VECTORS, "-XX:MaxVectorSize=16");
    }

    private static void assertSame(Path jdk, String kernel, String... options)
            throws IOException, InterruptedException {
        List<String> there = run(jdk, options);
        assertThat(there.get(0)).matches(kernel);
        assertThat(there.subList(1, there.size()))
                .as("%s, %s", jdk, there.get(0))
                .isEqualTo(HERE.subList(1, HERE.size()));
    }

    /** A JDK of another version than the running one, from 17 on. */
    private static Optional<Path> secondJdk() throws IOException {
        if (!Files.isDirectory(INSTALLED)) {
            return Optional.empty();
        }
        try (Stream<Path> places = Files.list(INSTALLED)) {
            return places.filter(jdk -> feature(jdk) >= 17 && feature(jdk) != feature(RUNNING))
                    .findFirst();
        }
    }

    /** 17, 21, 25; 0 where no Java is. */
    private static int feature(Path jdk) {
        Path release = jdk.resolve("release");
        if (!Files.isExecutable(jdk.resolve("bin/java")) || !Files.isReadable(release)) {
            return 0;
        }
        try (Stream<String> lines = Files.lines(release)) {
            return lines.filter(line -> line.startsWith("JAVA_VERSION="))
                    .map(line -> line.replaceAll("\\D*(\\d+).*", "$1"))
                    .mapToInt(Integer::parseInt)
                    .findFirst()
                    .orElse(0);
        } catch (IOException e) {
            return 0;
        }
    }

    private static List<String> run(Path jdk, String... options)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(jdk.resolve("bin/java").toString());
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.add(SameBits.class.getName());
        Process process =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        process.getOutputStream().close();
        byte[] output = process.getInputStream().readAllBytes();
        assertThat(process.waitFor()).as("%s", command).isZero();
        return new String(output, StandardCharsets.UTF_8).lines().toList();
    }
}
