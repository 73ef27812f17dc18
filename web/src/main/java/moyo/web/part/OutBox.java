package moyo.web.part;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import moyo.web.wire.Json;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;

/** Messages on their way to a socket: one is under way, the others wait in bounded memory. */
final class OutBox implements Peer {
    /** Characters that may wait; a reader that is slower is cut off. */
    private static final long MOST_WAITING = 8_000_000;

    private static final int LONGEST_REASON = 100; // a close frame holds 123 bytes

    private final Session session;
    private final Deque<String> waiting = new ArrayDeque<>();
    private final Map<String, String> latest = new LinkedHashMap<>();
    private long characters;
    private boolean sending;
    private boolean closing;
    private String reason = "";

    OutBox(Session session) {
        this.session = session;
    }

    @Override
    public void send(Map<String, Object> message) {
        sendText(Json.write(message));
    }

    @Override
    public void sendText(String text) {
        boolean full;
        synchronized (this) {
            if (closing) {
                return;
            }
            characters += text.length();
            waiting.add(text);
            full = characters > MOST_WAITING;
        }
        if (full) {
            cut();
        } else {
            next(false);
        }
    }

    @Override
    public void sendLatest(String key, Map<String, Object> message) {
        String text = Json.write(message);
        synchronized (this) {
            if (closing) {
                return;
            }
            latest.put(key, text);
        }
        next(false);
    }

    /** Sends the next message unless one is under way. */
    private void next(boolean sent) {
        String text;
        boolean close = false;
        synchronized (this) {
            if (sent) {
                sending = false;
            }
            if (sending) {
                return;
            }
            text = take();
            if (text == null) {
                close = closing;
            }
            sending = text != null;
        }
        if (text != null) {
            session.sendText(text, Callback.from(() -> next(true), failure -> cut()));
        } else if (close) {
            session.close(StatusCode.NORMAL, reason, Callback.NOOP);
        }
    }

    private @Nullable String take() {
        String text = waiting.poll();
        if (text != null) {
            characters -= text.length();
            return text;
        }
        if (latest.isEmpty()) {
            return null;
        }
        String key = latest.keySet().iterator().next();
        return latest.remove(key);
    }

    private void cut() {
        synchronized (this) {
            closing = true;
            waiting.clear();
            latest.clear();
        }
        session.disconnect();
    }

    /** Closes the socket after what waits has been sent. */
    @Override
    public void close(String why) {
        synchronized (this) {
            if (closing) {
                return;
            }
            closing = true;
            latest.clear();
            reason = why.length() > LONGEST_REASON ? why.substring(0, LONGEST_REASON) : why;
        }
        next(false);
    }

    @Override
    public boolean isOpen() {
        synchronized (this) {
            if (closing) {
                return false;
            }
        }
        return session.isOpen();
    }
}
