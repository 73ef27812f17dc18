package moyo.lab.run;

import moyo.lab.record.GameResult;

/** Receives the events of a run; calls do not overlap. */
public interface RunListener {
    /** Called when a game has ended and is on the disk. */
    void finished(GameResult result);

    /** Called with a warning for the user. */
    default void warn(String sentence) {
        System.err.println("moyo: " + sentence);
    }
}
