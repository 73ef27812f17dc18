package moyo.search.clock;

/**
 * Asks a player that is thinking to answer now. Made anew for every move, so that a late request
 * cannot cut the next one short.
 */
public final class StopSignal {
    private volatile boolean requested;

    /** May come from any thread, before or while the player thinks. */
    public void request() {
        requested = true;
    }

    public boolean isRequested() {
        return requested;
    }
}
