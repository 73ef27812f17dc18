package moyo.lab.experiment;

/**
 * What a row costs at one scale.
 *
 * @param games of both colours together; 0 if it is skipped
 * @param playouts a move, for players that say nothing themselves; 0 for none
 * @param seconds a move, for all players; 0 for no limit
 * @param cpu CPU seconds a move of all threads of a player; 0 for no such budget
 * @param skip why the row is not played; empty if it is
 */
public record Cost(int games, int playouts, double seconds, double cpu, String skip) {
    /** Without a budget of CPU time. */
    public Cost(int games, int playouts, double seconds, String skip) {
        this(games, playouts, seconds, 0, skip);
    }

    public static Cost skipped(String reason) {
        return new Cost(0, 0, 0, reason);
    }

    public boolean isSkipped() {
        return !skip.isEmpty();
    }

    @Override
    public String toString() {
        if (isSkipped()) {
            return "skipped: " + skip;
        }
        return games
                + " games"
                + (playouts > 0 ? ", %d playouts a move".formatted(playouts) : "")
                + (seconds > 0 ? ", %s s a move".formatted(seconds) : "")
                + (cpu > 0 ? ", %s CPU s a move".formatted(cpu) : "");
    }
}
