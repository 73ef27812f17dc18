package moyo.lab.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import moyo.game.Game;
import moyo.game.Position;
import moyo.session.GameKit;

/**
 * Counts by the rules of the game; dead stones are those that the players agree on, or those that
 * playouts find.
 */
final class OwnReferee<G extends Game<P>, P extends Position<P>> implements Referee<P> {
    private final GameKit<G, P> kit;
    private final boolean asksThePlayers;

    OwnReferee(GameKit<G, P> kit, boolean asksThePlayers) {
        this.kit = kit;
        this.asksThePlayers = asksThePlayers;
    }

    @Override
    public Count count(P end, List<Integer> moves, List<Competitor<P>> players, long seed) {
        Optional<Set<Integer>> dead = asksThePlayers ? agreement(players) : Optional.empty();
        return new Count(kit.score(end, dead, seed), "");
    }

    /**
     * Returns the dead stones if both players give the same list; Moyo's players give none and
     * leave it to the playouts.
     */
    private static <P extends Position<P>> Optional<Set<Integer>> agreement(
            List<Competitor<P>> players) {
        Optional<Set<Integer>> first = players.get(0).theDead();
        return first.isPresent() && first.equals(players.get(1).theDead())
                ? first
                : Optional.empty();
    }
}
