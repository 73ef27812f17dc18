package moyo.cluster.post;

import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.spark.api.plugin.PluginContext;
import org.jspecify.annotations.Nullable;

/** A node's connection to the driver; one for each executor process. */
public final class Post {
    private static volatile @Nullable PluginContext context;
    private static final CopyOnWriteArrayList<Runnable> AT_THE_END = new CopyOnWriteArrayList<>();

    private Post() {}

    static void open(PluginContext opened) {
        context = opened;
    }

    static void close() {
        context = null;
        AT_THE_END.forEach(Runnable::run);
    }

    /** Runs an action when the executor ends in an orderly way. */
    public static void atTheEnd(Runnable action) {
        AT_THE_END.add(action);
    }

    /** Returns the driver's answer; empty if the driver cannot be reached. */
    public static Optional<Object> ask(Message message) {
        PluginContext open = context;
        if (open == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(open.ask(message));
        } catch (Exception e) {
            if (e instanceof InterruptedException) {
                Thread.currentThread().interrupt();
            }
            return Optional.empty();
        }
    }
}
