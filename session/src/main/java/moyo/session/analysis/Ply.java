package moyo.session.analysis;

import java.util.List;
import java.util.Optional;
import moyo.game.Colour;
import moyo.game.Position;
import moyo.search.watch.Snapshot;
import moyo.search.watch.Snapshot.MoveInfo;
import moyo.session.analysis.GameLine.Step;
import org.jspecify.annotations.Nullable;

/**
 * A move between two searched positions.
 *
 * <p>The value of the move is that of the search after it, because this search looks further; a
 * proof by the search before it, and the result of a finished game, are exact. The judgement is
 * unsure if
 *
 * <ul>
 *   <li>the search before the move gave it a value that differs by more than 20 points, from a
 *       tenth of the visits at least or as the best move;
 *   <li>the position became better by more than 20 points through the player's own move, so the
 *       search before it overlooked something;
 *   <li>the position became worse by more than 20 points, but the loss of the move is below 15.
 * </ul>
 *
 * <p>So a change of more than 20 points between two consecutive values is either a loss or unsure.
 * A move that only passes the turn, such as a pass in Go with agreement on dead stones, has no
 * value in the search before it, because in the tree two passes end the game with all stones
 * counted as alive.
 *
 * @param <P> the positions of the game
 */
final class Ply<P extends Position<P>> {
    private static final double SWING = 0.2;
    private static final double BLAME = 0.15;

    /** The share of the visits from which on a value counts. */
    private static final double ENOUGH = 0.1;

    /** Moves of a variation with fewer visits are cut. */
    private static final int FIRM_VISITS = 10;

    private static final int LONGEST_LINE = 10;

    private final Step<P> step;
    private final @Nullable Ply<P> previous;
    private final SearchedPosition<P> before;
    private final SearchedPosition<P> after;

    /**
     * @param last the move before it, if it is to be judged too
     */
    Ply(Step<P> step, @Nullable Ply<P> last) {
        this.step = step;
        boolean joins = last != null && last.after.position() == step.before();
        previous = joins ? last : null;
        before = previous == null ? new SearchedPosition<>(step.before()) : previous.after;
        after = new SearchedPosition<>(step.after());
    }

    SearchedPosition<P> before() {
        return before;
    }

    SearchedPosition<P> after() {
        return after;
    }

    /** Returns what the searches so far say. */
    AnalysedMove judged() {
        Snapshot search = before.snapshot();
        int move = step.move();
        Optional<MoveInfo> best = search.moves().stream().findFirst();
        Optional<MoveInfo> played = played();
        double value = value();
        double start = previous == null ? search.value() : 1 - previous.value();
        double bestValue =
                best.filter(info -> info.move() != move).map(MoveInfo::value).orElse(value);
        Optional<MoveInfo> known = played.filter(info -> isKnown(info, search));
        return new AnalysedMove(
                step.number(),
                step.colour(),
                move,
                start,
                value,
                score(),
                search.visits(),
                played.map(MoveInfo::visits).orElse(0),
                best.map(MoveInfo::move).orElse(move),
                bestValue,
                best.map(Ply::line).orElse(List.of(move)),
                known.map(MoveInfo::value).orElse(start),
                known.filter(info -> Math.abs(info.value() - value) > SWING).isPresent()
                        || isUnexplained(start - value, bestValue - value));
    }

    private static boolean isUnexplained(double worse, double loss) {
        return worse < -SWING || worse > SWING && loss < BLAME;
    }

    private Optional<MoveInfo> played() {
        return before.snapshot().moves().stream()
                .filter(info -> info.move() == step.move())
                .findFirst();
    }

    private boolean isKnown(MoveInfo played, Snapshot search) {
        return !step.onlyPassesTheTurn()
                && (played.proven()
                        || played.move() == search.moves().get(0).move()
                        || played.visits() >= ENOUGH * Math.max(1, search.visits()));
    }

    /** The value for the side that moved. */
    private double value() {
        if (after.isOver()) {
            double own = Colour.scoreFor(step.colour(), step.after().score());
            return own > 0 ? 1 : own < 0 ? 0 : 0.5;
        }
        return played().filter(info -> info.proven() && !step.onlyPassesTheTurn())
                .map(MoveInfo::value)
                .orElseGet(() -> 1 - after.snapshot().value());
    }

    /** The first player's score. */
    private double score() {
        return after.isOver()
                ? step.after().score()
                : Colour.scoreFor(step.after().toMove(), after.snapshot().score());
    }

    private static List<Integer> line(MoveInfo best) {
        List<Integer> moves = best.variation();
        int length = 1;
        while (length < Math.min(moves.size(), LONGEST_LINE)
                && best.variationVisits().get(length) >= FIRM_VISITS) {
            length++;
        }
        return moves.isEmpty() ? List.of(best.move()) : moves.subList(0, length);
    }
}
