package moyo.lab.report.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import moyo.lab.record.GameResult;
import moyo.lab.record.Outcome;
import org.junit.jupiter.api.Test;

final class HostFiguresTest {
    /** Games 0 of n pairs, of which the first player wins the first few. */
    private static List<GameResult> games(String host, int from, int n, int won) {
        List<GameResult> games = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Outcome outcome = i < won ? Outcome.FIRST : Outcome.SECOND;
            games.add(at(host, SampleRuns.game(from + i, 0, outcome)));
        }
        return games;
    }

    private static GameResult at(String host, GameResult r) {
        return new GameResult(
                r.run(),
                r.matchup(),
                r.pair(),
                r.game(),
                r.first(),
                r.second(),
                r.seed(),
                r.result(),
                r.reason(),
                r.score(),
                r.plies(),
                r.openingPlies(),
                r.moves(),
                r.simulations(),
                r.thoughts(),
                r.cpuSeconds(),
                r.seconds(),
                r.longestMove(),
                r.counts(),
                r.counters(),
                r.timedCpuSeconds(),
                r.detail(),
                host,
                r.commit(),
                r.when());
    }

    private static List<HostFigures> of(List<GameResult> good, List<GameResult> other) {
        List<GameResult> all = new ArrayList<>(good);
        all.addAll(other);
        return HostFigures.of(List.of(new MatchupResults("a", "b", all)));
    }

    @Test
    void hostsThatAreAlikeHaveSmallResiduals() {
        List<HostFigures> hosts = of(games("n1", 0, 40, 20), games("n2", 40, 40, 21));
        assertThat(hosts).extracting(HostFigures::host).containsExactly("n1", "n2");
        assertThat(hosts).noneMatch(HostFigures::isSuspicious);
        assertThat(hosts.get(0).residual()).isCloseTo(-0.5, within(1e-9));
        assertThat(hosts.get(1).residual()).isCloseTo(0.5, within(1e-9));
    }

    /** 40 games, 2 of 20 and 18 of 20: hypergeometric, variance 20·20·20·20 / (40²·39). */
    @Test
    void aHostThatLosesTooOftenIsSeen() {
        List<HostFigures> hosts = of(games("bad", 0, 20, 2), games("good", 20, 20, 18));
        assertThat(hosts.get(0).z()).isCloseTo(-8 / Math.sqrt(160000 / 62400.0), within(1e-9));
        assertThat(hosts).allMatch(HostFigures::isSuspicious);
    }

    @Test
    void aSingleHostHasNoResidual() {
        List<HostFigures> hosts = of(games("n1", 0, 10, 5), List.of());
        assertThat(hosts.get(0).z()).isNaN();
        assertThat(hosts.get(0).isSuspicious()).isFalse();
    }
}
