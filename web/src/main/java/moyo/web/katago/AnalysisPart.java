package moyo.web.katago;

import io.javalin.config.RoutesConfig;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.player.PlayerSpec;
import moyo.session.GameKit;
import moyo.web.guard.Fence;
import moyo.web.part.Peer;
import moyo.web.part.Rate;
import moyo.web.part.Site;
import moyo.web.part.Sockets;
import moyo.web.part.Talk;
import moyo.web.part.WebPart;

/**
 * The socket {@code /analysis}: KataGo's JSON analysis protocol for programs such as KaTrain. The
 * default player of each board analyses.
 */
public final class AnalysisPart implements WebPart {
    private static final int MOST_TALKS = 8;
    private static final int SEARCHES = 2;
    private static final int TREE_NODES = 500_000;
    private static final int MOST_WAITING = 5_000;
    private static final double LONGEST_SECONDS = 3_600;
    private static final long SEED = 1;

    /** A client asks for all moves of a game at once. */
    private static final int QUERIES_AT_ONCE = 2_000;

    private static final int QUERIES_PER_SECOND = 60;

    private final Site site;
    private final Sockets sockets;
    private int talks;

    public AnalysisPart(Site site, Sockets sockets) {
        this.site = site;
        this.sockets = sockets;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        sockets.add(
                routes,
                "/analysis",
                Fence.LONGEST_FRAME,
                () -> new Rate(QUERIES_AT_ONCE, QUERIES_PER_SECOND, System::nanoTime),
                (peer, parameter) -> begin(peer));
    }

    private synchronized Talk begin(Peer peer) {
        if (talks >= MOST_TALKS) {
            throw new BadInput(
                    "%d programs analyse on this server, the maximum".formatted(MOST_TALKS));
        }
        AnalysisEngine engine =
                new AnalysisEngine(
                        site.games(),
                        View.BLACK,
                        new Standard(),
                        site.lanes(),
                        new Limits(SEARCHES, TREE_NODES, MOST_WAITING, LONGEST_SECONDS),
                        SEED,
                        site.version(),
                        peer::sendText);
        talks++;
        return new Conversation(engine);
    }

    private synchronized void ended() {
        talks--;
    }

    /** The default player of each board, within the limits of the page. */
    private final class Standard implements Players {
        @Override
        public <G extends Game<P>, P extends Position<P>> PlayerSpec<G, P> of(GameKit<G, P> kit) {
            return site.specs().parse(kit, kit.standardPlayer()).withTreeNodes(TREE_NODES);
        }
    }

    /** One socket. */
    private final class Conversation implements Talk {
        private final AnalysisEngine engine;

        Conversation(AnalysisEngine engine) {
            this.engine = engine;
        }

        @Override
        public void hears(String text) {
            engine.hears(text);
        }

        @Override
        public void ends() {
            engine.close();
            ended();
        }
    }
}
