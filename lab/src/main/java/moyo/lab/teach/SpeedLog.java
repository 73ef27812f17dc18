package moyo.lab.teach;

import java.io.IOException;

/** Writes the speed of self-play, and saves the clock, at intervals. */
final class SpeedLog {
    private static final double SPEED_SECONDS = 10;
    private static final double SAVE_SECONDS = 3;

    private final TrainingFolder folder;
    private final RunClock clock;
    private final GamesInBackground games;
    private double saved;
    private double noted;
    private long gamesThen;
    private long positionsThen;
    private long evaluationsThen;
    private double positionsPerSecond = Double.NaN;

    SpeedLog(TrainingFolder folder, RunClock clock, GamesInBackground games) {
        this.folder = folder;
        this.clock = clock;
        this.games = games;
        saved = clock.seconds();
        noted = saved;
    }

    void tick(TrainerProcess trainer) throws IOException {
        double now = clock.seconds();
        if (now - saved > SAVE_SECONDS) {
            saved = now;
            clock.save(trainer.cpuSeconds());
        }
        if (now - noted > SPEED_SECONDS) {
            note(now);
        }
    }

    private void note(double now) throws IOException {
        double seconds = now - noted;
        noted = now;
        long gamesNow = games.games();
        long positionsNow = games.positions();
        long evaluationsNow = games.evaluations();
        positionsPerSecond = (positionsNow - positionsThen) / seconds;
        folder.speeds()
                .add(
                        new Speed(
                                now,
                                gamesNow,
                                positionsNow,
                                (gamesNow - gamesThen) / seconds,
                                positionsPerSecond,
                                (evaluationsNow - evaluationsThen) / seconds));
        gamesThen = gamesNow;
        positionsThen = positionsNow;
        evaluationsThen = evaluationsNow;
    }

    /** In the last interval; NaN before its end. */
    double positionsPerSecond() {
        return positionsPerSecond;
    }
}
