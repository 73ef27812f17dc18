package moyo.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import moyo.game.Colour;
import moyo.go.GoGame;
import moyo.go.GoRules;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.search.watch.Analyst;
import moyo.search.watch.Snapshot;
import moyo.search.watch.Snapshot.MoveInfo;
import org.junit.jupiter.api.Test;

final class AnalysisTextTest {
    private final GoGame game = new GoGame(5, 6.5, GoRules.CHINESE);

    private Snapshot snapshot(int visits, Counts counts) {
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
                counts);
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
        Counter some = Counter.of("looked", "look-ups", "asked");
        Counts counts = Counts.of(some, 8).and(Counter.of("found", "", "").per(some), 1);
        AnalysisText with = text(snapshot(1, counts));
        AnalysisText without = text(snapshot(1, Counts.NONE));
        assertThat(without.graphics()).endsWith("TEXT Black wins 50.0 %, 1 visits, 10 a second");
        assertThat(with.graphics()).isEqualTo(without.graphics() + ", found 12.5 % of looked");
        assertThat(with.kata()).isNotEmpty().isEqualTo(without.kata());
        assertThat(with.leela()).isNotEmpty().isEqualTo(without.leela());
        assertThat(with.cgos()).isNotEmpty().isEqualTo(without.cgos());
    }

    /** A slow start: some playouts have ended, but no move has been tried. */
    @Test
    void reportsNothingBeforeTheFirstMoveWasTried() {
        AnalysisText text = text(snapshot(0, Counts.NONE));
        assertThat(text.kata()).isEmpty();
        assertThat(text.leela()).isEmpty();
    }
}
