package moyo.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import moyo.lab.record.GameResult;
import moyo.search.Effort;

/** One row for each game, in the order in which the games ended. */
final class GamesCsv {
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

    /** What searches counted, besides the simulations above; behind all else. */
    private static final List<Count> COUNTS =
            List.of(
                    new Count("playoutMoves", Effort::playoutMoves),
                    new Count("gatedSimulations", Effort::gatedSimulations),
                    new Count("gatedPlayoutMoves", Effort::gatedPlayoutMoves),
                    new Count("interrupted", Effort::interrupted),
                    new Count("knownNodes", Effort::knownNodes),
                    new Count("lookups", Effort::lookups),
                    new Count("hits", Effort::hits),
                    new Count("stored", Effort::stored),
                    new Count("replaced", Effort::replaced));

    private record Count(String name, ToLongFunction<Effort> of) {}

    private GamesCsv() {}

    static String of(RunView view) {
        Csv csv = new Csv(names());
        for (Matchup matchup : view.matchups()) {
            for (GameResult game : matchup.results()) {
                csv.row(row(matchup, game, view.gameFile().apply(game)));
            }
        }
        return csv.toString();
    }

    private static String[] names() {
        List<String> names = new ArrayList<>(NAMES);
        COUNTS.forEach(count -> names.addAll(bySide(count.name)));
        names.addAll(bySide("gatedCpuSeconds"));
        return names.toArray(String[]::new);
    }

    private static List<String> bySide(String name) {
        return List.of(name + "First", name + "Second");
    }

    private static Object[] row(Matchup matchup, GameResult game, String file) {
        List<Object> row = new ArrayList<>(List.of(result(matchup, game, file)));
        for (Count count : COUNTS) {
            game.effort().forEach(effort -> row.add(count.of.applyAsLong(effort)));
        }
        row.addAll(game.gatedCpuSeconds());
        return row.toArray();
    }

    private static Object[] result(Matchup matchup, GameResult game, String file) {
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
