package moyo.cluster;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Locale;
import java.util.PriorityQueue;
import java.util.stream.IntStream;
import moyo.game.Rng;
import moyo.lab.stats.Decision;
import moyo.lab.stats.Pentanomial;
import moyo.lab.stats.Sprt;
import org.jspecify.annotations.Nullable;

/**
 * Simulates the scheduler: the {@link Ledger} that real runs use, with games of random length on up
 * to 10,000 slots, and a driver that needs time for each result and each wave. It says how busy the
 * driver is, how long slots are idle, and how many games a sequential test wastes: those that are
 * under way when it decides. {@code docs/cluster.md} has the command and the figures.
 */
public final class Simulation {
    private static final double NANOS = 1e9;

    /** The rate of a player that is 10 Elo stronger. */
    private static final double RATE = 1 / (1 + StrictMath.pow(10, -10 / 400.0));

    private final int slots;
    private final Costs costs;
    private final double gameSeconds;
    private final Rng rng;
    private final PriorityQueue<Event> events = new PriorityQueue<>();
    private final ArrayDeque<Integer> handedOut = new ArrayDeque<>();
    private int idle;
    private double driverFree;
    private double driverBusy;
    private double idleSeconds;
    private double idleSince;
    private int waves;

    /** What the driver needs, in seconds: for a result, for a wave, for each pair in a wave. */
    record Costs(double result, double wave, double pair) {}

    /** The end of a game of a pair. */
    private record Event(double time, int pair, int game) implements Comparable<Event> {
        @Override
        public int compareTo(Event other) {
            return Double.compare(time, other.time);
        }
    }

    private Simulation(int slots, Costs costs, double gameSeconds, long seed) {
        this.slots = slots;
        this.costs = costs;
        this.gameSeconds = gameSeconds;
        rng = new Rng(seed);
    }

    /**
     * Prints a line for each number of slots.
     *
     * @param arguments the seconds of a game, and the driver's milliseconds for a result, for a
     *     wave and for a pair of it
     */
    public static void main(String[] arguments) {
        double seconds = argument(arguments, 0, 60);
        Costs costs =
                new Costs(
                        argument(arguments, 1, 2) / 1e3,
                        argument(arguments, 2, 20) / 1e3,
                        argument(arguments, 3, 0.5) / 1e3);
        System.out.println(
                "| slots | games an hour | driver busy | slots idle | waves | pairs a wave |"
                        + " games at the decision | wasted games |");
        System.out.println("|---|---|---|---|---|---|---|---|");
        for (int slots : new int[] {2, 10, 104, 1000, 2000, 5000, 10_000}) {
            int pairs = Math.max(2000, slots * 20);
            String fixed = new Simulation(slots, costs, seconds, 1).play(pairs, null);
            String test =
                    new Simulation(slots, costs, seconds, 1)
                            .play(200_000, new Sprt(0, 10, 0.05, 0.05));
            System.out.printf(Locale.ROOT, "| %,d | %s | %s |%n", slots, fixed, test);
        }
    }

    private static double argument(String[] arguments, int index, double otherwise) {
        return index < arguments.length ? Double.parseDouble(arguments[index]) : otherwise;
    }

    /** Plays all pairs, or until the test decides; the true difference is 10 Elo. */
    private String play(int pairs, @Nullable Sprt sprt) {
        Ledger ledger =
                new Ledger(IntStream.range(0, pairs).mapToObj(pair -> List.of(0, 1)).toList());
        Pentanomial outcomes = Pentanomial.NONE;
        double[] points = new double[pairs];
        int games = 0;
        double now = 0;
        idle = slots;
        handOut(ledger, 0);
        while (!events.isEmpty()) {
            Event event = events.remove();
            now = Math.max(event.time, driverFree);
            driverFree = now + costs.result;
            driverBusy += costs.result;
            games++;
            points[event.pair] += rng.nextDouble() < RATE ? 1 : 0;
            boolean ends = event.game == 1;
            ledger.take(event.pair, event.game, nanos(now));
            if (ends) {
                outcomes = outcomes.plus(points[event.pair]);
                release(event.time);
            }
            if (sprt != null && ends && sprt.decide(outcomes) != Decision.CONTINUE) {
                return "%,d | %,d (%.0f %%)"
                        .formatted(games, slots - idle, 100.0 * (slots - idle) / games);
            }
            handOut(ledger, driverFree);
        }
        double capacity = now * slots;
        return String.format(
                Locale.ROOT,
                "%,.0f | %.1f %% | %.1f %% | %,d | %.1f",
                3600 * games / now,
                100 * driverBusy / now,
                100 * idleSeconds / capacity,
                waves,
                (double) pairs / waves);
    }

    private static long nanos(double seconds) {
        return (long) (seconds * NANOS);
    }

    private void handOut(Ledger ledger, double time) {
        List<Integer> wave = ledger.wave(slots, nanos(time));
        double ready = Math.max(time, driverFree);
        if (!wave.isEmpty()) {
            waves++;
            double cost = costs.wave + wave.size() * costs.pair;
            driverBusy += cost;
            ready += cost;
            driverFree = ready;
            handedOut.addAll(wave);
        }
        while (idle > 0 && !handedOut.isEmpty()) {
            begin(ledger, handedOut.remove(), ready);
        }
    }

    private void begin(Ledger ledger, int pair, double time) {
        count(time);
        idle--;
        ledger.begin(pair, nanos(time));
        double first = time + length();
        events.add(new Event(first, pair, 0));
        events.add(new Event(first + length(), pair, 1));
    }

    private void release(double time) {
        count(time);
        idle++;
    }

    /** Adds up the idle time; events of the driver's queue may come late. */
    private void count(double time) {
        if (time > idleSince) {
            idleSeconds += idle * (time - idleSince);
            idleSince = time;
        }
    }

    /** Uniform between half and one and a half of the mean, as the lengths of games mostly are. */
    private double length() {
        return gameSeconds * (0.5 + rng.nextDouble());
    }
}
