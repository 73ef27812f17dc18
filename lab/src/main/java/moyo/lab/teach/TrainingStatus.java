package moyo.lab.teach;

/**
 * How far a training is.
 *
 * @param seconds of training so far
 * @param secondsLeft until its end
 * @param games of self-play by this process
 * @param positions of self-play by this process
 */
public record TrainingStatus(
        double seconds,
        double secondsLeft,
        long games,
        long positions,
        double positionsPerSecond) {}
