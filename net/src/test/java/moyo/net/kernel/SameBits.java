package moyo.net.kernel;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.StringJoiner;
import moyo.net.Boards;
import moyo.net.TicTacToeLessons;
import moyo.net.player.ZeroPlayer;
import moyo.net.weights.Architecture;
import moyo.net.weights.RandomWeights;
import moyo.search.Search;
import moyo.search.clock.Budget;
import moyo.search.player.Settings;
import moyo.testkit.TicTacToe;

/**
 * Prints the kernel of this virtual machine, hashes of the bits that networks compute with it from
 * fixed rows, and the moves and values of a game of {@code zero} against itself.
 */
public final class SameBits {
    private static final int ROWS = 60;
    private static final Budget BUDGET = new Budget.Simulations(100);

    private SameBits() {}

    public static void main(String[] args) {
        results().forEach(System.out::println);
    }

    /** The lines: the kernel, and what must be the same everywhere. */
    static List<String> results() {
        Architecture wide = new Architecture("a", 1, 8, 3, 2, true, 48, 3);
        Architecture narrow = new Architecture("b", 1, 3, 0, 40, false, 20, 1);
        return List.of(
                new Inference(network(wide), 9, 9).kernel(),
                "%08x %08x".formatted(bits(wide, 9, 9), bits(narrow, 6, 7)),
                game());
    }

    private static Network network(Architecture architecture) {
        return new Network(RandomWeights.of(architecture, 5));
    }

    private static int bits(Architecture architecture, int height, int width) {
        Inference inference = new Inference(network(architecture), height, width);
        Random random = new Random(6);
        int hash = 0;
        for (int i = 0; i < ROWS; i++) {
            inference.evaluate(RandomRows.row(architecture, height * width, random), 0);
            hash = 31 * hash + Arrays.hashCode(inference.logits());
            hash = 31 * hash + Arrays.hashCode(inference.owners());
            hash = 31 * hash + Float.floatToIntBits(inference.valueLogit());
            hash = 31 * hash + Float.floatToIntBits(inference.score());
        }
        return hash;
    }

    private static String game() {
        Search<TicTacToe.Board> player =
                ZeroPlayer.make(
                        Boards.GAME,
                        new TicTacToeLessons(),
                        network(new Architecture("tictactoe", 1, 2, 1, 1, false, 16, 3)),
                        Optional.empty(),
                        Settings.defaults(ZeroPlayer.settings()).with("tree-nodes=20000"),
                        7);
        TicTacToe.Board board = Boards.GAME.newPosition();
        StringJoiner moves = new StringJoiner(" ");
        while (!board.isOver()) {
            int move = player.chooseMove(board, BUDGET);
            long value = Double.doubleToLongBits(player.lastValue());
            moves.add("%s:%x".formatted(Boards.GAME.moveName(move), value));
            board.play(move);
        }
        return moves.toString();
    }
}
