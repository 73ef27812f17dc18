package moyo.lab.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import moyo.game.BadInput;
import moyo.lab.experiment.CurvePoint;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.Scale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GridTest {
    private static final String TEXT =
            """
            game: connect4
            games: 20
            a: uct exploration=<c>
            b: random
            curves: exploration
            rows:
              - {name: plain, a: uct}
              - name: c=<c>, <n> playouts
                for: {c: [0.3, 1, 1.4], n: [100, 200]}
                playouts: <n>
                board: {size: <n>}
                curve: {of: <n> playouts, at: <c>}
            """;

    private static Experiment parse(String text) {
        return Experiments.of(List.of(ExperimentFile.parse(text, "x"))).all().get(0);
    }

    private static Experiment withRow(String row) {
        return parse(
                "game: connect4\ngames: 20\nplayouts: 10\na: uct\nb: random\nrows:\n  - {%s}\n"
                        .formatted(row));
    }

    @Test
    void makesARowOfEachCombinationOfTheValues() {
        Experiment experiment = parse(TEXT);
        assertThat(experiment.rows())
                .extracting(Row::name)
                .containsExactly(
                        "plain",
                        "c=0.3, 100 playouts",
                        "c=0.3, 200 playouts",
                        "c=1, 100 playouts",
                        "c=1, 200 playouts",
                        "c=1.4, 100 playouts",
                        "c=1.4, 200 playouts");
        Row last = experiment.rows().get(6);
        assertThat(last.a().spec()).isEqualTo("uct exploration=1.4");
        assertThat(last.b().spec()).isEqualTo("random");
        assertThat(last.cost(Scale.QUICK).playouts()).isEqualTo(200);
        assertThat(last.board()).containsEntry("size", "200");
        assertThat(last.point()).isEqualTo(new CurvePoint("200 playouts", 1.4));
        assertThat(last.folder()).isEqualTo("c-1.4-200-playouts");
        assertThat(experiment.rows().get(0).a().spec()).isEqualTo("uct");
    }

    @Test
    void valuesMayBeTexts() {
        Experiment experiment =
                withRow("name: reuse <r>, a: uct reuse=<r>, for: {r: [\"on\", \"off\"]}");
        assertThat(experiment.rows())
                .extracting(row -> row.a().spec())
                .containsExactly("uct reuse=on", "uct reuse=off");
    }

    @Test
    void rowsWithoutAGridKeepTheirText() {
        assertThat(withRow("name: a <b> c").rows().get(0).name()).isEqualTo("a <b> c");
    }

    @Test
    void otherRowsMayShowTheGamesOfAPoint() {
        Experiment experiment =
                withRow(
                        "name: c<c>, for: {c: [1, 2]}}\n  - {name: again <c>, same: x/c<c>,"
                                + " for: {c: [1, 2]}");
        assertThat(experiment.rows().get(3).origin().row()).isEqualTo("c2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "name: c<c>, a: uct exploration=<d>, for: {c: [1]} | 'x', row 1: 'for' has no values for '<d>'",
                "name: c, a: uct exploration=<c>, for: {c: [1, 2]} | 'x', row 1: 'name' must have '<c>'",
                "name: c<c>, for: {c: []} | 'x', row 1, for: 'c' is not a list of values: []",
                "name: c<c>, for: {c: 1} | 'x', row 1, for: 'c' is not a list of values: 1",
                "name: c<c>, for: {c: [1, [2]]} | 'c' has a value that is neither a number nor a text: [2]",
                "name: c<c>, for: {c: [1, null]} | 'c' has a value that is neither a number nor a text: null",
                "name: c<c>, for: {c: [1, 2, 1]} | 'x', row 1, for: 'c' has the value 1 twice",
                "name: c<c>, for: {} | 'x', row 1: 'for' has no values",
                "name: c<c>, for: [1] | 'for' has no 'name: value' lines",
                "name: c<c d>, for: {c d: [1]} | 'c d' is not a name of letters, digits",
                "name: c=<c>, for: {c: [-1, 1]} | 'x': rows 'c=-1' and 'c=1' would share the folder 'c-1'",
            })
    void saysWhatIsWrong(String row, String message) {
        assertThatThrownBy(() -> withRow(row))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message);
    }

    @Test
    void hasAtMostAThousandRows() {
        String many =
                IntStream.range(0, 32).mapToObj(String::valueOf).collect(Collectors.joining(", "));
        assertThatThrownBy(
                        () ->
                                withRow(
                                        "name: <a> <b>, for: {a: [%s], b: [%s]}"
                                                .formatted(many, many)))
                .hasMessage("'x', row 1: 'for' makes more than 1000 rows");
    }
}
