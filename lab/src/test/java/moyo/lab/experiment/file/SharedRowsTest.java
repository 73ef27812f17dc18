package moyo.lab.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.regex.Pattern;
import moyo.game.BadInput;
import moyo.lab.experiment.Cost;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.GameSubset;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.Scale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SharedRowsTest {
    private static final String LENDER =
            """
            paper: multi-agent
            citation: A paper
            title: Who has games
            about: Text.
            game: go
            size: 9
            seed: 7
            players:
              base: fuego-style nakade=on
            b: base
            scales:
              quick: {games: 20, playouts: 100}
              standard: {skip: later}
              paper: {games: 30, time: 10}
            rows:
              - name: alone
                a: agents team=original
                needs: gnugo
                figures: {both: 48.5, games: 2000}
              - name: again
                same: lender/alone
            """;

    private static final String BORROWER =
            """
            paper: multi-agent
            citation: A paper
            title: Who shows them, too
            about: Text.
            game: go
            size: 9
            seed: 8
            b: fuego-style nakade=on
            scales:
              quick: {games: 2, playouts: 1}
              standard: {games: 2, playouts: 1}
              paper: {games: 2, playouts: 1}
            rows:
              - name: one agent
                same: lender/alone
                figures: {first: 40, second: 50, games: 100}
              - name: own
                a: random
            """;

    private static List<Experiment> read(String lender, String borrower) {
        return Experiments.of(
                        List.of(
                                ExperimentFile.parse(borrower, "borrower"),
                                ExperimentFile.parse(lender, "lender")))
                .all();
    }

    @Test
    void aRowMayShowTheGamesOfAnother() {
        List<Experiment> both = read(LENDER, BORROWER);
        Row alone = both.get(1).rows().get(0);
        Row shown = both.get(0).rows().get(0);
        assertThat(shown.origin()).isEqualTo(alone.origin()).hasToString("lender/alone");
        assertThat(shown.origin().seed()).isEqualTo(7);
        assertThat(shown.a()).isEqualTo(alone.a());
        assertThat(shown.b()).isEqualTo(alone.b());
        assertThat(shown.needs()).containsExactly("gnugo");
        assertThat(shown.cost(Scale.QUICK)).isEqualTo(new Cost(20, 100, 0, ""));
        assertThat(shown.cost(Scale.STANDARD).skip()).isEqualTo("later");
        assertThat(shown.name()).isEqualTo("one agent");
        assertThat(shown.subsets()).containsExactly(GameSubset.FIRST, GameSubset.SECOND);
        assertThat(alone.subsets()).containsExactly(GameSubset.BOTH);
    }

    @Test
    void onlyGamesOfOthersAreBorrowed() {
        List<Experiment> both = read(LENDER, BORROWER);
        Experiment borrower = both.get(0);
        Experiment lender = both.get(1);
        assertThat(borrower.isBorrowed(borrower.rows().get(0))).isTrue();
        assertThat(borrower.isBorrowed(borrower.rows().get(1))).isFalse();
        assertThat(lender.isBorrowed(lender.rows().get(0))).isFalse();
        assertThat(lender.isBorrowed(lender.rows().get(1))).isTrue();
    }

    @Test
    void bothAreLeftOutOnOtherBoards() {
        for (Experiment experiment : read(LENDER, BORROWER)) {
            Row row = experiment.onBoards(List.of(13)).rows().get(0);
            assertThat(row.leftOut()).isEqualTo("left out by --size 13");
            assertThat(row.origin()).isEqualTo(experiment.rows().get(0).origin());
        }
    }

    /** One change each, and what is then said. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "same: lender/alone | same: alone | 'same' must be EXPERIMENT/ROW, not 'alone'",
                "same: lender/alone | same: lenter/alone | unknown experiment 'lenter'; did you mean",
                "same: lender/alone | same: lender/alon | 'lender' has no row 'alon'; did you mean 'alone'?",
                "same: lender/alone | same: lender/again | 'lender/again' has no games of its own: it is the same as 'lender/alone'",
                "same: lender/alone | same: borrower/one agent | 'borrower/one agent' has no games of its own",
                "game: go | game: blokus | 'lender' is about the game 'go', not 'blokus'",
                "same: lender/alone | {same: lender/alone, a: random} | 'a' is 'random' here, but 'agents team=original' in 'lender/alone'",
                "b: fuego-style nakade=on | b: fuego-style | 'b' is 'fuego-style' here, but 'fuego-style nakade=on' in",
                "size: 9 | size: 13 | 'size' is '13' here, but '9' in 'lender/alone'",
                "size: 9 | komi: 5.5 | 'komi' is '5.5' here, but '' in 'lender/alone'",
                "size: 9 | openings: 2 | 'openings' is '2' here, but 'none' in 'lender/alone'",
                "same: lender/alone | {same: lender/alone, needs: gnugo} | 'needs' belongs to 'lender/alone', whose games these are",
                "same: lender/alone | {same: lender/alone, scales: {}} | 'scales' belongs to 'lender/alone', whose games these are",
            })
    void saysWhatIsWrong(String right, String wrong, String message) {
        String plain = wrong.startsWith("{") ? wrong.replaceAll("^.|.$", "") : wrong;
        String text = BORROWER.replaceFirst(Pattern.quote(right), plain.replace(", ", "\n    "));
        assertThat(text).isNotEqualTo(BORROWER);
        assertThatThrownBy(() -> read(LENDER, text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'borrower', row 'one agent': ")
                .hasMessageContaining(message);
    }

    @Test
    void aMistakeOfTheLenderIsSaidToBeItsOwn() {
        String wrong = LENDER.replace("base: fuego-style nakade=on", "base: {extend: x}");
        assertThatThrownBy(() -> read(wrong, BORROWER))
                .hasMessageContaining("'lender': player 'base' is neither a spec nor");
    }
}
