package moyo.lab.play;

import moyo.game.BadInput;
import moyo.lab.clock.TimeLimit;

/**
 * The time limit, the adjudication and the referee of games, the same for all players.
 *
 * @param resignBelow a player loses if its own value is below this in {@code resignMoves}
 *     consecutive moves of its; 0 for never
 * @param resignMoves the number of moves
 * @param maxMoves the number of moves after which the board is counted as it is; 0 for no limit
 * @param referee {@code agree}, {@code playouts}, or {@code gtp:} and the command of an engine
 */
public record MatchRules(
        TimeLimit time, double resignBelow, int resignMoves, int maxMoves, String referee) {
    /** Both players are asked for the dead stones; if they differ, Moyo's playouts decide. */
    public static final String AGREE = "agree";

    /** Moyo's playouts decide which stones are dead. */
    public static final String PLAYOUTS = "playouts";

    public static final MatchRules STANDARD = new MatchRules(TimeLimit.NONE, 0, 3, 0, AGREE);

    /** Returns the same rules with another time limit. */
    public MatchRules withTime(TimeLimit limit) {
        return new MatchRules(limit, resignBelow, resignMoves, maxMoves, referee);
    }

    public MatchRules {
        if (!(resignBelow >= 0 && resignBelow < 0.5)) {
            throw new BadInput(
                    "the value of an adjudicated loss is from 0 (never) to 0.5, not "
                            + resignBelow);
        }
        if (resignMoves < 1) {
            throw new BadInput(
                    "the number of moves before an adjudicated loss is 1 or more, not "
                            + resignMoves);
        }
        if (maxMoves < 0) {
            throw new BadInput(
                    "the maximum number of moves is 1 or more, or 0 for no limit, not " + maxMoves);
        }
        if (!referee.equals(AGREE) && !referee.equals(PLAYOUTS) && !Entrant.isOutside(referee)) {
            throw new BadInput(
                    "unknown referee '%s'; known are %s, %s and gtp:COMMAND"
                            .formatted(referee, AGREE, PLAYOUTS));
        }
    }
}
