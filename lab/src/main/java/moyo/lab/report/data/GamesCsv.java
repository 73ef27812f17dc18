package moyo.lab.report.data;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import moyo.lab.record.DataFields;
import moyo.lab.record.GameResult;
import moyo.lab.report.figure.MatchupResults;
import moyo.lab.report.figure.Names;
import moyo.lab.report.figure.RunView;
import moyo.search.count.Counter;
import moyo.search.simulation.Simulator;

/** One row for each game, in the order in which the games ended. */
public final class GamesCsv {
    /** The columns of every game. */
    public static final DataFields FIELDS =
            DataFields.of(
                    """
                    matchup | text | the names of the two players, `A vs B`
                    pair | whole number | the number of the pair in its matchup, from 0
                    game | 0 or 1 | the game of the pair; in game 0 A moves first
                    first | text | the spec of the player that moved first
                    second | text | the spec of the other player
                    result | `first`, `second`, `draw` | the side that won
                    winner | text | the name of the player that won; empty for a draw
                    reason | text | how the game ended, see [lab.md](lab.md#faults)
                    score | number | the first player's score; empty if nothing was counted
                    pointsOfA | 1, 0.5, 0 | the points of player A of the matchup
                    plies | moves | the length of the game, with the opening and passes
                    openingPlies | moves | the length of the opening
                    seed | whole number | the seed of the random numbers of this game
                    simulationsFirst | whole number | the simulations of the first player; 0 if unknown
                    simulationsSecond | whole number | the same of the second player
                    cpuSecondsFirst | number, s | the CPU time of the first player's moves; empty if unknown
                    cpuSecondsSecond | number, s | the same of the second player
                    secondsFirst | number, s | the wall-clock time of the first player's moves
                    secondsSecond | number, s | the same of the second player
                    longestMoveFirst | number, s | the slowest move of the first player
                    longestMoveSecond | number, s | the same of the second player
                    detail | text | the description of a fault; otherwise empty
                    host | text | the name of the machine
                    commit | text | the build that played
                    when | time | the end of the game, ISO 8601, UTC
                    file | text | the record of the game, relative to the report""");

    /**
     * The columns of each counter of the run's searches, after all others. {@code COUNTER} is the
     * counter's name in camel case.
     */
    public static final DataFields COUNTERS =
            DataFields.of(
                    """
                    COUNTERFirst | whole number | the counter of the first player's searches, such as `playoutMovesFirst`
                    COUNTERSecond | whole number | the same of the second player
                    COUNTERCpuSecondsFirst | number, s | of a timed counter: the CPU time of the first player's moves during which it grew; empty if unknown
                    COUNTERCpuSecondsSecond | number, s | the same of the second player""");

    private GamesCsv() {}

    public static String of(RunView view) {
        Collection<Counter> counters = counters(view);
        Csv csv = new Csv(names(counters));
        for (MatchupResults matchup : view.matchups()) {
            for (GameResult game : matchup.results()) {
                csv.row(row(matchup, game, view.gameFile().apply(game), counters));
            }
        }
        return csv.toString();
    }

    /**
     * Returns all counters of the run but the simulations, which have a column of their own; their
     * columns are the last.
     */
    private static Collection<Counter> counters(RunView view) {
        Set<Counter> counters = new LinkedHashSet<>();
        for (MatchupResults matchup : view.matchups()) {
            for (GameResult game : matchup.results()) {
                counters.addAll(game.countsOf(0).counters());
                counters.addAll(game.countsOf(1).counters());
            }
        }
        counters.remove(Simulator.SIMULATIONS);
        return counters;
    }

    private static String[] names(Collection<Counter> counters) {
        List<String> names = new ArrayList<>(FIELDS.names());
        for (Counter counter : counters) {
            String name = Names.camel(counter.name());
            names.addAll(bySide(name));
            if (counter.use() == Counter.Use.TIME) {
                names.addAll(bySide(name + "CpuSeconds"));
            }
        }
        return names.toArray(String[]::new);
    }

    private static List<String> bySide(String name) {
        return List.of(name + "First", name + "Second");
    }

    private static Object[] row(
            MatchupResults matchup, GameResult game, String file, Collection<Counter> counters) {
        List<Object> row = new ArrayList<>(List.of(result(matchup, game, file)));
        for (Counter counter : counters) {
            for (int side = 0; side < 2; side++) {
                row.add(game.countsOf(side).get(counter));
            }
            if (counter.use() == Counter.Use.TIME) {
                for (int side = 0; side < 2; side++) {
                    row.add(
                            game.timedCpuSeconds()
                                    .get(side)
                                    .getOrDefault(counter.name(), Double.NaN));
                }
            }
        }
        return row.toArray();
    }

    private static Object[] result(MatchupResults matchup, GameResult game, String file) {
        return new Object[] {
            game.matchup(),
            game.pair(),
            game.game(),
            game.first(),
            game.second(),
            game.result().text(),
            matchup.winner(game),
            game.reason(),
            game.score(),
            game.pointsOfA(),
            game.plies(),
            game.openingPlies(),
            game.seed(),
            at(game.simulations(), 0),
            at(game.simulations(), 1),
            at(game.cpuSeconds(), 0),
            at(game.cpuSeconds(), 1),
            at(game.seconds(), 0),
            at(game.seconds(), 1),
            at(game.longestMove(), 0),
            at(game.longestMove(), 1),
            game.detail(),
            game.host(),
            game.commit(),
            game.when(),
            file
        };
    }

    private static Object at(List<?> pair, int side) {
        return side < pair.size() ? pair.get(side) : "";
    }
}
