package moyo.app.option;

import moyo.game.BadInput;
import picocli.CommandLine.Option;

/** {@code --jobs}: how many games are played in parallel. */
public final class JobsOption {
    @Option(
            names = "--jobs",
            paramLabel = "J",
            description = "Number of games played in parallel; default: number of cores.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    /** The number as it was given; it may be below 1. */
    public int given() {
        return jobs;
    }

    /**
     * The number of games.
     *
     * @throws BadInput if it is below 1
     */
    public int count() {
        if (jobs < 1) {
            throw new BadInput("--jobs %d is not 1 or more".formatted(jobs));
        }
        return jobs;
    }
}
