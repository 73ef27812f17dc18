package moyo.testkit;

import java.util.Locale;
import moyo.game.BadInput;
import moyo.game.Game;

/** The contract accepts names of moves from one cell to another, such as {@code A1B2}. */
final class FromToNamesTest extends GameContract<TicTacToe.Board> {
    /** Tic-tac-toe whose marks all come from A1. */
    private static final class FromA1 implements Game<TicTacToe.Board> {
        private static final String FROM = "A1";
        private final TicTacToe game = new TicTacToe();

        @Override
        public String name() {
            return "from-a1";
        }

        @Override
        public TicTacToe.Board newPosition() {
            return game.newPosition();
        }

        @Override
        public int moveCodes() {
            return game.moveCodes();
        }

        @Override
        public int longestGame() {
            return game.longestGame();
        }

        @Override
        public String moveName(int move) {
            return FROM + game.moveName(move);
        }

        @Override
        public int parseMove(String text) {
            if (!text.toUpperCase(Locale.ROOT).startsWith(FROM)) {
                throw new BadInput("'%s' does not begin with %s".formatted(text, FROM));
            }
            try {
                return game.parseMove(text.substring(FROM.length()));
            } catch (BadInput e) {
                throw new BadInput("'%s' is no move".formatted(text), e);
            }
        }
    }

    @Override
    protected Game<TicTacToe.Board> game() {
        return new FromA1();
    }

    @Override
    protected Reference reference() {
        return new TicTacToeTest.Naive();
    }
}
