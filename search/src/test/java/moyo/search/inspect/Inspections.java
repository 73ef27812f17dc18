package moyo.search.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import moyo.search.tree.Tree;

/** What tests of inspections share. */
final class Inspections {
    private Inspections() {}

    /** The root's children have the same visits and values in a tree and in an inspection. */
    static void assertSameTree(Tree tree, Inspector<?> inspector) {
        NodeView root = inspector.node(List.of());
        assertThat(root.visits()).isEqualTo(tree.visits(Tree.ROOT));
        assertThat(inspector.nodes()).isEqualTo(tree.size());
        assertThat(root.children()).hasSize(tree.childCount(Tree.ROOT));
        for (int i = 0; i < tree.childCount(Tree.ROOT); i++) {
            int child = tree.firstChild(Tree.ROOT) + i;
            ChildView view =
                    root.children().stream()
                            .filter(c -> c.move() == tree.move(child))
                            .findFirst()
                            .orElseThrow();
            assertThat(view.visits()).isEqualTo(tree.visits(child));
            if (view.visits() > 0) {
                assertThat(view.value()).isEqualTo(tree.value(child));
            }
        }
    }
}
