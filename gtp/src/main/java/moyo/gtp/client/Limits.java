package moyo.gtp.client;

import java.time.Duration;

/**
 * The time limits of an engine. The engine is ended when a limit has passed.
 *
 * @param startUp the limit of the first command, which waits for the engine to load
 * @param command the limit of every other command, unless {@link GtpClient#send(String, Duration)}
 *     sets another
 * @param quit the time for ending after {@code quit}, before the engine is killed
 */
public record Limits(Duration startUp, Duration command, Duration quit) {
    /** The largest limit: longer than any game, and its nanoseconds fit in a long. */
    private static final Duration LONGEST = Duration.ofDays(10_000);

    /**
     * The default limits, long enough to load a large network and to search a move; Sabaki also
     * waits 3 s after {@code quit}.
     */
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

    /** Returns the limit, or the largest one if it exceeds that. */
    static Duration checked(String what, Duration limit) {
        if (limit.isNegative() || limit.isZero()) {
            throw new IllegalArgumentException(
                    "the " + what + " limit must be positive, but is " + limit);
        }
        return limit.compareTo(LONGEST) > 0 ? LONGEST : limit;
    }
}
