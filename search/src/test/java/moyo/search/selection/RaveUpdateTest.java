package moyo.search.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import moyo.game.MoveList;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** One simulation, worked out by hand: the first player moves at the root, children are 0 to 4. */
final class RaveUpdateTest {
    private final Tree tree = new Tree(100, true, false);
    private final Trail trail = new Trail(20);
    private int first;

    @BeforeEach
    void expandTheRoot() {
        MoveList moves = new MoveList(5);
        for (int move = 0; move < 5; move++) {
            moves.add(move);
        }
        assertThat(tree.claim(Tree.ROOT)).isTrue();
        first = tree.makeChildren(Tree.ROOT, moves);
        tree.publish(Tree.ROOT, first);
        trail.begin(0);
        trail.addTreeMove(1, first + 1);
    }

    private RaveUpdate<TicTacToe.Board> rave(RaveFolding folding) {
        return new RaveUpdate<>(5, true, tree, folding);
    }

    private void update(int... playout) {
        for (int move : playout) {
            trail.addPlayoutMove(move);
        }
        rave(RaveFolding.NONE).update(trail, 0.75f);
    }

    /** Moves 1 | 2 3 4 2: the root's side made 1 at once and 3 at index 2 of 5. */
    @Test
    void creditsOwnMovesLessTheLaterTheyCome() {
        update(2, 3, 4, 2);
        assertThat(tree.raveCount(first + 1)).isEqualTo(2);
        assertThat(tree.raveCount(first + 3)).isCloseTo(2 - 2 / 5f, within(1e-6f));
        assertThat(tree.raveMean(first + 3)).isEqualTo(0.75f);
    }

    /** Weight 0.5, index 2 of 5: 0.5 (1 - 2/5) = 0.3; the child entered has its result anyway. */
    @Test
    void canCountInTheMeansThemselves() {
        tree.setPrior(first + 3, 0.25, 0.7);
        trail.addPlayoutMove(2);
        trail.addPlayoutMove(3);
        trail.addPlayoutMove(4);
        trail.addPlayoutMove(2);
        rave(new RaveFolding(0.5f, 10, 1000)).update(trail, 0.75f);
        assertThat(tree.count(first + 3)).isCloseTo(1, within(1e-6f));
        assertThat(tree.mean(first + 3)).isCloseTo(0.25f + 0.3f * 0.5f, within(1e-6f));
        assertThat(tree.count(first + 1)).isZero();
        assertThat(tree.count(first + 4)).as("the opponent's").isZero();
    }

    @Test
    void aMoveWithCountAtTheLimitGetsNoMoreResults() {
        tree.setPrior(first + 3, 0.25, 10);
        trail.addPlayoutMove(2);
        trail.addPlayoutMove(3);
        rave(new RaveFolding(0.5f, 10, 1000)).update(trail, 0.75f);
        assertThat(tree.count(first + 3)).isEqualTo(10);
    }

    @Test
    void childrenOfANodeWithManyVisitsGetNoMoreResults() {
        tree.add(Tree.ROOT, 1);
        trail.addPlayoutMove(2);
        trail.addPlayoutMove(3);
        rave(new RaveFolding(0.5f, 10, 1)).update(trail, 0.75f);
        assertThat(tree.count(first + 3)).isZero();
        rave(new RaveFolding(0.5f, 10, 2)).update(trail, 0.75f);
        assertThat(tree.count(first + 3)).isPositive();
    }

    @Test
    void doesNotCreditWhatOnlyTheOpponentPlayed() {
        update(4, 3);
        assertThat(tree.raveCount(first + 4)).isZero();
    }

    /** The opponent plays 2 at index 1, the root's side at index 2. */
    @Test
    void doesNotCreditAMoveThatTheOpponentMadeFirst() {
        update(2, 2, 4);
        assertThat(tree.raveCount(first + 2)).isZero();
    }

    @Test
    void leavesPassesOfThePlayoutOut() {
        update(3, 0, 0);
        assertThat(tree.raveCount(first)).isZero();
    }

    /** Moves 1 | 3 0: code 0 is the root's side's move at index 2 of 3. */
    @Test
    void creditsCodeZeroInAGameWithoutPasses() {
        trail.addPlayoutMove(3);
        trail.addPlayoutMove(0);
        new RaveUpdate<TicTacToe.Board>(5, false, tree, RaveFolding.NONE).update(trail, 0.75f);
        assertThat(tree.raveCount(first)).isCloseTo(2 - 2 / 3f, within(1e-6f));
    }

    /** What one simulation played must not be seen by the next. */
    @Test
    void forgetsTheSimulationBefore() {
        RaveUpdate<TicTacToe.Board> rave = rave(RaveFolding.NONE);
        trail.addPlayoutMove(4);
        trail.addPlayoutMove(3);
        rave.update(trail, 1);
        float before = tree.raveCount(first + 3);
        trail.begin(0);
        trail.addTreeMove(1, first + 1);
        rave.update(trail, 1);
        assertThat(tree.raveCount(first + 3)).isEqualTo(before);
    }

    /** With the second player to move at the root, the result is seen from that side. */
    @Test
    void seesTheResultWithTheMoversEyes() {
        trail.begin(1);
        trail.addTreeMove(1, first + 1);
        rave(RaveFolding.NONE).update(trail, 0.75f);
        assertThat(tree.raveMean(first + 1)).isEqualTo(0.25f);
    }
}
