package moyo.go.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.session.analysis.AnalysedMove;
import moyo.session.analysis.GameLine;
import moyo.session.analysis.ReportSummary;
import moyo.session.analysis.ReportTable;
import moyo.session.analysis.Sides;
import org.junit.jupiter.api.Test;

final class ReportTest {
    private final GameLine<GoGame, GoPosition> line = Games.line("(;SZ[9];B[ee];W[aa];B[];W[cc])");
    private final AnalysedMove best = Games.move(line, 1, 0.55, 0.55, "E5 C3");
    private final AnalysedMove blunder = Games.move(line, 2, 0.2, 0.45, "C3 G7 C7");
    private final AnalysedMove weak = Games.move(line, 3, 0.7, 0.8, "C3");

    @Test
    void aLineAMove() {
        ReportTable table = new ReportTable(line.game(), Sides.BLACK_AND_WHITE, 4, 15);
        assertThat(table.heading())
                .isEqualTo(" move     Black wins               loss     best line");
        assertThat(table.line(best))
                .isEqualTo("   1 B E5     55.0 % |######    |     0.0 =   E5 C3");
        assertThat(table.line(blunder))
                .isEqualTo("   2 W A9     80.0 % |########  |    25.0 ??  C3 G7 C7");
        assertThat(table.line(weak)).isEqualTo("   3 B pass   70.0 % |#######   |    10.0     C3");
    }

    @Test
    void theLimitOfBlundersCanBeSet() {
        assertThat(new ReportTable(line.game(), Sides.BLACK_AND_WHITE, 4, 9).line(weak))
                .contains("10.0 ??");
        assertThat(new ReportTable(line.game(), Sides.BLACK_AND_WHITE, 4, 26).line(blunder))
                .doesNotContain("??");
    }

    @Test
    void sumsUpBothSides() {
        List<AnalysedMove> moves = List.of(best, blunder, weak);
        assertThat(new ReportSummary(line.game(), Sides.BLACK_AND_WHITE, moves, 15).lines())
                .containsExactly(
                        "3 moves; = is the best move, ?? a blunder",
                        "        moves  mean loss  best move played  blunders",
                        "Black       2        5.0           50 %           0",
                        "White       1       25.0            0 %           1",
                        "worst: 2 W A9 (25.0), 3 B pass (10.0)");
    }

    @Test
    void aSideThatDidNotMoveHasNoMean() {
        List<String> lines =
                new ReportSummary(line.game(), Sides.BLACK_AND_WHITE, List.of(best), 15).lines();
        assertThat(lines).hasSize(4).last().isEqualTo("White       0");
    }

    @Test
    void aLossThatRoundsToNothingIsNotAmongTheWorst() {
        AnalysedMove nearly = Games.move(line, 3, 0.6, 0.6004, "C3");
        assertThat(
                        new ReportSummary(line.game(), Sides.BLACK_AND_WHITE, List.of(nearly), 15)
                                .lines())
                .hasSize(4);
    }
}
