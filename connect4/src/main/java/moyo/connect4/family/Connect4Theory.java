package moyo.connect4.family;

import java.util.List;
import java.util.function.Consumer;
import moyo.connect4.Connect4Game;
import moyo.connect4.Connect4Position;
import moyo.connect4.net.Connect4Exam;
import moyo.connect4.net.SolvedPositions;
import moyo.net.exam.Exam;
import moyo.net.exam.Theory;
import moyo.search.player.PlayerSpec;

/** Solved positions of Connect Four. */
record Connect4Theory(Connect4Game game) implements Theory {
    /** Plays the games of which half of the positions is taken. */
    private static final String PLAYER = "uct playouts=100 tree-nodes=10000";

    @Override
    public String about() {
        return "Solved positions of 8 to 30 stones, half of them after random moves, half from games of '%s'. A perfect move keeps the win, the draw or the loss; in each position at least one legal move does not."
                .formatted(PLAYER);
    }

    @Override
    public Exam exam() {
        return Connect4Exam.read();
    }

    @Override
    public Exam exam(List<String> lines) {
        return Connect4Exam.read(lines);
    }

    @Override
    public void draw(int count, long seed, Consumer<String> lines) {
        PlayerSpec<Connect4Game, Connect4Position> spec = Connect4Players.ALL.parse(PLAYER);
        lines.accept(
                "# %d positions of 8 to 30 stones, drawn with seed %d: after random moves and from games of '%s' in turn."
                        .formatted(count, seed, PLAYER));
        lines.accept(
                "# In each at least one legal move loses value; see Connect4Exam for the form.");
        new SolvedPositions(spec.make(game, seed), spec.budget(), seed).draw(count, lines);
    }
}
