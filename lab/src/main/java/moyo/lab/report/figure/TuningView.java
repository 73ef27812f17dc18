package moyo.lab.report.figure;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Pentanomial;
import moyo.lab.stats.Proportion;
import moyo.lab.stats.Tally;
import moyo.lab.tune.Curve;
import moyo.lab.tune.Estimate;
import moyo.lab.tune.Space;
import moyo.lab.tune.Trial;

/**
 * The content of the report of a tuning, finished or not.
 *
 * @param given the values of the player as given
 * @param opponent the opponent as text
 * @param trials the finished trials, in order from 0
 * @param tuned the complete spec of the player at the estimate
 * @param curves a curve for each parameter
 * @param confirmation the games of the tuned player against the player as given; empty before
 * @param running whether the tuning runs
 * @param plannedGames the number of games of the tuning, without the confirmation
 * @param facts the options of the tuning and its machine
 * @param command the command that repeats or continues it
 */
public record TuningView(
        String title,
        Space space,
        List<Double> given,
        String opponent,
        List<Trial> trials,
        Estimate estimate,
        String tuned,
        List<Curve> curves,
        Optional<Confirmation> confirmation,
        boolean running,
        int plannedGames,
        List<Fact> facts,
        String command,
        Instant written) {
    /** The confidence level of all intervals. */
    public static final double LEVEL = 0.95;

    public TuningView {
        given = List.copyOf(given);
        trials = List.copyOf(trials);
        curves = List.copyOf(curves);
        facts = List.copyOf(facts);
    }

    /** Returns the number of games of the finished trials. */
    public int games() {
        return trials.size() * Trial.GAMES;
    }

    /**
     * Fresh games of the tuned player against the player as given.
     *
     * @param planned the number of games
     */
    public record Confirmation(Tally tally, Pentanomial pairs, int planned) {
        /** Returns Wilson's interval of the score. */
        public Interval interval() {
            return tally.wilson(LEVEL);
        }

        /** Returns whether a gain is shown, in a sentence. */
        public String verdict() {
            if (interval().low() > 0.5) {
                return "A gain is shown: the 95 % interval of the score is above 50 %.";
            }
            return interval().high() < 0.5
                    ? "A loss is shown: the 95 % interval of the score is below 50 %."
                    : "No gain is shown: the 95 % interval of the score contains 50 %.";
        }
    }

    /** Trials with about the same value of a parameter. */
    public record Bin(double value, double score, Interval interval) {}

    /**
     * Returns the scores of the trials by the value of a parameter, in bins of equal width on its
     * scale; bins without trials are omitted.
     */
    public List<Bin> bins(int parameter, int number) {
        double[] points = new double[number];
        double[] values = new double[number];
        int[] count = new int[number];
        for (Trial trial : trials) {
            double at = space.coordinates(trial.a())[parameter];
            int bin = Math.min(number - 1, (int) (at * number));
            points[bin] += trial.score();
            values[bin] += trial.a().get(parameter);
            count[bin]++;
        }
        List<Bin> bins = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            if (count[i] > 0) {
                double score = points[i] / count[i];
                Interval bar = new Proportion(score, (long) count[i] * Trial.GAMES).wilson(LEVEL);
                bins.add(new Bin(values[i] / count[i], score, bar));
            }
        }
        return bins;
    }
}
