package moyo.go.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.session.analysis.AnalysedMove;
import moyo.session.analysis.AnnotatedSgf;
import moyo.session.analysis.GameLine;
import moyo.session.analysis.Sides;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfReader;
import moyo.sgf.SgfWriter;
import org.junit.jupiter.api.Test;

final class AnnotatedSgfTest {
    private static final String GAME =
            "(;GM[1]FF[4]SZ[9]C[A \\[fine\\] game]XX[kept];B[ee]C[hm: \\\\o/]LB[ee:a\\:b]"
                    + "(;W[aa]BL[3](;B[cc])(;B[gg]C[or here]))(;W[cc];B[gc]))";

    /** Through text, as a file would be. */
    private static SgfNode annotate(String sgf, int number, double value, double bestValue) {
        GameLine<GoGame, GoPosition> line = Games.line(sgf);
        AnalysedMove move = Games.move(line, number, value, bestValue, "G7 C7 pass");
        new AnnotatedSgf<>(line, Games.FORMAT, Sides.BLACK_AND_WHITE, 15)
                .add(List.of(move), "fuego-style");
        SgfNode again = SgfReader.readText(SgfWriter.write(line.root())).get(0);
        assertThat(again.sameTree(line.root())).as("reads back as it was written").isTrue();
        return again;
    }

    @Test
    void commentsAreAppended() {
        SgfNode root = annotate(GAME, 1, 0.5, 0.55);
        assertThat(root.value("C"))
                .contains(
                        "A [fine] game\n\nAnalysed by Moyo (fuego-style)."
                                + " A blunder loses more than 15.0 points of win rate.");
        assertThat(root.mainLine().get(1).value("C"))
                .contains("hm: \\o/\n\nBlack wins 50.0 % (-5.0). Best: G7 C7 pass (55.0 %)");
    }

    @Test
    void aBlunderIsMarkedAndGetsTheBetterLineAfterTheOthers() {
        SgfNode first = annotate(GAME, 2, 0.3, 0.5).mainLine().get(1);
        assertThat(first.children()).hasSize(3);
        SgfNode played = first.children().get(0);
        assertThat(played.value("W")).contains("aa");
        assertThat(played.value("BM")).contains("1");
        assertThat(played.value("SBKV")).contains("70.0");
        assertThat(played.value("V")).contains("1.5");
        assertThat(played.value("C"))
                .contains("Black wins 70.0 % (+20.0): blunder. Better: G7 C7 pass (50.0 %)");
        List<SgfNode> better = first.children().get(2).mainLine();
        assertThat(better.stream().map(SgfNode::toString))
                .containsExactly(
                        ";W[gc]C[Moyo's line instead of A9: Black wins 50.0 %.]", ";B[cc]", ";W[]");
    }

    @Test
    void everythingElseStays() {
        SgfNode root = annotate(GAME, 2, 0.3, 0.5);
        assertThat(root.value("XX")).contains("kept");
        SgfNode first = root.mainLine().get(1);
        assertThat(first.toString()).isEqualTo(";B[ee]C[hm: \\\\o/]LB[ee:a\\:b]");
        assertThat(first.children().get(0).value("BL")).contains("3");
        assertThat(first.children().get(0).children().get(1).toString())
                .isEqualTo(";B[gg]C[or here]");
        assertThat(first.children().get(1).children().get(0).toString()).isEqualTo(";B[gc]");
    }

    @Test
    void theBestMoveIsCalledThat() {
        SgfNode node = annotate("(;SZ[9];B[gc])", 1, 0.6, 0.6).mainLine().get(1);
        assertThat(node.value("C")).contains("Black wins 60.0 %. The best move.");
        assertThat(node.has("BM")).isFalse();
    }

    @Test
    void somebodyElsesScoreAndMarkStay() {
        SgfNode node = annotate("(;SZ[9];B[aa]V[7]TE[1])", 1, 0.1, 0.6).mainLine().get(1);
        assertThat(node.value("V")).contains("7");
        assertThat(node.has("BM")).isFalse();
    }

    @Test
    void noLineBesideANodeThatDoesMoreThanOneMove() {
        SgfNode root = annotate("(;SZ[9];AB[cc]B[aa];W[dd])", 1, 0.1, 0.6);
        assertThat(root.children()).hasSize(1);
        assertThat(annotate("(;SZ[9]B[aa];W[dd])", 1, 0.1, 0.6).children()).hasSize(1);
    }
}
