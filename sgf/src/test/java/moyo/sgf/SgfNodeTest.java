package moyo.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SgfNodeTest {
    private final SgfNode node = new SgfNode();

    @Test
    void beginsEmpty() {
        assertThat(node.identifiers()).isEmpty();
        assertThat(node.children()).isEmpty();
        assertThat(node.parent()).isEmpty();
        assertThat(node.has("KM")).isFalse();
        assertThat(node.value("KM")).isEmpty();
        assertThat(node.values("KM")).isEmpty();
        assertThat(node.pair("LB")).isEmpty();
        assertThat(node.pairs("LB")).isEmpty();
    }

    @Test
    void setReplacesInPlace() {
        node.set("AB", "aa", "bb").set("SZ", "9").set("AB", "cc");
        assertThat(node.identifiers()).containsExactly("AB", "SZ");
        assertThat(node.values("AB")).containsExactly("cc");
    }

    @Test
    void setWithoutValuesRemoves() {
        node.set("AB", "aa").set("AB", List.of());
        assertThat(node.has("AB")).isFalse();
    }

    @Test
    void addAppends() {
        node.add("AB", "aa").add("AB", "bb");
        assertThat(node.values("AB")).containsExactly("aa", "bb");
        assertThat(node.value("AB")).contains("aa");
    }

    @Test
    void removeTakesAway() {
        node.set("KM", "6.5").set("SZ", "9");
        node.remove("KM");
        node.remove("KM");
        assertThat(node.identifiers()).containsExactly("SZ");
    }

    @Test
    void givesBackThePlainTextItTook() {
        String text = "a\\b ]:[ \\: \\\\\n;(";
        node.set("C", text);
        assertThat(node.value("C")).contains(text);
    }

    @Test
    void givesBackThePairsItTook() {
        var pair = new SgfPair("d:\\", ":a\\:b");
        node.set("LB", new SgfPair("aa", "1")).set("LB", pair).add("LB", new SgfPair("", ""));
        assertThat(node.pairs("LB")).containsExactly(pair, new SgfPair("", ""));
    }

    @Test
    void tidiesWhiteSpaceAsAReaderWould() {
        node.set("C", "a\r\nb\n\rc\td");
        assertThat(node.value("C")).contains("a\nb\nc d");
    }

    @Test
    void childrenKnowTheirParentAndOrder() {
        SgfNode first = node.addChild();
        SgfNode second = node.addChild();
        assertThat(node.children()).containsExactly(first, second);
        assertThat(second.parent()).containsSame(node);
    }

    @Test
    void mainLineFollowsFirstChildren() {
        SgfNode first = node.addChild();
        node.addChild().addChild();
        SgfNode leaf = first.addChild();
        assertThat(node.mainLine()).containsExactly(node, first, leaf);
        assertThat(leaf.mainLine()).containsExactly(leaf);
    }

    @Test
    void sameTreeComparesContents() {
        assertSame(true, "(;B[aa];W[bb])", "( ;B [aa] (;W[bb]))");
        assertSame(true, "(;C[a\\b\\]])", "(;C[ab\\]])");
        assertSame(false, "(;B[aa])", "(;B[ab])");
        assertSame(false, "(;B[aa])", "(;W[aa])");
        assertSame(false, "(;B[aa])", "(;B[aa][])");
        assertSame(false, "(;AB[aa][bb])", "(;AB[bb][aa])");
        assertSame(false, "(;B[aa]C[x])", "(;C[x]B[aa])");
        assertSame(false, "(;LB[a:b])", "(;LB[a\\:b])");
        assertSame(false, "(;B[aa])", "(;B[aa];)");
        assertSame(false, "(;;;)", "(;(;)(;))");
        assertSame(false, "(;(;N[1])(;N[2]))", "(;(;N[2])(;N[1]))");
        assertSame(false, "(;(;;)(;))", "(;(;)(;;))");
    }

    private static void assertSame(boolean same, String one, String other) {
        SgfNode a = SgfReader.readText(one).get(0);
        SgfNode b = SgfReader.readText(other).get(0);
        assertThat(a.sameTree(b)).as("%s and %s", one, other).isEqualTo(same);
        assertThat(b.sameTree(a)).as("%s and %s", other, one).isEqualTo(same);
    }

    @Test
    void printsItselfWithoutItsChildren() {
        node.set("LB", new SgfPair("dd", "a:]")).add("LB", "ee").addChild().set("B", "aa");
        assertThat(node).hasToString(";LB[dd:a\\:\\]][ee]");
    }
}
