package moyo.session.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import moyo.game.Position;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.count.Counts;
import moyo.search.watch.Analyst;
import moyo.session.analysis.GameLine.Step;

/**
 * Judges the moves of a game by a search of every position. {@link Ply} says how a move is judged
 * by the search before it and the search after it.
 *
 * <p>Where the two searches contradict each other, both are repeated with {@value #MORE} times the
 * budget, each position once; a move that they still disagree about is unsure. A longer search may
 * contradict the search before it in turn, so repetitions go back up to {@value #REACH} moves, and
 * a judgement is final only when the game has been searched {@value #REACH} moves further.
 *
 * @param <P> the positions of the game
 */
public final class GameAnalysis<P extends Position<P>> {
    /** The budget of a repeated search in budgets. */
    static final int MORE = 4;

    static final int REACH = 4;

    private final Analyst<P> analyst;
    private final Budget budget;
    private final StopSignal stop;

    public GameAnalysis(Analyst<P> analyst, Budget budget) {
        this(analyst, budget, new StopSignal());
    }

    /**
     * @param stop ends the analysis at once, without further judgements; from any thread
     */
    public GameAnalysis(Analyst<P> analyst, Budget budget, StopSignal stop) {
        this.analyst = analyst;
        this.budget = budget;
        this.stop = stop;
        analyst.newGame();
    }

    /**
     * Judges moves of a line.
     *
     * @param steps moves in the order of the game
     * @param sink receives each judgement, in this order, once it is final; returns whether to go
     *     on
     */
    public void analyse(List<Step<P>> steps, Predicate<AnalysedMove> sink) {
        List<Ply<P>> plies = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            Ply<P> ply = new Ply<>(steps.get(i), i == 0 ? null : plies.get(i - 1));
            plies.add(ply);
            ply.before().search(analyst, budget, stop);
            ply.after().search(analyst, budget, stop);
            settle(plies);
            if (stop.isRequested() || i >= REACH && !sink.test(plies.get(i - REACH).judged())) {
                return;
            }
            if (i > REACH) {
                plies.get(i - REACH - 1).before().forget();
            }
        }
        for (Ply<P> ply : plies.subList(Math.max(0, plies.size() - REACH), plies.size())) {
            if (!sink.test(ply.judged())) {
                return;
            }
        }
    }

    /** Searches longer, from the last move backwards, as long as that is contradicted. */
    private void settle(List<Ply<P>> plies) {
        int last = plies.size() - 1;
        for (int i = last; i > Math.max(-1, last - REACH) && plies.get(i).judged().unsure(); i--) {
            Budget more = budget.times(MORE);
            plies.get(i).before().searchAgain(analyst, more, stop);
            plies.get(i).after().searchAgain(analyst, more, stop);
        }
    }

    /** Returns the counters of all its searches so far. */
    public Counts counts() {
        return analyst.counts();
    }
}
