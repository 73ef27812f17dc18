package moyo.search.playout;

import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.player.Player;

/**
 * Plays the moves of a playout policy, without any search.
 *
 * @param <P> the positions it understands
 */
public final class PolicyPlayer<P extends Position<P>> implements Player<P> {
    private final PlayoutPolicy<P> policy;
    private final Rng rng;

    public PolicyPlayer(PlayoutPolicy<P> policy, Rng rng) {
        this.policy = policy;
        this.rng = rng;
    }

    @Override
    public void reseed(long seed) {
        rng.reseed(seed);
    }

    @Override
    public int chooseMove(P position, Budget budget, StopSignal stop) {
        return policy.choose(position, rng);
    }
}
