package moyo.session.analysis;

import java.util.List;
import java.util.stream.Stream;
import moyo.session.Toy;
import moyo.session.record.RecordFormat;
import moyo.sgf.SgfReader;
import moyo.testkit.TicTacToe;

/** Games of tic-tac-toe, and moves to judge. */
final class Lines {
    static final RecordFormat<TicTacToe, TicTacToe.Board> FORMAT = Toy.KIT.format();
    static final Sides SIDES = new Sides("Cross", "Nought");

    private Lines() {}

    /** A game by the rest of its tree behind GM. */
    static GameLine<TicTacToe, TicTacToe.Board> line(String rest) {
        return GameLine.read(SgfReader.readText("(;GM[tic-tac-toe]" + rest + ")").get(0), FORMAT);
    }

    /**
     * A move and the better one.
     *
     * @param value of the move for its player
     */
    static AnalysedMove move(
            GameLine<TicTacToe, TicTacToe.Board> line,
            int number,
            double value,
            double bestValue,
            String best) {
        GameLine.Step<TicTacToe.Board> played = line.steps().get(number - 1);
        List<Integer> moves = Stream.of(best.split(" ", -1)).map(Toy::move).toList();
        return new AnalysedMove(
                number,
                played.colour(),
                played.move(),
                bestValue,
                value,
                1.5,
                100,
                10,
                moves.get(0),
                bestValue,
                moves,
                value,
                false);
    }

    /**
     * A move whose value the search before it did not expect.
     *
     * @param expected the value for its player by the search before it
     */
    static AnalysedMove unsure(
            GameLine<TicTacToe, TicTacToe.Board> line,
            int number,
            double value,
            double expected,
            String best) {
        AnalysedMove sure = move(line, number, value, expected, best);
        return new AnalysedMove(
                number,
                sure.colour(),
                sure.move(),
                sure.before(),
                value,
                sure.score(),
                sure.visits(),
                sure.moveVisits(),
                sure.best(),
                sure.bestValue(),
                sure.line(),
                expected,
                true);
    }
}
