package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import moyo.gtp.client.Programs;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher with a Maven and a Git that take no time, in a folder that can be rebuilt. */
@DisabledOnOs(OS.WINDOWS)
final class LauncherRebuildTest {
    private static final Path LAUNCHER = Path.of("..", "moyo").toAbsolutePath().normalize();

    @TempDir private Path temp;

    @BeforeEach
    void layOutAProject() throws IOException {
        Files.createDirectories(home().resolve("app/src/main"));
        Files.copy(LAUNCHER, home().resolve("moyo"));
        Files.writeString(home().resolve("pom.xml"), "");
        Files.writeString(home().resolve("app/pom.xml"), "");
        Path made = Files.createDirectories(temp.resolve("made"));
        // As Maven does, into the files that are there.
        script(
                "mvn",
                "mkdir -p app/target/launch/lib",
                "cat '%s/moyo-app.jar' >app/target/launch/moyo-app.jar".formatted(made),
                "cat '%s/later.jar' >app/target/launch/lib/later.jar".formatted(made));
        script("git", "case $* in *rev-parse*) echo abc1234567 ;; esac");
    }

    private Path home() {
        return temp.resolve("home");
    }

    private void script(String name, String... lines) throws IOException {
        Path file = Files.createDirectories(temp.resolve("bin")).resolve(name);
        Files.writeString(file, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    /** The next build will consist of these classes. */
    private void prepare(Class<?> program, Class<?> later) throws IOException {
        writeJar(temp.resolve("made/moyo-app.jar"), program);
        writeJar(temp.resolve("made/later.jar"), later);
    }

    private static void writeJar(Path file, Class<?> type) throws IOException {
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.put(Attributes.Name.MAIN_CLASS, type.getName());
        main.put(Attributes.Name.CLASS_PATH, "lib/later.jar");
        String name = type.getName().replace('.', '/') + ".class";
        try (OutputStream out = Files.newOutputStream(file);
                JarOutputStream jar = new JarOutputStream(out, manifest);
                InputStream in = type.getClassLoader().getResourceAsStream(name)) {
            jar.putNextEntry(new JarEntry(name));
            in.transferTo(jar);
        }
    }

    private Process start(String word) throws IOException {
        return builder(List.of("/bin/bash", home().resolve("moyo").toString(), word)).start();
    }

    private ProcessBuilder builder(List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().merge("PATH", temp.resolve("bin") + ":", (path, bin) -> bin + path);
        builder.environment().put("MOYO_JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("MOYO_JAVA_OPTS", "-XX:TieredStopAtLevel=1");
        builder.redirectError(temp.resolve("errors").toFile());
        return builder;
    }

    private String run(String word) throws Exception {
        return outputOf(start(word));
    }

    private String outputOf(Process process) throws Exception {
        process.getOutputStream().close();
        try (BufferedReader out = process.inputReader()) {
            String said = String.join("\n", out.lines().toList());
            assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
            assertThat(process.exitValue()).as(errors()).isZero();
            return said;
        }
    }

    private String errors() throws IOException {
        return Files.readString(temp.resolve("errors"));
    }

    private void changeSomething() throws IOException {
        FileTime built = Files.getLastModifiedTime(home().resolve("target/launch/built"));
        Files.setLastModifiedTime(
                home().resolve("pom.xml"), FileTime.fromMillis(built.toMillis() + 10));
    }

    private List<Path> builds() throws IOException {
        try (Stream<Path> files = Files.list(home().resolve("target/launch/builds"))) {
            return files.filter(Files::isDirectory).toList();
        }
    }

    @Test
    void aRunningProgramSurvivesARebuild() throws Exception {
        prepare(LaunchedProgram.class, LaunchedProgram.Later.class);
        Process first = start("waits");
        try (BufferedReader out = first.inputReader();
                OutputStream in = first.getOutputStream()) {
            assertThat(out.readLine()).as(errors()).startsWith("commit ");
            changeSomething();
            prepare(LaunchedProgram.class, LauncherRebuildTest.class);
            run("ends");
            assertThat(errors()).contains("building");
            in.write('\n');
            in.flush();
            assertThat(out.readLine()).as(errors()).isEqualTo("still whole");
            assertThat(first.waitFor(1, TimeUnit.MINUTES)).isTrue();
        }
        assertThat(first.exitValue()).isZero();
    }

    @Test
    void buildsThatNobodyUsesAreRemoved() throws Exception {
        assumeTrue(Programs.find("flock").isPresent(), "no flock here");
        prepare(LaunchedProgram.class, LaunchedProgram.Later.class);
        Process first = start("waits");
        try (BufferedReader out = first.inputReader();
                OutputStream in = first.getOutputStream()) {
            assertThat(out.readLine()).as(errors()).startsWith("commit ");
            changeSomething();
            run("ends");
            assertThat(builds()).as("one is in use").hasSize(2);
            in.write('\n');
            in.flush();
            assertThat(first.waitFor(1, TimeUnit.MINUTES)).isTrue();
        }
        changeSomething();
        run("ends");
        assertThat(builds()).hasSize(1);
    }

    @Test
    void anotherShellHandsOverToBash() throws Exception {
        prepare(LaunchedProgram.class, LaunchedProgram.Later.class);
        assertThat(outputOf(List.of("/bin/sh", home().resolve("moyo").toString(), "ends")))
                .isEqualTo("commit abc1234567");
        assertThat(errors()).doesNotContain("ubstitution");
        assertThat(builds()).hasSize(1);
    }

    @Test
    void saysHowItWasCalled() throws Exception {
        prepare(LaunchedProgram.class, LaunchedProgram.Later.class);
        String elsewhere = "cd / && exec bash '%s/moyo' calls".formatted(home());
        assertThat(outputOf(List.of("/bin/bash", "-c", elsewhere)))
                .endsWith("called " + home() + "/moyo");
        String here = "cd home && exec bash moyo calls";
        assertThat(outputOf(List.of("/bin/bash", "-c", here))).endsWith("called ./moyo");
    }

    /** The test's own JVM may be unable to name such a folder. */
    @Test
    void theCloneMayBeInAFolderWithAnyLetters() throws Exception {
        prepare(LaunchedProgram.class, LaunchedProgram.Later.class);
        String script =
                "d=$(printf 'a \\303\\274 b') && cp -R home \"$d\" && exec bash \"$d/moyo\" ends";
        assertThat(outputOf(List.of("/bin/bash", "-c", script))).isEqualTo("commit abc1234567");
    }

    private String outputOf(List<String> command) throws Exception {
        ProcessBuilder builder = builder(command);
        builder.environment().put("LC_ALL", "C");
        return outputOf(builder.directory(temp.toFile()).start());
    }

    /** A file stands where the folder of the builds would be. */
    @Test
    void aCloneThatCannotBeWrittenIsExplained() throws Exception {
        prepare(LaunchedProgram.class, LaunchedProgram.Later.class);
        Files.writeString(home().resolve("target"), "");
        Process process = start("ends");
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).isEqualTo(1);
        assertThat(errors())
                .contains("target/launch' cannot be written. Let the owner of '" + home() + "'")
                .hasLineCount(3);
    }

    @Test
    void everyCommandKnowsTheCommitOfItsBuild() throws Exception {
        prepare(LaunchedProgram.class, LaunchedProgram.Later.class);
        for (String command : List.of("learn", "match", "bench")) {
            assertThat(run(command)).isEqualTo("commit abc1234567");
        }
    }
}
