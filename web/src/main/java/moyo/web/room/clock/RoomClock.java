package moyo.web.room.clock;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import moyo.game.BadInput;
import moyo.search.clock.TimeControl;
import org.jspecify.annotations.Nullable;

/**
 * The clock of one side: main time, then byo-yomi periods; a period that suffices for a move is
 * kept. Not thread-safe.
 */
public final class RoomClock {
    /** The longest main time and period, in seconds. */
    private static final double LONGEST = 86_400;

    private static final int MOST_PERIODS = 100;

    private final double main;
    private final double period;
    private final int periods;
    private double mainLeft;
    private int periodsLeft;

    /** The start of the current move by {@link System#nanoTime}; 0 if the clock stands. */
    private long start;

    private boolean running;

    private RoomClock(double main, double period, int periods) {
        this.main = main;
        this.period = period;
        this.periods = periods;
        mainLeft = main;
        periodsLeft = periods;
    }

    /** Reads {main, period, periods} in seconds. */
    public static RoomClock read(Map<?, ?> json) {
        double main = number(json.get("main"), "main", LONGEST);
        double period = number(json.get("period"), "period", LONGEST);
        int periods = (int) number(json.get("periods"), "periods", MOST_PERIODS);
        if (main <= 0 && (period <= 0 || periods <= 0)) {
            throw new BadInput("a clock needs main time or periods");
        }
        RoomClock clock = new RoomClock(main, period, period > 0 ? periods : 0);
        if (json.get("mainLeft") != null) {
            clock.mainLeft = number(json.get("mainLeft"), "mainLeft", LONGEST);
            clock.periodsLeft = (int) number(json.get("periodsLeft"), "periodsLeft", MOST_PERIODS);
        }
        return clock;
    }

    private static double number(@Nullable Object value, String key, double most) {
        if (value == null) {
            return 0;
        }
        if (value instanceof Number number
                && number.doubleValue() >= 0
                && number.doubleValue() <= most) {
            return number.doubleValue();
        }
        throw new BadInput(
                "%s '%s' of the clock is not from 0 to %.0f".formatted(key, value, most));
    }

    /** Returns a clock that stands at the time that this one shows now. */
    public RoomClock copy(long now) {
        RoomClock copy = new RoomClock(main, period, periods);
        copy.mainLeft = mainLeft;
        copy.periodsLeft = periodsLeft;
        copy.start = start;
        copy.running = running;
        copy.stop(now);
        return copy;
    }

    public Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("main", main);
        json.put("period", period);
        json.put("periods", periods);
        json.put("mainLeft", mainLeft);
        json.put("periodsLeft", periodsLeft);
        return json;
    }

    /** Returns what the page shows: main time left, the period's length, periods left. */
    public Map<String, Object> view(long now) {
        double spent = running ? (now - start) / 1e9 : 0;
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("main", Math.max(0, mainLeft - spent));
        view.put("period", period);
        view.put("inPeriod", Math.max(0, period - Math.max(0, spent - mainLeft) % period(period)));
        view.put("periods", Math.max(0, periodsLeft - used(spent)));
        view.put("running", running);
        return view;
    }

    private static double period(double seconds) {
        return seconds > 0 ? seconds : 1;
    }

    void start(long now) {
        if (!running) {
            running = true;
            start = now;
        }
    }

    /** Stops the clock; the time since {@link #start} is spent. */
    void stop(long now) {
        if (!running) {
            return;
        }
        double spent = (now - start) / 1e9;
        periodsLeft = Math.max(0, periodsLeft - used(spent));
        mainLeft = Math.max(0, mainLeft - spent);
        running = false;
    }

    /** The whole periods that a move of this time uses up. */
    private int used(double spent) {
        double over = spent - mainLeft;
        return over <= 0 || period <= 0 ? 0 : (int) (over / period);
    }

    /** Returns whether the time is over. */
    boolean isOver(long now) {
        double spent = running ? (now - start) / 1e9 : 0;
        double over = spent - mainLeft;
        return over > 0 && (period <= 0 || over / period >= periodsLeft);
    }

    public TimeControl control() {
        return new TimeControl.ByoYomi(seconds(main), seconds(period), periods);
    }

    public Duration timeLeft() {
        return seconds(mainLeft > 0 ? mainLeft : period);
    }

    /** The number that GTP's time_left has: the periods left in overtime, otherwise 0. */
    public int periodsInUse() {
        return mainLeft > 0 ? 0 : periodsLeft;
    }

    private static Duration seconds(double seconds) {
        return Duration.ofNanos((long) (seconds * 1e9));
    }
}
