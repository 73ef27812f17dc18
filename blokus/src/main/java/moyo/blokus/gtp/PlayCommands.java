package moyo.blokus.gtp;

import moyo.game.BadInput;
import moyo.game.Game;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.search.player.Player;

/** The engine moves. */
final class PlayCommands {
    private final BlokusSession session;

    PlayCommands(BlokusSession session) {
        this.session = session;
    }

    void register(GtpEngine engine) {
        engine.add("genmove", "COLOUR", r -> genmove(BlokusSession.onlyColour(r), r));
        engine.add("g", "", r -> genmove(session.record().mover(), r.expect(0)));
        engine.add("reg_genmove", "COLOUR", this::regGenmove);
    }

    /** A pass is said, not played. */
    private String genmove(int colour, GtpRequest request) {
        int move = session.thinkOnTheClock(colour, request);
        if (move > Game.PASS) {
            session.record().play(colour, move, session.thinker().explainLastMove());
        }
        return name(move);
    }

    private String name(int move) {
        return move == Player.RESIGN ? "resign" : session.game().moveName(move);
    }

    /** The same whenever it is asked: the player begins with the seed of the session. */
    private String regGenmove(GtpRequest request) {
        int colour = BlokusSession.onlyColour(request);
        session.thinker().setSeed(session.thinker().seed());
        int move = session.think(colour, request);
        if (move == Game.PASS) {
            throw new BadInput("player failed to generate a move");
        }
        return name(move);
    }
}
