package moyo.go;

import moyo.game.Game;
import moyo.game.Rng;
import moyo.search.playout.PlayoutPolicy;

/**
 * The light playout: every legal move that does not fill an own eye is equally likely; if there is
 * none, it passes. The draw is without replacement, so it is exactly uniform.
 */
public final class UniformPolicy implements PlayoutPolicy<GoPosition> {
    @Override
    public int choose(GoPosition position, Rng rng) {
        GoBoard board = position.board();
        for (int left = board.emptyCount(); left > 0; left--) {
            int i = rng.nextInt(left);
            int p = board.empty(i);
            if (position.isSensible(p)) {
                return p;
            }
            board.swapEmpties(i, left - 1);
        }
        return Game.PASS;
    }
}
