package moyo.session.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import moyo.session.Toy;
import moyo.sgf.SgfNode;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

/** What an analysis leaves: table, summary, comments, picture. */
final class ReportTest {
    private final GameLine<TicTacToe, TicTacToe.Board> line =
            Lines.line("PB[Ann]PW[Bob & <Co>]C[club];B[b2]C[good];W[b1];B[c3];W[a1]");
    private final AnalysedMove best = Lines.move(line, 1, 0.55, 0.55, "b2 a1");
    private final AnalysedMove blunder = Lines.move(line, 2, 0.2, 0.45, "c1 a2 a3");
    private final AnalysedMove weak = Lines.move(line, 3, 0.7, 0.8, "a2");
    private final List<AnalysedMove> moves = List.of(best, blunder, weak);

    @Test
    void aLineAMove() {
        ReportTable table = ReportTable.of(line, Lines.SIDES, 15);
        assertThat(table.heading())
                .isEqualTo(" move     Cross wins               loss     best line");
        assertThat(table.line(best))
                .isEqualTo("   1 B b2     55.0 % |######    |     0.0 =   b2 a1");
        assertThat(table.line(blunder))
                .isEqualTo("   2 W b1     80.0 % |########  |    25.0 ??  c1 a2 a3");
        assertThat(table.line(weak)).isEqualTo("   3 B c3     70.0 % |#######   |    10.0     a2");
    }

    @Test
    void theLimitOfBlundersCanBeSet() {
        assertThat(ReportTable.of(line, Lines.SIDES, 9).line(weak)).contains("10.0 ??");
        assertThat(ReportTable.of(line, Lines.SIDES, 26).line(blunder)).doesNotContain("??");
    }

    @Test
    void longNamesOfMovesWidenTheTableAndShortenTheLines() {
        ReportTable table = new ReportTable(Toy.GAME, Lines.SIDES, 12, 15);
        assertThat(table.heading()).startsWith(" move             Cross wins ");
        assertThat(table.line(blunder))
                .isEqualTo("   2 W b1             80.0 % |########  |    25.0 ??  c1 a2");
    }

    @Test
    void sumsUpBothSides() {
        assertThat(new ReportSummary(Toy.GAME, Lines.SIDES, moves, 15).lines())
                .containsExactly(
                        "3 moves; = is the best move, ?? a blunder, ~ unsure",
                        "        moves  mean loss  best move played  blunders  unsure",
                        "Cross       2        5.0           50 %           0       0",
                        "Nought      1       25.0            0 %           1       0",
                        "worst: 2 W b1 (25.0), 3 B c3 (10.0)");
    }

    @Test
    void aSideThatDidNotMoveHasNoMean() {
        Sides sides = new Sides("Black", "White");
        assertThat(new ReportSummary(Toy.GAME, sides, List.of(best), 15).lines())
                .hasSize(4)
                .last()
                .isEqualTo("White       0");
        assertThat(Sides.BLACK_AND_WHITE).isEqualTo(sides);
    }

    @Test
    void aLossThatRoundsToNothingIsNotAmongTheWorst() {
        AnalysedMove nearly = Lines.move(line, 3, 0.6, 0.6004, "a2");
        assertThat(new ReportSummary(Toy.GAME, Lines.SIDES, List.of(nearly), 15).lines())
                .hasSize(4);
    }

    @Test
    void commentsAreAppendedAndBlundersGetABetterLine() {
        new AnnotatedSgf<>(line, Lines.FORMAT, Lines.SIDES, 15).add(moves, "uct");
        List<SgfNode> nodes = line.root().mainLine();
        assertThat(nodes.get(0).value("C").orElse(""))
                .startsWith("club\n\nAnalysed by Moyo (uct). A blunder loses more than 15.0");
        assertThat(nodes.get(1).value("C")).contains("good\n\nCross wins 55.0 %. The best move.");
        assertThat(nodes.get(1).has("BM")).isFalse();
        assertThat(nodes.get(2).value("C"))
                .contains("Cross wins 80.0 % (+25.0): blunder. Better: c1 a2 a3 (55.0 %)");
        assertThat(nodes.get(2).value("BM")).contains("1");
        assertThat(nodes.get(2).value("SBKV")).contains("80.0");
        assertThat(nodes.get(2).value("V")).contains("1.5");
        assertThat(nodes.get(3).value("C"))
                .contains("Cross wins 70.0 % (-10.0). Best: a2 (80.0 %)");
        SgfNode better = nodes.get(1).children().get(1);
        assertThat(better.value("W")).contains("c1");
        assertThat(better.value("C")).contains("Moyo's line instead of b1: Cross wins 55.0 %.");
        assertThat(better.children().get(0).value("B")).contains("a2");
        assertThat(nodes.get(4).has("SBKV")).as("not judged").isFalse();
    }

    @Test
    void whatStandsInANodeStays() {
        GameLine<TicTacToe, TicTacToe.Board> judged = Lines.line(";B[b2]V[7]TE[1]XX[kept];W[a1]");
        AnalysedMove bad = Lines.move(judged, 1, 0.1, 0.9, "a1");
        new AnnotatedSgf<>(judged, Lines.FORMAT, Lines.SIDES, 15).add(List.of(bad), "uct");
        SgfNode node = judged.root().mainLine().get(1);
        assertThat(node.value("V")).contains("7");
        assertThat(node.has("BM")).as("one mark a node").isFalse();
        assertThat(node.value("XX")).contains("kept");
    }

    @Test
    void thePictureNamesPlayersSidesAndBlunders() {
        GameTitle title = GameTitle.of(line.root(), List.of("three in a row"), Lines.SIDES, "uct");
        assertThat(title.players()).isEqualTo("Ann (Cross) – Bob & <Co> (Nought)");
        assertThat(title.details()).isEqualTo("three in a row, judged by uct");
        String svg = new WinRatePlot(Toy.GAME, Lines.SIDES, title, 15).svg(moves);
        assertThat(svg)
                .startsWith("<svg ")
                .endsWith("</svg>\n")
                .contains("Bob &amp; &lt;Co&gt; (Nought)")
                .contains("Cross’s win rate")
                .contains("Nought’s blunders")
                .contains("2 b1 loses 25.0 points; better c1 a2 a3");
    }

    @Test
    void aGameWithoutNamesOrBlundersIsPlain() {
        GameLine<TicTacToe, TicTacToe.Board> unknown = Lines.line("HA[ ]RE[B+R];B[b2]");
        GameTitle title = GameTitle.of(unknown.root(), List.of(), Lines.SIDES, "uct");
        assertThat(title.players()).isEqualTo("Cross’s win rate, move by move");
        assertThat(title.details()).isEqualTo("B+R, judged by uct");
        assertThat(new WinRatePlot(Toy.GAME, Lines.SIDES, title, 15).svg(List.of(best)))
                .doesNotContain("<circle");
    }

    @Test
    void anUnsureMoveIsNoBlunderAndSaysWhy() {
        AnalysedMove unsure = Lines.unsure(line, 2, 0.2, 0.79, "c1 a2 a3");
        assertThat(unsure.isBlunder(15)).isFalse();
        assertThat(ReportTable.of(line, Lines.SIDES, 15).line(unsure))
                .isEqualTo("   2 W b1     80.0 % |########  |    59.0 ~   c1 a2 a3");
        String why =
                "Unsure: the search before the move expected 21.0 % for Cross,"
                        + " the search after it 80.0 %; search more.";
        assertThat(new ReportSummary(Toy.GAME, Lines.SIDES, List.of(best, unsure), 15).lines())
                .containsExactly(
                        "2 moves; = is the best move, ?? a blunder, ~ unsure",
                        "        moves  mean loss  best move played  blunders  unsure",
                        "Cross       1        0.0          100 %           0       0",
                        "Nought      1       59.0            0 %           0       1",
                        "2 W b1: " + why);
        new AnnotatedSgf<>(line, Lines.FORMAT, Lines.SIDES, 15).add(List.of(unsure), "uct");
        SgfNode node = line.root().mainLine().get(2);
        assertThat(node.value("C")).contains("Cross wins 80.0 %. " + why);
        assertThat(node.value("UC")).contains("1");
        assertThat(node.has("BM")).isFalse();
        GameTitle title = GameTitle.of(line.root(), List.of(), Lines.SIDES, "uct");
        assertThat(new WinRatePlot(Toy.GAME, Lines.SIDES, title, 15).svg(List.of(best, unsure)))
                .contains("2 b1. " + why, "unsure: search more")
                .doesNotContain("blunders");
    }

    @Test
    void longNamesOfPlayersAreCut() {
        GameLine<TicTacToe, TicTacToe.Board> named = Lines.line("PB[" + "x".repeat(50) + "];B[b2]");
        assertThat(GameTitle.of(named.root(), List.of(), Lines.SIDES, "me").players())
                .isEqualTo("x".repeat(31) + "… (Cross) – ? (Nought)");
    }

    @Test
    void whatXmlCannotHoldIsAsked() {
        assertThat(SvgText.escape("a\u0001<\"&>\uD83D\uDE00"))
                .isEqualTo("a?&lt;&quot;&amp;&gt;\uD83D\uDE00");
    }
}
