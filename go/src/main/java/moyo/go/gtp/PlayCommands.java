package moyo.go.gtp;

import moyo.game.BadInput;
import moyo.game.Game;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;
import moyo.go.status.LifeAndDeath;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.search.player.Player;

/** The engine moves. */
final class PlayCommands {
    private final GoSession session;

    PlayCommands(GoSession session) {
        this.session = session;
    }

    void register(GtpEngine engine) {
        engine.add("genmove", "COLOUR", this::genmove);
        engine.add("reg_genmove", "COLOUR", this::regGenmove);
        engine.add("kgs-genmove_cleanup", "COLOUR", this::genmoveCleanup);
        engine.add("gomill-genmove_ex", "COLOUR [KEYWORD]...", this::genmoveEx);
        engine.add("gomill-explain_last_move", "", this::explain);
        engine.add("gomill-describe_engine", "", this::describe);
        engine.add("stop", "", PlayCommands::nothingToDo);
        engine.add("clear_cache", "", PlayCommands::nothingToDo);
    }

    private String genmove(GtpRequest request) {
        int colour = request.expect(1).colour(0);
        long start = System.nanoTime();
        int move = session.think(colour, GoSession.stopOf(request));
        session.chosen(colour, move, start);
        return play(session, colour, move);
    }

    /** Puts a move of the player on the board, unless it resigns; how it is written. */
    static String play(GoSession session, int colour, int move) {
        if (move != Player.RESIGN) {
            session.record().play(colour, move, session.thinker().explainLastMove());
        }
        return name(session, move);
    }

    private static String name(GoSession session, int move) {
        return move == Player.RESIGN ? "resign" : session.game().moveName(move);
    }

    private String regGenmove(GtpRequest request) {
        int colour = request.expect(1).colour(0);
        return name(session, session.think(colour, GoSession.stopOf(request)));
    }

    private int think(int colour, GtpRequest request) {
        long start = System.nanoTime();
        int move = session.think(colour, GoSession.stopOf(request));
        session.chosen(colour, move, start);
        return move;
    }

    /** Unknown keywords are to be ignored. */
    private String genmoveEx(GtpRequest request) {
        if (request.count() == 0) {
            request.expect(1);
        }
        int colour = request.colour(0);
        return play(session, colour, think(colour, request));
    }

    /** Passes only when no dead stone of the enemy is left on the board. */
    private String genmoveCleanup(GtpRequest request) {
        int colour = request.expect(1).colour(0);
        int move = think(colour, request);
        return play(session, colour, move > Game.PASS ? move : capture(colour));
    }

    /** A move against the dead enemy block with the fewest liberties; pass if there is none. */
    private int capture(int colour) {
        GoPosition position = session.record().positionFor(colour);
        GoBoard board = position.board();
        LifeAndDeath judgement = session.judgeByAgreement();
        int enemy = Stone.other(Stone.of(colour));
        int best = Game.PASS;
        int fewest = Integer.MAX_VALUE;
        for (int p : session.game().geometry().points()) {
            int b = board.block(p);
            if (board.stone(p) != enemy
                    || !judgement.isDead(p)
                    || board.libertyCount(b) >= fewest) {
                continue;
            }
            for (int q = board.nextLiberty(b, 0); q != 0; q = board.nextLiberty(b, q)) {
                if (position.isSensible(q)) {
                    best = q;
                    fewest = board.libertyCount(b);
                }
            }
        }
        return best;
    }

    private String explain(GtpRequest request) {
        request.expect(0);
        return session.thinker().explainLastMove();
    }

    private String describe(GtpRequest request) {
        request.expect(0);
        return "Moyo, player: %s%nseed %d, %s rules"
                .formatted(
                        session.thinker().spec(),
                        session.thinker().seed(),
                        session.game().rules().name());
    }

    private static String nothingToDo(GtpRequest request) throws BadInput {
        request.expect(0);
        return "";
    }
}
