package moyo.blokus.player;

import moyo.blokus.BlokusPosition;
import moyo.blokus.Placements;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.search.playout.PlayoutPolicy;

/** Draws a placement among those of the largest size. */
final class LargestPolicy implements PlayoutPolicy<BlokusPosition> {
    private final MoveList moves = new MoveList(Placements.COUNT + 1);
    private final MoveList largest = new MoveList(Placements.COUNT + 1);

    @Override
    public int choose(BlokusPosition position, Rng rng) {
        position.legalMoves(moves);
        if (moves.get(0) == Game.PASS) {
            return Game.PASS;
        }
        int size = 0;
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (Placements.size(move) > size) {
                size = Placements.size(move);
                largest.clear();
            }
            if (Placements.size(move) == size) {
                largest.add(move);
            }
        }
        return largest.draw(rng);
    }
}
