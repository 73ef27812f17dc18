package moyo.web.room.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.StopSignal;
import moyo.search.watch.Analyst;
import moyo.session.GameKit;
import moyo.session.Session;
import moyo.session.Watch;
import moyo.web.TestServer;
import moyo.web.wire.Json;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Measures what a page that watches a search costs it: simulations per second of CPU time of the
 * search and its watch, with and without a watch that writes the messages of the page; the median
 * of 15 interleaved pairs of searches of one second. Run by hand: {@code mvn -pl web test
 * -Dtest=WatchCostTest -Dmeasure=true}
 *
 * <p>On two cores with a load of 5 to 8:
 *
 * <pre>
 *                       watched / unwatched   share of the watch
 * Go 9x9, uct           0.990                 0.6 %
 * the same with owners  0.988                 0.6 %
 * Go 19x19, uct         0.989                 0.9 %
 * Connect Four, uct     1.004                 0.3 %
 * </pre>
 *
 * Players that search in threads of their own, such as {@code zero}, are not measured by this.
 */
@EnabledIfSystemProperty(named = "measure", matches = "true")
final class WatchCostTest {
    private static final int PAIRS = 15;
    private static final int WARM_UP = 3;
    private static final int MESSAGES = 2_000;
    private static final double LEAST = 0.97;

    /** The share of the watch in the CPU time of each watched search. */
    private final List<Double> shares = new ArrayList<>();

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

    @ParameterizedTest
    @CsvSource({
        "go, 9, uct, false",
        "go, 9, uct, true",
        "go, 19, uct, false",
        "connect4, 0, uct, false"
    })
    void aWatchedSearchKeepsItsSpeed(String game, int size, String player, boolean owners) {
        Map<String, String> board = size == 0 ? Map.of() : Map.of("size", String.valueOf(size));
        GameKit<?, ?> kit = TestServer.GAMES.of(game, board);
        measure(kit, player + " tree-nodes=1000000", owners);
    }

    private <G extends Game<P>, P extends Position<P>> void measure(
            GameKit<G, P> kit, String player, boolean owners) {
        Session<G, P> session = new Session<>(kit, kit.players().parse(player), 1);
        for (int i = 0; i < WARM_UP; i++) {
            speed(session, owners, true);
            speed(session, owners, false);
        }
        write(session, owners); // a server that runs for a while has compiled this
        long start = threads.getCurrentThreadCpuTime();
        write(session, owners);
        double millis = (threads.getCurrentThreadCpuTime() - start) / 1e6 / MESSAGES;
        shares.clear();
        List<Double> ratios = new ArrayList<>();
        for (int i = 0; i < PAIRS; i++) {
            boolean first = i % 2 == 0;
            double one = speed(session, owners, first);
            double other = speed(session, owners, !first);
            ratios.add(first ? one / other : other / one);
        }
        ratios.sort(null);
        shares.sort(null);
        System.out.printf(
                "%s, %s%s: watched/unwatched %.3f (median), %.3f to %.3f of %d pairs;"
                        + " share of the watch %.1f %%, a message in a row of others %.2f ms%n",
                kit.levels().where(),
                player,
                owners ? " with owners" : "",
                ratios.get(PAIRS / 2),
                ratios.get(0),
                ratios.get(PAIRS - 1),
                PAIRS,
                100 * shares.get(PAIRS / 2),
                millis);
        assertThat(ratios.get(PAIRS / 2)).isGreaterThan(LEAST);
    }

    private static <G extends Game<P>, P extends Position<P>> void write(
            Session<G, P> session, boolean owners) {
        P root = session.rootToAnalyse(0);
        for (int i = 0; i < MESSAGES; i++) {
            Json.write(SearchJson.of(session.kit(), root, session.snapshot(), owners));
        }
    }

    /** Returns the simulations per second of CPU time of a search of a second. */
    private <G extends Game<P>, P extends Position<P>> double speed(
            Session<G, P> session, boolean owners, boolean watched) {
        GameKit<G, P> kit = session.kit();
        StopSignal stop = new StopSignal();
        P root = session.rootToAnalyse(0);
        AtomicLong watching = new AtomicLong();
        AtomicInteger looks = new AtomicInteger();
        Watch watch =
                new Watch(
                        Analysis.INTERVAL,
                        owners,
                        seen -> {
                            if (looks.incrementAndGet() % 2 == 1) { // as an analysis does
                                Json.write(SearchJson.of(kit, root, seen, owners));
                            }
                            watching.set(threads.getCurrentThreadCpuTime());
                        });
        Watch.Handle handle = watched ? session.watch(watch) : () -> {};
        long start = threads.getCurrentThreadCpuTime();
        CompletableFuture.delayedExecutor(1, TimeUnit.SECONDS).execute(stop::request);
        session.analyse(0, Analyst.ALL_MOVES, stop);
        long spent = threads.getCurrentThreadCpuTime() - start + watching.get();
        handle.close();
        if (watched) {
            shares.add(watching.get() / (double) spent);
        }
        return session.snapshot().visits() * 1e9 / spent;
    }
}
