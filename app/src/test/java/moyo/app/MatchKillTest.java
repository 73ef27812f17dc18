package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import moyo.app.play.OwnEngine;
import moyo.gtp.client.CommandText;
import moyo.lab.record.GameResult;
import moyo.lab.run.RunFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Matches in real processes that are killed at random moments. */
final class MatchKillTest {
    private static final int KILLS = 10;
    private static final int GAMES = 200;
    private static final int LIMIT_SECONDS = 120;
    private static final int POLL_MILLIS = 5;
    private static final String AGAIN = "is played again: ";

    @TempDir private Path temp;

    private Process start(Path dir) throws IOException {
        return start(dir, "flat playouts=30", "random", List.of());
    }

    private Process start(Path dir, String a, String b, List<String> wrapper) throws IOException {
        List<String> games = List.of("--games", Integer.toString(GAMES), "--openings", "2");
        return start(dir, a, b, wrapper, games);
    }

    private Process start(Path dir, String a, String b, List<String> wrapper, List<String> options)
            throws IOException {
        List<String> command = new ArrayList<>(wrapper);
        command.addAll(JavaCommand.begin());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx256m"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(
                List.of("match", a, b, "--size", "5", "--jobs", "2", "--dir", dir.toString()));
        command.addAll(options);
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(temp.resolve("output").toFile())
                .start();
    }

    @Test
    void aKilledMatchGoesOnAndCountsEveryGameOnce() throws Exception {
        Path dir = temp.resolve("run");
        Random random = new Random(42);
        List<GameResult> before = List.of();
        for (int kill = 0; kill < KILLS; kill++) {
            Process process = start(dir);
            int wanted = kill % 5 == 0 ? 0 : 1 + random.nextInt(7);
            awaitGames(process, dir, before.size(), wanted, random);
            assertThat(process.isAlive()).as("still playing").isTrue();
            process.destroyForcibly().waitFor();
            List<GameResult> now = Files.exists(dir) ? RunFolder.results(dir) : List.of();
            assertThat(now).as("nothing is lost").hasSizeGreaterThanOrEqualTo(before.size());
            assertThat(now.subList(0, before.size())).as("nothing has changed").isEqualTo(before);
            before = now;
        }
        assertThat(before).as("games before the last kill").hasSizeBetween(20, GAMES - 1);
        Process last = start(dir);
        assertThat(last.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(last.exitValue()).as(Files.readString(temp.resolve("output"))).isZero();
        List<GameResult> results = RunFolder.results(dir);
        assertThat(results).startsWith(before.toArray(GameResult[]::new));
        assertThat(Files.readAllLines(dir.resolve("results.jsonl"))).hasSize(GAMES);
        assertThat(new HashSet<>(results.stream().map(GameResult::id).toList())).hasSize(GAMES);
        assertThat(dir.resolve("report.html")).isNotEmptyFile();
        try (var files = Files.list(dir.resolve("games"))) {
            assertThat(files.filter(file -> file.toString().endsWith(".sgf"))).hasSize(GAMES);
        }
    }

    @Test
    void controlCEndsAMatchCleanlyAndSaysHowToGoOn() throws Exception {
        Path dir = temp.resolve("run");
        Process process = start(dir);
        awaitGames(process, dir, 0, 5, new Random(1));
        new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
        assertThat(process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(130);
        assertThat(Files.readString(temp.resolve("output")))
                .contains("stopped; every finished game is in")
                .contains("to go on: ./moyo match 'flat playouts=30' random --size 5")
                .contains("95 % interval");
        assertThat(RunFolder.results(dir)).hasSizeBetween(1, GAMES - 1);
        assertThat(dir.resolve("report.html")).content().contains("of " + GAMES);
        try (var files = Files.list(dir)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .noneMatch(name -> name.endsWith(".new"));
        }
    }

    /** A terminal sends Ctrl-C to the engines as well; they have not failed. */
    @Test
    void controlCBlamesNoEngine() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/setsid")), "no setsid here");
        String engine = "gtp:" + CommandText.join(OwnEngine.command(List.of("--player", "random")));
        Path dir = temp.resolve("run");
        Process process = start(dir, "random", engine, List.of("/usr/bin/setsid"));
        awaitGames(process, dir, 0, 5, new Random(1));
        new ProcessBuilder("kill", "-INT", "--", "-" + process.pid()).start().waitFor();
        assertThat(process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(RunFolder.results(dir)).isNotEmpty().noneMatch(GameResult::isFault);
        assertThat(Files.readString(temp.resolve("output"))).contains("to go on: ");
    }

    /** The pause is longer than the time for a move and its margin. */
    @Test
    void aMatchThatIsPausedLosesNothingOnTime() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/kill")), "no kill here");
        Path dir = temp.resolve("run");
        List<String> clock =
                List.of("--time", "0.1", "--margin", "0.5", "--max-moves", "10", "--games", "8");
        Process process = start(dir, "flat", "uct", List.of(), clock);
        awaitLines(process, dir.resolve("results.jsonl"), 1);
        Path output = temp.resolve("output");
        // A pause between two games stops nobody's clock.
        for (int i = 0; i < 5 && !Files.readString(output).contains(AGAIN); i++) {
            signal(process, "-STOP");
            process.waitFor(800, TimeUnit.MILLISECONDS);
            signal(process, "-CONT");
            process.waitFor(300, TimeUnit.MILLISECONDS);
        }
        assertThat(process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(Files.readString(temp.resolve("output"))).contains(AGAIN);
        assertThat(RunFolder.results(dir)).hasSize(8).noneMatch(GameResult::isFault);
    }

    private static void signal(Process process, String signal) throws Exception {
        new ProcessBuilder("/bin/kill", signal, Long.toString(process.pid())).start().waitFor();
    }

    /**
     * Some kills come before the first game, some in the middle of one, some while it is written.
     */
    private static void awaitGames(Process process, Path dir, int before, int wanted, Random random)
            throws Exception {
        awaitLines(process, dir.resolve("results.jsonl"), before + wanted);
        process.waitFor(random.nextInt(wanted == 0 ? 400 : 10), TimeUnit.MILLISECONDS);
    }

    private static void awaitLines(Process process, Path file, int wanted) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT_SECONDS);
        while (lines(file) < wanted) {
            assertThat(process.isAlive()).as("still playing").isTrue();
            assertThat(System.nanoTime()).as("time").isLessThan(end);
            process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    private static long lines(Path file) throws IOException {
        if (!Files.exists(file)) {
            return 0;
        }
        try (var lines = Files.lines(file)) {
            return lines.count();
        }
    }
}
