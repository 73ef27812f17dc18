package moyo.go.analysis;

import java.util.List;
import java.util.stream.Stream;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.family.GoKit;
import moyo.session.analysis.AnalysedMove;
import moyo.session.analysis.GameLine;
import moyo.session.analysis.GameTitle;
import moyo.session.analysis.Sides;
import moyo.session.record.RecordFormat;
import moyo.sgf.SgfReader;

/** Games and moves to judge. */
final class Games {
    static final GoGame STANDARD = new GoGame(19, 6.5, GoRules.CHINESE);

    static final RecordFormat<GoGame, GoPosition> FORMAT = new GoKit(STANDARD).format();

    private Games() {}

    static GameTitle title(GameLine<GoGame, GoPosition> line, String analyst) {
        return GameTitle.of(
                line.root(), FORMAT.details(line.game()), Sides.BLACK_AND_WHITE, analyst);
    }

    static GameLine<GoGame, GoPosition> line(String sgf) {
        return GameLine.read(SgfReader.readText(sgf).get(0), FORMAT);
    }

    /**
     * A move and the better one.
     *
     * @param value of the move for its player
     */
    static AnalysedMove move(
            GameLine<GoGame, GoPosition> line,
            int number,
            double value,
            double bestValue,
            String best) {
        GameLine.Step<GoPosition> played = line.steps().get(number - 1);
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
                moves,
                value,
                false);
    }
}
