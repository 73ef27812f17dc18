package moyo.go.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import moyo.go.GoPosition;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.count.Counts;
import moyo.search.selection.Explanation;
import moyo.search.simulation.Simulator;
import moyo.search.watch.Analyst;
import moyo.search.watch.Snapshot;

/** Thinks what it was told to think, one thought after the other, and notes about what. */
final class ScriptedAnalyst implements Analyst<GoPosition> {
    /**
     * What to know of a move.
     *
     * @param line the move and the answers to it
     */
    record Opinion(String line, int visits, double value) {}

    private record Thought(double value, List<Opinion> opinions) {}

    private final Deque<Thought> thoughts = new ArrayDeque<>();
    final List<GoPosition> asked = new ArrayList<>();
    private Snapshot snapshot = Snapshot.EMPTY;

    /** The next thought: the value for the side to move, and opinions, the best first. */
    ScriptedAnalyst then(double value, Opinion... opinions) {
        thoughts.add(new Thought(value, List.of(opinions)));
        return this;
    }

    @Override
    public void analyse(GoPosition position, IntPredicate allowed, Budget budget, StopSignal stop) {
        asked.add(position);
        Thought thought = thoughts.remove();
        List<Snapshot.MoveInfo> infos = new ArrayList<>();
        for (Opinion opinion : thought.opinions) {
            List<Integer> line = new ArrayList<>();
            for (String name : opinion.line.split(" ", -1)) {
                line.add(position.game().parseMove(name));
            }
            List<Integer> visits = line.stream().map(move -> opinion.visits).toList();
            infos.add(
                    new Snapshot.MoveInfo(
                            line.get(0),
                            opinion.visits,
                            opinion.value,
                            0,
                            0,
                            2,
                            0,
                            false,
                            line,
                            visits));
        }
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
    public int chooseMove(GoPosition position, Budget budget, StopSignal stop) {
        throw new AssertionError("nobody should ask");
    }
}
