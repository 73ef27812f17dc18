package moyo.web;

import io.javalin.Javalin;
import io.javalin.util.JavalinBindException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import moyo.game.BadInput;
import moyo.session.GameList;
import moyo.web.guard.Fence;
import moyo.web.guard.Guard;
import moyo.web.lanes.Lanes;
import moyo.web.part.Engines;
import moyo.web.part.Site;
import moyo.web.part.Sockets;
import moyo.web.part.Specs;
import moyo.web.part.WebPart;
import moyo.web.room.RoomPart;
import moyo.web.wire.Trace;

/** The server of the page; runs until it is closed. */
public final class WebServer implements AutoCloseable {
    private static final int MOST_SOCKETS = 200;

    /** The libraries' logs, which would say when they start; held so that the level stays. */
    private static final List<Logger> LOGS =
            List.of(Logger.getLogger("org.eclipse.jetty"), Logger.getLogger("io.javalin"));

    private final Javalin javalin;
    private final Sockets sockets;
    private final List<WebPart> parts;
    private final Lanes lanes;
    private final WebOptions options;

    private WebServer(WebOptions options, GameList games) {
        LOGS.forEach(log -> log.setLevel(Level.WARNING));
        this.options = options;
        boolean loopback = isLoopback(options.host());
        if (!loopback && options.token() == null) {
            throw new BadInput("host '%s' needs a token".formatted(options.host()));
        }
        lanes =
                new Lanes(
                        options.threads(),
                        e -> options.log().accept("a search failed: " + Trace.of(e)));
        sockets = new Sockets(MOST_SOCKETS, options.log());
        Specs specs = new Specs();
        Engines engines = engines(options, games);
        Site site =
                new Site(
                        games,
                        lanes,
                        specs,
                        engines,
                        RoomPart.games(options.dir(), games, lanes, specs, engines, options.log()),
                        options.runs(),
                        options.version(),
                        options.log());
        parts = Parts.of(site, sockets);
        Guard guard = new Guard(options.host(), loopback, options.token());
        javalin =
                Javalin.create(
                        config -> {
                            config.startup.showJavalinBanner = false;
                            config.startup.showOldJavalinVersionWarning = false;
                            config.startup.startupWatcherEnabled = false;
                            config.jetty.host = options.host();
                            config.jetty.port = options.port();
                            Fence.around(config, guard, options.log());
                            parts.forEach(part -> part.addTo(config.routes));
                        });
    }

    private static Engines engines(WebOptions options, GameList games) {
        Path file = options.engines();
        return file == null ? Engines.NONE : Engines.read(file, games);
    }

    /**
     * Starts a server.
     *
     * @throws BadInput if the port is taken, the host unknown, or the engines' file wrong
     */
    public static WebServer start(WebOptions options, GameList games) {
        WebServer server = new WebServer(options, games);
        try {
            server.javalin.start();
            return server;
        } catch (JavalinBindException e) {
            server.close();
            throw new BadInput(
                    "cannot listen on %s port %d: %s; another program may use it, --port chooses another"
                            .formatted(options.host(), options.port(), reason(e)),
                    e);
        }
    }

    private static String reason(Throwable e) {
        Throwable cause = e.getCause() == null ? e : e.getCause();
        return String.valueOf(cause.getMessage());
    }

    /**
     * Returns whether a host is reached from this machine only.
     *
     * @throws BadInput if it is unknown
     */
    public static boolean isLoopback(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException e) {
            throw new BadInput("unknown host '%s'".formatted(host), e);
        }
    }

    public int port() {
        return javalin.port();
    }

    /** Returns the address to open in a browser. */
    public String address() {
        String reachable = OwnAddress.of(options.host());
        String host = reachable.contains(":") ? "[" + reachable + "]" : reachable;
        String address = "http://%s:%d/".formatted(host, port());
        return options.token() == null ? address : address + "?token=" + options.token();
    }

    @Override
    public void close() {
        sockets.close();
        parts.forEach(WebPart::close);
        lanes.close();
        javalin.stop();
    }
}
