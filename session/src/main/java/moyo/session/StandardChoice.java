package moyo.session;

import java.util.Optional;
import java.util.function.Function;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.player.PlayerCatalogue;
import moyo.search.player.PlayerSpec;

/**
 * Chooses the default player of a board for a user who has named none. The settings that the user
 * has made stay; if the default player of the new board lacks one of them, the player stays.
 *
 * @param standard the name of the default player of a board
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public record StandardChoice<G extends Game<P>, P extends Position<P>>(
        PlayerCatalogue<G, P> players, Function<G, String> standard) {

    /** Returns the player for a board. */
    public PlayerSpec<G, P> choose(G game, PlayerSpec<G, P> current) {
        String name = standard.apply(game);
        return current.kind().name().equals(name) ? current : as(name, current).orElse(current);
    }

    private Optional<PlayerSpec<G, P>> as(String name, PlayerSpec<G, P> current) {
        try {
            return Optional.of(players.parse((name + " " + current.settings()).strip()));
        } catch (BadInput e) {
            return Optional.empty(); // a setting that only the current player has
        }
    }
}
