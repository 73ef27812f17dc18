package moyo.app.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import moyo.app.Main;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/**
 * Every block with a command of Moyo is marked {@code sh long} or {@code console long}, and its
 * commands are parsed, or {@code console run}, and its command is executed and the output compared.
 */
final class DocumentsTest {
    /** A line of an expected output that stands for any lines. */
    private static final String ANY = "...";

    @TempDir private Path temp;

    static Stream<Block> blocksOfMoyo() throws IOException {
        return Block.all().stream().filter(Block::isOfMoyo);
    }

    static Stream<Block> executed() throws IOException {
        return Block.all().stream().filter(Block::isRun);
    }

    @ParameterizedTest
    @MethodSource("blocksOfMoyo")
    void everyCommandIsOneThatMoyoUnderstands(Block block) {
        assertThat(block.info()).isIn("sh long", "console long", "console run");
        assertThat(block.commands()).isNotEmpty();
        for (String command : block.commands()) {
            List<String> words = ShellWords.of(command);
            CommandLine moyo =
                    new CommandLine(new Main()).setCaseInsensitiveEnumValuesAllowed(true);
            assertThatCode(
                            () ->
                                    moyo.parseArgs(
                                            words.subList(1, words.size()).toArray(String[]::new)))
                    .as("%s: %s", block.where(), command)
                    .doesNotThrowAnyException();
        }
    }

    @ParameterizedTest
    @MethodSource("executed")
    void anExecutedBlockPrintsWhatItShows(Block block) throws Exception {
        List<String> words = ShellWords.of(block.commands().get(0));
        Path out = temp.resolve("out");
        Path work = Files.createDirectory(temp.resolve("work"));
        for (String folder : List.of("docs", "examples")) {
            Files.createSymbolicLink(work.resolve(folder), Block.HOME.resolve(folder).toRealPath());
        }
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "--add-modules",
                                "jdk.incubator.vector",
                                "-Dmoyo.home=" + Path.of("..").toRealPath(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                "moyo.app.Main"));
        command.addAll(words.subList(1, words.size()));
        Process process =
                new ProcessBuilder(command)
                        .directory(work.toFile())
                        .redirectOutput(out.toFile())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        process.getOutputStream().close();
        if (!process.waitFor(5, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new AssertionError("no end of " + command);
        }
        assertThat(process.exitValue()).isZero();
        assertShows(block.output(), Files.readAllLines(out), block.where());
    }

    /** Checks that the output is the expected one, where {@link #ANY} stands for any lines. */
    private static void assertShows(List<String> expected, List<String> output, String where) {
        int next = 0;
        boolean anywhere = false;
        for (String line : expected) {
            if (line.equals(ANY)) {
                anywhere = true;
                continue;
            }
            while (anywhere && next < output.size() && !isSame(line, output.get(next))) {
                next++;
            }
            assertThat(next)
                    .as("%s: '%s' is printed in %s", where, line, output)
                    .isLessThan(output.size());
            assertThat(output.get(next).stripTrailing()).as(where).isEqualTo(line.stripTrailing());
            next++;
            anywhere = false;
        }
        assertThat(anywhere || next == output.size())
                .as("%s: nothing more is printed, but %s", where, output)
                .isTrue();
    }

    private static boolean isSame(String a, String b) {
        return a.stripTrailing().equals(b.stripTrailing());
    }

    @Test
    void wordsAreThoseOfAShell() {
        assertThat(ShellWords.of("./moyo match \"a b=1\" 'c d' --x=\"y z\" # why"))
                .containsExactly("./moyo", "match", "a b=1", "c d", "--x=y z");
        assertThat(ShellWords.of("./moyo gtp --seed 1 > out")).hasSize(4);
    }

    @Test
    void aWrongOutputIsSeen() {
        List<String> output = List.of("one", "two", "three");
        assertShows(List.of("one", ANY), output, "test");
        assertShows(List.of(ANY, "three"), output, "test");
        for (List<String> wrong :
                List.of(List.of("one"), List.of(ANY, "two"), List.of("one", "three", ANY))) {
            assertThatCode(() -> assertShows(wrong, output, "test"))
                    .isInstanceOf(AssertionError.class);
        }
    }
}
