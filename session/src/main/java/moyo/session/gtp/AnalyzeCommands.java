package moyo.session.gtp;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import moyo.game.BadInput;
import moyo.gtp.GtpCommand;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.search.clock.StopSignal;
import moyo.search.watch.Snapshot;
import moyo.session.Session;
import moyo.session.Watch;

/**
 * Analysis commands. An analysis runs until the next line of input; {@code genmove_analyze}
 * commands also play the move at the end.
 */
public final class AnalyzeCommands {
    private final Session<?, ?> session;
    private final Notation notation;

    public AnalyzeCommands(Session<?, ?> session, Notation notation) {
        this.session = session;
        this.notation = notation;
    }

    public void register(GtpEngine engine) {
        String usage =
                "[COLOUR] [CENTISECONDS] [interval|minmoves|maxmoves N]"
                        + " [avoid|allow COLOUR MOVE%sMOVE%s... DEPTH]"
                                .formatted(notation.separator(), notation.separator());
        String kata = usage + " [rootInfo|ownership|pvVisits true]";
        engine.add(new GtpCommand("lz-analyze", usage, r -> analyse(r, AnalysisText::leela), true));
        engine.add(new GtpCommand("kata-analyze", kata, r -> analyse(r, AnalysisText::kata), true));
        engine.add("lz-genmove_analyze", usage, r -> genmove(r, AnalysisText::leela));
        engine.add("kata-genmove_analyze", kata, r -> genmove(r, AnalysisText::kata));
    }

    /** The command of the computer Go server CGOS. */
    public void registerCgos(GtpEngine engine) {
        engine.add("cgos-genmove_analyze", "COLOUR", this::cgosGenmove);
    }

    private AnalysisWish wish(GtpRequest request) {
        return AnalysisWish.read(request, notation, session.game(), session.record().mover());
    }

    private String analyse(GtpRequest request, Function<AnalysisText, String> dialect) {
        AnalysisWish wish = wish(request);
        session.thinker().analyst();
        session.rootToAnalyse(wish.colour());
        report(
                request,
                wish,
                dialect,
                stop -> session.analyse(wish.colour(), wish.allowed(), stop));
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
        session.thinker().analyst();
        if (session.record().positionFor(wish.colour()).isOver()) {
            session.record()
                    .answerWhenOver(); // throws an exception before the answer begins, if necessary
        }
        int[] move = new int[1];
        report(request, wish, dialect, stop -> move[0] = session.choose(wish.colour(), stop));
        session.playChosen(wish.colour(), move[0]);
        return "play " + session.moveName(move[0]);
    }

    /**
     * Runs a search in a thread of its own and sends its snapshots, at intervals and at the end, in
     * the thread of the command.
     */
    private void report(
            GtpRequest request,
            AnalysisWish wish,
            Function<AnalysisText, String> dialect,
            Consumer<StopSignal> thought) {
        StopSignal stop = Interrupts.of(request);
        request.send("");
        BlockingQueue<Optional<Snapshot>> news = new LinkedBlockingQueue<>();
        Watch watch =
                new Watch(
                        Duration.ofMillis(wish.intervalMillis()),
                        wish.ownership(),
                        snapshot -> {
                            news.clear(); // a slow reader gets the latest snapshot
                            news.add(Optional.of(snapshot));
                        });
        Watch.Handle handle = session.watch(watch);
        try {
            CompletableFuture<Void> search =
                    CompletableFuture.runAsync(() -> thought.accept(stop), AnalyzeCommands::start)
                            .whenComplete((nothing, failure) -> news.add(Optional.empty()));
            for (Optional<Snapshot> next = take(news); next.isPresent(); next = take(news)) {
                send(request, wish, dialect, next.get());
            }
            stop.request(); // the search has ended, unless this thread was interrupted
            join(search);
        } finally {
            stop.request(); // the client may have closed the connection
            handle.close();
        }
    }

    private static void start(Runnable work) {
        Thread thread = new Thread(work, "moyo-analysis");
        thread.setDaemon(true);
        thread.start();
    }

    private static Optional<Snapshot> take(BlockingQueue<Optional<Snapshot>> news) {
        try {
            return news.take();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private static void join(CompletableFuture<Void> search) {
        try {
            search.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof BadInput refusal) {
                throw refusal;
            }
            throw new IllegalStateException("the search failed", e.getCause());
        }
    }

    private void send(
            GtpRequest request,
            AnalysisWish wish,
            Function<AnalysisText, String> dialect,
            Snapshot snapshot) {
        AnalysisText text = new AnalysisText(session.game(), notation.cells(), snapshot, wish);
        String line = dialect.apply(text);
        if (!line.isEmpty() && snapshot.visits() > 0 && !snapshot.moves().isEmpty()) {
            request.send(line);
        }
    }
}
