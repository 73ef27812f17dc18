package moyo.app.play;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import moyo.game.Game;
import moyo.session.analysis.AnalysedMove;

/** Writes an analysed move as a line of JSON; win rates are from 0 to 1. */
record AnalysisJson(Game<?> game, double blunder) {
    String line(AnalysedMove move) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("number", move.number());
        line.put("colour", move.isBlack() ? "black" : "white");
        line.put("move", game.moveName(move.move()));
        line.put("blackWinsBefore", round(move.blackBefore()));
        line.put("blackWins", round(move.black()));
        line.put("loss", round(move.loss()));
        line.put("blunder", move.isBlunder(blunder));
        line.put("unsure", move.unsure());
        if (move.unsure()) {
            line.put("blackWinsExpected", round(move.blackExpected()));
        }
        line.put("best", game.moveName(move.best()));
        line.put("bestBlackWins", round(move.blackAfterBest()));
        line.put("line", move.line().stream().map(game::moveName).toList());
        line.put("visits", move.visits());
        line.put("moveVisits", move.moveVisits());
        if (!Double.isNaN(move.score())) {
            line.put("blackScore", round(move.score()));
        }
        try {
            return new ObjectMapper().writeValueAsString(line);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static double round(double number) {
        return Math.round(1e4 * number) / 1e4;
    }
}
