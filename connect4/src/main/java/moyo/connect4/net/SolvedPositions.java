package moyo.connect4.net;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import moyo.connect4.Connect4Game;
import moyo.connect4.Connect4Position;
import moyo.connect4.Solver;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.player.Player;

/**
 * Draws the positions of {@link Connect4Exam} and solves them: half after random moves, half from
 * games of a player, in turn. The number of stones is drawn uniformly; a position is taken if the
 * game is not over before, it is new, and its moves are not all worth the same.
 */
public final class SolvedPositions {
    private static final int FEWEST_STONES = 8;
    private static final int MOST_STONES = 30;

    /** Random moves before the player takes over, so that its games differ. */
    private static final int OPENING = 4;

    /** 128 MB. */
    private static final int TABLE_BITS = 24;

    private final Connect4Game game = new Connect4Game();
    private final Player<Connect4Position> player;
    private final Budget budget;
    private final Rng rng;
    private final Solver solver = new Solver(TABLE_BITS);
    private final Set<Long> seen = new HashSet<>();
    private final MoveList legal = new MoveList(game.moveCodes());

    /**
     * @param player plays the games of which one half of the positions is taken
     */
    public SolvedPositions(Player<Connect4Position> player, Budget budget, long seed) {
        this.player = player;
        this.budget = budget;
        rng = new Rng(seed);
        player.reseed(rng.nextLong());
    }

    /** Draws positions and hands each over as a line of the file. */
    public void draw(int count, Consumer<String> lines) {
        for (int i = 0; i < count; i++) {
            Optional<String> line = Optional.empty();
            while (line.isEmpty()) {
                line = draw(i % 2 == 1);
            }
            lines.accept(line.get());
        }
    }

    private Optional<String> draw(boolean fromGame) {
        int stones = FEWEST_STONES + rng.nextInt(MOST_STONES - FEWEST_STONES + 1);
        Connect4Position position = game.newPosition();
        List<Integer> moves = new ArrayList<>();
        player.newGame();
        while (moves.size() < stones) {
            if (position.isOver()) {
                return Optional.empty();
            }
            boolean byPlayer = fromGame && moves.size() >= OPENING;
            int move = byPlayer ? player.chooseMove(position, budget) : randomMove(position);
            position.play(move);
            moves.add(move);
        }
        if (position.isOver() || !seen.add(Math.min(position.key(0), position.key(1)))) {
            return Optional.empty();
        }
        List<Integer> values = solver.moveValues(position);
        boolean matters = values.stream().filter(v -> v != Solver.ILLEGAL).distinct().count() > 1;
        return matters ? Optional.of(Connect4Exam.line(moves, values)) : Optional.empty();
    }

    private int randomMove(Connect4Position position) {
        position.legalMoves(legal);
        return legal.draw(rng);
    }
}
