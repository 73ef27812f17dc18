package moyo.lab.report.figure;

import java.time.Instant;
import java.util.List;
import moyo.lab.learn.Learned;
import moyo.lab.learn.Trial;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Proportion;
import org.jspecify.annotations.Nullable;

/**
 * The content of the report of a learning, finished or not.
 *
 * @param learned the result; null while the learning runs or if it was stopped
 * @param running whether the learning runs
 * @param games the number of games played so far
 * @param facts the options of the learning and its machine
 * @param command the command that repeats or continues it
 */
public record LearningView(
        String title,
        List<Trial> trials,
        @Nullable Learned learned,
        boolean running,
        long games,
        List<Fact> facts,
        String command,
        Instant written) {
    /** The confidence level of all intervals. */
    public static final double LEVEL = 0.95;

    public LearningView {
        trials = List.copyOf(trials);
        facts = List.copyOf(facts);
    }

    /** Returns the trials whose teams were kept. */
    public List<Trial> kept() {
        return trials.stream().filter(Trial::kept).toList();
    }

    /** Returns Wilson's interval of all games of a trial. */
    public static Interval interval(Trial trial) {
        return new Proportion(trial.pairs().mean(), 2 * trial.pairs().pairs()).wilson(LEVEL);
    }
}
