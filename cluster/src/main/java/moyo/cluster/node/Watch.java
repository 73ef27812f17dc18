package moyo.cluster.node;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import moyo.lab.executor.PairPlayer;
import org.apache.spark.TaskContext;

/**
 * Ends the games of tasks that Spark has cancelled. A search does not notice the interruption of
 * its thread, so a thread of its own looks at the tasks.
 */
final class Watch {
    private static final long MILLIS = 20;
    private static final Map<TaskContext, PairPlayer> PLAYING = new ConcurrentHashMap<>();
    private static final ScheduledExecutorService THREAD =
            Executors.newSingleThreadScheduledExecutor(Watch::thread);

    static {
        var unused =
                THREAD.scheduleWithFixedDelay(Watch::look, MILLIS, MILLIS, TimeUnit.MILLISECONDS);
    }

    private Watch() {}

    private static Thread thread(Runnable task) {
        Thread thread = new Thread(task, "moyo-watch");
        thread.setDaemon(true);
        return thread;
    }

    static void begin(TaskContext task, PairPlayer player) {
        PLAYING.put(task, player);
    }

    static void end(TaskContext task) {
        PLAYING.remove(task);
    }

    private static void look() {
        PLAYING.forEach(
                (task, player) -> {
                    if (task.isInterrupted()) {
                        cancel(player);
                    }
                });
    }

    /** An exception would end the repetitions, and no later game would be ended. */
    private static void cancel(PairPlayer player) {
        try {
            player.cancel();
        } catch (RuntimeException e) {
            System.err.println("moyo: " + e);
        }
    }
}
