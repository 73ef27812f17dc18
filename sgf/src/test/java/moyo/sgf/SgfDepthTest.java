package moyo.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Trees deeper than the stack of any thread, and broad ones. */
@Timeout(60)
class SgfDepthTest {
    private static SgfNode roundTrip(String text) {
        SgfNode root = SgfReader.readText(text).get(0);
        SgfNode again = SgfReader.readText(SgfWriter.write(root)).get(0);
        assertThat(again.sameTree(root)).isTrue();
        return root;
    }

    @Test
    void aHundredThousandNestedVariations() {
        int depth = 100_000;
        SgfNode root = roundTrip("(;B[aa](;W[bb])".repeat(depth) + ")".repeat(depth));
        assertThat(root.children()).hasSize(2);
        assertThat(root.mainLine()).hasSize(2);
        int nested = 0;
        for (SgfNode node = root; node.children().size() == 2; node = node.children().get(1)) {
            nested++;
        }
        assertThat(nested).isEqualTo(depth - 1);
    }

    @Test
    void aMillionNodesInARow() {
        SgfNode root = roundTrip("(" + ";B[aa]".repeat(1_000_000) + ")");
        assertThat(root.mainLine()).hasSize(1_000_000);
    }

    @Test
    void aHundredThousandChildrenOfOneNode() {
        SgfNode root = roundTrip("(;" + "(;B[aa])".repeat(100_000) + ")");
        assertThat(root.children()).hasSize(100_000);
    }

    @Test
    void aHundredThousandDifferentProperties() {
        var text = new StringBuilder("(;");
        for (int i = 0; i < 100_000; i++) {
            text.append('X').append(i).append("[]");
        }
        assertThat(roundTrip(text.append(')').toString()).identifiers()).hasSize(100_000);
    }

    @Test
    void aHundredThousandUnclosedVariations() {
        assertThatThrownBy(() -> SgfReader.readText("(;".repeat(100_000)))
                .isInstanceOf(SgfError.class)
                .hasMessage(
                        "line 1, column 200001: expected ')' to close the '(' at line 1, column"
                                + " 199999; found end of file");
    }
}
