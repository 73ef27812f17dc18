package moyo.go.analysis;

import java.util.List;
import java.util.stream.Stream;
import moyo.go.GoGame;
import moyo.go.GoRecord;
import moyo.go.GoRules;
import moyo.sgf.SgfReader;

/** Games and moves to judge. */
final class Games {
    static final GoGame STANDARD = new GoGame(19, 6.5, GoRules.CHINESE);

    private Games() {}

    static GameLine line(String sgf) {
        return GameLine.read(SgfReader.readText(sgf).get(0), STANDARD);
    }

    /**
     * A move and the better one.
     *
     * @param value of the move for its player
     */
    static AnalysedMove move(
            GameLine line, int number, double value, double bestValue, String best) {
        GoRecord.Move played = line.steps().get(number - 1).move();
        List<Integer> moves = Stream.of(best.split(" ", -1)).map(line.game()::parseMove).toList();
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
                moves);
    }
}
