package moyo.blokus.learn;

import java.util.ArrayList;
import java.util.List;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.game.BadInput;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.search.player.Player;
import moyo.search.player.PlayerSpec;
import moyo.search.watch.Analyst;
import moyo.search.watch.Snapshot;

/**
 * A player that plays against itself and says what it thought. For variety, games begin with a few
 * random moves, and now and then a random move is played instead of the one that was found. One
 * instance per thread.
 */
public final class Teacher {
    /** Fewer than so many moves of a game are random from the start. */
    private static final int OPENINGS = 5;

    /** One move in so many is random later. */
    private static final int SLIPS = 20;

    /** So many of the most visited moves are noted. */
    private static final int VOTES = 32;

    private final BlokusGame game;
    private final PlayerSpec<BlokusGame, BlokusPosition> spec;
    private final Analyst<BlokusPosition> player;
    private final MoveList moves;
    private final long seed;

    public Teacher(BlokusGame game, PlayerSpec<BlokusGame, BlokusPosition> spec, long seed) {
        this.game = game;
        this.spec = spec;
        this.seed = seed;
        Player<BlokusPosition> made = spec.make(game, seed);
        if (!(made instanceof Analyst<BlokusPosition> analyst)) {
            throw new BadInput(
                    "'%s' cannot teach: it does not say how often it looked at a move"
                            .formatted(spec));
        }
        player = analyst;
        moves = new MoveList(game.moveCodes());
    }

    /** A game; the same number gives the same game. */
    public TaughtGame play(int number) {
        Rng rng = new Rng(Rng.mix(seed) + number);
        player.reseed(rng.nextLong());
        int opening = rng.nextInt(OPENINGS);
        List<TaughtPly> plies = new ArrayList<>();
        BlokusPosition position = game.newPosition();
        while (!position.isOver()) {
            position.legalMoves(moves);
            boolean isBlind = moves.size() == 1 || position.moveNumber() < opening;
            TaughtPly ply = isBlind ? TaughtPly.blind(moves.draw(rng)) : think(position, rng);
            plies.add(ply);
            position.play(ply.played());
        }
        return new TaughtGame(number, plies);
    }

    private TaughtPly think(BlokusPosition position, Rng rng) {
        int best = player.chooseMove(position, spec.budget());
        Snapshot snapshot = player.snapshot();
        List<TaughtPly.Vote> votes = new ArrayList<>();
        for (Snapshot.MoveInfo info : snapshot.moves()) {
            if (votes.size() < VOTES && info.visits() > 0) {
                votes.add(new TaughtPly.Vote(info.move(), info.visits()));
            }
        }
        boolean slips = rng.nextInt(SLIPS) == 0;
        int random = moves.draw(rng);
        int played = slips || best == Player.RESIGN ? random : best;
        return new TaughtPly(played, snapshot.value(), votes);
    }
}
