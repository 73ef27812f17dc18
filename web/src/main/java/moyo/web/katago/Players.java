package moyo.web.katago;

import moyo.game.Game;
import moyo.game.Position;
import moyo.search.player.PlayerSpec;
import moyo.session.GameKit;

/** The player of each board. */
public interface Players {
    /**
     * Returns the player of a board.
     *
     * @throws moyo.game.BadInput if there is none
     */
    <G extends Game<P>, P extends Position<P>> PlayerSpec<G, P> of(GameKit<G, P> kit);
}
