package moyo.session;

import java.util.function.BooleanSupplier;
import moyo.testkit.TicTacToe;

/** Sessions of tic-tac-toe, and patience. */
public final class Toy {
    public static final TicTacToe GAME = new TicTacToe();
    public static final TicTacToeKit KIT = new TicTacToeKit(GAME);
    private static final long LIMIT_NANOS = 30_000_000_000L;

    private Toy() {}

    public static Session<TicTacToe, TicTacToe.Board> session(String player) {
        return new Session<>(KIT, KIT.players().parse(player), 1);
    }

    public static int move(String name) {
        return GAME.parseMove(name);
    }

    /** Plays moves in turn. */
    public static void play(Session<TicTacToe, TicTacToe.Board> session, String... moves) {
        for (String move : moves) {
            session.play(session.record().mover(), move(move));
        }
    }

    /** Waits until something is so; not for ever. */
    public static void await(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + LIMIT_NANOS;
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("waited in vain until " + what);
            }
            Thread.onSpinWait();
        }
    }
}
