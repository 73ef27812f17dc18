package moyo.lab.report.figure;

import java.util.ArrayList;
import java.util.List;
import moyo.lab.record.GameResult;
import moyo.lab.record.Standing;
import moyo.lab.stats.Pentanomial;
import moyo.lab.stats.Tally;

/** The standings of a matchup after each of its games, from the view of player A. */
public record Trace(List<Step> steps) {
    /**
     * The standing after a number of games.
     *
     * @param pairs the pairs of which both games are over
     */
    public record Step(int games, Tally tally, Pentanomial pairs) {
        static final Step START = new Step(0, Tally.NONE, Pentanomial.NONE);
    }

    public Trace {
        steps = List.copyOf(steps);
    }

    static Trace of(MatchupResults matchup) {
        List<Step> steps = new ArrayList<>();
        Standing standing = new Standing();
        for (GameResult game : matchup.results()) {
            standing.add(game);
            steps.add(new Step(steps.size() + 1, standing.total(), standing.pairs()));
        }
        return new Trace(steps);
    }

    Step last() {
        return steps.isEmpty() ? Step.START : steps.get(steps.size() - 1);
    }

    /**
     * Returns about the given number of steps, evenly spread, including the last; a plot cannot
     * show more.
     */
    public Trace thin(int size) {
        int stride = Math.max(1, (steps.size() + size - 1) / size);
        List<Step> kept = new ArrayList<>();
        for (int i = (steps.size() - 1) % stride; i < steps.size(); i += stride) {
            kept.add(steps.get(i));
        }
        return new Trace(kept);
    }
}
