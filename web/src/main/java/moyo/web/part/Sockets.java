package moyo.web.part;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsContext;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import moyo.game.BadInput;
import moyo.web.wire.Trace;

/** Opens sockets for conversations, within limits: how many, how large, how often. */
public final class Sockets {
    private static final int PING_SECONDS = 20;
    private static final String END = "the server ends";

    /** A line of a conversation under way. */
    private record Line(OutBox peer, Talk talk, Rate rate) {}

    private final int most;
    private final Consumer<String> log;
    private final Map<String, Line> open = new ConcurrentHashMap<>();
    private volatile boolean closed;

    /**
     * Makes a door for sockets.
     *
     * @param most the number of sockets of one kind that may be open at a time
     */
    public Sockets(int most, Consumer<String> log) {
        this.most = most;
        this.log = log;
    }

    /**
     * Adds a socket to the routes.
     *
     * @param longest the characters of a message; a longer one closes the socket
     */
    public void add(RoutesConfig routes, String path, int longest, Talk.Opening opening) {
        add(routes, path, longest, Rate::ofMessages, opening);
    }

    /**
     * Adds a socket to the routes.
     *
     * @param longest the characters of a message; a longer one closes the socket
     * @param rate makes the limit of the messages of one socket
     */
    public void add(
            RoutesConfig routes,
            String path,
            int longest,
            Supplier<Rate> rate,
            Talk.Opening opening) {
        routes.ws(
                path,
                ws -> {
                    ws.onConnect(context -> begin(context, rate, opening));
                    ws.onMessage(context -> hear(context, context.message(), longest));
                    ws.onBinaryMessage(context -> close(context, "only text is understood"));
                    ws.onError(context -> end(context.sessionId()));
                    ws.onClose(context -> end(context.sessionId()));
                });
    }

    private void begin(WsContext context, Supplier<Rate> rate, Talk.Opening opening) {
        OutBox peer = new OutBox(context.session);
        if (closed) {
            peer.close(END); // not "gone": the page shall come back
            return;
        }
        if (open.size() >= most) {
            refuse(peer, "the server has %d open sockets, the maximum".formatted(most));
            return;
        }
        try {
            Talk talk = opening.begin(peer, context::pathParam);
            open.put(context.sessionId(), new Line(peer, talk, rate.get()));
            context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
            if (closed) {
                close(context, END);
            } else if (!peer.isOpen()) {
                end(context.sessionId());
            }
        } catch (BadInput e) {
            if (closed) {
                peer.close(END);
            } else {
                refuse(peer, String.valueOf(e.getMessage()));
            }
        } catch (RuntimeException | Error e) {
            log.accept("a socket failed: " + Trace.of(e));
            refuse(peer, "internal error");
        }
    }

    private static void refuse(OutBox peer, String reason) {
        peer.send(Map.of("is", "gone", "text", reason));
        peer.close(reason);
    }

    private void hear(WsContext context, String text, int longest) {
        Line line = open.get(context.sessionId());
        if (line == null) {
            return;
        }
        if (text.length() > longest) {
            close(context, "the message is too long");
        } else if (!line.rate.allows(1)) {
            close(context, "too many messages");
        } else {
            try {
                line.talk.hears(text);
            } catch (BadInput e) {
                line.peer.send(Map.of("is", "error", "text", String.valueOf(e.getMessage())));
            } catch (RuntimeException | Error e) {
                log.accept("a message failed: " + Trace.of(e));
                line.peer.send(Map.of("is", "error", "text", "internal error"));
            }
        }
    }

    private void close(WsContext context, String reason) {
        Line line = open.get(context.sessionId());
        if (line != null) {
            line.peer.close(reason);
        }
        end(context.sessionId());
    }

    private void end(String id) {
        Line line = open.remove(id);
        if (line != null) {
            try {
                line.talk.ends();
            } catch (RuntimeException | Error e) {
                log.accept("the end of a socket failed: " + Trace.of(e));
            }
        }
    }

    /** Returns how many sockets are open. */
    public int count() {
        return open.size();
    }

    /** Ends all conversations. */
    public void close() {
        closed = true;
        for (Map.Entry<String, Line> entry : open.entrySet()) {
            entry.getValue().peer.close(END);
            end(entry.getKey());
        }
    }
}
