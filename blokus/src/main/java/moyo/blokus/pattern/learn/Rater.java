package moyo.blokus.pattern.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.game.BadInput;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.search.player.Player;
import moyo.search.player.PlayerSpec;

/**
 * Plays games of a player against itself and records the win rate that each search found. A forced
 * move is played without a search. One instance per thread.
 */
public final class Rater {
    private final BlokusGame game;
    private final PlayerSpec<BlokusGame, BlokusPosition> spec;
    private final Player<BlokusPosition> player;
    private final MoveList moves;
    private final long seed;

    public Rater(BlokusGame game, PlayerSpec<BlokusGame, BlokusPosition> spec, long seed) {
        this.game = game;
        this.spec = spec;
        this.seed = seed;
        player = spec.make(game, seed);
        moves = new MoveList(game.moveCodes());
    }

    /** Plays a game; the same number gives the same game. */
    public RatedGame play(int number) {
        player.reseed(new Rng(Rng.mix(seed) + number).nextLong());
        List<RatedPly> plies = new ArrayList<>();
        BlokusPosition position = game.newPosition();
        while (!position.isOver()) {
            RatedPly ply = rate(position);
            plies.add(ply);
            position.play(ply.move());
        }
        return new RatedGame(number, plies, OptionalInt.of((int) position.score()));
    }

    private RatedPly rate(BlokusPosition position) {
        position.legalMoves(moves);
        if (moves.size() == 1) {
            return RatedPly.unrated(moves.get(0));
        }
        int move = player.chooseMove(position, spec.budget());
        if (move == Player.RESIGN || Double.isNaN(player.lastValue())) {
            throw new BadInput(
                    "'%s' cannot rate positions: it resigns or does not search".formatted(spec));
        }
        return new RatedPly(move, player.lastValue());
    }
}
