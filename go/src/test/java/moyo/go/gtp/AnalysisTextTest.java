package moyo.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import moyo.game.Colour;
import moyo.go.GoGame;
import moyo.go.GoRules;
import moyo.search.Analyst;
import moyo.search.Effort;
import moyo.search.Snapshot;
import moyo.search.Snapshot.MoveInfo;
import org.junit.jupiter.api.Test;

final class AnalysisTextTest {
    private final GoGame game = new GoGame(5, 6.5, GoRules.CHINESE);

    /** A slow start: some playouts have ended, but no move has been tried. */
    @Test
    void reportsNothingBeforeTheFirstMoveWasTried() {
        int move = game.parseMove("C3");
        MoveInfo untried = new MoveInfo(move, 0, 0.5, 1, 0, 0, 0, false, List.of(move), List.of(0));
        Snapshot snapshot =
                new Snapshot(
                        Colour.FIRST,
                        1,
                        1,
                        0.1,
                        0.5,
                        0,
                        0,
                        2,
                        List.of(untried),
                        Collections.nCopies(game.moveCodes(), 1f),
                        Effort.NONE);
        AnalysisWish wish =
                new AnalysisWish(Colour.FIRST, 10, 0, 99, Analyst.ALL_MOVES, true, true, false);
        AnalysisText text = new AnalysisText(game, snapshot, wish);
        assertThat(text.kata()).isEmpty();
        assertThat(text.leela()).isEmpty();
    }
}
