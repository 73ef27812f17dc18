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
 * Judges moves, in the order of the game.
 *
 * <p>A move is valued by the search that chose the best one if that gave it a tenth of its visits;
 * otherwise by the search of the position it led to, seen from the other side, for a search knows
 * little about what it hardly tried. So is a move that only passes the turn, as a pass in Go where
 * dead stones are agreed upon: in the tree two of them count the board as it stands.
 *
 * @param <P> the positions of the game
 */
public final class GameAnalysis<P extends Position<P>> {
    private static final double ENOUGH = 0.1;

    /** Further down the line chance decides. */
    private static final int FIRM_VISITS = 10;

    private static final int LONGEST_LINE = 10;

    private final Analyst<P> analyst;
    private final Budget budget;

    /** A search serves the move that led to its position and the move that was played there. */
    private @Nullable P searched;

    private Snapshot snapshot = Snapshot.EMPTY;

    public GameAnalysis(Analyst<P> analyst, Budget budget) {
        this.analyst = analyst;
        this.budget = budget;
        analyst.newGame();
    }

    /** The value of a move for its player, and the first player's mean score after it. */
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

    /** What all its searches counted so far. */
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

    /** A score of {@code colour} as the first player's, and the other way round. */
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
