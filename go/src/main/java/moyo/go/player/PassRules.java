package moyo.go.player;

import moyo.game.Colour;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;

/** If the rules count all stones as alive, plays a pass that wins and avoids one that loses. */
record PassRules(boolean countsAsItStands) {
    PassRules(GoGame game) {
        this(game.rules().scoring() == GoRules.Scoring.AREA_AS_IT_STANDS);
    }

    /** Whether a pass ends the game now and wins it. */
    boolean passWins(GoPosition position) {
        return countsAsItStands && position.passes() == 1 && isAhead(position);
    }

    /** Whether the opponent could answer a pass with a pass and win. */
    boolean passLoses(GoPosition position) {
        return countsAsItStands && position.passes() == 0 && !isAhead(position);
    }

    /** Whether the side to move wins if the board is counted now. */
    static boolean isAhead(GoPosition position) {
        double score = position.score();
        return position.toMove() == Colour.FIRST ? score > 0 : score < 0;
    }
}
