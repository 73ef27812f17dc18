package moyo.search;

import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.playout.PlayoutPolicy;

/** A policy that draws from all legal moves and counts its playouts. */
public final class AnyMove<P extends Position<P>> implements PlayoutPolicy<P> {
    private final MoveList moves;
    private int playouts;

    public AnyMove(Game<P> game) {
        moves = new MoveList(game.moveCodes());
    }

    public int playouts() {
        return playouts;
    }

    @Override
    public int choose(P position, Rng rng) {
        position.legalMoves(moves);
        return moves.draw(rng);
    }

    @Override
    public void playOut(P position, Rng rng) {
        playouts++;
        PlayoutPolicy.super.playOut(position, rng);
    }
}
