package moyo.web;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A socket to a {@link TestServer}; keeps what it hears until it is asked for. */
public final class TestSocket implements AutoCloseable, WebSocket.Listener {
    private static final long PATIENCE_SECONDS = 60;

    private final StringBuilder partial = new StringBuilder();
    private final List<JsonNode> heard = new ArrayList<>();
    private @Nullable WebSocket socket;
    private @Nullable String ended;

    private final Consumer<JsonNode> listener;

    private TestSocket(Consumer<JsonNode> listener) {
        this.listener = listener;
    }

    /**
     * @param listener is called with each message before it is kept, in a thread of the client
     */
    static TestSocket to(HttpClient client, URI address, Consumer<JsonNode> listener) {
        TestSocket made = new TestSocket(listener);
        made.socket = client.newWebSocketBuilder().buildAsync(address, made).join();
        return made;
    }

    /** Sends an object. */
    public void send(Object message) {
        sendText(TestServer.write(message));
    }

    /** Sends a text as it is. */
    public void sendText(String text) {
        WebSocket to = socket;
        if (to == null) {
            throw new IllegalStateException("not open");
        }
        CompletableFuture<WebSocket> sent = to.sendText(text, true);
        sent.join();
    }

    /** Waits for a message with this value of {@code is}; it and all before it are taken. */
    public JsonNode next(String is) {
        return next(is, message -> message.path("is").asText().equals(is));
    }

    /** Waits for a message; it and all before it are taken. */
    public synchronized JsonNode next(String what, Predicate<JsonNode> wanted) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        int from = 0;
        while (true) {
            for (int i = from; i < heard.size(); i++) {
                JsonNode message = heard.get(i);
                if (wanted.test(message)) {
                    heard.subList(0, i + 1).clear();
                    return message;
                }
            }
            from = heard.size();
            long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
            if (ended != null || left <= 0) {
                throw new AssertionError(
                        "no %s; %s; heard %s"
                                .formatted(what, ended == null ? "open" : ended, heard));
            }
            pause(left);
        }
    }

    /** Waits until the other side has closed the socket and returns its reason. */
    public synchronized String awaitEnd() {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (ended == null) {
            long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
            if (left <= 0) {
                throw new AssertionError("still open; heard " + heard);
            }
            pause(left);
        }
        return ended;
    }

    @SuppressWarnings("WaitNotInLoop") // its callers loop
    private void pause(long millis) {
        try {
            wait(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
        partial.append(text);
        if (last) {
            JsonNode message = TestServer.read(partial.toString());
            partial.setLength(0);
            listener.accept(message);
            synchronized (this) {
                heard.add(message);
                notifyAll();
            }
        }
        from.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        end(reason);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        end("lost: " + error);
    }

    private synchronized void end(String reason) {
        ended = reason;
        notifyAll();
    }

    /** Closes the socket without a farewell, as a lost connection does. */
    public void drop() {
        WebSocket to = socket;
        if (to != null) {
            to.abort();
        }
    }

    @Override
    public void close() {
        drop();
    }
}
