package moyo.go.gtp;

import java.time.Duration;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.search.watch.Snapshot;
import moyo.session.Watch;
import org.jspecify.annotations.Nullable;

/** Writes graphics of a running search to the error stream for GoGui, if switched on. */
final class LiveGraphics {
    private static final Duration INTERVAL = Duration.ofMillis(500);

    private final GoGtp gtp;
    private Watch.@Nullable Handle watch;

    LiveGraphics(GoGtp gtp) {
        this.gtp = gtp;
    }

    void register(GtpEngine engine) {
        engine.add("moyo-live", "[live-graphics 0|1]", this::live);
        engine.add("moyo-search", "", this::lastSearch);
    }

    /** Shows or sets the switch in the format of GoGui's parameter dialog. */
    private String live(GtpRequest request) {
        request.expect(0, 2);
        if (request.count() == 0) {
            return "[bool] live-graphics " + (watch == null ? 0 : 1);
        }
        if (request.count() != 2 || !request.text(0).equals("live-graphics")) {
            throw request.syntax(request.text(0), "live-graphics and 0 or 1");
        }
        boolean wanted = request.integer(1, 0, 1) == 1;
        if (watch != null) {
            watch.close();
        }
        watch = wanted ? gtp.session().watch(new Watch(INTERVAL, false, this::paint)) : null;
        return "";
    }

    /** Returns the graphics of the last search. */
    private String lastSearch(GtpRequest request) {
        request.expect(0);
        return graphics(gtp.thinker().analyst().snapshot());
    }

    private String graphics(Snapshot snapshot) {
        return new GraphicsText(gtp.game(), snapshot).graphics();
    }

    private void paint(Snapshot snapshot) {
        System.err.print("gogui-gfx:\n" + graphics(snapshot) + "\n\n");
    }
}
