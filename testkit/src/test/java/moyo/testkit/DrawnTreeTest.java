package moyo.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import moyo.game.BadInput;
import moyo.game.Game;
import org.junit.jupiter.api.Test;

final class DrawnTreeTest extends GameContract<DrawnTree.Spot> {
    private static final String DRAWING = "((3 -1) (0 (2 5) 1) -4)";

    /** The same tree, path by path. */
    private static final Map<String, Double> LEAVES =
            Map.of("00", 3.0, "01", -1.0, "10", 0.0, "110", 2.0, "111", 5.0, "12", 1.0, "2", -4.0);

    @Override
    protected Game<DrawnTree.Spot> game() {
        return new DrawnTree(DRAWING);
    }

    @Override
    protected Reference reference() {
        return new Paths();
    }

    @Test
    void minimaxPicksTheBestReplyOfEachSide() {
        assertThat(new DrawnTree(DRAWING).newPosition().minimax()).isEqualTo(0);
        assertThat(new DrawnTree("((3 -1) (1 2))").newPosition().minimax()).isEqualTo(1);
    }

    @Test
    void aBrokenDrawingIsQuotedWithThePlace() {
        assertThatThrownBy(() -> new DrawnTree("((3 -1) (0 x))"))
                .isInstanceOf(BadInput.class)
                .hasMessage("drawn tree '((3 -1) (0 x))', character 12: expected a number or '('");
        assertThatThrownBy(() -> new DrawnTree("(1 2")).hasMessageContaining("')'");
        assertThatThrownBy(() -> new DrawnTree("(1 2) 3")).hasMessageContaining("the end");
    }

    private static final class Paths implements Reference {
        private String path = "";

        @Override
        public int toMove() {
            return path.length() % 2;
        }

        @Override
        public boolean isOver() {
            return LEAVES.containsKey(path);
        }

        @Override
        public double score() {
            return LEAVES.getOrDefault(path, 0.0);
        }

        @Override
        public Set<Integer> legalMoves() {
            Set<Integer> moves = new HashSet<>();
            for (String leaf : LEAVES.keySet()) {
                if (leaf.startsWith(path) && leaf.length() > path.length()) {
                    moves.add(leaf.charAt(path.length()) - '0');
                }
            }
            return moves;
        }

        @Override
        public void play(int move) {
            path += move;
        }

        @Override
        public Object state() {
            return path;
        }
    }
}
