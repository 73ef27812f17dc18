package moyo.session.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.count.Counts;
import moyo.search.selection.Explanation;
import moyo.search.simulation.Simulator;
import moyo.search.watch.Analyst;
import moyo.search.watch.Snapshot;
import moyo.session.Toy;
import moyo.testkit.TicTacToe;

/** Thinks what it was told to think, one thought after the other, and notes about what. */
final class ScriptedAnalyst implements Analyst<TicTacToe.Board> {
    /**
     * What to know of a move.
     *
     * @param line the move and the answers to it
     */
    record Opinion(String line, int visits, double value) {}

    private record Thought(double value, List<Opinion> opinions) {}

    private final Deque<Thought> thoughts = new ArrayDeque<>();
    final List<TicTacToe.Board> asked = new ArrayList<>();
    final List<Budget> budgets = new ArrayList<>();
    private Snapshot snapshot = Snapshot.EMPTY;

    /** The next thought: the value for the side to move, and opinions, the best first. */
    ScriptedAnalyst then(double value, Opinion... opinions) {
        thoughts.add(new Thought(value, List.of(opinions)));
        return this;
    }

    @Override
    public void analyse(
            TicTacToe.Board position, IntPredicate allowed, Budget budget, StopSignal stop) {
        asked.add(position);
        budgets.add(budget);
        Thought thought = thoughts.remove();
        List<Snapshot.MoveInfo> infos = thought.opinions.stream().map(this::info).toList();
        snapshot =
                new Snapshot(
                        position.toMove(),
                        1000,
                        1000,
                        1,
                        thought.value,
                        3,
                        0,
                        1,
                        infos,
                        List.of(),
                        Counts.NONE);
    }

    private Snapshot.MoveInfo info(Opinion opinion) {
        List<Integer> line = Stream.of(opinion.line.split(" ", -1)).map(Toy::move).toList();
        List<Integer> visits = line.stream().map(move -> opinion.visits).toList();
        return new Snapshot.MoveInfo(
                line.get(0), opinion.visits, opinion.value, 0, 0, 2, 0, false, line, visits);
    }

    @Override
    public Snapshot snapshot() {
        return snapshot;
    }

    /** One simulation a thought. */
    @Override
    public Counts counts() {
        return Counts.of(Simulator.SIMULATIONS, asked.size());
    }

    @Override
    public Optional<Explanation> explain(int move) {
        return Optional.empty();
    }

    @Override
    public void watchOwners(boolean watch) {}

    @Override
    public void reseed(long seed) {}

    @Override
    public int chooseMove(TicTacToe.Board position, Budget budget, StopSignal stop) {
        throw new AssertionError("nobody should ask");
    }
}
