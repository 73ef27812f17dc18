package moyo.lab.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.regex.Pattern;
import moyo.game.BadInput;
import moyo.lab.experiment.Cost;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Question;
import moyo.lab.experiment.Question.PaperSays;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.result.Answer;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.PlayedRows;
import moyo.lab.experiment.result.QuestionResult;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.report.figure.SampleRuns;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class QuestionTest {
    private static final String TEXT =
            """
            paper: multi-agent
            citation: A paper
            title: A table
            about: Text.
            game: go
            b: fuego-style
            scales:
              quick: {games: 2}
              standard: {games: 2}
              paper: {games: 2}
            tests:
              - {better: team, than: original, confidence: 99, paper: true}
              - {better: team, than: other, confidence: 95.5}
            rows:
              - {name: original, a: agents team=original}
              - {name: team, a: agents}
              - {name: other, a: random}
              - {name: the same, same: x/team}
              - {name: another opponent, a: agents, b: random}
              - {name: another board, a: agents, size: 13}
            """;

    private static Experiment parse(String text) {
        return Experiments.of(List.of(ExperimentFile.parse(text, "x"))).all().get(0);
    }

    @Test
    void isReadFromTheFile() {
        assertThat(parse(TEXT).questions())
                .containsExactly(
                        new Question("team", "original", 0.99, PaperSays.YES),
                        new Question("team", "other", 0.955, PaperSays.NOTHING));
        assertThat(parse(TEXT.replace("paper: true", "paper: false")).questions().get(0).paper())
                .isEqualTo(PaperSays.NO);
        assertThat(parse(TEXT).onBoards(List.of(9)).questions()).hasSize(2);
    }

    /** One change each, and what is then said. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "better: team | better: teem | test 1: there is no row 'teem'; did you mean 'team'?",
                "than: other | than: others | test 2: there is no row 'others'; did you mean 'other'?",
                "than: original | than: team | 'team' and 'team' are the same games",
                "than: original | than: the same | 'team' and 'the same' are the same games",
                "than: original | than: another opponent | have different opponents or boards",
                "than: original | than: another board | have different opponents or boards",
                "confidence: 99, | confidence: 100, | 'confidence' is not a number from 50.0 to 99.999: 100",
                "confidence: 99, | confidence: 0.99, | 'confidence' is not a number from 50.0",
                ", confidence: 95.5 | ~~ | test 2: 'confidence' is missing",
                "paper: true | paper: often | 'paper' is neither true nor false: \"often\"",
                "paper: true | papers: true | test 1: unknown 'papers'; did you mean 'paper'?",
            })
    void saysWhatIsWrong(String right, String wrong, String message) {
        String text = TEXT.replaceFirst(Pattern.quote(right), wrong);
        assertThat(text).isNotEqualTo(TEXT);
        assertThatThrownBy(() -> parse(text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'x'")
                .hasMessageContaining(message);
    }

    @Test
    void testsAreAList() {
        String text = TEXT.replaceAll("tests:\n.*\n.*\n", "tests: {better: team}\n");
        assertThatThrownBy(() -> parse(text)).hasMessage("'x': 'tests' is not a list");
    }

    private static RowResult played(Row row, int games, double chance) {
        return PlayedRows.of(
                row,
                row.cost(Scale.QUICK),
                SampleRuns.random("a", "b", games, chance, 1).results(),
                "");
    }

    /** The first two rows; the others were left out. */
    private static List<QuestionResult> results(int games, double original, double team) {
        Experiment experiment = parse(TEXT);
        List<Row> rows = experiment.rows();
        return new ExperimentResult(
                        experiment,
                        List.of(
                                played(rows.get(0), games, original),
                                played(rows.get(1), games, team),
                                RowResult.skipped(rows.get(2), Cost.skipped("slow"), "slow")))
                .questions();
    }

    @Test
    void isToldInASentence() {
        assertThat(results(400, 0.4, 0.6).get(0).sentence())
                .startsWith("t-test: is 'team' better than 'original'? ")
                .containsPattern("\\d\\d\\.\\d % of 400 games against \\d\\d\\.\\d % of 400; t = ")
                .containsPattern("t = \\d\\.\\d\\d, 79\\d\\.\\d degrees of freedom, p < 0.001 ")
                .endsWith(" Paper: yes, with 99 % confidence. Ours: yes, with 99 % confidence.");
        assertThat(results(400, 0.5, 0.5).get(0).sentence())
                .contains("t = 0.00,")
                .contains(", p = 0.500 (Welch, one-sided).")
                .endsWith(" Ours: not shown with 99 % confidence.");
        assertThat(results(400, 0.6, 0.4).get(0).sentence())
                .endsWith(" Ours: no, it is worse, with 99 % confidence.");
        assertThat(results(6, 0.3, 0.7).get(0).sentence())
                .containsPattern(", p = 0\\.\\d+ \\(Welch")
                .endsWith(" Ours: too few games, nothing follows.");
    }

    @Test
    void nothingFollowsFromARowThatWasNotPlayed() {
        QuestionResult result = results(400, 0.4, 0.6).get(1);
        assertThat(result.finding()).isEqualTo(Answer.NOT_PLAYED);
        assertThat(result.sentence())
                .contains("There are no games yet. Paper: says nothing.")
                .endsWith(" Ours: a row was skipped or has failed, nothing follows.");
    }
}
