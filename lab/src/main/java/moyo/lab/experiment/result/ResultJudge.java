package moyo.lab.experiment.result;

import java.util.List;
import moyo.lab.experiment.Expectation;
import moyo.lab.experiment.Figure;
import moyo.lab.experiment.SavingFigure;
import moyo.lab.record.SearchWork;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Proportion;
import moyo.lab.stats.Saving;
import moyo.lab.stats.TTests;
import moyo.lab.stats.Tally;
import moyo.session.study.Mean;

/**
 * Judges our results against what a paper reports.
 *
 * <p>Our games are too few for a verdict while their 95 % interval (Wilson) is wider than 15
 * percentage points. Twenty games are always too few, even if all are won (16.1 points); 22 wins in
 * a row are enough, and at 50 % it takes 167 games. The paper's games are a sample as well: our
 * figure and the paper's differ if 0 lies outside the 95 % interval of their difference (Newcombe
 * 1998, method 10). Otherwise they agree: no difference was found.
 *
 * <p>Papers give no error for a saving, so it is compared with our interval alone; fewer than 20
 * games are too few.
 *
 * <p>A plot has one number, its effect. It agrees if the 95 % interval of the effect (Student) lies
 * on the paper's side of 0, and differs if it lies on the other side; while 0 is inside, or with
 * fewer than 20 games, the games are too few.
 *
 * <p>That one row's player is better than another's is shown by Welch's t-test, if both rows have
 * games enough for a verdict.
 */
public final class ResultJudge {
    /** The confidence level of all intervals. */
    public static final double LEVEL = 0.95;

    /** The widest interval that carries a verdict. */
    static final double WIDEST = 0.15;

    /** The smallest number of games for a verdict about a saving or a plot. */
    static final int FEWEST = 20;

    private ResultJudge() {}

    /** The explanation of the verdicts in a report. */
    public static List<String> inWords() {
        return List.of(
                "Too few games: the 95 % interval of our rate (Wilson) is wider than 15 points."
                        + " Twenty games are always too few; at 50 % it takes 167.",
                "Differs, agrees: the paper's games are a sample, too. The figures differ if 0 lies"
                        + " outside the 95 % interval of the difference (Newcombe 1998, method 10);"
                        + " else they agree, which says no more than that no difference was found.",
                "Moves saved: of the moves of a playout, A against B, on the moves of the game"
                        + " during which a memory of positions was open, at an equal number of playouts."
                        + " The paper gives no error. It agrees if our 95 % interval contains its"
                        + " figure; else A saves more or saves less. Fewer than 20 games are too"
                        + " few; nothing to compare: not both players count such playouts.",
                "t-test: Welch's, of two rows' games against the same opponent, one-sided. Nothing"
                        + " follows if either row has too few games, as above.",
                "Plots: agrees if the 95 % interval (Student) of the measured difference lies on the"
                        + " side of 0 that the paper's text claims, differs if it lies on the other"
                        + " side; too few games if it contains 0 or there are fewer than 20.",
                "No figure in the paper: the row is a control, or the figure beside it is another"
                        + " player's, with which it can neither agree nor disagree.");
    }

    static Finding judge(Proportion ours, Figure figure) {
        if (!figure.isComparable()) {
            return Finding.NO_FIGURE;
        }
        if (!isEnough(ours)) {
            return Finding.TOO_FEW_GAMES;
        }
        return difference(ours, figure).contains(0) ? Finding.AGREES : Finding.DIFFERS;
    }

    private static boolean isEnough(Proportion ours) {
        return ours.games() > 0 && ours.wilson(LEVEL).width() <= WIDEST;
    }

    /**
     * Judges whether the first is better than the second; with too few games the claim is not
     * judged.
     */
    static Answer judge(Tally better, Tally than, double confidence) {
        if (!isEnough(better.proportion()) || !isEnough(than.proportion())) {
            return Answer.TOO_FEW_GAMES;
        }
        if (TTests.welch(better, than).isGreater(confidence)) {
            return Answer.SHOWN;
        }
        return TTests.welch(than, better).isGreater(confidence)
                ? Answer.CONTRARY
                : Answer.NOT_SHOWN;
    }

    /**
     * @param games the number of games
     */
    static Finding judge(SearchWork work, long games, SavingFigure figure) {
        if (!figure.isComparable()) {
            return Finding.NO_FIGURE;
        }
        if (work.comparedGames() == 0 && games > 0) {
            return Finding.NOT_COUNTED;
        }
        if (work.comparedGames() < FEWEST) {
            return Finding.TOO_FEW_GAMES;
        }
        Saving ours = work.saving();
        if (ours.interval().contains(figure.share())) {
            return Finding.AGREES;
        }
        return ours.share() > figure.share() ? Finding.SAVES_MORE : Finding.SAVES_LESS;
    }

    static Finding judge(Mean effect, Expectation expected) {
        Interval interval = PlotResult.interval(effect);
        if (effect.samples() < FEWEST || interval.contains(0)) {
            return Finding.TOO_FEW_GAMES;
        }
        boolean isBelow = interval.high() < 0;
        return isBelow == (expected == Expectation.BELOW_ZERO) ? Finding.AGREES : Finding.DIFFERS;
    }

    /** Returns the 95 % interval of the difference, ours minus the paper's. */
    static Interval difference(Proportion ours, Figure figure) {
        return ours.above(figure.share(), LEVEL);
    }
}
