package moyo.lab.run;

import moyo.lab.record.GameResult;

/** Hears what happens in a run; calls come one after the other. */
public interface RunListener {
    /** A game has ended and is on the disk. */
    void finished(GameResult result);

    /** Something that a person should know. */
    default void warn(String sentence) {
        System.err.println("moyo: " + sentence);
    }
}
