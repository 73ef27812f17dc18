package moyo.web.part;

import moyo.game.Game;
import moyo.game.Position;
import moyo.session.GameKit;
import moyo.session.record.GameRecord;

/**
 * A position of a game on the page, with the moves that led to it.
 *
 * @param kit the game on its board
 * @param record a copy that belongs to the caller
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public record OpenLine<G extends Game<P>, P extends Position<P>>(
        GameKit<G, P> kit, GameRecord<G, P> record) {}
