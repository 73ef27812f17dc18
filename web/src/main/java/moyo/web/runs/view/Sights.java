package moyo.web.runs.view;

import moyo.session.GameList;
import moyo.web.runs.find.FoundRun;
import moyo.web.runs.find.RunFinder;

/** Creates sights of runs of every kind. */
public final class Sights {
    private final RunFinder finder;
    private final GameList games;

    public Sights(RunFinder finder, GameList games) {
        this.finder = finder;
        this.games = games;
    }

    /** Returns a sight that has not looked yet. */
    public Sight of(FoundRun run) {
        return switch (run.kind()) {
            case GAMES -> new GamesSight(run.folder(), games);
            case EXPERIMENT -> new ExperimentSight(run, finder, games);
            case LEARNING -> new LearningSight(run.folder());
            case TRAINING -> new TrainingSight(run.folder());
            case TUNING -> new TuningSight(run.folder(), games);
        };
    }
}
