package moyo.web.explore;

import io.javalin.config.RoutesConfig;
import moyo.web.part.Site;
import moyo.web.part.Sockets;
import moyo.web.part.WebPart;

/** The socket {@code /api/explore/socket}: one search that the page takes apart. */
public final class ExplorePart implements WebPart {
    private static final int LONGEST_MESSAGE = 100_000;

    private final Site site;
    private final Sockets sockets;
    private final Places places = new Places();

    public ExplorePart(Site site, Sockets sockets) {
        this.site = site;
        this.sockets = sockets;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        sockets.add(
                routes,
                "/api/explore/socket",
                LONGEST_MESSAGE,
                (peer, parameter) -> new ExploreTalk(site, places, peer));
    }
}
