package moyo.lab.play;

import moyo.game.BadInput;
import moyo.lab.clock.TimeLimit;

/**
 * How games are timed, ended and counted, whoever plays.
 *
 * @param resignBelow a player whose own value stays below this loses; 0 for never
 * @param resignMoves for so many of its moves in a row
 * @param maxMoves after so many moves the board is counted as it is; 0 for no limit
 * @param referee who counts: {@code agree}, {@code playouts}, or {@code gtp:} and a command
 */
public record TableRules(
        TimeLimit time, double resignBelow, int resignMoves, int maxMoves, String referee) {
    /** Both players are asked for dead stones; where they differ our own playouts judge. */
    public static final String AGREE = "agree";

    /** Our own playouts judge. */
    public static final String PLAYOUTS = "playouts";

    public static final TableRules STANDARD = new TableRules(TimeLimit.NONE, 0, 3, 0, AGREE);

    /** The same with another time limit. */
    public TableRules withTime(TimeLimit limit) {
        return new TableRules(limit, resignBelow, resignMoves, maxMoves, referee);
    }

    public TableRules {
        if (!(resignBelow >= 0 && resignBelow < 0.5)) {
            throw new BadInput(
                    "a player gives up below a value from 0 (never) to 0.5, not " + resignBelow);
        }
        if (resignMoves < 1) {
            throw new BadInput(
                    "a player gives up after at least one hopeless move, not " + resignMoves);
        }
        if (maxMoves < 0) {
            throw new BadInput("a game has at most 1 move or more, not " + maxMoves);
        }
        if (!referee.equals(AGREE) && !referee.equals(PLAYOUTS) && !Entrant.isOutside(referee)) {
            throw new BadInput(
                    "unknown referee '%s'; known are %s, %s and gtp:COMMAND"
                            .formatted(referee, AGREE, PLAYOUTS));
        }
    }
}
