package moyo.cluster;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import moyo.cluster.node.SyntheticPairs;
import moyo.lab.executor.PairExecutor;
import moyo.lab.executor.PairTask;
import moyo.lab.executor.PlayedGame;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;
import moyo.lab.record.GameResult;
import moyo.lab.record.Json;
import moyo.lab.record.Outcome;

/**
 * Measures the driver alone: tasks that send made-up games at once. Prints for each second the
 * results and the messages that wait. {@code docs/cluster.md} has the command and the figures.
 */
public final class DriverLoad implements PairExecutor.Listener {
    private static final int MOVES = 60;

    private final AtomicInteger results = new AtomicInteger();

    private DriverLoad() {}

    /**
     * Runs the measurement.
     *
     * @param arguments the master, the number of pairs, the microseconds of a game
     */
    public static void main(String[] arguments) throws InterruptedException {
        String master = arguments.length > 0 ? arguments[0] : "local[2]";
        int pairs = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 5000;
        long micros = arguments.length > 2 ? Long.parseLong(arguments[2]) : 0;
        try (SparkCluster cluster =
                SparkCluster.connect(
                        master,
                        facts -> {
                            throw new AssertionError("no game is played");
                        },
                        "none")) {
            new DriverLoad().measure(cluster, pairs, micros);
        }
    }

    private void measure(SparkCluster cluster, int pairs, long micros) throws InterruptedException {
        List<PairTask> tasks = tasks(pairs);
        List<String> games = List.of(game(0), game(1));
        SparkRun run =
                new SparkRun(
                        cluster, tasks, this, number -> new SyntheticPairs(number, games, micros));
        long cpu = ProcessCpu.nanos();
        long start = System.nanoTime();
        Thread meter = new Thread(() -> meter(run), "meter");
        meter.setDaemon(true);
        meter.start();
        run.play();
        double seconds = (System.nanoTime() - start) / 1e9;
        double cpuMillis = (ProcessCpu.nanos() - cpu) / 1e6;
        System.out.printf(
                Locale.ROOT,
                "%d results of %d bytes in %.1f s: %.0f a second; %.2f ms of CPU time each, with"
                        + " the tasks%n",
                results.get(),
                games.get(0).length(),
                seconds,
                results.get() / seconds,
                cpuMillis / results.get());
    }

    private void meter(SparkRun run) {
        int before = 0;
        try {
            for (int second = 1; ; second++) {
                TimeUnit.SECONDS.sleep(1);
                int now = results.get();
                System.out.printf(
                        Locale.ROOT,
                        "%3d s: %5d results, %4d messages wait%n",
                        second,
                        now - before,
                        run.waiting());
                before = now;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static List<PairTask> tasks(int pairs) {
        var conditions =
                new PairTask.Conditions("load", Map.of("name", "none"), MatchRules.STANDARD);
        Entrant a = new Entrant("a", "nobody");
        Entrant b = new Entrant("b", "nobody");
        List<PairTask> tasks = new ArrayList<>();
        for (int pair = 0; pair < pairs; pair++) {
            tasks.add(
                    new PairTask(conditions, "a vs b", pair, a, b, pair, List.of(), List.of(0, 1)));
        }
        return tasks;
    }

    /** A game as long as one of Go on 9x9. */
    private static String game(int number) {
        List<String> moves = Collections.nCopies(MOVES, "E5");
        GameResult result =
                new GameResult(
                        "load",
                        "a vs b",
                        0,
                        number,
                        "nobody",
                        "nobody",
                        1,
                        Outcome.FIRST,
                        "score",
                        1,
                        MOVES,
                        0,
                        moves,
                        List.of(1000L, 1000L),
                        List.of(MOVES / 2, MOVES / 2),
                        List.of(1.0, 1.0),
                        List.of(1.0, 1.0),
                        List.of(1.0, 1.0),
                        List.of(),
                        Map.of(),
                        List.of(),
                        "",
                        "host",
                        "none",
                        "2026-01-01T00:00:00Z");
        return Json.line(new PlayedGame(result, String.join(" ", moves)));
    }

    @Override
    public void finished(PlayedGame game) {
        results.incrementAndGet();
    }

    @Override
    public void warn(String sentence) {
        System.out.println(sentence);
    }
}
