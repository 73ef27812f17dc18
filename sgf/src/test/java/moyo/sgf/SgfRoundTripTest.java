package moyo.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Any tree that can be built can be written, and is read as the same tree. */
class SgfRoundTripTest {
    /** One step in building a tree: values for a property of an old or a new node. */
    private record Step(boolean grow, int node, String identifier, List<String> texts) {}

    static void assertSurvivesWriting(List<SgfNode> roots) {
        String text = SgfWriter.write(roots);
        List<SgfNode> again = SgfReader.readText(text);
        assertThat(again).as(text).hasSameSizeAs(roots);
        for (int i = 0; i < roots.size(); i++) {
            assertThat(again.get(i).sameTree(roots.get(i))).as(text).isTrue();
        }
        assertThat(SgfWriter.write(again)).isEqualTo(text);
    }

    @Property(tries = 1_000)
    void treesSurviveWriting(@ForAll("collections") List<SgfNode> roots) {
        assertSurvivesWriting(roots);
    }

    @Provide
    Arbitrary<List<SgfNode>> collections() {
        return trees().list().ofMinSize(1).ofMaxSize(3);
    }

    private static Arbitrary<SgfNode> trees() {
        return steps().list().ofMaxSize(20).map(SgfRoundTripTest::build);
    }

    private static Arbitrary<Step> steps() {
        return Combinators.combine(
                        Arbitraries.of(true, true, false),
                        Arbitraries.integers().between(0, 1_000),
                        Arbitraries.of("B", "W", "C", "LB", "CA", "X1", "1", "LONGNAME"),
                        texts().list().ofMaxSize(4))
                .as(Step::new);
    }

    private static SgfNode build(List<Step> steps) {
        var nodes = new ArrayList<>(List.of(new SgfNode()));
        for (Step step : steps) {
            SgfNode node = nodes.get(step.node % nodes.size());
            if (step.grow) {
                node = node.addChild();
                nodes.add(node);
            }
            for (String text : step.texts) {
                addTextOrPair(node, step.identifier, text);
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

    private static Arbitrary<String> texts() {
        return Arbitraries.strings().withChars("\\]:[();\n\r\t a棋").all().ofMaxLength(12);
    }

    @Property(tries = 2_000)
    void plainTextSurvivesWriting(@ForAll("tidyTexts") String text) {
        SgfNode root = new SgfNode().set("C", text);
        assertThat(SgfReader.readText(SgfWriter.write(root)).get(0).value("C")).contains(text);
    }

    @Property(tries = 2_000)
    void pairsSurviveWriting(
            @ForAll("tidyTexts") String first, @ForAll("tidyTexts") String second) {
        var pair = new SgfPair(first, second);
        SgfNode root = new SgfNode().add("LB", pair);
        assertThat(SgfReader.readText(SgfWriter.write(root)).get(0).pairs("LB"))
                .containsExactly(pair);
    }

    /** White space that FF[4] does not change. */
    @Provide
    Arbitrary<String> tidyTexts() {
        return Arbitraries.strings().withChars("\\]:[();\n a棋").ofMaxLength(12);
    }
}
