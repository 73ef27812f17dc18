package moyo.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The archives of this build. */
@EnabledOnOs(OS.LINUX)
final class ArchivesTest {
    private static final List<String> TOOLS =
            List.of("bash", "cut", "dirname", "grep", "ls", "readlink", "sed", "stty");

    @TempDir private Path temp;

    /** Returns a PATH with what the launcher needs, and without Java, Maven and git. */
    private Map<String, String> withoutJava() throws Exception {
        Path bin = Files.createDirectories(temp.resolve("bin"));
        for (String tool : TOOLS) {
            Path found =
                    Stream.of("/usr/bin", "/bin")
                            .map(folder -> Path.of(folder, tool))
                            .filter(Files::isExecutable)
                            .findFirst()
                            .orElseThrow();
            if (!Files.exists(bin.resolve(tool))) {
                Files.createSymbolicLink(bin.resolve(tool), found);
            }
        }
        return Map.of("PATH", bin.toString(), "HOME", temp.toString());
    }

    private static void assumeRuntime() {
        assumeTrue(
                Files.exists(Unpacked.archive(".tar.gz")),
                "this JDK has no jmods, so there is no archive with a runtime");
    }

    @Test
    void theTarPlaysWithItsOwnJava() throws Exception {
        assumeRuntime();
        Unpacked moyo = Unpacked.tar(Files.createDirectory(temp.resolve("unpacked")));
        Unpacked.Ending version = moyo.run(withoutJava(), "", "version");
        assertThat(version.code()).as(version.errors()).isZero();
        assertThat(version.output()).startsWith("Moyo " + System.getProperty("version") + ",");

        String input = "boardsize 9\ngenmove b\nmoyo-search_stats\nquit\n";
        Unpacked.Ending gtp = moyo.run(withoutJava(), input, "gtp", "--playouts", "20");
        assertThat(gtp.code()).as(gtp.errors()).isZero();
        assertThat(gtp.output()).containsPattern("= [A-J][1-9]").doesNotContain("\n? ");
        assertThat(gtp.errors()).as("the Vector API is there").doesNotContain("plain");

        Unpacked.Ending match =
                moyo.run(
                        withoutJava(),
                        "",
                        "match",
                        "uct",
                        "random",
                        "--game=connect4",
                        "--games=2",
                        "--playouts=20",
                        "--dir=run");
        assertThat(match.code()).as(match.errors()).isZero();
        assertThat(temp.resolve("unpacked/work/run/report.html")).content().contains("<svg");
    }

    @Test
    void theTarListsTheExperimentsAndRefusesAClusterInASentence() throws Exception {
        assumeRuntime();
        Unpacked moyo = Unpacked.tar(Files.createDirectory(temp.resolve("unpacked")));
        Unpacked.Ending list = moyo.run(withoutJava(), "", "experiment", "--list");
        assertThat(list.code()).as(list.errors()).isZero();
        assertThat(list.output()).contains("zero-table").contains("blokus-eval-table3");
        Unpacked.Ending master =
                moyo.run(withoutJava(), "", "match", "uct", "uct", "--master", "local[2]");
        assertThat(master.code()).isEqualTo(2);
        assertThat(master.errors()).contains("--master needs a clone of the repository");
    }

    @Test
    void theZipPlaysWithTheJavaOfTheMachine() throws Exception {
        Unpacked moyo = Unpacked.zip(Files.createDirectory(temp.resolve("unpacked")));
        Map<String, String> java =
                Map.of(
                        "PATH",
                        withoutJava().get("PATH"),
                        "MOYO_JAVA_HOME",
                        System.getProperty("java.home"));
        Unpacked.Ending version = moyo.run(java, "", "version");
        assertThat(version.code()).as(version.errors()).isZero();
        assertThat(version.output()).startsWith("Moyo " + System.getProperty("version") + ",");
        assertThat(moyo.file("program/runtime")).doesNotExist();
        Unpacked.Ending none =
                moyo.run(
                        Map.of("PATH", java.get("PATH"), "MOYO_JAVA_HOME", "/nowhere"),
                        "",
                        "version");
        assertThat(none.code()).isEqualTo(1);
        assertThat(none.errors()).contains("no Java of version 17 or later found");
    }

    @Test
    void theZipHasALauncherForWindows() throws Exception {
        Unpacked moyo = Unpacked.zip(Files.createDirectory(temp.resolve("unpacked")));
        String launcher = Files.readString(moyo.file("moyo.cmd"), StandardCharsets.US_ASCII);
        assertThat(launcher).contains("program\\moyo-app.jar").contains("Untested");
        assertThat(launcher.replace("\r\n", "")).as("lines end as on Windows").doesNotContain("\n");
    }

    @Test
    void bothHaveTheManualTheCompletionAndTheBillOfMaterials() throws Exception {
        Unpacked moyo = Unpacked.zip(Files.createDirectory(temp.resolve("unpacked")));
        assertThat(moyo.file("man/man1/moyo-match.1")).content().contains("\\-\\-sprt");
        assertThat(moyo.file("completion/moyo.bash")).content().contains("reproduce");
        assertThat(moyo.file("bom.json"))
                .content()
                .contains("CycloneDX")
                .contains("jackson-databind")
                .contains("picocli");
        assertThat(moyo.file("LICENSE")).content().contains("Apache License");
        for (String name : List.of("README.md", "docs/lab.md", "training/README.md")) {
            assertThat(moyo.file(name)).exists();
        }
        Process check =
                new ProcessBuilder("bash", "-n", moyo.file("completion/moyo.bash").toString())
                        .inheritIO()
                        .start();
        assertThat(check.waitFor()).isZero();
    }
}
