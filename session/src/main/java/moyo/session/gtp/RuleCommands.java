package moyo.session.gtp;

import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.session.Session;

/** Commands about the rules. */
public final class RuleCommands {
    private final Session<?, ?> session;
    private final Notation notation;

    public RuleCommands(Session<?, ?> session, Notation notation) {
        this.session = session;
        this.notation = notation;
    }

    public void register(GtpEngine engine) {
        engine.add("moyo-why_illegal", "COLOUR MOVE", this::whyIllegal);
    }

    /**
     * Answers why a move is illegal; a move may consist of several arguments, because blanks may
     * follow its commas.
     */
    private String whyIllegal(GtpRequest request) {
        if (request.count() < 2) {
            request.expect(2);
        }
        int colour = notation.colour(request, 0);
        String text = String.join(" ", request.arguments().subList(1, request.count()));
        int move = notation.move(session.game(), text);
        return session.whyIllegal(colour, move).orElse("legal");
    }
}
