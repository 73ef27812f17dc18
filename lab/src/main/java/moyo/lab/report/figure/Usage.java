package moyo.lab.report.figure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.lab.record.GameResult;

/**
 * The time and simulations that a player has used. Means are over the games in which the figure is
 * known, NaN if there are none.
 */
public final class Usage {
    private int games;
    private final Ratio cpuPerGame = new Ratio();
    private final Ratio cpuPerMove = new Ratio();
    private final Ratio secondsPerGame = new Ratio();
    private final Ratio secondsPerMove = new Ratio();
    private final Ratio simulationsPerMove = new Ratio();
    private final Ratio simulationsPerCpuSecond = new Ratio();
    private double longestMove = Double.NaN;

    /** Returns every player's usage in all games of a run. */
    static Map<String, Usage> of(List<MatchupResults> matchups) {
        Map<String, Usage> players = new LinkedHashMap<>();
        for (MatchupResults matchup : matchups) {
            for (GameResult game : matchup.results()) {
                for (int side = 0; side < 2; side++) {
                    String player = matchup.player(game, side);
                    players.computeIfAbsent(player, p -> new Usage()).add(game, side);
                }
            }
        }
        return players;
    }

    private void add(GameResult game, int side) {
        int moves = ownMoves(game, side);
        double cpu = at(game.cpuSeconds(), side);
        double seconds = at(game.seconds(), side);
        double simulations = knownCount(at(game.simulations(), side));
        games++;
        cpuPerGame.add(cpu, 1);
        cpuPerMove.add(cpu, moves);
        secondsPerGame.add(seconds, 1);
        secondsPerMove.add(seconds, moves);
        simulationsPerMove.add(simulations, moves);
        simulationsPerCpuSecond.add(simulations, cpu);
        longestMove = fmax(longestMove, at(game.longestMove(), side));
    }

    /** Returns the number of moves that the player was asked for. */
    static int ownMoves(GameResult game, int side) {
        return game.thoughts().get(side);
    }

    private static double at(List<? extends Number> pair, int side) {
        return side < pair.size() ? pair.get(side).doubleValue() : Double.NaN;
    }

    private static double knownCount(double simulations) {
        return simulations > 0 ? simulations : Double.NaN;
    }

    private static double fmax(double x, double y) {
        return Double.isNaN(x) ? y : Double.isNaN(y) ? x : Math.max(x, y);
    }

    public int games() {
        return games;
    }

    public double cpuPerGame() {
        return cpuPerGame.value();
    }

    public double cpuPerMove() {
        return cpuPerMove.value();
    }

    public double secondsPerGame() {
        return secondsPerGame.value();
    }

    public double secondsPerMove() {
        return secondsPerMove.value();
    }

    public double longestMove() {
        return longestMove;
    }

    public double simulationsPerMove() {
        return simulationsPerMove.value();
    }

    public double simulationsPerCpuSecond() {
        return simulationsPerCpuSecond.value();
    }

    /** A quotient of two sums; unknown terms are skipped. */
    private static final class Ratio {
        private double sum;
        private double base;

        void add(double term, double per) {
            if (Double.isFinite(term) && Double.isFinite(per) && per > 0) {
                sum += term;
                base += per;
            }
        }

        double value() {
            return base > 0 ? sum / base : Double.NaN;
        }
    }
}
