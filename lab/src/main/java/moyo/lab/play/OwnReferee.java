package moyo.lab.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import moyo.game.Game;
import moyo.game.Position;
import moyo.session.GameKit;

/** Counts by the game's own rules; which stones are dead the players may agree on. */
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

    /** Our own players leave it to the playouts, which judge as they would. */
    private static <P extends Position<P>> Optional<Set<Integer>> agreement(
            List<Competitor<P>> players) {
        Optional<Set<Integer>> first = players.get(0).theDead();
        return first.isPresent() && first.equals(players.get(1).theDead())
                ? first
                : Optional.empty();
    }
}
