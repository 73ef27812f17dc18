package moyo.gtp.client;

import java.time.Duration;

/**
 * How long an engine may take. A passed limit ends the engine.
 *
 * @param startUp for the first command, which waits for the engine to load
 * @param command for every other command; {@link GtpClient#send(String, Duration)} grants more
 * @param quit for leaving on its own when closed, before it is killed
 */
public record Limits(Duration startUp, Duration command, Duration quit) {
    /** "For ever": longer than any game, and its nanoseconds still fit in a long. */
    private static final Duration LONGEST = Duration.ofDays(10_000);

    /** Patient enough to load a large net and to think about a move; Sabaki also quits in 3 s. */
    public static final Limits DEFAULT =
            new Limits(Duration.ofSeconds(60), Duration.ofSeconds(60), Duration.ofSeconds(3));

    public Limits {
        startUp = checked("start-up", startUp);
        command = checked("command", command);
        quit = checked("quit", quit);
    }

    public Limits(Duration startUp, Duration command) {
        this(startUp, command, DEFAULT.quit);
    }

    /** The limit itself, or one that can be counted in nanoseconds if it is larger than that. */
    static Duration checked(String what, Duration limit) {
        if (limit.isNegative() || limit.isZero()) {
            throw new IllegalArgumentException(
                    "the " + what + " limit must be positive, but is " + limit);
        }
        return limit.compareTo(LONGEST) > 0 ? LONGEST : limit;
    }
}
