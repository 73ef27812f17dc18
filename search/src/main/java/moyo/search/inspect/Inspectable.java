package moyo.search.inspect;

import java.util.List;
import java.util.stream.Collectors;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.player.CommonSettings;
import moyo.search.player.Player;
import moyo.search.player.PlayerCatalogue;
import moyo.search.player.PlayerKind;
import moyo.search.player.PlayerSpec;

/**
 * A player with one search tree that can be opened.
 *
 * @param <P> the positions it understands
 */
public interface Inspectable<P extends Position<P>> extends Player<P> {
    /**
     * Begins a search of a position, without simulations. The inspector uses the player's tree: the
     * next search of the player ends the inspection.
     *
     * @param position a position that is not over; it is copied
     */
    Inspector<P> inspect(P position);

    /**
     * Creates the player of a spec.
     *
     * @throws BadInput if it has no tree that can be opened, with the names of players that have
     */
    static <G extends Game<P>, P extends Position<P>> Inspectable<P> make(
            PlayerCatalogue<G, P> players, PlayerSpec<G, P> spec, G game, long seed) {
        requireTree(players, spec);
        if (spec.make(game, seed) instanceof Inspectable<P> made) {
            return made;
        }
        throw noTree(players, spec);
    }

    /**
     * Checks the kind of a player without creating it.
     *
     * @throws BadInput if it has no tree that can be opened, with the names of players that have
     */
    static <G extends Game<P>, P extends Position<P>> void requireTree(
            PlayerCatalogue<G, P> players, PlayerSpec<G, P> spec) {
        if (!hasTree(spec.kind())) {
            throw noTree(players, spec);
        }
    }

    private static <G extends Game<P>, P extends Position<P>> BadInput noTree(
            PlayerCatalogue<G, P> players, PlayerSpec<G, P> spec) {
        return new BadInput(
                "player '%s' has no search tree that can be opened; these players have one: %s"
                        .formatted(spec, String.join(", ", names(players))));
    }

    /** Returns the names of the players of a game that have a tree. */
    static <G extends Game<P>, P extends Position<P>> List<String> names(
            PlayerCatalogue<G, P> players) {
        return players.kinds().stream()
                .filter(Inspectable::hasTree)
                .map(PlayerKind::name)
                .collect(Collectors.toUnmodifiableList());
    }

    private static boolean hasTree(PlayerKind<?, ?> kind) {
        return kind.settings().stream()
                .anyMatch(setting -> setting.key().equals(CommonSettings.TREE_NODES.key()));
    }
}
