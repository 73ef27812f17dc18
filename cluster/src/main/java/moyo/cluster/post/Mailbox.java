package moyo.cluster.post;

/** Receives the messages about one run at the driver. */
@FunctionalInterface
public interface Mailbox {
    /** Returns the answer; must not block. */
    Object receive(Message message);
}
