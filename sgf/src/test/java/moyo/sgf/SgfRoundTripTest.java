package moyo.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import moyo.game.Rng;
import moyo.testkit.Walks;
import org.junit.jupiter.api.Test;

/** Any tree that can be built can be written, and is read as the same tree. */
class SgfRoundTripTest {
    private static final List<String> IDENTIFIERS =
            List.of("B", "W", "C", "LB", "CA", "X1", "1", "LONGNAME");

    /** Characters that mean something in SGF, white space that FF[4] keeps, and others. */
    private static final String TIDY = "\\]:[();\n a棋";

    static void assertSurvivesWriting(List<SgfNode> roots) {
        String text = SgfWriter.write(roots);
        List<SgfNode> again = SgfReader.readText(text);
        assertThat(again).as(text).hasSameSizeAs(roots);
        for (int i = 0; i < roots.size(); i++) {
            assertThat(again.get(i).sameTree(roots.get(i))).as(text).isTrue();
        }
        assertThat(SgfWriter.write(again)).isEqualTo(text);
    }

    @Test
    void treesSurviveWriting() {
        Walks.repeat(
                1_000,
                rng -> {
                    List<SgfNode> roots = new ArrayList<>();
                    for (int count = 1 + rng.nextInt(3); count > 0; count--) {
                        roots.add(tree(rng));
                    }
                    assertSurvivesWriting(roots);
                });
    }

    /** Up to 20 times adds values for one property to an old node or to a new child of it. */
    private static SgfNode tree(Rng rng) {
        var nodes = new ArrayList<>(List.of(new SgfNode()));
        for (int steps = rng.nextInt(21); steps > 0; steps--) {
            SgfNode node = nodes.get(rng.nextInt(nodes.size()));
            if (rng.nextInt(3) > 0) {
                node = node.addChild();
                nodes.add(node);
            }
            String identifier = IDENTIFIERS.get(rng.nextInt(IDENTIFIERS.size()));
            for (int values = rng.nextInt(5); values > 0; values--) {
                addTextOrPair(node, identifier, anyText(rng));
            }
        }
        return nodes.get(0);
    }

    private static void addTextOrPair(SgfNode node, String identifier, String text) {
        int middle = text.length() / 2;
        if (identifier.equals("LB")) {
            node.add(identifier, new SgfPair(text.substring(0, middle), text.substring(middle)));
        } else {
            node.add(identifier, text);
        }
    }

    /** Half of its characters are syntax or white space, the others any of the 65,536. */
    private static String anyText(Rng rng) {
        String known = TIDY + "\r\t";
        StringBuilder text = new StringBuilder();
        for (int length = rng.nextInt(13); length > 0; length--) {
            boolean any = rng.nextInt(2) == 0;
            text.append(
                    any
                            ? (char) rng.nextInt(Character.MAX_VALUE + 1)
                            : known.charAt(rng.nextInt(known.length())));
        }
        return text.toString();
    }

    @Test
    void plainTextSurvivesWriting() {
        Walks.repeat(
                2_000,
                rng -> {
                    String text = tidyText(rng);
                    SgfNode root = new SgfNode().set("C", text);
                    assertThat(SgfReader.readText(SgfWriter.write(root)).get(0).value("C"))
                            .contains(text);
                });
    }

    @Test
    void pairsSurviveWriting() {
        Walks.repeat(
                2_000,
                rng -> {
                    var pair = new SgfPair(tidyText(rng), tidyText(rng));
                    SgfNode root = new SgfNode().add("LB", pair);
                    assertThat(SgfReader.readText(SgfWriter.write(root)).get(0).pairs("LB"))
                            .containsExactly(pair);
                });
    }

    private static String tidyText(Rng rng) {
        StringBuilder text = new StringBuilder();
        for (int length = rng.nextInt(13); length > 0; length--) {
            text.append(TIDY.charAt(rng.nextInt(TIDY.length())));
        }
        return text.toString();
    }
}
