package moyo.session.gtp;

import java.time.Duration;
import java.util.function.Function;
import moyo.gtp.GtpCommand;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.search.clock.StopSignal;
import moyo.search.watch.Snapshot;
import moyo.session.Session;
import moyo.session.Watch;

/**
 * The player thinks while others watch. An analysis goes on until anything arrives on the input; a
 * move that is watched is played in the end like any other.
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

    /** What the computer Go server asks for. */
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
        StopSignal stop = Interrupts.of(request);
        request.send("");
        Watch.Handle watch = watch(request, wish, dialect);
        try {
            session.analyse(wish.colour(), wish.allowed(), stop);
        } finally {
            watch.close();
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
        session.thinker().analyst();
        if (session.record().positionFor(wish.colour()).isOver()) {
            session.record().answerWhenOver(); // fails before the answer begins, if it must
        }
        StopSignal stop = Interrupts.of(request);
        request.send("");
        int move;
        Watch.Handle watch = watch(request, wish, dialect);
        try {
            move = session.choose(wish.colour(), stop);
        } finally {
            watch.close();
        }
        session.playChosen(wish.colour(), move);
        return "play " + session.moveName(move);
    }

    private Watch.Handle watch(
            GtpRequest request, AnalysisWish wish, Function<AnalysisText, String> dialect) {
        return session.watch(
                new Watch(
                        Duration.ofMillis(wish.intervalMillis()),
                        wish.ownership(),
                        snapshot -> send(request, wish, dialect, snapshot)));
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
