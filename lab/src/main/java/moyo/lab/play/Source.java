package moyo.lab.play;

/**
 * The origin of a result.
 *
 * @param run the name of the run
 * @param host the machine
 * @param commit the build
 */
public record Source(String run, String host, String commit) {}
