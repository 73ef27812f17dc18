package moyo.web.room.line;

import moyo.game.Game;
import moyo.game.Position;
import moyo.session.record.GameRecord;

/**
 * A game up to a node of the tree.
 *
 * @param onlyMoves whether nothing but moves follows the root: then the moves say which lines of
 *     one tree are the same
 * @param fromStart whether the root is the start of the game, without a set-up or handicap
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public record Line<G extends Game<P>, P extends Position<P>>(
        GameRecord<G, P> record, boolean onlyMoves, boolean fromStart) {}
