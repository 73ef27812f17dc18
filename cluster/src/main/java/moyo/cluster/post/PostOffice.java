package moyo.cluster.post;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** The driver's mailboxes, by run. Spark creates the plugin that delivers, so they are static. */
public final class PostOffice {
    /** The answer if the run has ended. */
    private static final int[] NOTHING = {};

    private static final Map<Long, Mailbox> BOXES = new ConcurrentHashMap<>();
    private static final AtomicLong LAST = new AtomicLong();

    private PostOffice() {}

    /** Returns the number of a new run. */
    public static long number() {
        return LAST.incrementAndGet();
    }

    /** Opens the mailbox of a run. */
    public static void open(long run, Mailbox mailbox) {
        BOXES.put(run, mailbox);
    }

    /** Closes a mailbox: its tasks are told that nothing more is wanted. */
    public static void close(long run) {
        BOXES.remove(run);
    }

    static Object deliver(Message message) {
        @Nullable Mailbox mailbox = BOXES.get(message.run());
        if (mailbox != null) {
            return mailbox.receive(message);
        }
        if (message instanceof Message.Begin) {
            return NOTHING;
        }
        return false;
    }
}
