package moyo.lab.experiment.file;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import moyo.game.BadInput;
import moyo.lab.experiment.Hint;
import moyo.lab.experiment.Question;
import moyo.lab.experiment.Row;
import moyo.lab.yaml.Yaml;

/**
 * Reads {@code tests: [{better: table 1, than: original, confidence: 99, paper: true}]}, and {@code
 * reference: original}, which tests every other row against that one.
 */
final class QuestionReader {
    static final String TESTS = "tests";
    static final String REFERENCE = "reference";
    private static final String BETTER = "better";
    private static final String THAN = "than";
    private static final String CONFIDENCE = "confidence";
    private static final String PAPER = "paper";
    private static final List<String> KEYS = List.of(BETTER, THAN, CONFIDENCE, PAPER);

    /** The probability that any verdict on a row against the reference is wrong. */
    private static final double ERROR = 0.05;

    private final List<Row> rows;

    /**
     * @param rows the rows of the experiment
     */
    QuestionReader(List<Row> rows) {
        this.rows = rows;
    }

    List<Question> read(Fields experiment) {
        JsonNode tests = experiment.node().path(TESTS);
        if (!tests.isArray() && !tests.isMissingNode()) {
            throw new BadInput("%s: '%s' is not a list".formatted(experiment.where(), TESTS));
        }
        List<Question> questions = new ArrayList<>();
        for (JsonNode test : tests) {
            String where = "%s, test %d".formatted(experiment.where(), questions.size() + 1);
            Yaml.checkNames(test, KEYS, where);
            questions.add(read(test, where));
        }
        if (experiment.has(REFERENCE)) {
            questions.addAll(againstReference(experiment));
        }
        return questions;
    }

    /**
     * Returns a test of each row against the reference, in both directions; the errors of all tests
     * add up to 5 % (Bonferroni).
     */
    private List<Question> againstReference(Fields experiment) {
        Row reference = row(experiment, REFERENCE);
        List<Row> others =
                rows.stream().filter(row -> !row.origin().equals(reference.origin())).toList();
        if (others.isEmpty()) {
            throw new BadInput(
                    "%s: there is no row beside the '%s'".formatted(experiment.where(), REFERENCE));
        }
        double confidence = 1 - ERROR / 2 / others.size();
        List<Question> questions = new ArrayList<>();
        for (Row row : others) {
            checkOpponents(row, reference, "%s, %s".formatted(experiment.where(), REFERENCE));
            questions.add(
                    new Question(
                            row.name(), reference.name(), confidence, Question.PaperSays.NO_PAPER));
        }
        return questions;
    }

    private Question read(JsonNode test, String where) {
        Fields fields = new Fields(test, where);
        Row better = row(fields, BETTER);
        Row than = row(fields, THAN);
        if (better.origin().equals(than.origin())) {
            throw new BadInput(
                    "%s: '%s' and '%s' are the same games"
                            .formatted(where, better.name(), than.name()));
        }
        checkOpponents(better, than, where);
        return new Question(
                better.name(),
                than.name(),
                fields.number(CONFIDENCE, 50, 99.999) / 100,
                paper(fields));
    }

    private static void checkOpponents(Row better, Row than, String where) {
        if (!better.b().spec().equals(than.b().spec()) || !better.board().equals(than.board())) {
            throw new BadInput(
                    "%s: '%s' and '%s' have different opponents or boards"
                            .formatted(where, better.name(), than.name()));
        }
    }

    private Row row(Fields fields, String key) {
        String name = fields.text(key);
        return rows.stream()
                .filter(row -> row.name().equals(name))
                .findFirst()
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "%s: there is no row '%s'%s"
                                                .formatted(
                                                        fields.where(),
                                                        name,
                                                        Hint.of(name, names()))));
    }

    private List<String> names() {
        return rows.stream().map(Row::name).toList();
    }

    private static Question.PaperSays paper(Fields fields) {
        JsonNode paper = fields.node().path(PAPER);
        if (paper.isMissingNode()) {
            return Question.PaperSays.NOTHING;
        }
        if (!paper.isBoolean()) {
            throw new BadInput(
                    "%s: '%s' is neither true nor false: %s"
                            .formatted(fields.where(), PAPER, paper));
        }
        return paper.asBoolean() ? Question.PaperSays.YES : Question.PaperSays.NO;
    }
}
