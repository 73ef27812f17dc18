package moyo.web.guard;

import io.javalin.config.JavalinConfig;
import io.javalin.http.HttpResponseException;
import java.time.Duration;
import java.util.function.Consumer;
import moyo.game.BadInput;
import moyo.web.wire.Trace;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** Puts the guard, the headers and the limits around a server. */
public final class Fence {
    /** Characters of a frame. */
    public static final int LONGEST_FRAME = 262_144;

    private static final int MOST_CONNECTIONS = 500;
    private static final int MOST_THREADS = 64;
    private static final int LEAST_THREADS = 8;
    private static final int HEADER_BYTES = 8_192;
    private static final int BODY_BYTES = 2_000_000;
    private static final int IDLE_MILLIS = 30_000;
    private static final Duration SOCKET_IDLE = Duration.ofSeconds(90);

    private Fence() {}

    /**
     * Configures a server that has not started.
     *
     * @param log receives internal errors, which the other side does not see
     */
    public static void around(JavalinConfig config, Guard guard, Consumer<String> log) {
        QueuedThreadPool pool = new QueuedThreadPool(MOST_THREADS, LEAST_THREADS);
        pool.setName("moyo-web");
        pool.setDaemon(true);
        config.jetty.threadPool = pool;
        config.http.maxRequestSize = BODY_BYTES;
        config.jetty.modifyServer(
                server -> {
                    server.addBean(new NetworkConnectionLimit(MOST_CONNECTIONS, server));
                    server.setErrorHandler(new PlainErrors());
                    server.setStopTimeout(0); // the parts have ended what was under way
                });
        config.jetty.modifyServletContextHandler(
                handler -> {
                    handler.setErrorHandler(new PlainErrors());
                    handler.setSessionHandler(forgetful());
                });
        config.jetty.modifyHttpConfiguration(Fence::limit);
        config.jetty.modifyWebSocketServletFactory(
                factory -> {
                    factory.setMaxTextMessageSize(LONGEST_FRAME);
                    factory.setMaxFrameSize(LONGEST_FRAME);
                    factory.setMaxBinaryMessageSize(1_024);
                    factory.setIdleTimeout(SOCKET_IDLE);
                });
        config.routes.before(context -> guard.lets(context, false));
        config.routes.wsBeforeUpgrade(context -> guard.lets(context, true));
        config.routes.exception(
                BadInput.class,
                (e, context) -> Errors.answer(context, 400, String.valueOf(e.getMessage())));
        config.routes.exception(
                HttpResponseException.class,
                (e, context) ->
                        Errors.answer(context, e.getStatus(), String.valueOf(e.getMessage())));
        config.routes.exception(
                Exception.class,
                (e, context) -> {
                    log.accept("a request failed: " + Trace.of(e));
                    Errors.answer(context, 500, "internal error");
                });
    }

    /** Javalin begins a session for each socket; nothing needs it, so none is kept. */
    private static SessionHandler forgetful() {
        SessionHandler sessions = new SessionHandler();
        NullSessionCache none = new NullSessionCache(sessions);
        none.setSessionDataStore(new NullSessionDataStore());
        sessions.setSessionCache(none);
        sessions.setUsingCookies(false);
        return sessions;
    }

    private static void limit(HttpConfiguration http) {
        http.setRequestHeaderSize(HEADER_BYTES);
        http.setIdleTimeout(IDLE_MILLIS);
        http.setSendServerVersion(false);
        http.setSendXPoweredBy(false);
        http.addCustomizer(
                (Request request, org.eclipse.jetty.http.HttpFields.Mutable headers) -> {
                    Headers.ALL.forEach(headers::put);
                    return request;
                });
    }
}
