package moyo.lab.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import moyo.game.BadInput;
import moyo.lab.experiment.Cost;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Figure;
import moyo.lab.experiment.GameSubset;
import moyo.lab.experiment.Paper;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.SavingFigure;
import moyo.lab.experiment.Scale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ExperimentFileTest {
    private static final String GOOD =
            """
            paper: btt-go
            citation: BTT-Go
            title: A table
            about: |
              One paragraph.
              Another.
            game: go
            komi: 6.5
            seed: 7
            players:
              base: fuego-style
              gnugo: gtp:gnugo --mode gtp
            a: base
            needs: gnugo
            scales:
              quick: {games: 20, playouts: 100}
              standard: {games: 200, playouts: 1000}
              paper: {games: 30, time: 10}
            rows:
              - name: 9x9
                size: 9
                b: gnugo
                figures: {first: 100, second: 93.3, games: 30}
              - name: 19x19, slow
                size: 19
                b: base
                needs: fuego, pachi
                openings: 2
                figures: {of: BTT-Go, both: {wins: 127, draws: 28, losses: 41}}
                scales:
                  quick: {skip: too slow}
                  standard: {games: 40}
                  paper: {playouts: 5}
            """;

    @TempDir private Path temp;

    private static Experiment parse(String text) {
        return Experiments.of(List.of(ExperimentFile.parse(text, "x"))).all().get(0);
    }

    @Test
    void readsAGoodFile() {
        Experiment experiment = parse(GOOD);
        assertThat(experiment.paper()).isEqualTo(new Paper("btt-go", "BTT-Go", ""));
        assertThat(experiment.about()).containsExactly("One paragraph.", "Another.");
        assertThat(experiment.seed()).isEqualTo(7);
        Row row = experiment.rows().get(0);
        assertThat(row.a().spec()).isEqualTo("fuego-style");
        assertThat(row.b().name()).isEqualTo("gnugo");
        assertThat(row.board()).isEqualTo(Map.of("size", "9", "komi", "6.5"));
        assertThat(row.needs()).containsExactly("gnugo");
        assertThat(row.openings()).isEqualTo("none");
        assertThat(row.cost(Scale.QUICK)).isEqualTo(new Cost(20, 100, 0, ""));
        assertThat(row.cost(Scale.PAPER)).isEqualTo(new Cost(30, 0, 10, ""));
        assertThat(row.subsets()).containsExactly(GameSubset.FIRST, GameSubset.SECOND);
        assertThat(row.figure(GameSubset.SECOND).share().games()).isEqualTo(15);
        assertThat(row.figure(GameSubset.SECOND).share().rate()).isCloseTo(0.933, within(1e-9));
        assertThat(row.figure(GameSubset.BOTH)).isEqualTo(Figure.NONE);
    }

    @Test
    void aCostMayBeCpuTime() {
        String text = GOOD.replace("paper: {playouts: 5}", "paper: {cpu: 0.25}");
        Cost cost = parse(text).rows().get(1).cost(Scale.PAPER);
        assertThat(cost).as("CPU time for time").isEqualTo(new Cost(30, 0, 0, 0.25, ""));
        assertThat(cost).hasToString("30 games, 0.25 CPU s a move");
        String both = GOOD.replace("paper: {playouts: 5}", "paper: {time: 1, cpu: 0.25}");
        assertThatThrownBy(() -> parse(both)).hasMessageContaining("'time' or 'cpu', not both");
        String none = GOOD.replace("paper: {playouts: 5}", "paper: {cpu: 0}");
        assertThatThrownBy(() -> parse(none)).hasMessageContaining("cpu");
    }

    @Test
    void aRowSaysWhatIsDifferent() {
        Row row = parse(GOOD).rows().get(1);
        assertThat(row.needs()).containsExactly("fuego", "pachi");
        assertThat(row.openings()).isEqualTo("2");
        assertThat(row.b().name()).as("no two players share a name").isEqualTo("base (2)");
        assertThat(row.cost(Scale.QUICK).skip()).isEqualTo("too slow");
        assertThat(row.cost(Scale.STANDARD)).isEqualTo(new Cost(40, 1000, 0, ""));
        assertThat(row.cost(Scale.PAPER)).as("playouts for time").isEqualTo(new Cost(30, 5, 0, ""));
        assertThat(row.figure(GameSubset.BOTH).whose()).isEqualTo("BTT-Go");
        assertThat(row.figure(GameSubset.BOTH).isComparable()).isFalse();
        assertThat(row.figure(GameSubset.BOTH).share().games()).isEqualTo(196);
        assertThat(row.folder()).isEqualTo("19x19-slow");
    }

    @Test
    void aRowOrAFileSaysWhyThereIsNoRecord() {
        assertThat(parse(GOOD).rows()).allMatch(row -> row.unrecorded().isEmpty());
        Experiment said = parse(GOOD.replace("rows:", "unrecorded: two core-hours\nrows:"));
        assertThat(said.rows()).allMatch(row -> row.unrecorded().equals("two core-hours"));
    }

    @Test
    void aFigureMayBeASaving() {
        assertThat(parse(GOOD).rows().get(0).saving()).isEqualTo(SavingFigure.NONE);
        Row both = parse(GOOD.replace("first: 100,", "saving: 30, first: 100,")).rows().get(0);
        assertThat(both.saving()).isEqualTo(new SavingFigure("", 0.3));
        assertThat(both.subsets()).containsExactly(GameSubset.FIRST, GameSubset.SECOND);
        String alone = "{of: BTT-Go, saving: 30}";
        Row only =
                parse(GOOD.replace("{first: 100, second: 93.3, games: 30}", alone)).rows().get(0);
        assertThat(only.saving()).isEqualTo(new SavingFigure("BTT-Go", 0.3));
        assertThat(only.subsets()).containsExactly(GameSubset.BOTH);
    }

    /** One change each, and what is then said. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "citation: BTT-Go | link: btt.org | 'x': 'paper' needs a 'citation', or remove it",
                "title: A table | titel: A table | unknown 'titel'; did you mean 'title'?",
                "title: A table | title: [] | 'title' is not a text: []",
                "game: go | rules: chinese | 'game' is missing",
                "seed: 7 | seed: -1 | 'seed' is not a whole number from 0: -1",
                "seed: 7 | seed: soon | 'seed' is not a whole number from 0: \"soon\"",
                "a: base | a: '' | 'a' is not a text: \"\"",
                "a: base | openings: 4 | 'a' is missing",
                "  base: fuego-style |   base: {extend: x} | player 'base' is neither a spec nor",
                "- name: 9x9 | - nome: 9x9 | row 1: 'name' is missing",
                "    size: 9 |     sise: 9 | row '9x9': unknown 'sise'; did you mean 'size'?",
                "- name: 19x19, slow | - name: 9X9 | rows '9x9' and '9X9' would share the folder '9x9'",
                "  quick: {games: 20, | quik: {games: 20, | did you mean 'quick'?",
                "  quick: {games: 20, |   quick: {game: 20, | scales, quick: unknown 'game'",
                "  quick: {games: 20, |   quick: { | row '9x9', scales, quick: neither 'games' nor",
                "  quick: {games: 20, |   quick: {games: 0, | 'games' is not a whole number from 1: 0",
                "  quick: {games: 20, |   quick: {games: 20, time: 1, | 'playouts' or 'time', not both",
                "time: 10 | time: -1 | 'time' is not a number from 0.001 to 1000000.0: -1",
                "  paper: {games: 30, time: 10} |   paper: much | 'paper' has no 'name: value' lines",
                "{skip: too slow} | {skip: ''} | 'skip' is not a text: \"\"",
                "first: 100 | first: 101 | figures: 'first' is not a number from 0.0 to 100.0: 101",
                "first: 100 | black: 100 | figures: unknown 'black'",
                "first: 100, second: 93.3, games: 30 | games: 30 | figures: no figure",
                "93.3, games: 30 | 93.3 | figures: 'games' is missing",
                "first: 100 | savings: 30 | figures: unknown 'savings'; did you mean 'saving'?",
                "first: 100 | saving: 130 | figures: 'saving' is not a number from 0.0 to 100.0: 130",
                "wins: 127, draws: 28, losses: 41 | wins: 0 | both: no games",
                "wins: 127 | won: 127 | unknown 'won'",
                "rows: | rows: [] # | 'x' is not YAML",
            })
    void saysWhatIsWrong(String right, String wrong, String message) {
        String text = GOOD.replaceFirst(Pattern.quote(right), wrong);
        assertThat(text).isNotEqualTo(GOOD);
        assertThatThrownBy(() -> parse(text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message)
                .hasMessageContaining("'x'");
    }

    @Test
    void anExperimentHasRows() {
        String text = GOOD.substring(0, GOOD.indexOf("rows:"));
        assertThatThrownBy(() -> parse(text)).hasMessageContaining("'x': 'rows' lists no rows");
        assertThatThrownBy(() -> parse(text + "rows: [9x9]"))
                .hasMessageContaining("'x': row 1 has no 'name: value' lines: \"9x9\"");
    }

    @Test
    void experimentsAreFoundByPaperAndByName() throws Exception {
        Files.writeString(temp.resolve("b.yaml"), GOOD);
        Files.writeString(temp.resolve("a.yml"), GOOD.replace("paper: btt", "paper: other"));
        Files.writeString(temp.resolve("notes.txt"), "no experiment");
        Experiments experiments = Experiments.in(temp);
        assertThat(ids(experiments.named("all"))).containsExactly("a", "b");
        assertThat(ids(experiments.named("btt-go"))).containsExactly("b");
        assertThat(ids(experiments.named("a"))).containsExactly("a");
        assertThatThrownBy(() -> experiments.named("othergo"))
                .hasMessage("unknown paper or experiment 'othergo'; did you mean 'other-go'?");
    }

    private static final String OWN =
            """
            game: go
            board: {size: 5, colour: red}
            games: 10
            playouts: 50
            a: uct
            b: random
            scales:
              standard: {games: 100}
              paper: {time: 2}
            rows:
              - {name: one}
              - {name: two, games: 30, scales: {quick: {playouts: 7}}}
            """;

    @Test
    void anExperimentOfOnesOwnNeedsNoPaperTitleOrStory() {
        Experiment own = parse(OWN);
        assertThat(own.paper()).isEqualTo(Paper.NONE);
        assertThat(own.paper().isThere()).isFalse();
        assertThat(own.title()).isEqualTo("x");
        assertThat(own.about()).isEmpty();
        assertThat(own.rows().get(0).board()).isEqualTo(Map.of("size", "5", "colour", "red"));
    }

    @Test
    void gamesAndPlayoutsOutsideOfTheScalesHoldForAllOfThem() {
        Row one = parse(OWN).rows().get(0);
        assertThat(one.cost(Scale.QUICK)).isEqualTo(new Cost(10, 50, 0, ""));
        assertThat(one.cost(Scale.STANDARD)).isEqualTo(new Cost(100, 50, 0, ""));
        assertThat(one.cost(Scale.PAPER)).isEqualTo(new Cost(10, 0, 2, ""));
        Row two = parse(OWN).rows().get(1);
        assertThat(two.cost(Scale.QUICK)).isEqualTo(new Cost(30, 7, 0, ""));
    }

    @Test
    void aScaleThatTheFileLeavesOutIsSkipped() {
        String text = OWN.replace("games: 10\nplayouts: 50\n", "").replace(", games: 30", "");
        Row one =
                parse(
                                text.replace("  paper: {time: 2}\n", "")
                                        .replace(", scales: {quick: {playouts: 7}}", ""))
                        .rows()
                        .get(0);
        assertThat(one.cost(Scale.STANDARD).games()).isEqualTo(100);
        assertThat(one.cost(Scale.QUICK).isSkipped()).isTrue();
        String none = text.substring(0, text.indexOf("scales:")) + "rows: [{name: one}]";
        assertThatThrownBy(() -> parse(none))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("the number of games is missing; give 'games' or 'scales'");
    }

    @Test
    void anyPaperMayBeCited() {
        Paper cited =
                parse("citation: Seeing is believing\nauthors: A. Body\nlink: x.org/1\n" + OWN)
                        .paper();
        assertThat(cited).isEqualTo(new Paper("", "A. Body: Seeing is believing", "x.org/1"));
        assertThat(parse("paper: own\ncitation: Mine\n" + OWN).paper().id()).isEqualTo("own");
        assertThatThrownBy(() -> parse("paper: own\n" + OWN))
                .hasMessageContaining("'paper' needs a 'citation', or remove it");
    }

    @Test
    void aFolderIsAPaperWithAllItsExperiments() throws Exception {
        Path folder = Files.createDirectory(temp.resolve("seen"));
        Files.writeString(folder.resolve("paper.yaml"), "citation: Seen\nauthors: A. Body\n");
        Files.writeString(folder.resolve("one.yaml"), OWN);
        Files.writeString(folder.resolve("two.yaml"), "citation: Other\n" + OWN);
        Files.writeString(temp.resolve("three.yaml"), OWN);
        Experiments experiments = Experiments.in(temp);
        assertThat(ids(experiments.all())).containsExactly("one", "two", "three");
        assertThat(ids(experiments.named("all"))).containsExactly("one", "two");
        assertThat(ids(experiments.named("seen"))).containsExactly("one");
        Paper seen = new Paper("seen", "A. Body: Seen", "");
        assertThat(experiments.only("one").paper()).isEqualTo(seen);
        assertThat(experiments.only("two").paper().citation()).isEqualTo("Other");
        assertThat(Experiments.read(folder.resolve("one.yaml")).paper()).isEqualTo(seen);
        assertThat(Experiments.home(folder.resolve("one.yaml"))).isEqualTo(temp);
        assertThat(Experiments.home(temp.resolve("three.yaml"))).isEqualTo(temp);
    }

    @Test
    void saysWhatIsWrongWithAFolder() throws Exception {
        Path folder = Files.createDirectory(temp.resolve("seen"));
        Files.writeString(folder.resolve("one.yaml"), OWN);
        Files.writeString(temp.resolve("one.yaml"), OWN);
        assertThatThrownBy(() -> Experiments.in(temp))
                .isInstanceOf(BadInput.class)
                .hasMessage("two experiments are called 'one'");
        Files.writeString(folder.resolve("paper.yaml"), "authors: A. Body\n");
        assertThatThrownBy(() -> Experiments.in(temp))
                .isInstanceOf(BadInput.class)
                .hasMessageEndingWith("paper.yaml': 'citation' is missing");
        Files.writeString(folder.resolve("paper.yaml"), "cite: Seen\n");
        assertThatThrownBy(() -> Experiments.in(temp)).hasMessageContaining("unknown 'cite'");
    }

    @Test
    void onlyExperimentsThatCiteAPaperReproduceOne() throws Exception {
        Files.writeString(temp.resolve("own.yaml"), OWN);
        Files.writeString(temp.resolve("cited.yaml"), "citation: Seen\n" + OWN);
        Experiments experiments = Experiments.in(temp);
        assertThat(ids(experiments.named("all"))).containsExactly("cited");
        assertThat(experiments.only("own").id()).isEqualTo("own");
        assertThatThrownBy(() -> experiments.named("own")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> experiments.only("owm"))
                .hasMessageEndingWith("did you mean 'own'?");
    }

    @Test
    void aFileIsReadWithThoseWhoseGamesItShows() throws Exception {
        Files.writeString(temp.resolve("lender.yml"), OWN);
        Files.writeString(temp.resolve("broken.yaml"), "no: experiment");
        Path file =
                Files.writeString(
                        temp.resolve("mine.yaml"),
                        "game: go\nrows: [{name: mine, same: lender/one}]");
        Experiment mine = Experiments.read(file);
        assertThat(mine.rows().get(0).origin().toString()).isEqualTo("lender/one");
        Files.delete(temp.resolve("lender.yml"));
        assertThatThrownBy(() -> Experiments.read(file))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("unknown experiment 'lender'");
    }

    private static List<String> ids(List<Experiment> experiments) {
        return experiments.stream().map(Experiment::id).toList();
    }

    @Test
    void openingsAreLookedUpInTheFolderOfTheFile() throws Exception {
        Path file = Files.createDirectory(temp.resolve("own")).resolve("mine.yaml");
        Files.writeString(
                file,
                """
                game: go
                a: uct
                b: random
                games: 2
                rows:
                  - name: given
                    openings: lines/some.txt
                  - name: random
                    openings: 4
                  - name: none
                """);
        assertThat(Experiments.read(file).rows())
                .extracting(Row::openings)
                .containsExactly(temp.resolve("own/lines/some.txt").toString(), "4", "none");
    }

    @Test
    void aMissingFolderIsNamed() {
        assertThatThrownBy(() -> Experiments.in(temp.resolve("nowhere")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("nowhere");
    }
}
