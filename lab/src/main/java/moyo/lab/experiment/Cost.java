package moyo.lab.experiment;

import java.util.Optional;
import moyo.lab.stats.Sprt;

/**
 * The number of games and the budget of a row at one scale.
 *
 * @param games the number of games, both colours together; 0 if the row is skipped
 * @param playouts the playouts per move of players whose spec has no budget; 0 for none
 * @param seconds the seconds per move of all players; 0 for no limit
 * @param cpu the CPU seconds per move, summed over all threads of a player; 0 for no such budget
 * @param sprt the bounds of a sequential test that ends the row, {@code E0,E1,ALPHA,BETA}; empty
 *     for none
 * @param skip the reason why the row is not played; empty if it is played
 */
public record Cost(int games, int playouts, double seconds, double cpu, String sprt, String skip) {
    /** Without a sequential test. */
    public Cost(int games, int playouts, double seconds, double cpu, String skip) {
        this(games, playouts, seconds, cpu, "", skip);
    }

    /** Without a budget of CPU time. */
    public Cost(int games, int playouts, double seconds, String skip) {
        this(games, playouts, seconds, 0, skip);
    }

    public static Cost skipped(String reason) {
        return new Cost(0, 0, 0, reason);
    }

    /** Returns the sequential test that may end the row early. */
    public Optional<Sprt> test() {
        return sprt.isEmpty() ? Optional.empty() : Optional.of(Sprt.parse(sprt));
    }

    public boolean isSkipped() {
        return !skip.isEmpty();
    }

    @Override
    public String toString() {
        if (isSkipped()) {
            return "skipped: " + skip;
        }
        return (sprt.isEmpty() ? "" : "at most ")
                + games
                + " games"
                + (playouts > 0 ? ", %d playouts a move".formatted(playouts) : "")
                + (seconds > 0 ? ", %s s a move".formatted(seconds) : "")
                + (cpu > 0 ? ", %s CPU s a move".formatted(cpu) : "")
                + (sprt.isEmpty() ? "" : ", SPRT " + sprt);
    }
}
