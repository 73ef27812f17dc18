package moyo.blokus.pattern.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.search.player.Player;
import moyo.search.player.PlayerSpec;

/**
 * Makes random positions of a given move number, which the paper suggests as further training data:
 * a game is followed up to one to four moves before that number, random moves follow, and the
 * position is searched. Every move number gets equally many strays. Strays that are test data come
 * from games that are test data. One instance per thread.
 */
public final class Strayer {
    /** Move numbers of strays: 1 to this. */
    static final int MOST_NUMBER = 36;

    /** The most random moves. */
    private static final int MOST_RANDOM = 4;

    /** Random games may end too early; then others are tried. */
    private static final int TRIES = 1000;

    private static final long OTHER_THAN_GAMES = 0x5717a9;

    private final BlokusGame game;
    private final PlayerSpec<BlokusGame, BlokusPosition> spec;
    private final Player<BlokusPosition> player;
    private final List<RatedGame> games;
    private final MoveList moves;
    private final long seed;

    /**
     * @param games the games to stray from
     */
    public Strayer(
            BlokusGame game,
            PlayerSpec<BlokusGame, BlokusPosition> spec,
            List<RatedGame> games,
            long seed) {
        this.game = game;
        this.spec = spec;
        this.games = games;
        this.seed = seed;
        player = spec.make(game, seed);
        moves = new MoveList(game.moveCodes());
    }

    /** The move number of a stray: ten strays have the same, one of them is test data. */
    static int moveNumber(int stray) {
        return 1 + stray / PatternFit.FOLDS % MOST_NUMBER;
    }

    /**
     * Makes a stray; the same number gives the same one. Without a move if no position of its move
     * number was found.
     */
    public RatedGame play(int number) {
        Rng rng = new Rng(Rng.mix(seed ^ OTHER_THAN_GAMES) + number);
        player.reseed(rng.nextLong());
        for (int i = 0; i < TRIES; i++) {
            List<RatedPly> plies = new ArrayList<>();
            BlokusPosition position = game.newPosition();
            if (reach(number, position, plies, rng)) {
                int best = player.chooseMove(position, spec.budget());
                plies.add(new RatedPly(best, player.lastValue()));
                return new RatedGame(number, plies, OptionalInt.empty());
            }
        }
        return new RatedGame(number, List.of(), OptionalInt.empty());
    }

    /** Whether a position was reached in which a search makes sense. */
    private boolean reach(int number, BlokusPosition position, List<RatedPly> plies, Rng rng) {
        int target = moveNumber(number);
        RatedGame from = games.get(rng.nextInt(games.size()));
        int common = Math.max(0, target - 1 - rng.nextInt(MOST_RANDOM));
        if (from.plies().size() <= common
                || PatternFit.isTest(from.number()) != PatternFit.isTest(number)) {
            return false;
        }
        for (int i = 0; i < target && !position.isOver(); i++) {
            position.legalMoves(moves);
            int move = i < common ? from.plies().get(i).move() : moves.draw(rng);
            plies.add(RatedPly.unrated(move));
            position.play(move);
        }
        position.legalMoves(moves);
        return !position.isOver() && moves.size() > 1;
    }
}
