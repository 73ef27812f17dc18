package moyo.session.analysis;

import java.util.List;
import java.util.Optional;
import moyo.game.Colour;
import moyo.game.Position;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.count.Counts;
import moyo.search.watch.Analyst;
import moyo.search.watch.Snapshot;
import moyo.search.watch.Snapshot.MoveInfo;
import moyo.session.analysis.GameLine.Step;
import org.jspecify.annotations.Nullable;

/**
 * Analyses moves in the order of the game.
 *
 * <p>The value of a move comes from the search of the position before it if the move got at least a
 * tenth of the visits; otherwise from the search of the position after it, because a move with few
 * visits has an unreliable value. The value of a move that only passes the turn, such as a pass in
 * Go with agreement on dead stones, also comes from the position after it, because in the tree two
 * passes end the game with all stones counted as alive.
 *
 * @param <P> the positions of the game
 */
public final class GameAnalysis<P extends Position<P>> {
    private static final double ENOUGH = 0.1;

    /** The maximum length of a variation; further moves have few visits. */
    private static final int FIRM_VISITS = 10;

    private static final int LONGEST_LINE = 10;

    private final Analyst<P> analyst;
    private final Budget budget;

    /**
     * The last search, which serves the move that led to its position and the move played there.
     */
    private @Nullable P searched;

    private Snapshot snapshot = Snapshot.EMPTY;

    public GameAnalysis(Analyst<P> analyst, Budget budget) {
        this.analyst = analyst;
        this.budget = budget;
        analyst.newGame();
    }

    /**
     * The value of a move for the side that made it, and the first player's mean score after it.
     */
    private record Verdict(double value, double blackScore) {}

    public AnalysedMove analyse(Step<P> step) {
        int colour = step.colour();
        int move = step.move();
        Snapshot before = think(step.before());
        Optional<MoveInfo> best = before.moves().stream().findFirst();
        Optional<MoveInfo> played =
                before.moves().stream().filter(info -> info.move() == move).findFirst();
        Verdict verdict =
                played.filter(info -> isKnown(step, info, before))
                        .map(info -> new Verdict(info.value(), black(colour, info.score())))
                        .orElseGet(() -> lookAhead(step));
        return new AnalysedMove(
                step.number(),
                colour,
                move,
                before.value(),
                verdict.value(),
                verdict.blackScore(),
                before.visits(),
                played.map(MoveInfo::visits).orElse(0),
                best.map(MoveInfo::move).orElse(move),
                best.map(MoveInfo::value).orElse(verdict.value()),
                best.map(GameAnalysis::line).orElse(List.of(move)));
    }

    /** Returns the counters of all its searches so far. */
    public Counts counts() {
        return analyst.counts();
    }

    private Snapshot think(P position) {
        if (position != searched) {
            analyst.analyse(position, Analyst.ALL_MOVES, budget, new StopSignal());
            snapshot = analyst.snapshot();
            searched = position;
        }
        return snapshot;
    }

    private static boolean isKnown(Step<?> step, MoveInfo played, Snapshot search) {
        return !step.onlyPassesTheTurn()
                && (played.proven() || played.visits() >= ENOUGH * Math.max(1, search.visits()));
    }

    private Verdict lookAhead(Step<P> step) {
        int colour = step.colour();
        P after = step.after();
        if (after.isOver()) {
            double score = after.score();
            double own = black(colour, score);
            return new Verdict(own > 0 ? 1 : own < 0 ? 0 : 0.5, score);
        }
        Snapshot next = think(after);
        return new Verdict(1 - next.value(), black(Colour.other(colour), next.score()));
    }

    /** Converts a score between the views of {@code colour} and the first player. */
    private static double black(int colour, double score) {
        return colour == Colour.FIRST ? score : 0 - score;
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
