package moyo.blokus.gtp;

import moyo.game.BadInput;
import moyo.game.Game;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.session.Session;
import moyo.session.gtp.Interrupts;

/** Commands that request a move. */
final class PlayCommands {
    private final Session<?, ?> session;

    PlayCommands(Session<?, ?> session) {
        this.session = session;
    }

    void register(GtpEngine engine) {
        engine.add("genmove", "COLOUR", r -> genmove(BlokusGtp.onlyColour(r), r));
        engine.add("g", "", r -> genmove(session.record().mover(), r.expect(0)));
        engine.add("reg_genmove", "COLOUR", this::regGenmove);
    }

    /** Answers {@code pass} without recording it. */
    private String genmove(int colour, GtpRequest request) {
        int move = session.choose(colour, Interrupts.of(request));
        session.playChosen(colour, move);
        return session.moveName(move);
    }

    /** Returns the same move at every call: the player is reset to the seed of the session. */
    private String regGenmove(GtpRequest request) {
        int colour = BlokusGtp.onlyColour(request);
        session.thinker().setSeed(session.thinker().seed());
        int move = session.think(colour, Interrupts.of(request));
        if (move == Game.PASS) {
            throw new BadInput("player failed to generate a move");
        }
        return session.moveName(move);
    }
}
