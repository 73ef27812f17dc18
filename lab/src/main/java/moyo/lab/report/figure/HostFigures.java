package moyo.lab.report.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import moyo.lab.record.GameResult;

/**
 * The games of one host beside those of all hosts, so that a bad machine is seen.
 *
 * @param faults games that ended by a fault
 * @param residual the points of the matchups' first players minus the points expected from the mean
 *     of the same matchup and colour on all hosts
 * @param z the residual divided by its standard deviation if all hosts are alike; NaN if that is 0
 * @param simulationsPerCpuSecond of Moyo's players; NaN if unknown
 */
public record HostFigures(
        String host,
        int games,
        int faults,
        double residual,
        double z,
        double simulationsPerCpuSecond) {

    /** Beyond this value of z (two-sided p = 0.001) a host is worth a look. */
    private static final double SUSPICIOUS = 3.29;

    /** Whether the results of this host differ from those of the others by more than chance. */
    public boolean isSuspicious() {
        return Math.abs(z) > SUSPICIOUS;
    }

    /** Returns the hosts by name; of a single host the figures say nothing. */
    public static List<HostFigures> of(List<MatchupResults> matchups) {
        Map<String, Sum> hosts = new TreeMap<>();
        for (MatchupResults matchup : matchups) {
            for (int colour = 0; colour < 2; colour++) {
                add(cell(matchup, colour), hosts);
            }
        }
        return hosts.entrySet().stream()
                .map(host -> host.getValue().figures(host.getKey()))
                .toList();
    }

    private static List<GameResult> cell(MatchupResults matchup, int colour) {
        return matchup.results().stream().filter(game -> game.game() == colour).toList();
    }

    /** Adds the games of one matchup and colour. */
    private static void add(List<GameResult> games, Map<String, Sum> hosts) {
        double mean = games.stream().mapToDouble(GameResult::pointsOfA).average().orElse(0);
        double squares =
                games.stream()
                        .mapToDouble(g -> (g.pointsOfA() - mean) * (g.pointsOfA() - mean))
                        .sum();
        Map<String, List<GameResult>> byHost = new TreeMap<>();
        games.forEach(g -> byHost.computeIfAbsent(g.host(), host -> new ArrayList<>()).add(g));
        byHost.forEach(
                (host, own) -> {
                    Sum sum = hosts.computeIfAbsent(host, name -> new Sum());
                    own.forEach(game -> sum.add(game, mean));
                    if (games.size() > 1) {
                        // The variance of a sum of n games drawn without replacement from N.
                        double n = own.size();
                        double all = games.size();
                        sum.variance += squares / (all - 1) * n * (1 - n / all);
                    }
                });
    }

    private static final class Sum {
        private int games;
        private int faults;
        private double residual;
        private double variance;
        private double simulations;
        private double cpuSeconds;

        void add(GameResult game, double mean) {
            games++;
            faults += game.isFault() ? 1 : 0;
            residual += game.pointsOfA() - mean;
            for (int side = 0; side < 2; side++) {
                double seconds = game.cpuSeconds().get(side);
                if (game.simulations().get(side) > 0 && seconds > 0) {
                    simulations += game.simulations().get(side);
                    cpuSeconds += seconds;
                }
            }
        }

        HostFigures figures(String host) {
            double z = variance > 0 ? residual / Math.sqrt(variance) : Double.NaN;
            double speed = cpuSeconds > 0 ? simulations / cpuSeconds : Double.NaN;
            return new HostFigures(host, games, faults, residual, z, speed);
        }
    }
}
