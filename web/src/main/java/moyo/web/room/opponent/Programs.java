package moyo.web.room.opponent;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import moyo.web.lanes.Lanes;
import moyo.web.part.Engines;
import moyo.web.part.Specs;

/**
 * What the programs that play on a server share.
 *
 * @param lanes the threads of our own players
 * @param outside the threads that wait for outside engines
 */
public record Programs(
        Lanes lanes,
        Specs specs,
        Engines engines,
        ExecutorService outside,
        Roster roster,
        Consumer<String> log) {
    /** Outside engines that think at a time; more wait. */
    private static final int MOST_OUTSIDE = 16;

    private static final long IDLE_SECONDS = 10;

    public Programs(Lanes lanes, Specs specs, Engines engines, Consumer<String> log) {
        this(lanes, specs, engines, waiting(), new Roster(), log);
    }

    private static ExecutorService waiting() {
        AtomicInteger made = new AtomicInteger();
        ThreadPoolExecutor threads =
                new ThreadPoolExecutor(
                        MOST_OUTSIDE,
                        MOST_OUTSIDE,
                        IDLE_SECONDS,
                        TimeUnit.SECONDS,
                        new LinkedBlockingQueue<>(),
                        task -> {
                            Thread thread =
                                    new Thread(task, "moyo-outside-" + made.incrementAndGet());
                            thread.setDaemon(true);
                            return thread;
                        });
        threads.allowCoreThreadTimeOut(true);
        return threads;
    }
}
