package moyo.lab.report;

import java.util.List;
import moyo.lab.record.GameResult;

/** One row for each game, in the order in which the games ended. */
final class GamesCsv {
    private GamesCsv() {}

    static String of(RunView view) {
        Csv csv =
                new Csv(
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
        for (Matchup matchup : view.matchups()) {
            for (GameResult game : matchup.results()) {
                csv.row(row(matchup, game, view.gameFile().apply(game)));
            }
        }
        return csv.toString();
    }

    private static Object[] row(Matchup matchup, GameResult game, String file) {
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
