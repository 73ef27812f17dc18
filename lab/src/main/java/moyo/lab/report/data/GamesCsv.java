package moyo.lab.report.data;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import moyo.lab.record.GameResult;
import moyo.lab.report.figure.MatchupResults;
import moyo.lab.report.figure.Names;
import moyo.lab.report.figure.RunView;
import moyo.search.count.Counter;
import moyo.search.simulation.Simulator;

/** One row for each game, in the order in which the games ended. */
public final class GamesCsv {
    private static final List<String> NAMES =
            List.of(
                    "matchup",
                    "pair",
                    "game",
                    "first",
                    "second",
                    "result",
                    "winner",
                    "reason",
                    "score",
                    "pointsOfA",
                    "plies",
                    "openingPlies",
                    "seed",
                    "simulationsFirst",
                    "simulationsSecond",
                    "cpuSecondsFirst",
                    "cpuSecondsSecond",
                    "secondsFirst",
                    "secondsSecond",
                    "longestMoveFirst",
                    "longestMoveSecond",
                    "detail",
                    "host",
                    "commit",
                    "when",
                    "file");

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
        List<String> names = new ArrayList<>(NAMES);
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
