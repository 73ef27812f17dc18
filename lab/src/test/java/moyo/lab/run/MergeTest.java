package moyo.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import moyo.game.BadInput;
import moyo.lab.clock.TimeLimit;
import moyo.lab.executor.ExecutorFactory;
import moyo.lab.executor.PairPlayer;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.play.ToyKit;
import moyo.lab.record.GameResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MergeTest {
    private static final int GAMES = 21;

    @TempDir private Path temp;

    private final ToyKit kit = new ToyKit();

    private static RunPlan plan(
            int games, long seed, String specOfA, MatchRules rules, String openings, String sprt) {
        List<Entrant> entrants =
                List.of(
                        new Entrant("a", specOfA),
                        Entrant.of("random value=0.4"),
                        Entrant.of("random resigns=on"));
        return new RunPlan(
                "toy",
                Map.of("name", "tic-tac-toe"),
                sprt.isEmpty() ? entrants : entrants.subList(0, 2),
                RunPlan.roundRobin(sprt.isEmpty() ? entrants : entrants.subList(0, 2)),
                games,
                seed,
                rules,
                openings,
                sprt);
    }

    private static RunPlan plan(int games) {
        return plan(games, 7, "random", MatchRules.STANDARD, "random 1", "");
    }

    private Path dir(String name) {
        return temp.resolve(name);
    }

    private Path play(RunPlan plan, String part, String name, int jobs)
            throws InterruptedException {
        Openings<?> openings = Openings.parse(plan.openings().replaceAll("random ", ""), kit);
        Map<String, Object> session = Map.of("command", "play " + part, "jobs", jobs);
        try (RunFolder folder = RunFolder.open(dir(name), plan, Part.parse(part), session, "txt")) {
            var place = new PairPlayer.Place("host of " + name, "abc");
            Runner runner =
                    new Runner(
                            plan,
                            openings,
                            folder,
                            ExecutorFactory.threads(place, jobs).make(kit),
                            result -> {});
            assertThat(runner.missingGames()).isEqualTo(folder.missingGames());
            assertThat(runner.run()).isEqualTo(Runner.End.COMPLETE);
            assertThat(folder.missingGames()).isZero();
        }
        return dir(name);
    }

    private List<Path> fourParts() throws InterruptedException {
        List<Path> parts = new ArrayList<>();
        for (int number = 1; number <= 4; number++) {
            parts.add(play(plan(GAMES), number + "/4", "part" + number, number % 2 + 1));
        }
        return parts;
    }

    private Merge.Outcome merge(List<Path> parts, String target) {
        return Merge.of(parts, dir(target)).carryOut(Map.of("command", "merge"), "txt");
    }

    /** Everything that a repetition of a game repeats. */
    private static Object lasting(GameResult game) {
        return List.of(
                game.run(),
                game.id(),
                game.first(),
                game.second(),
                game.seed(),
                game.result(),
                game.reason(),
                game.score(),
                game.plies(),
                game.openingPlies(),
                game.moves(),
                game.simulations(),
                game.thoughts(),
                game.counts());
    }

    private List<Object> games(String name) {
        assertThat(RunFolder.content(dir(name)).warnings()).isEmpty();
        return RunFolder.results(dir(name)).stream().map(MergeTest::lasting).toList();
    }

    private Map<String, String> records(String name) throws IOException {
        Map<String, String> records = new TreeMap<>();
        try (Stream<Path> files = Files.list(dir(name).resolve("games"))) {
            for (Path file : files.toList()) {
                records.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return records;
    }

    /** Every file of the folders, to see that nothing is written. */
    private static Map<Path, String> files(List<Path> folders) throws IOException {
        Map<Path, String> files = new TreeMap<>();
        for (Path folder : folders) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path file : all.filter(Files::isRegularFile).toList()) {
                    files.put(file, Files.readString(file) + Files.getLastModifiedTime(file));
                }
            }
        }
        return files;
    }

    @Test
    void fourPartsAreTheRunOfOneMachineGameForGame() throws Exception {
        play(plan(GAMES), "1/1", "whole", 1);
        List<Path> parts = fourParts();
        Map<Path, String> before = files(parts);
        Merge.Outcome outcome = merge(parts, "all");
        assertThat(outcome).isEqualTo(new Merge.Outcome(3 * GAMES, 0, 3 * GAMES, 0, List.of()));
        assertThat(games("all")).isEqualTo(games("whole"));
        assertThat(records("all")).hasSize(3 * GAMES).isEqualTo(records("whole"));
        assertThat(RunFolder.describe(dir("all")).plan())
                .isEqualTo(RunFolder.describe(dir("whole")).plan());
        assertThat(files(parts)).as("the parts are only read").isEqualTo(before);
    }

    @Test
    void theFolderSaysWhichPartItHolds() throws Exception {
        List<Path> parts = fourParts();
        assertThat(RunFolder.describe(parts.get(1)).part()).isEqualTo(new Part(2, 4));
        assertThat(parts.get(1).resolve("run.json")).content().contains("\"part\" : \"2/4\"");
        play(plan(GAMES), "2/4", "part2", 1);
        assertThat(RunFolder.describe(parts.get(1)).part()).isEqualTo(new Part(2, 4));
        play(plan(GAMES), "3/4", "part2", 1);
        assertThat(RunFolder.describe(parts.get(1)).part()).isEqualTo(Part.ALL);
        merge(parts, "all");
        assertThat(RunFolder.describe(dir("all")).part()).isEqualTo(Part.ALL);
        assertThat(RunFolder.describe(dir("all")).sessions())
                .extracting(session -> session.path("command").asText())
                .containsExactly(
                        "play 1/4", "play 2/4", "play 3/4", "play 3/4", "play 4/4", "merge");
    }

    @Test
    void partsThatAreMissingAreNamedAndCanBeAddedLater() throws Exception {
        List<Path> parts = fourParts();
        Merge.Outcome first = merge(List.of(parts.get(3), parts.get(0)), "all");
        assertThat(first.missingParts()).containsExactly(new Part(2, 4), new Part(3, 4));
        assertThat(first.games() + first.missing()).isEqualTo(3 * GAMES);
        Merge.Outcome second = merge(parts.subList(1, 3), "all");
        assertThat(second.copied()).isEqualTo(first.missing());
        assertThat(second.missing()).isZero();
        Map<Path, String> before = files(List.of(dir("all")));
        assertThat(merge(parts, "all").copied()).isZero();
        assertThat(files(List.of(dir("all")))).as("nothing to add").isEqualTo(before);
        play(plan(GAMES), "1/1", "whole", 1);
        assertThat(games("all")).containsExactlyInAnyOrderElementsOf(games("whole"));
    }

    @Test
    void aMergedFolderGoesOnAsAnyRun() throws Exception {
        List<Path> parts = fourParts();
        merge(parts.subList(0, 2), "all");
        play(plan(GAMES), "1/1", "all", 1);
        play(plan(GAMES), "1/1", "whole", 1);
        assertThat(games("all")).containsExactlyInAnyOrderElementsOf(games("whole"));
    }

    @Test
    void theSameGameInTwoFoldersCountsOnce() throws Exception {
        List<Path> parts =
                List.of(
                        play(plan(GAMES), "1/2", "half1", 1),
                        play(plan(GAMES), "2/2", "half2", 1),
                        play(plan(GAMES), "1/3", "third1", 1));
        assertThat(merge(parts, "all").copied()).isEqualTo(3 * GAMES);
        play(plan(GAMES), "1/1", "whole", 1);
        assertThat(games("all")).isEqualTo(games("whole"));
    }

    /** The disk fails in the middle; the process is killed in the middle of a line. */
    @Test
    void anInterruptedMergeLosesNothingAndGoesOn() throws Exception {
        List<Path> parts = fourParts();
        Path obstacle = dir("all").resolve("games/m2-0003-1.txt/x");
        merge(parts.subList(0, 1), "all");
        Files.createDirectories(obstacle);
        assertThatThrownBy(() -> merge(parts, "all"))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("the results so far are saved");
        int saved = RunFolder.results(dir("all")).size();
        assertThat(saved).isBetween(RunFolder.results(parts.get(0)).size() + 1, 3 * GAMES - 1);
        Files.delete(obstacle);
        Files.delete(obstacle.getParent());
        Path results = dir("all").resolve("results.jsonl");
        Files.writeString(results, Files.readString(results) + "{\"run\":\"to");
        Files.writeString(dir("all").resolve("games/m1-0000-0.txt.77.new"), "half a rec");
        Merge.Outcome outcome = merge(parts, "all");
        assertThat(outcome.copied()).isEqualTo(3 * GAMES - saved);
        play(plan(GAMES), "1/1", "whole", 1);
        assertThat(games("all")).containsExactlyInAnyOrderElementsOf(games("whole"));
        assertThat(records("all")).isEqualTo(records("whole"));
    }

    @Test
    void refusesAnotherRunAndNamesTheDifference() throws Exception {
        List<Path> parts = fourParts();
        MatchRules slow = MatchRules.STANDARD.withTime(TimeLimit.perMove(5, 0));
        MatchRules standard = MatchRules.STANDARD;
        refuses(parts, plan(GAMES, 8, "random", standard, "random 1", ""), "seed is 8, not 7");
        refuses(
                parts,
                plan(GAMES, 7, "random millis=1", standard, "random 1", ""),
                "entrants[0].spec is \"random millis=1\", not \"random\"");
        refuses(
                parts,
                plan(GAMES, 7, "random", slow, "random 1", ""),
                "rules.time.perMove is 5.0, not 0.0");
        refuses(
                parts,
                plan(GAMES, 7, "random", standard, "random 2", ""),
                "openings is \"random 2\", not \"random 1\"");
    }

    private void refuses(List<Path> parts, RunPlan other, String difference) throws Exception {
        Path folder = play(other, "2/4", "other" + other.hashCode(), 1);
        List<Path> all = new ArrayList<>(parts);
        all.set(1, folder);
        assertThatThrownBy(() -> merge(all, "all"))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "'%s' holds another run than '%s': %s; only parts of one run can be joined"
                                .formatted(folder, parts.get(0), difference));
        assertThat(dir("all")).doesNotExist();
        assertThatThrownBy(() -> merge(parts, folder.getFileName().toString()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("holds another run than '%s'".formatted(folder));
    }

    @Test
    void refusesDifferentRecordsOfAGame() throws Exception {
        List<Path> parts = fourParts();
        Path again = play(plan(GAMES), "2/4", "again", 1);
        Path results = again.resolve("results.jsonl");
        List<String> lines = new ArrayList<>(Files.readAllLines(results));
        GameResult game = RunFolder.results(again).get(3);
        String result = game.result().text();
        String other = result.equals("first") ? "second" : "first";
        lines.set(
                3,
                lines.get(3)
                        .replace(
                                "\"result\":\"%s\"".formatted(result),
                                "\"result\":\"%s\"".formatted(other)));
        Files.write(results, lines);
        List<Path> all = Stream.concat(parts.stream(), Stream.of(again)).toList();
        assertThatThrownBy(() -> merge(all, "all"))
                .isInstanceOf(BadInput.class)
                .hasMessageContainingAll(
                        "games with different records in two folders: 1; ",
                        "%s, pair %d, game %d: "
                                .formatted(game.matchup(), game.pair(), game.game()),
                        "in '%s'".formatted(parts.get(1)),
                        "in '%s'".formatted(again),
                        "Leave out one of the folders, or remove the line");
        assertThat(dir("all")).doesNotExist();
        lines.remove(3);
        Files.write(results, lines);
        assertThat(merge(all, "all").missing()).isZero();
    }

    @Test
    void theLongestPlanCounts() throws Exception {
        play(plan(8), "1/2", "short", 1);
        play(plan(12), "2/2", "long", 1);
        Merge.Outcome outcome = merge(List.of(dir("short"), dir("long")), "all");
        assertThat(RunFolder.describe(dir("all")).plan().games()).isEqualTo(12);
        assertThat(outcome.missingParts()).containsExactly(new Part(1, 2));
    }

    @Test
    void copiesTheOpeningsAndSaysWhatCannotBeCopied() throws Exception {
        List<Path> parts = fourParts();
        Files.writeString(parts.get(2).resolve("openings.txt"), "b2\n");
        try (Stream<Path> records = Files.list(parts.get(0).resolve("games"))) {
            Files.delete(records.findFirst().orElseThrow());
        }
        Path results = parts.get(3).resolve("results.jsonl");
        List<String> lines = new ArrayList<>(Files.readAllLines(results));
        lines.set(0, lines.get(0).replaceFirst("\"seed\":-?\\d+", "\"seed\":1"));
        Files.write(results, lines);
        Merge merge = Merge.of(parts, dir("all"));
        assertThat(merge.remarks())
                .singleElement()
                .asString()
                .startsWith("line 1 of '%s' does not count".formatted(results));
        Merge.Outcome outcome = merge.carryOut(Map.of(), "txt");
        assertThat(outcome.withoutRecord()).isEqualTo(1);
        assertThat(outcome.missing()).isEqualTo(1);
        assertThat(outcome.missingParts()).containsExactly(new Part(4, 4));
        assertThat(dir("all").resolve("openings.txt")).hasContent("b2");
    }

    @Test
    void refusesSequentialTests() throws Exception {
        RunPlan tested =
                plan(GAMES, 7, "random", MatchRules.STANDARD, "random 1", "-400,400,0.05,0.05");
        assertThatThrownBy(() -> play(tested, "1/2", "half", 1))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(
                        "--part 1/2 and --sprt exclude each other: a sequential test needs all"
                                + " games in one place");
        assertThat(dir("half")).doesNotExist();
    }

    @Test
    void refusesATargetWithOtherFiles() throws Exception {
        List<Path> parts = fourParts();
        Files.createDirectories(dir("all"));
        Files.writeString(dir("all").resolve("letter.txt"), "Dear Sir");
        assertThatThrownBy(() -> merge(parts, "all"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has no run.json but other files, such as 'letter.txt'");
    }
}
