package moyo.lab.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.lab.desk.rows.Extent;
import moyo.lab.desk.rows.Reproducer;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.file.Experiments;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.play.ToyKit;
import moyo.lab.record.GameResult;
import moyo.lab.run.Matchup;
import moyo.lab.run.Openings;
import moyo.lab.run.Part;
import moyo.lab.run.RunFolder;
import moyo.lab.run.RunPlan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MergeDeskTest {
    private static final String TEXT =
            """
            title: A toy
            game: tic-tac-toe
            games: 9
            b: random
            rows:
              - {name: one, a: random value=0.4}
              - {name: two, a: random resigns=on}
            """;

    @TempDir private Path temp;

    private final ToyKit kit = new ToyKit();
    private final ToyGames.Place place = new ToyGames.Place();

    private Path dir(String name) {
        return temp.resolve(name);
    }

    private List<Path> dirs(String... names) {
        return List.of(names).stream().map(this::dir).toList();
    }

    private void merge(List<Path> sources, String target) throws IOException {
        place.err.getBuffer().setLength(0);
        assertThat(new MergeDesk(place.workplace()).merge(sources, dir(target))).isZero();
    }

    private void match(String part, String name) throws Exception {
        List<Entrant> players = List.of(Entrant.of("random"), Entrant.of("random value=0.4"));
        RunPlan plan =
                new RunPlan(
                        "a toy",
                        Map.of("name", "tic-tac-toe"),
                        players,
                        List.of(new Matchup("random", "random value=0.4")),
                        10,
                        7,
                        MatchRules.STANDARD,
                        "none",
                        "");
        new RunDesk(place.workplace(), kit, Openings.parse("none", kit))
                .carryOut(plan, Part.parse(part), dir(name), false);
    }

    private Reproducer experiment(String part, String name) throws Exception {
        Experiment experiment = Experiments.read(Files.writeString(dir("x.yaml"), TEXT));
        return new Reproducer(
                place.workplace(),
                List.of(experiment),
                Extent.all(Scale.QUICK, List.of(experiment), Double.POSITIVE_INFINITY),
                dir(name),
                Part.parse(part),
                Optional.empty());
    }

    private List<String> moves(String name) {
        List<String> moves = new ArrayList<>();
        for (GameResult game : RunFolder.results(dir(name))) {
            moves.add(game.id() + " " + game.moves() + " " + game.result());
        }
        return moves;
    }

    @Test
    void aPartIsCountedAndShownAsAPart() throws Exception {
        match("2/3", "part");
        int games = RunFolder.results(dir("part")).size();
        assertThat(games).isBetween(2, 4);
        assertThat(dir("part").resolve("report.html"))
                .content()
                .contains("a toy, part 2/3", "Finished: " + games, "2/3 of the pairs");
        assertThat(dir("part").resolve("summary.json"))
                .content()
                .contains("\"plannedGames\" : " + games);
        match("2/3", "part");
        assertThat(place.err.toString())
                .contains(
                        "moyo: %d games are in '%s', 0 of part 2/3 are missing"
                                .formatted(games, dir("part")));
    }

    @Test
    void aPartWithoutGamesIsSaidToHaveNone() throws Exception {
        for (int number = 1; number <= 6; number++) {
            match(number + "/6", "part" + number);
        }
        assertThat(place.err.toString()).containsOnlyOnce("moyo: there are no games of part");
        merge(dirs("part1", "part2", "part3", "part4", "part5", "part6"), "all");
        assertThat(RunFolder.results(dir("all"))).hasSize(10);
    }

    @Test
    void joinsTheFoldersOfAMatchAndPrintsTheTable() throws Exception {
        match("1/1", "whole");
        match("1/3", "one");
        match("2/3", "two");
        match("3/3", "three");
        place.out.getBuffer().setLength(0);
        merge(dirs("one", "two"), "all");
        assertThat(place.err.toString()).contains(" are missing (part 3/3)\n");
        merge(dirs("three", "one"), "all");
        assertThat(place.err.toString())
                .contains("moyo: 10 games are in '%s', ".formatted(dir("all")))
                .contains(", 0 are missing\n");
        assertThat(place.out.toString()).containsPattern("all +10 ").contains("report: ");
        assertThat(moves("all")).containsExactlyInAnyOrderElementsOf(moves("whole"));
        assertThat(dir("all").resolve("report.html"))
                .content()
                .contains("Finished: 10")
                .doesNotContain("part 1/3", "of the pairs");
    }

    @Test
    void joinsExperimentsRowByRow() throws Exception {
        experiment("1/1", "whole").play();
        experiment("1/2", "one").play();
        assertThat(place.err.toString()).contains("moyo: 18 games to play into");
        assertThat(dir("one").resolve("summary.json"))
                .content()
                .containsPattern("\"label\" : \"part\",\\s+\"text\" : \"1/2\"");
        experiment("2/2", "two").play();
        merge(dirs("one", "two"), "all");
        assertThat(place.err.toString())
                .contains("9 games are in '%s', 9 of them".formatted(dir("all/x/one")))
                .contains("run their command without --part and with --dir '" + dir("all"));
        for (String row : List.of("/x/one", "/x/two")) {
            assertThat(moves("all" + row)).isEqualTo(moves("whole" + row));
            assertThat(dir("all" + row).resolve("report.html")).exists();
        }
        place.err.getBuffer().setLength(0);
        Reproducer joined = experiment("1/1", "all");
        joined.play();
        assertThat(place.err.toString()).as("nothing is left to play").isEmpty();
        assertThat(joined.results().get(0).rows().get(0).total().games()).isEqualTo(9);
        assertThat(dir("all").resolve("results.csv")).exists();
    }

    @Test
    void nothingIsWrittenIfOneRowIsAnotherRun() throws Exception {
        experiment("1/2", "one").play();
        Experiment other =
                Experiments.read(
                        Files.writeString(
                                dir("x.yaml"), TEXT.replace("resigns=on", "resigns=off")));
        new Reproducer(
                        place.workplace(),
                        List.of(other),
                        Extent.all(Scale.QUICK, List.of(other), Double.POSITIVE_INFINITY),
                        dir("two"),
                        Part.parse("2/2"),
                        Optional.empty())
                .play();
        refuses(
                dirs("one", "two"),
                "all",
                "'%s' holds another run than '%s': entrants[0]"
                        .formatted(dir("two/x/two"), dir("one/x/two")));
        assertThat(dir("all")).doesNotExist();
    }

    private void refuses(List<Path> sources, String target, String... messages) {
        assertThatThrownBy(() -> merge(sources, target))
                .isInstanceOf(BadInput.class)
                .hasMessageContainingAll(messages);
    }

    @Test
    void refusesFoldersThatCannotBeJoined() throws Exception {
        match("1/2", "one");
        experiment("1/2", "rows").play();
        Files.createDirectories(dir("empty"));
        refuses(dirs("nowhere"), "all", "there is no folder '" + dir("nowhere"));
        refuses(dirs("empty"), "all", "is neither the folder of a run", "nor of experiments");
        refuses(dirs("one", "rows"), "all", "'" + dir("one"), "is the folder of one run");
        refuses(dirs("one"), "one", "is also the target", "with --into only");
        refuses(dirs("one"), "one/games/all", "is inside the other");
        refuses(dirs("rows"), "", "is inside the other");
        refuses(dirs("rows"), "one", "'%s' has other files".formatted(dir("one")));
        Files.createDirectories(dir("learning/rounds"));
        Files.move(dir("one"), dir("learning/rounds/first"));
        refuses(dirs("learning"), "all", "is not a row of an experiment");
        assertThat(dir("all")).doesNotExist();
    }
}
