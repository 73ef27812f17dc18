package moyo.net;

import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.expansion.Candidates;

/**
 * A game that players can teach themselves: how a network sees it, and which games are played to
 * learn it. Immutable; for several threads.
 *
 * @param <P> the positions of the game
 */
public interface Teachable<P extends Position<P>> {
    /** How the network sees positions. */
    Encoding<P> encoding();

    /** The rules of one self-play game; in Go the komi varies. */
    Game<P> drawGame(Rng rng);

    /** The moves that are considered: the legal ones, less those that are never worth a thought. */
    Candidates<P> candidates();

    /** How a search counts finished games; by default as the position does. */
    default FinalCount<P> finalCount() {
        return FinalCount.asItStands(encoding());
    }

    /** A self-play game that is this long is ended and counted as it stands. */
    int mostMoves();

    /** How many children a node below the root gets in self-play, those of the likeliest moves. */
    default int mostChildren() {
        return Integer.MAX_VALUE;
    }

    /** How many points of score are a clear lead: the scale of the score's part of the utility. */
    double clearLead();
}
