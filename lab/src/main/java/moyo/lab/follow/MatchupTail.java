package moyo.lab.follow;

import java.util.ArrayList;
import java.util.List;
import moyo.lab.record.GameResult;
import moyo.lab.record.SearchWork;
import moyo.lab.record.Standing;
import moyo.lab.report.figure.MatchupFigures;
import moyo.lab.report.figure.MatchupResults;
import moyo.lab.report.figure.Trace;
import moyo.lab.run.Matchup;

/** The figures of a matchup in bounded memory: of its course only some points are kept. */
final class MatchupTail {
    private static final int MOST_STEPS = 1_000;

    private final Matchup matchup;
    private final Standing standing = new Standing();
    private final SearchWork work = new SearchWork();
    private final List<Trace.Step> steps = new ArrayList<>();
    private int games;
    private int stride = 1;

    MatchupTail(Matchup matchup) {
        this.matchup = matchup;
    }

    void add(GameResult result) {
        standing.add(result);
        work.add(result);
        games++;
        if (games % stride == 0) {
            steps.add(step());
        }
        if (steps.size() == MOST_STEPS) {
            stride *= 2;
            steps.removeIf(step -> step.games() % stride != 0);
        }
    }

    private Trace.Step step() {
        return new Trace.Step(games, standing.total(), standing.pairs());
    }

    /** Returns the figures; their matchup has no list of games. */
    MatchupFigures figures() {
        List<Trace.Step> all = new ArrayList<>(steps);
        if (games > 0 && games % stride != 0) {
            all.add(step());
        }
        return new MatchupFigures(
                new MatchupResults(matchup.a(), matchup.b(), List.of()),
                standing.total(),
                standing.asFirst(),
                standing.asSecond(),
                new Trace(all),
                work);
    }
}
