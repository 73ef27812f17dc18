package moyo.lab.teach;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.net.Teachable;
import moyo.search.clock.Budget;
import moyo.search.player.Player;
import moyo.search.player.PlayerSpec;
import moyo.session.GameKit;

/**
 * Two games between networks from the same random opening, with the colours swapped. The networks
 * play as the game's player {@code zero}.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
final class PairOfGames<G extends Game<P>, P extends Position<P>> {
    private static final int OPENING_MOVES = 4;

    /** Of a search tree. */
    private static final long FEWEST_NODES = 1000;

    private final GameKit<G, P> kit;
    private final int mostMoves;
    private final int visits;

    PairOfGames(GameKit<G, P> kit, Teachable<P> lessons, int visits) {
        this.kit = kit;
        this.visits = visits;
        mostMoves = lessons.mostMoves();
    }

    /** A player with the weights of a file. */
    static <G extends Game<P>, P extends Position<P>> Player<P> player(
            GameKit<G, P> kit, Path weights, int visits, long seed) {
        long nodes = Math.max(FEWEST_NODES, (visits + 2L) * 2 * kit.mostMoves());
        PlayerSpec<G, P> spec =
                kit.players().parse("zero").with("net", weights.toString()).withTreeNodes(nodes);
        return spec.make(kit.game(), seed);
    }

    /**
     * Plays both games.
     *
     * @return the points of a, 0 to 2; empty if it was stopped
     */
    Optional<Double> play(Path a, Path b, Rng rng, BooleanSupplier stops) {
        List<Integer> opening = opening(rng);
        Player<P> first = player(kit, a, visits, rng.nextLong());
        Player<P> second = player(kit, b, visits, rng.nextLong());
        Optional<Double> one = game(opening, first, second, rng, stops);
        Optional<Double> two = game(opening, second, first, rng, stops);
        return one.flatMap(points -> two.map(others -> points + 1 - others));
    }

    private List<Integer> opening(Rng rng) {
        P position = kit.game().newPosition();
        MoveList moves = new MoveList(kit.game().moveCodes());
        List<Integer> opening = new ArrayList<>();
        while (opening.size() < OPENING_MOVES) {
            kit.openingMoves(position, moves);
            if (moves.isEmpty()) {
                break;
            }
            int move = moves.draw(rng);
            position.play(move);
            opening.add(move);
        }
        return opening;
    }

    /** The points of the first player, 0, 0.5 or 1. */
    private Optional<Double> game(
            List<Integer> opening,
            Player<P> first,
            Player<P> second,
            Rng rng,
            BooleanSupplier stops) {
        P position = kit.game().newPosition();
        opening.forEach(position::play);
        first.newGame();
        second.newGame();
        Budget budget = new Budget.Simulations(visits);
        while (!position.isOver() && position.moveNumber() < mostMoves) {
            if (stops.getAsBoolean()) {
                return Optional.empty();
            }
            Player<P> mover = position.toMove() == Colour.FIRST ? first : second;
            position.play(mover.chooseMove(position, budget));
        }
        double score = kit.score(position, Optional.empty(), rng.nextLong());
        return Optional.of(score > 0 ? 1 : score < 0 ? 0 : 0.5);
    }
}
