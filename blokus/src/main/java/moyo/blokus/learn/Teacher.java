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
 * Plays games against itself and records value and visits of each search. For variety, games begin
 * with a few random moves, and later one move in twenty is random. One instance per thread.
 */
public final class Teacher {
    /** A game begins with 0 to 4 random moves. */
    private static final int OPENINGS = 5;

    /** Later one move in this many is random. */
    private static final int SLIPS = 20;

    /** Maximum number of moves recorded per search. */
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
                    "'%s' cannot teach: it does not report the visits of moves".formatted(spec));
        }
        player = analyst;
        moves = new MoveList(game.moveCodes());
    }

    /** Plays a game; the same number gives the same game. */
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
