package moyo.web.room.clock;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The clocks of both sides, or none. Not thread-safe. */
public final class Clocks {
    /** No side's clock runs. */
    public static final int NOBODY = -1;

    private final List<RoomClock> clocks;

    /**
     * @param clocks one for each colour, or none
     */
    public Clocks(List<RoomClock> clocks) {
        this.clocks = clocks;
    }

    /** Lets the clock of one colour run, or of {@link #NOBODY}. */
    public void run(int colour) {
        long now = System.nanoTime();
        for (int c = 0; c < clocks.size(); c++) {
            if (c == colour) {
                clocks.get(c).start(now);
            } else {
                clocks.get(c).stop(now);
            }
        }
    }

    public boolean isOver(int colour) {
        return !clocks.isEmpty() && clocks.get(colour).isOver(System.nanoTime());
    }

    /** Returns the clock of a colour as it stands; null if there are no clocks. */
    public @Nullable RoomClock of(int colour) {
        return clocks.isEmpty() ? null : clocks.get(colour).copy(System.nanoTime());
    }

    /** Returns all clocks as they stand. */
    public List<RoomClock> all() {
        long now = System.nanoTime();
        return clocks.stream().map(clock -> clock.copy(now)).toList();
    }

    /** Returns what the page shows; null if there are no clocks. */
    public @Nullable List<Map<String, Object>> views() {
        long now = System.nanoTime();
        return clocks.isEmpty() ? null : clocks.stream().map(clock -> clock.view(now)).toList();
    }
}
