package moyo.lab.experiment.result;

import java.util.Locale;
import moyo.lab.experiment.Question;
import moyo.lab.stats.TTestResult;
import moyo.lab.stats.TTests;
import moyo.lab.stats.Tally;

/**
 * The result of a question.
 *
 * @param better all games of the row that may be better
 * @param than all games of the other row
 * @param test Welch's t-test of the two
 */
public record QuestionResult(
        Question question, Tally better, Tally than, TTestResult test, Answer finding) {
    static QuestionResult of(Question question, RowResult better, RowResult than) {
        Tally ours = better.standing().total();
        Tally others = than.standing().total();
        return new QuestionResult(
                question,
                ours,
                others,
                TTests.welch(ours, others),
                better.isPlayed() && than.isPlayed()
                        ? ResultJudge.judge(ours, others, question.confidence())
                        : Answer.NOT_PLAYED);
    }

    /** Returns the result as a sentence. */
    public String sentence() {
        String asked =
                "t-test: is '%s' better than '%s'?".formatted(question.better(), question.than());
        return question.paper() == Question.PaperSays.NO_PAPER
                ? "%s %s Verdict: %s.".formatted(asked, figures(), ours())
                : "%s %s Paper: %s. Ours: %s.".formatted(asked, figures(), papers(), ours());
    }

    /** Returns the verdict in a few words, for the row that may be better. */
    String remark() {
        return switch (finding) {
            case SHOWN -> "better than '%s'".formatted(question.than());
            case CONTRARY -> "worse than '%s'".formatted(question.than());
            case NOT_SHOWN -> "no difference from '%s' shown".formatted(question.than());
            case TOO_FEW_GAMES -> "'%s': too few games".formatted(question.than());
            case NOT_PLAYED -> "";
        };
    }

    private String figures() {
        if (Double.isNaN(test.p())) {
            return "There are no games yet.";
        }
        return String.format(
                Locale.ROOT,
                "%.1f %% of %d games against %.1f %% of %d; t = %.2f, %.1f degrees of freedom,"
                        + " %s (Welch, one-sided).",
                100 * better.rate(),
                better.games(),
                100 * than.rate(),
                than.games(),
                test.t(),
                test.degreesOfFreedom(),
                chance(test.pGreater()));
    }

    private static String chance(double p) {
        return p < 0.001 ? "p < 0.001" : String.format(Locale.ROOT, "p = %.3f", p);
    }

    private String papers() {
        return switch (question.paper()) {
            case YES -> "yes, with " + confidence();
            case NO -> "not shown with " + confidence();
            case NOTHING, NO_PAPER -> "says nothing";
        };
    }

    private String ours() {
        return switch (finding) {
            case SHOWN -> "yes, with " + confidence();
            case NOT_SHOWN -> "not shown with " + confidence();
            case CONTRARY -> "no, it is worse, with " + confidence();
            case TOO_FEW_GAMES -> "too few games, nothing follows";
            case NOT_PLAYED -> "a row was skipped or has failed, nothing follows";
        };
    }

    private String confidence() {
        String percent = String.format(Locale.ROOT, "%.3f", 100 * question.confidence());
        return percent.replaceAll("\\.?0+$", "") + " % confidence";
    }
}
