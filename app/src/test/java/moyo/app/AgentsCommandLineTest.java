package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AgentsCommandLineTest {
    private static final int LIMIT_SECONDS = 120;
    private static final int POLL_MILLIS = 5;

    @TempDir private Path temp;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void writeAList() throws IOException {
        Files.writeString(
                temp.resolve("list.txt"),
                "# the paper's\nAD-N-AC-P-L\nAD-N-P-AC-L\n\nN-AC-P-L-AD # the weak one\nP-L-AD-AC-N\n");
    }

    private List<String> args(String method, Path dir) {
        return new ArrayList<>(
                List.of(
                        "learn",
                        "agents",
                        "--method",
                        method,
                        "--size",
                        "5",
                        "--playouts",
                        "12",
                        "--order",
                        temp.resolve("list.txt").toString(),
                        "--games",
                        "6",
                        "--steps",
                        "4",
                        "--heat",
                        "4",
                        "--final-games",
                        "10",
                        "--sprt",
                        "0,200,0.3,0.3",
                        "--races",
                        "2",
                        "--confirm",
                        "6",
                        "--jobs",
                        "1",
                        "--dir",
                        dir.toString()));
    }

    private int run(List<String> args) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Main.run(
                new PrintWriter(out, true),
                new PrintWriter(err, true),
                args.toArray(String[]::new));
    }

    private static long games(Path dir) throws IOException {
        Path rounds = dir.resolve("rounds");
        if (!Files.exists(rounds)) {
            return 0;
        }
        long games = 0;
        try (Stream<Path> folders = Files.list(rounds)) {
            for (Path folder : folders.toList()) {
                Path results = folder.resolve("results.jsonl");
                games += Files.exists(results) ? Files.readAllLines(results).size() : 0;
            }
        }
        return games;
    }

    @ParameterizedTest
    @CsvSource({
        "climb, agent 4: , the rate is too high on average",
        "anneal, step 4: , the rate is too high on average",
        "race, race 1: , all of them new games"
    })
    void learnsAndPlaysNothingTwice(String method, String line, String claim) throws IOException {
        Path dir = temp.resolve(method);
        assertThat(run(args(method, dir))).as(err.toString()).isZero();
        assertThat(out.toString())
                .contains(line)
                .contains("confirmed: ")
                .contains(claim)
                .containsPattern("team: [NACDLP,:2-]+\n");
        String first = out.toString();
        long games = games(dir);
        assertThat(first).contains("games played in all: ");
        assertThat(dir.resolve("report.html"))
                .content()
                .contains("The learning graph", "<svg", "Learned")
                .doesNotContain("http-equiv");
        assertThat(run(args(method, dir))).isZero();
        assertThat(out.toString()).isEqualTo(first);
        assertThat(games(dir)).isEqualTo(games);
        assertThat(dir.resolve("team.txt")).content().matches("[NACDLP,:2-]+\n");
    }

    @Test
    void willNotGoOnWithAnotherLearning() {
        Path dir = temp.resolve("run");
        run(args("climb", dir));
        List<String> other = args("climb", dir);
        other.addAll(List.of("--seed", "2"));
        assertThat(run(other)).isEqualTo(2);
        assertThat(err.toString()).contains("holds another learning: ", "seed was 1 and is 2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "--method climbing | --method climbing is not climb, anneal or race",
                "--games 7 | --games 7 is odd; games are played in pairs",
                "--order nowhere | --order: cannot read 'nowhere'",
                "--least 4 | --least and --order ",
                "--start AD-X | 'X' in 'AD-X' is no heuristic; the heuristics are N, AC, AD, L, P",
                "--temperature 2 | --temperature 2 is not FROM,TO in percent, such as 2,0.2",
                "--confirm 0 | a race reports only its --confirm games",
                "--player uct | unknown setting 'team'",
                "--player gtp:gnugo | --player gtp:gnugo is not a player of Moyo",
                "--time 1 | --playouts and --time exclude each other",
                "--jobs 0 | --jobs 0 is not between 1 and 1000",
                "--final-games 2147483646 | --final-games 2147483646 is more than 1000000"
            })
    void namesWhatIsWrong(String option, String complaint) {
        List<String> args = args("race", temp.resolve("run"));
        if (option.startsWith("--temp")) {
            args.set(3, "anneal");
        }
        for (int i = 0; i < args.size(); i++) {
            if (args.get(i).equals(option.split(" ")[0])) {
                args.subList(i, i + 2).clear();
            }
        }
        args.addAll(List.of(option.split(" ")));
        assertThat(run(args)).isEqualTo(2);
        assertThat(err.toString()).contains(complaint);
    }

    @Test
    void learnsBlokusDuo() throws IOException {
        Files.writeString(temp.resolve("list.txt"), "B-S-R-C-M\nS\n");
        List<String> args = args("climb", temp.resolve("run"));
        args.subList(args.indexOf("--size"), args.indexOf("--size") + 2).clear();
        args.set(args.indexOf("--games") + 1, "2");
        args.addAll(List.of("--game", "blokus"));
        assertThat(run(args)).as(err.toString()).isZero();
        assertThat(out.toString()).contains("agent 2: ").containsPattern("team: S-C-B-M-R");
    }

    @Test
    void triesShorterOrdersIfTold() throws IOException {
        Path dir = temp.resolve("run");
        List<String> args = args("race", dir);
        args.subList(args.indexOf("--order"), args.indexOf("--order") + 2).clear();
        args.addAll(List.of("--least", "6"));
        assertThat(run(args)).isEqualTo(2);
        assertThat(err.toString()).contains("--least 6 must be from 1 to 5 heuristics");
        args.set(args.size() - 1, "4");
        // The candidates of a folder with another learning are listed, and no game is played.
        Files.writeString(Files.createDirectories(dir).resolve("learning.json"), "{}");
        assertThat(run(args)).isEqualTo(2);
        Matcher candidates =
                Pattern.compile("candidates was  and is \"([^\"]*)\"").matcher(err.toString());
        assertThat(candidates.find()).as(err.toString()).isTrue();
        assertThat(candidates.group(1).split(","))
                .hasSize(120 + 120) // of five and of four heuristics
                .doesNotHaveDuplicates()
                .contains("AD-AC-L-P", "AD-N-AC-P-L");
        assertThat(games(dir)).isZero();
    }

    @Test
    void nobodyIsTriedTwice() throws IOException {
        Files.writeString(temp.resolve("list.txt"), "AD-N-AC-P-L\nP-L-AD-AC-N\nAD-N-AC-P-L\n");
        assertThat(run(args("RACE", temp.resolve("run")))).isEqualTo(2);
        assertThat(err.toString()).contains("lists an agent twice");
    }

    /** With one candidate, the only agent that can leave is not the last one. */
    @Test
    void annealsWithOneCandidate() throws IOException {
        Files.writeString(temp.resolve("list.txt"), "AD-N-AC-P-L\n");
        List<String> args = args("anneal", temp.resolve("run"));
        args.set(args.indexOf("--steps") + 1, "12");
        args.set(args.indexOf("--games") + 1, "2");
        assertThat(run(args)).as(err.toString()).isZero();
        assertThat(out.toString()).contains("step 12: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"climb", "race"})
    void aKilledLearningEndsAsIfItHadNotBeen(String method) throws Exception {
        Path whole = temp.resolve("whole");
        assertThat(run(args(method, whole))).as(err.toString()).isZero();
        Path killed = temp.resolve("killed");
        for (int kill = 0; kill < 2; kill++) {
            Process process = start(method, killed);
            awaitGames(process, killed, games(killed) + 3);
            process.destroyForcibly().waitFor();
        }
        Process last = start(method, killed);
        assertThat(last.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(last.exitValue()).as(Files.readString(temp.resolve("output"))).isZero();
        assertThat(killed.resolve("team.txt")).hasSameTextualContentAs(whole.resolve("team.txt"));
        assertThat(killed.resolve("trials.csv"))
                .hasSameTextualContentAs(whole.resolve("trials.csv"));
    }

    /** Two small files of another folder, here without the last two rounds, are enough. */
    @ParameterizedTest
    @ValueSource(strings = {"climb", "race"})
    void goesOnFromFinishedRoundsWithoutTheirGames(String method) throws Exception {
        Path whole = temp.resolve("whole");
        assertThat(run(args(method, whole))).as(err.toString()).isZero();
        List<String> rounds = Files.readAllLines(whole.resolve("rounds.jsonl"));
        Path clone = Files.createDirectory(temp.resolve("clone"));
        Files.copy(whole.resolve("learning.json"), clone.resolve("learning.json"));
        Files.write(clone.resolve("rounds.jsonl"), rounds.subList(0, rounds.size() - 2));
        String first = out.toString().replace(whole.toString(), "");
        assertThat(run(args(method, clone))).as(err.toString()).isZero();
        assertThat(out.toString().replace(clone.toString(), "")).isEqualTo(first);
        assertThat(clone.resolve("trials.csv"))
                .hasSameTextualContentAs(whole.resolve("trials.csv"));
        assertThat(clone.resolve("rounds.jsonl"))
                .hasSameTextualContentAs(whole.resolve("rounds.jsonl"));
        try (Stream<Path> played = Files.list(clone.resolve("rounds"))) {
            assertThat(played).hasSize(2);
        }
    }

    @Test
    void aChangedRoundIsNamed() throws IOException {
        Path dir = temp.resolve("run");
        assertThat(run(args("climb", dir))).as(err.toString()).isZero();
        Path rounds = dir.resolve("rounds.jsonl");
        String text = Files.readString(rounds);
        Files.writeString(rounds, text.replaceFirst("original|N-AC-AD-L-P vs", "P-AC vs"));
        assertThat(run(args("climb", dir))).isEqualTo(2);
        assertThat(err.toString()).contains("holds another round 'test-000'");
        Files.writeString(rounds, text.replaceFirst("\\[\\[\\d+", "[[-1"));
        assertThat(run(args("climb", dir))).isEqualTo(2);
        assertThat(err.toString()).contains("rounds.jsonl' is not as we wrote it");
    }

    private Process start(String method, Path dir) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx256m"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(args(method, dir));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(temp.resolve("output").toFile())
                .start();
    }

    /** Or its end, which a fast machine may come to first. */
    private static void awaitGames(Process process, Path dir, long wanted) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT_SECONDS);
        while (process.isAlive() && games(dir) < wanted) {
            assertThat(System.nanoTime()).as("time").isLessThan(end);
            process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    @Test
    void rehearsesOnAgentsOfKnownStrength() {
        Path plot = temp.resolve("plot.svg");
        assertThat(
                        run(
                                List.of(
                                        "learn",
                                        "rehearsal",
                                        "--runs",
                                        "3",
                                        "--spread",
                                        "0",
                                        "--plot",
                                        plot.toString())))
                .isZero();
        assertThat(out.toString())
                .containsPattern(" 0 {2}climb +5[34]\\.\\d+ % {2}50\\.00 % {2}\\+[345]\\.\\d+ %")
                .containsPattern(" 0 {2}race +\\d\\d\\.\\d+ % {2}50\\.00 %");
        assertThat(plot).content().contains("<svg", "climb", "race");
        assertThat(run(List.of("learn", "rehearsal", "--runs", "1"))).isEqualTo(2);
    }
}
