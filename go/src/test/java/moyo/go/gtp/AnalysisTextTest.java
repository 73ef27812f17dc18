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

    private Snapshot snapshot(int visits, Effort effort) {
        int move = game.parseMove("C3");
        MoveInfo info =
                new MoveInfo(move, visits, 0.5, 1, 0, 0, 0, false, List.of(move), List.of(visits));
        return new Snapshot(
                Colour.FIRST,
                1,
                1,
                0.1,
                0.5,
                0,
                0,
                2,
                List.of(info),
                Collections.nCopies(game.moveCodes(), 1f),
                effort);
    }

    private AnalysisText text(Snapshot snapshot) {
        return new AnalysisText(
                game,
                snapshot,
                new AnalysisWish(Colour.FIRST, 10, 0, 99, Analyst.ALL_MOVES, true, true, false));
    }

    /** Only where words are: what other programs parse stays as it is. */
    @Test
    void graphicsTellWhatAMemoryWasGoodFor() {
        Effort effort = new Effort(10, 900, 4, 240, 1, 2, 8, 1, 5, 1);
        AnalysisText with = text(snapshot(1, effort));
        AnalysisText without = text(snapshot(1, Effort.NONE));
        assertThat(without.graphics()).endsWith("TEXT Black wins 50.0 %, 1 visits, 10 a second");
        assertThat(with.graphics())
                .isEqualTo(
                        without.graphics()
                                + ", 25.0 % cut short, 60.0 moves a playout, 12.5 % of look-ups hit");
        assertThat(with.kata()).isNotEmpty().isEqualTo(without.kata());
        assertThat(with.leela()).isNotEmpty().isEqualTo(without.leela());
        assertThat(with.cgos()).isNotEmpty().isEqualTo(without.cgos());
    }

    /** A slow start: some playouts have ended, but no move has been tried. */
    @Test
    void reportsNothingBeforeTheFirstMoveWasTried() {
        AnalysisText text = text(snapshot(0, Effort.NONE));
        assertThat(text.kata()).isEmpty();
        assertThat(text.leela()).isEmpty();
    }
}
