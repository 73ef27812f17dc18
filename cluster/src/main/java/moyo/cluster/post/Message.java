package moyo.cluster.post;

import java.io.Serializable;

/** What a node tells the driver about a run. */
public sealed interface Message extends Serializable {
    /** The run, as numbered by the driver. */
    long run();

    /**
     * A task begins or continues a pair. The answer is an {@code int[]}: the games that are still
     * wanted; empty if the pair was played elsewhere or the run is cancelled.
     *
     * @param pair the index of the pair in its run
     */
    record Begin(long run, int pair, String host) implements Message {}

    /**
     * A game has ended. The answer is {@code true} if the run goes on.
     *
     * @param json the {@code PlayedGame}
     */
    record Game(long run, int pair, String json) implements Message {}

    /** A warning for the user. */
    record Note(long run, String sentence) implements Message {}

    /** The players of a pair are bad input; no node can play it. */
    record Refused(long run, String sentence) implements Message {}

    /**
     * A node cannot play a pair that others may be able to play.
     *
     * @param pair the index of the pair in its run
     */
    record Unfit(long run, int pair, String sentence) implements Message {}
}
