package moyo.search.clock;

import java.time.Duration;

/** The time control of a game. */
public sealed interface TimeControl {
    /** No limit: a player uses its own budget. */
    record Unlimited() implements TimeControl {}

    /** Main time, then periods in which a number of moves must be made. */
    record Canadian(Duration main, Duration period, int stones) implements TimeControl {}

    /** Main time, then a number of periods; a period that suffices for a move is kept. */
    record ByoYomi(Duration main, Duration period, int periods) implements TimeControl {}

    /** Main time that grows with each move. */
    record Fischer(Duration main, Duration increment) implements TimeControl {}

    /** Main time and nothing after it. */
    static TimeControl absolute(Duration main) {
        return new Canadian(main, Duration.ZERO, 0);
    }
}
