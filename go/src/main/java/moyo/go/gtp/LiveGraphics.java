package moyo.go.gtp;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import moyo.go.GoPosition;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.search.watch.Analyst;
import moyo.search.watch.Snapshot;

/** Lets GoGui draw a search while it runs: graphics on the error stream, if somebody wants them. */
final class LiveGraphics {
    private static final long INTERVAL_MILLIS = 500;

    private final GoSession session;
    private boolean wanted;

    LiveGraphics(GoSession session) {
        this.session = session;
    }

    void register(GtpEngine engine) {
        engine.add("moyo-live", "[live-graphics 0|1]", this::live);
        engine.add("moyo-search", "", this::lastSearch);
    }

    /** As GoGui's parameter dialog wants it. */
    private String live(GtpRequest request) {
        request.expect(0, 2);
        if (request.count() == 0) {
            return "[bool] live-graphics " + (wanted ? 1 : 0);
        }
        if (request.count() != 2 || !request.text(0).equals("live-graphics")) {
            throw request.syntax(request.text(0), "live-graphics and 0 or 1");
        }
        wanted = request.integer(1, 0, 1) == 1;
        return "";
    }

    /** The last search as GoGui draws it. */
    private String lastSearch(GtpRequest request) {
        request.expect(0);
        return graphics(session.thinker().analyst());
    }

    private String graphics(Analyst<GoPosition> analyst) {
        Snapshot snapshot = analyst.snapshot();
        AnalysisWish wish = AnalysisWish.everything(snapshot.toMove());
        return new AnalysisText(session.game(), snapshot, wish).graphics();
    }

    /** Draws what the player thinks until it is closed. */
    interface Drawing extends AutoCloseable {
        @Override
        void close();
    }

    /** Begins to draw, if somebody wants to see it. */
    Drawing begin() {
        if (!wanted || !(session.thinker().player() instanceof Analyst)) {
            return () -> {};
        }
        Analyst<GoPosition> analyst = session.thinker().analyst();
        CountDownLatch done = new CountDownLatch(1);
        Thread painter = new Thread(() -> paint(analyst, done), "moyo-graphics");
        painter.setDaemon(true);
        painter.start();
        return () -> {
            done.countDown();
            awaitEnd(painter);
        };
    }

    /** Soon; the last picture must not run into the next command, which may change the game. */
    private static void awaitEnd(Thread painter) {
        try {
            painter.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void paint(Analyst<GoPosition> analyst, CountDownLatch done) {
        boolean ended;
        do {
            try {
                ended = done.await(INTERVAL_MILLIS, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                return;
            }
            System.err.print("gogui-gfx:\n" + graphics(analyst) + "\n\n");
        } while (!ended);
    }
}
