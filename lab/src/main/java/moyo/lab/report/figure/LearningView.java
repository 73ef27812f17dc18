package moyo.lab.report.figure;

import java.time.Instant;
import java.util.List;
import moyo.lab.learn.Learned;
import moyo.lab.learn.Trial;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Proportion;
import org.jspecify.annotations.Nullable;

/**
 * All that a report tells of a learning, finished or not.
 *
 * @param learned what came of it; null while it goes on
 * @param running whether it goes on; if not, and nothing came of it, it was stopped
 * @param games played so far
 * @param facts how it learns, and where
 * @param command repeats it when typed, or goes on
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

    /** Those that the learner went on with. */
    public List<Trial> kept() {
        return trials.stream().filter(Trial::kept).toList();
    }

    /** Wilson's interval of all games of a trial. */
    public static Interval interval(Trial trial) {
        return new Proportion(trial.pairs().mean(), 2 * trial.pairs().pairs()).wilson(LEVEL);
    }
}
