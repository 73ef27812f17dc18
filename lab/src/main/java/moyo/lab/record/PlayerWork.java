package moyo.lab.record;

import moyo.search.Effort;

/**
 * What the searches of a player did in its games. Means and shares are NaN if there is nothing to
 * divide by.
 *
 * @param gatedCpuSeconds processor time of moves with gated simulations, as far as it is known
 * @param timedSimulations the gated simulations of which it is known
 */
public record PlayerWork(Effort effort, double gatedCpuSeconds, long timedSimulations) {
    public static final PlayerWork NONE = new PlayerWork(Effort.NONE, 0, 0);

    /**
     * @param side 0 for the player who moved first
     */
    static PlayerWork of(GameResult game, int side) {
        Effort effort = game.effort().get(side);
        double seconds = game.gatedCpuSeconds().get(side);
        return Double.isNaN(seconds)
                ? new PlayerWork(effort, 0, 0)
                : new PlayerWork(effort, seconds, effort.gatedSimulations());
    }

    public PlayerWork plus(PlayerWork other) {
        return new PlayerWork(
                effort.plus(other.effort),
                gatedCpuSeconds + other.gatedCpuSeconds,
                timedSimulations + other.timedSimulations);
    }

    /** Whether there is more to tell than how many playouts there were. */
    public boolean isTelling() {
        return effort.gatedSimulations() > 0 || effort.interrupted() > 0;
    }

    public double movesPerPlayout() {
        return ratio(effort.playoutMoves(), effort.simulations());
    }

    public double gatedMovesPerPlayout() {
        return ratio(effort.gatedPlayoutMoves(), effort.gatedSimulations());
    }

    /** In seconds. */
    public double gatedCpuPerPlayout() {
        return timedSimulations > 0 ? gatedCpuSeconds / timedSimulations : Double.NaN;
    }

    /** Of the gated playouts. */
    public double interruptedShare() {
        return ratio(effort.interrupted(), effort.gatedSimulations());
    }

    /** Of all questions to the memory. */
    public double hitShare() {
        return ratio(effort.hits(), effort.lookups());
    }

    /** Of gated playouts. */
    public double knownNodesPerPlayout() {
        return ratio(effort.knownNodes(), effort.gatedSimulations());
    }

    /** How often a position that was stored took the place of another. */
    public double replacedShare() {
        return ratio(effort.replaced(), effort.stored());
    }

    private static double ratio(long part, long whole) {
        return whole > 0 ? (double) part / whole : Double.NaN;
    }
}
