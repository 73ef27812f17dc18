package moyo.web.katago;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.watch.Analyst;
import moyo.search.watch.Snapshot;
import org.jspecify.annotations.Nullable;

/**
 * The search of one turn of a query. It may run in slices, if others wait for its thread; the slice
 * with the most simulations then supplies scores and ownership.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
final class Job<G extends Game<P>, P extends Position<P>> implements Comparable<Job<?, ?>> {
    private static final long SLICE_NANOS = 300_000_000L;
    private static final long GIVE_WAY_MILLIS = 100;

    /** Reports follow each other at this distance, however often they are asked for. */
    private static final double SHORTEST_INTERVAL = 0.02;

    /**
     * What jobs share.
     *
     * @param giveWay whether somebody else waits for a thread
     */
    record Desk(
            PlayerPool pool,
            ScheduledExecutorService timer,
            Limits limits,
            BooleanSupplier giveWay,
            Consumer<Map<String, Object>> out) {}

    private final Desk desk;
    private final Query<G, P> query;
    private final int turn;
    private final long number;
    private volatile boolean terminated;
    private @Nullable StopSignal running;
    private @Nullable Analyst<P> player;
    private int lentIn;
    private P root;
    private Snapshot last = Snapshot.EMPTY;
    private Snapshot longest = Snapshot.EMPTY;
    private long left;
    private double secondsLeft;

    /**
     * @param number jobs of the same priority begin in the order of their numbers
     */
    Job(Desk desk, Query<G, P> query, int turn, long number) {
        this.desk = desk;
        this.query = query;
        this.turn = turn;
        this.number = number;
        root = query.course().kit().game().newPosition();
    }

    String id() {
        return query.id();
    }

    int turn() {
        return turn;
    }

    private long priority() {
        return query.turns().getOrDefault(turn, 0L);
    }

    @Override
    public int compareTo(Job<?, ?> other) {
        int byPriority = Long.compare(other.priority(), priority());
        return byPriority != 0 ? byPriority : Long.compare(number, other.number);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(number);
    }

    /** Ends the search soon; its result so far is the answer. May be called by any thread. */
    synchronized void terminate() {
        terminated = true;
        if (running != null) {
            running.request();
        }
    }

    /**
     * Searches until the end, or until another search wants the thread; returns whether it does.
     */
    boolean search() {
        if (terminated) {
            return false;
        }
        Analyst<P> analyst = player == null ? begin() : player;
        Slice slice = new Slice();
        synchronized (this) {
            if (terminated || root.isOver()) {
                return false;
            }
            running = slice.stop;
        }
        return slice.run(analyst) && !terminated;
    }

    private Analyst<P> begin() {
        setBudget();
        lentIn = desk.pool.epoch();
        Analyst<P> lent = desk.pool.lend(query.course(), turn);
        player = lent;
        root = query.course().root(turn);
        return lent;
    }

    /** The limits of the query replace those of the player. */
    private void setBudget() {
        Wish wish = query.wish();
        left = wish.visits() > 0 ? wish.visits() : Integer.MAX_VALUE;
        secondsLeft = wish.seconds();
        if (wish.visits() == 0 && Double.isInfinite(wish.seconds())) {
            Budget own = desk.pool.spec(query.course()).budget();
            if (own instanceof Budget.Simulations simulations) {
                left = simulations.count();
            } else if (own instanceof Budget.Time time) {
                secondsLeft = seconds(time.limit());
            } else if (own instanceof Budget.Cpu cpu) {
                secondsLeft = seconds(cpu.limit());
            }
        }
        secondsLeft = Math.min(secondsLeft, desk.limits.seconds());
    }

    private static double seconds(Duration limit) {
        return limit.toNanos() / 1e9;
    }

    /** Sends the last answer and gives the player back. */
    void finish() {
        Analyst<P> used = player;
        if (used == null || last.visits() == 0) {
            desk.out.accept(AnswerJson.nothing(id(), turn));
        } else {
            send(last, longest, false);
        }
        if (used != null) {
            desk.pool.giveBack(query.course(), turn, used, lentIn);
        }
    }

    /** Sends the reason why there is no answer; the player is given up. */
    void fail(Throwable reason) {
        Map<String, Object> json = AnswerJson.head(id(), turn, false);
        json.put(
                "error",
                reason instanceof BadInput ? reason.getMessage() : "the search failed: " + reason);
        desk.out.accept(json);
        if (player != null) {
            desk.pool.drop();
        }
    }

    private void send(Snapshot snapshot, Snapshot scores, boolean during) {
        Map<String, Object> json = AnswerJson.head(id(), turn, during);
        AnswerJson.of(query, root).addTo(json, snapshot, scores);
        desk.out.accept(json);
    }

    /** A part of the search without a pause. */
    private final class Slice {
        private final StopSignal stop = new StopSignal();
        private final long start = System.nanoTime();
        private volatile boolean gaveWay;
        private boolean ended;

        /** Returns whether another slice must follow. */
        boolean run(Analyst<P> analyst) {
            Wish wish = query.wish();
            ScheduledFuture<?> looking =
                    every(GIVE_WAY_MILLIS / 1e3, GIVE_WAY_MILLIS / 1e3, this::look);
            ScheduledFuture<?> reports =
                    Double.isInfinite(wish.first())
                            ? looking
                            : every(wish.first(), wish.every(), () -> report(analyst));
            ScheduledFuture<?> end =
                    Double.isInfinite(secondsLeft)
                            ? looking
                            : desk.timer.schedule(
                                    stop::request,
                                    (long) (secondsLeft * 1e9),
                                    TimeUnit.NANOSECONDS);
            analyst.watchOwners(wish.ownership());
            try {
                analyst.analyse(
                        root,
                        wish.forbidden().allowed(root.toMove()),
                        new Budget.AllSimulations((int) Math.min(left, Integer.MAX_VALUE)),
                        stop);
            } finally {
                synchronized (this) {
                    ended = true;
                }
                looking.cancel(false);
                reports.cancel(false);
                end.cancel(false);
                analyst.watchOwners(false);
            }
            return remember(analyst.snapshot());
        }

        private boolean remember(Snapshot snapshot) {
            last = snapshot;
            if (snapshot.simulations() >= longest.simulations()) {
                longest = snapshot;
            }
            left -= snapshot.simulations();
            secondsLeft -= snapshot.seconds();
            boolean proven = !snapshot.moves().isEmpty() && snapshot.moves().get(0).proven();
            return gaveWay && left > 0 && secondsLeft > 0 && !proven;
        }

        private ScheduledFuture<?> every(double first, double interval, Runnable task) {
            double rest = Double.isInfinite(interval) ? first : interval;
            return desk.timer.scheduleWithFixedDelay(
                    task,
                    (long) (Math.max(first, SHORTEST_INTERVAL) * 1e9),
                    (long) (Math.max(rest, SHORTEST_INTERVAL) * 1e9),
                    TimeUnit.NANOSECONDS);
        }

        private void look() {
            if (System.nanoTime() - start > SLICE_NANOS && desk.giveWay.getAsBoolean()) {
                gaveWay = true;
                stop.request();
            }
        }

        private synchronized void report(Analyst<P> analyst) {
            if (ended || stop.isRequested()) {
                return;
            }
            Snapshot snapshot = analyst.snapshot();
            if (snapshot.visits() > 0 && !snapshot.moves().isEmpty()) {
                boolean longer = snapshot.simulations() >= longest.simulations();
                send(snapshot, longer ? snapshot : longest, true);
            }
        }
    }
}
