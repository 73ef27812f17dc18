package moyo.blokus.playout;

import moyo.blokus.BlokusPosition;
import moyo.game.Rng;
import moyo.search.playout.PlayoutPolicy;

/** The uniform playout policy: every legal move is equally likely. */
public final class UniformPolicy implements PlayoutPolicy<BlokusPosition> {
    @Override
    public int choose(BlokusPosition position, Rng rng) {
        return position.draw(rng);
    }
}
