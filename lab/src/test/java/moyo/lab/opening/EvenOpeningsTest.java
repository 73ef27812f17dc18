package moyo.lab.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import moyo.game.BadInput;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.count.Counts;
import moyo.search.selection.Explanation;
import moyo.search.watch.Analyst;
import moyo.search.watch.Snapshot;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

final class EvenOpeningsTest {
    private static final TicTacToe GAME = new TicTacToe();

    /** Has visited all moves but 8, and likes positions better the later they are. */
    private static final class Scripted implements Analyst<TicTacToe.Board> {
        private TicTacToe.Board seen = GAME.newPosition();

        @Override
        public void analyse(
                TicTacToe.Board position, IntPredicate allowed, Budget budget, StopSignal stop) {
            seen = GAME.newPosition();
            seen.copyFrom(position);
        }

        @Override
        public Snapshot snapshot() {
            MoveList legal = new MoveList(GAME.moveCodes());
            seen.legalMoves(legal);
            List<Snapshot.MoveInfo> moves = new ArrayList<>();
            for (int i = 0; i < legal.size(); i++) {
                int move = legal.get(i);
                int visits = move == 8 ? 0 : 1 + move;
                moves.add(
                        new Snapshot.MoveInfo(
                                move, visits, 0.5, 0.1, 0, 0, 0, false, List.of(), List.of()));
            }
            double forFirst = seen.moveNumber() / 10.0;
            double value = seen.toMove() == 0 ? forFirst : 1 - forFirst;
            return new Snapshot(
                    seen.toMove(), 9, 9, 0, value, 0, 0, 9, moves, List.of(), Counts.NONE);
        }

        @Override
        public Optional<Explanation> explain(int move) {
            return Optional.empty();
        }

        @Override
        public void watchOwners(boolean watch) {}

        @Override
        public void reseed(long seed) {}

        @Override
        public int chooseMove(TicTacToe.Board position, Budget budget, StopSignal stop) {
            throw new UnsupportedOperationException();
        }
    }

    private static EvenOpenings<TicTacToe.Board> openings(EvenOpenings.Wish wish, long seed) {
        return new EvenOpenings<>(
                GAME, new Scripted(), new Budget.Simulations(9), wish, new Rng(seed));
    }

    /** Of two and three moves only three are worth 0.3 to the first player. */
    @Test
    void keepsOpeningsWhoseValueForTheFirstPlayerIsInTheRange() {
        EvenOpenings<TicTacToe.Board> openings =
                openings(new EvenOpenings.Wish(2, 3, 0.25, 0.35), 1);
        for (int i = 0; i < 10; i++) {
            EvenOpenings.Opening opening = openings.next();
            assertThat(opening.moves()).hasSize(3).doesNotContain(8);
            assertThat(opening.value()).isCloseTo(0.3, within(1e-9));
        }
    }

    @Test
    void drawsNoPositionTwice() {
        EvenOpenings<TicTacToe.Board> single = openings(new EvenOpenings.Wish(1, 1, 0, 1), 1);
        assertThatThrownBy(
                        () -> {
                            for (int i = 0; i < 9; i++) {
                                single.next();
                            }
                        })
                .as("there are at most eight first moves")
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("known before");
    }

    @Test
    void theSameSeedDrawsTheSameOpenings() {
        EvenOpenings.Wish wish = new EvenOpenings.Wish(2, 4, 0, 1);
        EvenOpenings<TicTacToe.Board> one = openings(wish, 5);
        EvenOpenings<TicTacToe.Board> two = openings(wish, 5);
        EvenOpenings<TicTacToe.Board> other = openings(wish, 6);
        List<List<Integer>> ours = new ArrayList<>();
        List<List<Integer>> others = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            ours.add(one.next().moves());
            assertThat(two.next().moves()).isEqualTo(ours.get(i));
            others.add(other.next().moves());
        }
        assertThat(others).isNotEqualTo(ours);
    }

    @Test
    void aWishThatCannotBeIsRefused() {
        assertThatThrownBy(() -> new EvenOpenings.Wish(3, 2, 0, 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("3 to 2 moves");
        assertThatThrownBy(() -> new EvenOpenings.Wish(1, 2, 0.6, 0.4))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("0.6 and 0.4");
    }
}
