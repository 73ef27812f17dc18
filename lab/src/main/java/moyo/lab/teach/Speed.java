package moyo.lab.teach;

/**
 * How fast self-play was, since the line before.
 *
 * @param seconds of the run
 * @param games played so far by this process
 * @param positions written so far by this process
 */
public record Speed(
        double seconds,
        long games,
        long positions,
        double gamesPerSecond,
        double positionsPerSecond,
        double evaluationsPerSecond) {}
