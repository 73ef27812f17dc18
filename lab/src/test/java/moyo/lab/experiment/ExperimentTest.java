package moyo.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.lab.play.Entrant;
import moyo.lab.stats.Proportion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What experiments are made of. */
final class ExperimentTest {
    private static Row row(String name, Map<String, String> board) {
        return new Row(
                name,
                new Origin("x", name, 1),
                board,
                Entrant.of("uct"),
                Entrant.of("random"),
                List.of("gnugo", "fuego"),
                "none",
                Map.of(Scale.QUICK, new Cost(20, 100, 0, "")),
                Map.of(GameSubset.FIRST, new Figure("", new Proportion(0.5, 10))),
                SavingFigure.NONE,
                CurvePoint.NONE);
    }

    private static Experiment experiment(Row... rows) {
        return new Experiment(
                "x",
                Paper.NONE,
                "Title",
                List.of(),
                "go",
                1,
                List.of(rows),
                List.of(),
                "",
                List.of());
    }

    @Test
    void onlyRowsOnTheBoardsThatAreAskedForArePlayed() {
        Experiment all =
                experiment(
                        row("small", Map.of("size", "9")),
                        row("large", Map.of("size", "19")),
                        row("none", Map.of()));
        List<Row> some = all.onBoards(List.of(9, 13)).rows();
        assertThat(some).extracting(Row::name).containsExactly("small", "large", "none");
        assertThat(some.get(0).cost(Scale.QUICK).games()).isEqualTo(20);
        assertThat(some.get(0).leftOut()).isEmpty();
        assertThat(some.get(1).leftOut()).isEqualTo("left out by --size 9,13");
        assertThat(some.get(1).cost(Scale.QUICK).games()).as("its record").isEqualTo(20);
        assertThat(some.get(2).leftOut()).as("no size").isEmpty();
    }

    @Test
    void aRowBorrowsTheGamesOfAnotherOrigin() {
        Row own = row("own", Map.of());
        Row shown = own.shownAs("shown", Map.of(), SavingFigure.NONE, new CurvePoint("c", 2));
        Experiment experiment = experiment(own, shown);
        assertThat(experiment.isBorrowed(own)).isFalse();
        assertThat(experiment.isBorrowed(shown)).isTrue();
        assertThat(shown.origin()).isEqualTo(own.origin());
        assertThat(shown.origin().toString()).isEqualTo("x/own");
        assertThat(shown.point().at()).isEqualTo(2);
        assertThat(shown.subsets()).containsExactly(GameSubset.BOTH);
        assertThat(own.subsets()).containsExactly(GameSubset.FIRST);
    }

    @ParameterizedTest
    @CsvSource({
        "9x9, 9x9",
        "'Table 3, row 1', table-3-row-1",
        "c = 0.25, c-0.25",
        "../up, ..-up",
    })
    void aRowsNameBecomesTheNameOfAFolder(String name, String folder) {
        assertThat(row(name, Map.of()).folder()).isEqualTo(folder);
    }

    @Test
    void costsAreToldInWords() {
        assertThat(new Cost(20, 1000, 0, "")).hasToString("20 games, 1000 playouts a move");
        assertThat(new Cost(30, 0, 10, "")).hasToString("30 games, 10.0 s a move");
        assertThat(Cost.skipped("too slow")).hasToString("skipped: too slow");
        assertThat(row("x", Map.of()).cost(Scale.PAPER).skip())
                .isEqualTo("the file does not mention this scale");
    }

    @Test
    void whatIsMissingComesWithAnAdvice() {
        Row row = row("x", Map.of());
        assertThat(Needs.missing(row, program -> true)).isEmpty();
        assertThat(Needs.missing(row, program -> program.equals("fuego")))
                .isEqualTo("there is no 'gnugo' here (apt-get install gnugo)");
        assertThat(Needs.missing(row, program -> false))
                .endsWith("; there is no 'fuego' here (it should be on the PATH)");
    }

    @Test
    void scalesAreKnownByName() {
        assertThat(Scale.parse("standard")).isEqualTo(Scale.STANDARD);
        assertThatThrownBy(() -> Scale.parse("standart"))
                .isInstanceOf(BadInput.class)
                .hasMessage("unknown scale 'standart'; did you mean 'standard'?");
    }

    @ParameterizedTest
    @CsvSource({"3, 3", "0.25, 0.25", "-1.5, -1.5", "64, 64"})
    void aPlaceOnACurveIsWrittenAsPeopleDo(double at, String text) {
        assertThat(new CurvePoint("c", at).place()).isEqualTo(text);
    }

    @Test
    void figuresOfOthersProveNothing() {
        assertThat(new Figure("BTT-Go", new Proportion(0.5, 10)).isComparable()).isFalse();
        assertThat(new Figure("", new Proportion(0.5, 10)).isComparable()).isTrue();
        assertThat(Figure.NONE.isComparable()).isFalse();
        assertThat(new SavingFigure("BTT-Go", 0.3).isComparable()).isFalse();
        assertThat(new SavingFigure("", 0.3).isComparable()).isTrue();
    }
}
