package moyo.lab.record;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import moyo.lab.stats.Saving;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.search.playout.Playouts;
import moyo.search.simulation.Simulator;

/**
 * The counters of the searches of a matchup's two players, and the savings of A compared with B.
 * Results are added in any order. The games of a pair are one sample, because they share an
 * opening.
 */
public final class SearchWork {
    /** The confidence level of the intervals. */
    public static final double LEVEL = 0.95;

    /**
     * A saving of A compared with B.
     *
     * @param of the saved quantity: a counter's name, or {@code CPU time}
     * @param per the counter that it is divided by, or {@code move of the game}
     * @param games the number of games in which it was counted
     */
    public record Compared(String of, String per, Saving saving, int games) {
        /** Returns whether CPU time is saved, not moves. */
        public boolean isTime() {
            return of.equals(CPU);
        }

        /** Returns whether all moves of the game count, not only those that a counter covers. */
        public boolean isOfGame() {
            return per.equals(WHOLE);
        }
    }

    private static final String CPU = "CPU time";

    /** The unit of costs over the whole game. */
    private static final String WHOLE = "move of the game";

    private final Map<Counter, Map<Integer, Saving.Sample>> counted = new LinkedHashMap<>();
    private final Map<Counter, Map<Integer, Saving.Sample>> timed = new LinkedHashMap<>();
    private final Map<Counter, Integer> games = new LinkedHashMap<>();
    private final Map<Integer, Saving.Sample> wholeMoves = new TreeMap<>();
    private final Map<Integer, Saving.Sample> wholeTime = new TreeMap<>();
    private final Map<Integer, Saving.Sample> simulations = new TreeMap<>();
    private PlayerWork a = PlayerWork.NONE;
    private PlayerWork b = PlayerWork.NONE;

    public static SearchWork of(Collection<GameResult> results) {
        SearchWork work = new SearchWork();
        results.forEach(work::add);
        return work;
    }

    /** Returns the counters of all matchups that have results. */
    public static Map<String, SearchWork> byMatchup(Collection<GameResult> results) {
        Map<String, SearchWork> works = new TreeMap<>();
        for (GameResult result : results) {
            works.computeIfAbsent(result.matchup(), m -> new SearchWork()).add(result);
        }
        return works;
    }

    public void add(GameResult result) {
        PlayerWork mine = PlayerWork.of(result, result.game());
        PlayerWork theirs = PlayerWork.of(result, 1 - result.game());
        a = a.plus(mine);
        b = b.plus(theirs);
        for (Counter counter : mine.counts().plus(theirs.counts()).counters()) {
            if (counter.use() == Counter.Use.COMPARE) {
                compare(counter, result.pair(), mine, theirs);
            } else if (counter.use() == Counter.Use.TIME) {
                time(counter, result.pair(), mine, theirs);
            }
        }
        addWhole(result, mine.counts(), theirs.counts());
    }

    /** The cost of a move over the whole game, also of moves that no counter of a part covers. */
    private void addWhole(GameResult result, Counts mine, Counts theirs) {
        int myMoves = result.thoughts().get(result.game());
        int theirMoves = result.thoughts().get(1 - result.game());
        games.merge(Playouts.MOVES, 1, Integer::sum);
        wholeMoves.merge(
                result.pair(),
                new Saving.Sample(
                        mine.get(Playouts.MOVES), myMoves, theirs.get(Playouts.MOVES), theirMoves),
                Saving.Sample::plus);
        if (result.cpuSeconds().size() < 2) {
            return; // a record of an earlier version
        }
        double myTime = result.cpuSeconds().get(result.game());
        double theirTime = result.cpuSeconds().get(1 - result.game());
        if (myTime > 0 && theirTime > 0) {
            games.merge(Simulator.SIMULATIONS, 1, Integer::sum);
            wholeTime.merge(
                    result.pair(),
                    new Saving.Sample(myTime, myMoves, theirTime, theirMoves),
                    Saving.Sample::plus);
            simulations.merge(
                    result.pair(),
                    new Saving.Sample(
                            myTime,
                            mine.get(Simulator.SIMULATIONS),
                            theirTime,
                            theirs.get(Simulator.SIMULATIONS)),
                    Saving.Sample::plus);
        }
    }

    private void compare(Counter counter, int pair, PlayerWork mine, PlayerWork theirs) {
        long ofMine = mine.counts().get(counter.per());
        long ofTheirs = theirs.counts().get(counter.per());
        if (ofMine > 0 || ofTheirs > 0) {
            games.merge(counter, 1, Integer::sum);
            Saving.Sample sample =
                    new Saving.Sample(
                            mine.counts().get(counter),
                            ofMine,
                            theirs.counts().get(counter),
                            ofTheirs);
            counted.computeIfAbsent(counter, c -> new TreeMap<>())
                    .merge(pair, sample, Saving.Sample::plus);
        }
    }

    private void time(Counter counter, int pair, PlayerWork mine, PlayerWork theirs) {
        String name = counter.name();
        if (mine.seconds().containsKey(name) && theirs.seconds().containsKey(name)) {
            games.merge(counter, 1, Integer::sum);
            Saving.Sample sample =
                    new Saving.Sample(
                            mine.seconds().get(name),
                            mine.counts().get(counter),
                            theirs.seconds().get(name),
                            theirs.counts().get(counter));
            timed.computeIfAbsent(counter, c -> new TreeMap<>())
                    .merge(pair, sample, Saving.Sample::plus);
        }
    }

    public PlayerWork a() {
        return a;
    }

    public PlayerWork b() {
        return b;
    }

    public boolean isTelling() {
        return a.isTelling() || b.isTelling();
    }

    /**
     * Returns all savings that both players' counters allow, counters before CPU time; then, if
     * there is any, those of playout moves and CPU time for each move of the whole game.
     */
    public List<Compared> compared() {
        List<Compared> all = new ArrayList<>();
        counted.forEach((c, samples) -> add(all, c.name(), c.per(), c, samples));
        timed.forEach((c, samples) -> add(all, CPU, c.name(), c, samples));
        if (!all.isEmpty()) {
            add(all, Playouts.MOVES.name(), WHOLE, Playouts.MOVES, wholeMoves);
            add(all, CPU, WHOLE, Simulator.SIMULATIONS, wholeTime);
        }
        return all;
    }

    private void add(
            List<Compared> all,
            String of,
            String per,
            Counter counter,
            Map<Integer, Saving.Sample> samples) {
        Saving saving = Saving.of(samples.values(), LEVEL);
        if (saving.isKnown()) {
            all.add(new Compared(of, per, saving, games.getOrDefault(counter, 0)));
        }
    }

    /** Returns the saving of the first compared counter; NaN if there is none. */
    public Saving saving() {
        return counted.values().stream()
                .findFirst()
                .map(samples -> Saving.of(samples.values(), LEVEL))
                .orElseGet(() -> Saving.of(List.of(), LEVEL));
    }

    /** Returns the saving of CPU time for each simulation of the whole game; NaN if unknown. */
    public Saving simulationTime() {
        return Saving.of(simulations.values(), LEVEL);
    }

    /** Returns the number of games of {@link #saving}; 0 if it is unknown. */
    public int comparedGames() {
        return saving().isKnown() ? games.getOrDefault(counted.keySet().iterator().next(), 0) : 0;
    }
}
