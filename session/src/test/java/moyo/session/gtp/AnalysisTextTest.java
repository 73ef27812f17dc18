package moyo.session.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import moyo.game.Colour;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.search.watch.Analyst;
import moyo.search.watch.Snapshot;
import moyo.search.watch.Snapshot.MoveInfo;
import moyo.session.Toy;
import org.junit.jupiter.api.Test;

/** What clients read of a snapshot. */
final class AnalysisTextTest {
    private static final AnalysisWish WISH =
            new AnalysisWish(Colour.FIRST, 10, 0, 99, Analyst.ALL_MOVES, true, true, true);

    private static Snapshot snapshot(int visits, Counts counts) {
        int move = Toy.move("b2");
        List<Integer> line = List.of(move, Toy.move("a1"));
        MoveInfo tried =
                new MoveInfo(move, visits, 0.75, 0.9, 0.5, 2, 1, false, line, List.of(visits, 1));
        MoveInfo untried = new MoveInfo(8, 0, 0, 0.1, 0, 0, 0, false, List.of(8), List.of(0));
        return new Snapshot(
                Colour.FIRST,
                5,
                5,
                0.1,
                0.5,
                1,
                0,
                2,
                List.of(tried, untried),
                List.of(1f, -1f, 0f, 0f, 0f, 0f, 0f, 0f, 0.5f),
                counts);
    }

    private static AnalysisText text(Snapshot snapshot, AnalysisWish wish) {
        return new AnalysisText(Toy.GAME, List.of(8, 0, 1), snapshot, wish);
    }

    @Test
    void leelasNumbersAreWhole() {
        assertThat(text(snapshot(4, Counts.NONE), WISH).leela())
                .isEqualTo(
                        "info move b2 visits 4 winrate 7500 prior 9000 lcb 5000 order 0 pv b2 a1");
    }

    @Test
    void katasNumbersAreFractionsWithRootVisitsAndOwners() {
        assertThat(text(snapshot(4, Counts.NONE), WISH).kata())
                .isEqualTo(
                        "info move b2 visits 4 utility 0.500000 winrate 0.750000 scoreMean 2.000"
                                + " scoreStdev 1.000 scoreLead 2.000 scoreSelfplay 2.000"
                                + " prior 0.900000 lcb 0.500000 utilityLcb 0.000000 weight 4"
                                + " order 0 pv b2 a1 pvVisits 4 1"
                                + " rootInfo visits 5 utility 0.000000 winrate 0.500000"
                                + " scoreMean 1.000 scoreStdev 0.000 scoreLead 1.000"
                                + " scoreSelfplay 1.000 weight 5"
                                + " ownership 0.500 1.000 -1.000");
    }

    @Test
    void cgosReadsJsonWithASymbolACell() {
        assertThat(text(snapshot(4, Counts.NONE), WISH).cgos())
                .isEqualTo(
                        "{\"winrate\":0.5000,\"score\":1.00,\"visits\":5,\"moves\":["
                                + "{\"move\":\"b2\",\"winrate\":0.7500,\"score\":2.00,"
                                + "\"prior\":0.9000,\"visits\":4,\"pv\":\"a1\"}],"
                                + "\"ownership\":\"v+A\"}");
    }

    @Test
    void untriedMovesAreReportedIfSoManyAreWanted() {
        AnalysisWish two =
                new AnalysisWish(Colour.FIRST, 10, 2, 99, Analyst.ALL_MOVES, false, false, false);
        assertThat(text(snapshot(4, Counts.NONE), two).leela())
                .contains(" info move c3 visits 0 winrate 0 ");
    }

    /** What other programs parse stays as it is. */
    @Test
    void countersOfSpecialPartsAreNotReported() {
        Counter some = Counter.of("looked", "look-ups", "asked");
        Counts counts = Counts.of(some, 8).and(Counter.of("found", "", "").per(some), 1);
        AnalysisText with = text(snapshot(1, counts), WISH);
        AnalysisText without = text(snapshot(1, Counts.NONE), WISH);
        assertThat(with.kata()).isNotEmpty().isEqualTo(without.kata());
        assertThat(with.leela()).isNotEmpty().isEqualTo(without.leela());
        assertThat(with.cgos()).isNotEmpty().isEqualTo(without.cgos());
    }

    /** A slow start: some playouts have ended, but no move has been tried. */
    @Test
    void reportsNothingBeforeTheFirstMoveWasTried() {
        AnalysisText text = text(snapshot(0, Counts.NONE), WISH);
        assertThat(text.kata()).isEmpty();
        assertThat(text.leela()).isEmpty();
    }
}
