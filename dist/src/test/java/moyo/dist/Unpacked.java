package moyo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** An archive in a folder, whose launcher is run with an environment of its own. */
final class Unpacked {
    private final Path home;
    private final Path scratch;

    private Unpacked(Path home, Path scratch) {
        this.home = home;
        this.scratch = scratch;
    }

    record Ending(String output, String errors, int code) {}

    /** Returns an archive of this build by its ending. */
    static Path archive(String ending) {
        return Path.of(System.getProperty("archive") + ending);
    }

    /** Unpacks the tar.gz with the system's tar, so that modes and links are those of a user. */
    static Unpacked tar(Path scratch) throws Exception {
        String tar = archive(".tar.gz").toString();
        Process process = new ProcessBuilder("tar", "-xzf", tar, "-C", scratch.toString()).start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).isZero();
        return of(scratch);
    }

    static Unpacked zip(Path scratch) throws IOException {
        try (InputStream file = Files.newInputStream(archive(".zip"));
                ZipInputStream zip = new ZipInputStream(file)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Path path = scratch.resolve(entry.getName());
                if (entry.isDirectory()) {
                    Files.createDirectories(path);
                } else {
                    Files.createDirectories(path.getParent());
                    Files.copy(zip, path);
                }
            }
        }
        return of(scratch);
    }

    private static Unpacked of(Path scratch) throws IOException {
        try (var folders = Files.list(scratch)) {
            List<Path> all = folders.toList();
            assertThat(all).as("an archive has one folder").hasSize(1);
            return new Unpacked(all.get(0), scratch);
        }
    }

    Path file(String name) {
        return home.resolve(name);
    }

    /**
     * Runs the launcher in an empty folder.
     *
     * @param environment the only variables that it has
     */
    Ending run(Map<String, String> environment, String input, String... arguments)
            throws Exception {
        Path work = Files.createDirectories(scratch.resolve("work"));
        Path out = scratch.resolve("out");
        Path err = scratch.resolve("err");
        Path in = Files.writeString(scratch.resolve("in"), input);
        List<String> command = new ArrayList<>(List.of("/bin/bash", file("moyo").toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(work.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        builder.redirectInput(in.toFile()).redirectOutput(out.toFile()).redirectError(err.toFile());
        Process process = builder.start();
        if (!process.waitFor(3, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new AssertionError("no end of " + command);
        }
        return new Ending(Files.readString(out), Files.readString(err), process.exitValue());
    }
}
