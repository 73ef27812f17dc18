package moyo.lab.opening;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Keyed;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.watch.Analyst;
import moyo.search.watch.Snapshot;

/**
 * Draws openings that a player judges to be even. Each move is drawn in proportion to the square
 * root of its visits in a search, so that moves that are not the first choice appear; of positions
 * that are symmetric to each other one is kept.
 *
 * @param <P> the positions of the game
 */
public final class EvenOpenings<P extends Position<P>> {
    /** Searches are given up after this many rejected openings in a row. */
    private static final int MOST_REJECTED = 200;

    /**
     * Which openings are wanted.
     *
     * @param fewest the least number of moves
     * @param most the greatest number of moves
     * @param lowest the least value for the first player, from 0 to 1
     * @param highest the greatest value for the first player
     */
    public record Wish(int fewest, int most, double lowest, double highest) {
        public Wish {
            if (fewest < 1 || most < fewest) {
                throw new BadInput(
                        "%d to %d moves: an opening needs at least one, the smaller number first"
                                .formatted(fewest, most));
            }
            if (!(lowest >= 0 && lowest < highest && highest <= 1)) {
                throw new BadInput(
                        "values between %s and %s: numbers from 0 to 1 are needed, the smaller first"
                                .formatted(lowest, highest));
            }
        }
    }

    /**
     * An opening.
     *
     * @param value for the first player, from 0 to 1
     */
    public record Opening(List<Integer> moves, double value) {
        public Opening {
            moves = List.copyOf(moves);
        }
    }

    private final Game<P> game;
    private final Analyst<P> analyst;
    private final Budget budget;
    private final Wish wish;
    private final Rng rng;
    private final Set<Object> seen = new HashSet<>();

    public EvenOpenings(Game<P> game, Analyst<P> analyst, Budget budget, Wish wish, Rng rng) {
        this.game = game;
        this.analyst = analyst;
        this.budget = budget;
        this.wish = wish;
        this.rng = rng;
    }

    /** Draws the next opening. */
    public Opening next() {
        for (int i = 0; i < MOST_REJECTED; i++) {
            P position = game.newPosition();
            List<Integer> moves = draw(position);
            if (position.isOver()) {
                continue;
            }
            double value = Colour.valueFor(position.toMove(), look(position).value());
            boolean even = value >= wish.lowest && value <= wish.highest;
            if (even && seen.add(identity(position, moves))) {
                return new Opening(moves, value);
            }
        }
        throw new BadInput(
                "%d openings in a row were not between %s and %s, or were known before"
                        .formatted(MOST_REJECTED, wish.lowest, wish.highest));
    }

    private List<Integer> draw(P position) {
        List<Integer> moves = new ArrayList<>();
        int length = wish.fewest + rng.nextInt(wish.most - wish.fewest + 1);
        while (moves.size() < length && !position.isOver()) {
            int move = draw(look(position).moves());
            position.play(move);
            moves.add(move);
        }
        return moves;
    }

    private Snapshot look(P position) {
        analyst.newGame();
        analyst.analyse(position, Analyst.ALL_MOVES, budget, new StopSignal());
        return analyst.snapshot();
    }

    private int draw(List<Snapshot.MoveInfo> moves) {
        double all = moves.stream().mapToDouble(EvenOpenings::weight).sum();
        double left = rng.nextDouble() * all;
        for (Snapshot.MoveInfo info : moves) {
            left -= weight(info);
            if (left < 0) {
                return info.move();
            }
        }
        return moves.get(0).move();
    }

    private static double weight(Snapshot.MoveInfo info) {
        return Math.sqrt(info.visits());
    }

    /** The canonical key of the position; the moves in games without keys. */
    private Object identity(P position, List<Integer> moves) {
        if (!(position instanceof Keyed keyed)) {
            return List.copyOf(moves);
        }
        long least = keyed.key(0);
        for (int s = 1; s < game.symmetries(); s++) {
            least = Math.min(least, keyed.key(s));
        }
        return least;
    }
}
