package moyo.go.gtp;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import moyo.game.BadInput;
import moyo.go.GoPosition;
import moyo.gtp.GtpCommand;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.watch.Analyst;
import moyo.search.watch.Snapshot;
import org.jspecify.annotations.Nullable;

/**
 * The player thinks while others watch. An analysis goes on until anything arrives on the input; a
 * move that is watched is played in the end like any other.
 */
final class AnalyzeCommands {
    private static final String USAGE =
            "[COLOUR] [CENTISECONDS] [interval|minmoves|maxmoves N]"
                    + " [avoid|allow COLOUR POINT,POINT,... DEPTH]";
    private static final String KATA_USAGE = USAGE + " [rootInfo|ownership|pvVisits true]";

    private static final long FOR_EVER = Long.MAX_VALUE;

    private final GoSession session;

    AnalyzeCommands(GoSession session) {
        this.session = session;
    }

    void register(GtpEngine engine) {
        engine.add(new GtpCommand("lz-analyze", USAGE, r -> analyse(r, AnalysisText::leela), true));
        engine.add(
                new GtpCommand(
                        "kata-analyze", KATA_USAGE, r -> analyse(r, AnalysisText::kata), true));
        engine.add("lz-genmove_analyze", USAGE, r -> genmove(r, AnalysisText::leela));
        engine.add("kata-genmove_analyze", KATA_USAGE, r -> genmove(r, AnalysisText::kata));
        engine.add("cgos-genmove_analyze", "COLOUR", this::cgosGenmove);
    }

    private AnalysisWish wish(GtpRequest request) {
        return AnalysisWish.read(request, session.game(), session.record().position().toMove());
    }

    private String analyse(GtpRequest request, Function<AnalysisText, String> dialect) {
        AnalysisWish wish = wish(request);
        Analyst<GoPosition> analyst = session.thinker().analyst();
        GoPosition root = session.record().positionFor(wish.colour());
        StopSignal stop = new StopSignal();
        CountDownLatch interrupted = new CountDownLatch(1);
        request.onInterrupt(
                () -> {
                    stop.request();
                    interrupted.countDown();
                });
        Runnable thought =
                () -> {
                    analyst.analyse(root, wish.allowed(), new Budget.UntilStopped(), stop);
                    await(interrupted, FOR_EVER); // a proof ends the search, not the command
                };
        request.send("");
        analyst.watchOwners(wish.ownership());
        try {
            report(
                    request,
                    wish,
                    dialect,
                    () -> {
                        LiveGraphics.Drawing drawing = session.graphics().begin();
                        try {
                            thought.run();
                        } finally {
                            drawing.close();
                        }
                    });
        } finally {
            analyst.watchOwners(false);
        }
        return "";
    }

    private String genmove(GtpRequest request, Function<AnalysisText, String> dialect) {
        return genmove(request, wish(request), dialect);
    }

    private String cgosGenmove(GtpRequest request) {
        int colour = request.expect(1).colour(0);
        return genmove(request, AnalysisWish.atTheEnd(colour), AnalysisText::cgos);
    }

    private String genmove(
            GtpRequest request, AnalysisWish wish, Function<AnalysisText, String> dialect) {
        Analyst<GoPosition> analyst = session.thinker().analyst();
        StopSignal stop = new StopSignal();
        request.onInterrupt(stop::request);
        request.send("");
        int[] move = new int[1];
        analyst.watchOwners(wish.ownership());
        try {
            report(
                    request,
                    wish,
                    dialect,
                    () -> {
                        long start = System.nanoTime();
                        move[0] = session.think(wish.colour(), stop);
                        session.chosen(wish.colour(), move[0], start);
                    });
        } finally {
            analyst.watchOwners(false);
        }
        return "play " + PlayCommands.play(session, wish.colour(), move[0]);
    }

    /**
     * Runs a thought in a thread of its own and sends what it knows, now and then and at the end.
     */
    private void report(
            GtpRequest request,
            AnalysisWish wish,
            Function<AnalysisText, String> dialect,
            Runnable thought) {
        CountDownLatch done = new CountDownLatch(1);
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        Thread thinker =
                new Thread(
                        () -> {
                            try {
                                thought.run();
                            } catch (RuntimeException | Error e) {
                                failure.set(e);
                            } finally {
                                done.countDown();
                            }
                        },
                        "moyo-analysis");
        thinker.setDaemon(true);
        thinker.start();
        while (!await(done, wish.intervalMillis())) {
            send(request, wish, dialect);
        }
        Throwable thrown = failure.get();
        if (thrown instanceof BadInput e) {
            throw e;
        } else if (thrown != null) {
            throw new IllegalStateException("the search failed", thrown);
        }
        send(request, wish, dialect);
    }

    private static boolean await(CountDownLatch done, long millis) {
        try {
            return done.await(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    private void send(
            GtpRequest request, AnalysisWish wish, Function<AnalysisText, String> dialect) {
        Snapshot snapshot = session.thinker().analyst().snapshot();
        String line = dialect.apply(new AnalysisText(session.game(), snapshot, wish));
        if (!line.isEmpty() && snapshot.visits() > 0 && !snapshot.moves().isEmpty()) {
            request.send(line);
        }
    }
}
