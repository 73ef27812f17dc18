package moyo.go.gtp;

import moyo.game.BadInput;
import moyo.game.Game;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;
import moyo.go.status.LifeAndDeath;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.session.gtp.Interrupts;

/** Commands that request a move. */
final class PlayCommands {
    private final GoGtp gtp;

    PlayCommands(GoGtp gtp) {
        this.gtp = gtp;
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
        int move = gtp.session().choose(colour, Interrupts.of(request));
        return play(colour, move);
    }

    /** Plays a move of the player, unless it resigns, and returns its name. */
    private String play(int colour, int move) {
        gtp.session().playChosen(colour, move);
        return gtp.session().moveName(move);
    }

    private String regGenmove(GtpRequest request) {
        int colour = request.expect(1).colour(0);
        return gtp.session().moveName(gtp.session().think(colour, Interrupts.of(request)));
    }

    private int choose(int colour, GtpRequest request) {
        return gtp.session().choose(colour, Interrupts.of(request));
    }

    /** Ignores unknown keywords, as Gomill requires. */
    private String genmoveEx(GtpRequest request) {
        if (request.count() == 0) {
            request.expect(1);
        }
        int colour = request.colour(0);
        return play(colour, choose(colour, request));
    }

    /** Passes only when no dead stone of the opponent is left on the board. */
    private String genmoveCleanup(GtpRequest request) {
        int colour = request.expect(1).colour(0);
        int move = choose(colour, request);
        return play(colour, move > Game.PASS ? move : capture(colour));
    }

    /**
     * Returns a move at a liberty of the opponent's dead block with the fewest liberties; pass if
     * there is none.
     */
    private int capture(int colour) {
        GoPosition position = gtp.record().positionFor(colour);
        GoBoard board = position.board();
        LifeAndDeath judgement = gtp.judgeByAgreement();
        int enemy = Stone.other(Stone.of(colour));
        int best = Game.PASS;
        int fewest = Integer.MAX_VALUE;
        for (int p : gtp.game().geometry().points()) {
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
        return gtp.thinker().explainLastMove();
    }

    private String describe(GtpRequest request) {
        request.expect(0);
        return "Moyo, player: %s%nseed %d, %s rules"
                .formatted(gtp.thinker().spec(), gtp.thinker().seed(), gtp.game().rules().name());
    }

    private static String nothingToDo(GtpRequest request) throws BadInput {
        request.expect(0);
        return "";
    }
}
