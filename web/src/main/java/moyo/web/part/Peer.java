package moyo.web.part;

import java.util.Map;

/** The other end of a socket. All methods may be called by any thread and do not block. */
public interface Peer {
    /** Sends a message as JSON; a socket that does not read for too long is closed. */
    void send(Map<String, Object> message);

    /** Sends a text as it is. */
    void sendText(String text);

    /**
     * Sends a message that makes earlier ones with the same key worthless: one that still waits is
     * replaced, so that a slow reader gets fewer messages and not old ones.
     */
    void sendLatest(String key, Map<String, Object> message);

    /** Closes the socket with a reason. */
    void close(String reason);

    boolean isOpen();
}
