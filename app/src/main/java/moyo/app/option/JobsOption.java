package moyo.app.option;

import moyo.game.BadInput;
import picocli.CommandLine.Option;

/** {@code --jobs}: how many games are played in parallel. */
public final class JobsOption {
    /** The maximum number; each game has a thread and players of its own. */
    private static final int MOST = 1000;

    @Option(
            names = "--jobs",
            paramLabel = "J",
            description = "Number of games played in parallel; default: number of cores.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    /**
     * The number of games.
     *
     * @throws BadInput if it is below 1 or above 1000
     */
    public int count() {
        return checked(jobs);
    }

    /**
     * Returns the number if it is between 1 and 1000.
     *
     * @throws BadInput if it is not
     */
    public static int checked(int jobs) {
        if (jobs < 1 || jobs > MOST) {
            throw new BadInput("--jobs %d is not between 1 and %d".formatted(jobs, MOST));
        }
        return jobs;
    }
}
