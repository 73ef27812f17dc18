package moyo.connect4;

import moyo.game.Rng;
import moyo.search.playout.PlayoutPolicy;

/** The light playout: every legal move is equally likely. */
public final class UniformPolicy implements PlayoutPolicy<Connect4Position> {
    @Override
    public int choose(Connect4Position position, Rng rng) {
        return position.draw(rng);
    }
}
