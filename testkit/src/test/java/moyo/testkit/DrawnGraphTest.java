package moyo.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import moyo.game.BadInput;
import moyo.game.Game;
import org.junit.jupiter.api.Test;

final class DrawnGraphTest extends GameContract<DrawnGraph.Spot> {
    private static final String DRAWING = "r>abc a>xyr b>xz c>rz x>cp y=2 z=-1 p=3";

    /** The same, to look up. */
    private static final Map<String, String> WAYS =
            Map.of("r", "abc", "a", "xyr", "b", "xz", "c", "rz", "x", "cp");

    private static final Map<String, Double> SCORES = Map.of("y", 2.0, "z", -1.0, "p", 3.0);

    @Override
    protected Game<DrawnGraph.Spot> game() {
        return new DrawnGraph(DRAWING, 20, false);
    }

    @Override
    protected Reference reference() {
        return new Path();
    }

    @Test
    void severalWaysLeadToTheSameKeys() {
        DrawnGraph.Spot one = game().newPosition();
        DrawnGraph.Spot two = game().newPosition();
        one.play(0);
        two.play(1);
        assertThat(one.key(0)).isNotEqualTo(two.key(0));
        one.play(0);
        two.play(0);
        assertThat(one.letter()).isEqualTo('x');
        assertThat(one.key(0)).isEqualTo(two.key(0));
        assertThat(one.checkKey(0)).isEqualTo(two.checkKey(0));
    }

    @Test
    void aGameThatMayRepeatGoesRoundUntilItIsLongEnough() {
        DrawnGraph.Spot spot = new DrawnGraph("a>b b>a a=4", 6, true).newPosition();
        for (int i = 0; i < 6; i++) {
            assertThat(spot.isOver()).isFalse();
            spot.play(0);
        }
        assertThat(spot.isOver()).isTrue();
        assertThat(spot.score()).isEqualTo(4);
    }

    @Test
    void aBrokenDrawingIsQuoted() {
        assertThatThrownBy(() -> new DrawnGraph("a>b b>", 6, true))
                .isInstanceOf(BadInput.class)
                .hasMessage("'b>' in a drawn graph is neither like a>bc nor like a=1");
    }

    private static final class Path implements Reference {
        private String path = "r";

        private String here() {
            return path.substring(path.length() - 1);
        }

        @Override
        public int toMove() {
            return 1 - path.length() % 2;
        }

        @Override
        public boolean isOver() {
            return legalMoves().isEmpty();
        }

        @Override
        public double score() {
            return SCORES.getOrDefault(here(), 0.0);
        }

        @Override
        public Set<Integer> legalMoves() {
            Set<Integer> moves = new TreeSet<>();
            String ways = WAYS.getOrDefault(here(), "");
            for (int i = 0; i < ways.length(); i++) {
                if (path.indexOf(ways.charAt(i)) < 0) {
                    moves.add(i);
                }
            }
            return moves;
        }

        @Override
        public void play(int move) {
            path += WAYS.getOrDefault(here(), "").charAt(move);
        }

        @Override
        public Object state() {
            return here() + toMove();
        }
    }
}
