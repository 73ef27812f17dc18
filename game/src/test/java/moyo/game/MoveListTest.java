package moyo.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class MoveListTest {
    private static MoveList listOf(int... moves) {
        MoveList list = new MoveList(10);
        for (int move : moves) {
            list.add(move);
        }
        return list;
    }

    private static int[] content(MoveList list) {
        int[] moves = new int[list.size()];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = list.get(i);
        }
        return moves;
    }

    @Test
    void isEmptyAtFirst() {
        assertThat(new MoveList(3).isEmpty()).isTrue();
        assertThat(new MoveList(3).size()).isZero();
    }

    @Test
    void keepsMovesInOrderAndMayHoldOneTwice() {
        MoveList list = listOf(4, 2, 4, 0);
        assertThat(content(list)).containsExactly(4, 2, 4, 0);
        assertThat(list.isEmpty()).isFalse();
    }

    @Test
    void containsWhatWasAddedAndNothingFromBeforeItWasCleared() {
        MoveList list = listOf(4, 2);
        assertThat(list.contains(2)).isTrue();
        assertThat(list.contains(3)).isFalse();
        list.clear();
        assertThat(list.contains(2)).isFalse();
        assertThat(list.isEmpty()).isTrue();
        list.add(7);
        assertThat(content(list)).containsExactly(7);
    }

    @Test
    void theLastMoveTakesThePlaceOfARemovedOne() {
        MoveList list = listOf(5, 6, 7, 8);
        assertThat(list.removeAt(1)).isEqualTo(6);
        assertThat(content(list)).containsExactly(5, 8, 7);
        assertThat(list.removeAt(2)).isEqualTo(7);
        assertThat(content(list)).containsExactly(5, 8);
    }

    @Test
    void aCopyReplacesTheContentAndStandsAlone() {
        MoveList source = listOf(1, 2, 3);
        MoveList copy = listOf(9, 9, 9, 9, 9);
        copy.copyFrom(source);
        source.removeAt(0);
        assertThat(content(copy)).containsExactly(1, 2, 3);
    }

    @Test
    void drawsEveryMoveEquallyOften() {
        MoveList list = listOf(3, 5, 8);
        Rng rng = new Rng(1);
        int[] count = new int[9];
        for (int i = 0; i < 30_000; i++) {
            count[list.draw(rng)]++;
        }
        assertThat(count[3] + count[5] + count[8]).isEqualTo(30_000);
        // 4 standard deviations of a binomial with 30,000 draws of 1/3
        assertThat(count[3]).isBetween(10_000 - 327, 10_000 + 327);
        assertThat(count[5]).isBetween(10_000 - 327, 10_000 + 327);
    }

    @Test
    void readingBehindTheEndIsAProgrammersMistake() {
        MoveList list = listOf(1);
        assertThatThrownBy(() -> list.get(1)).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> list.removeAt(1)).isInstanceOf(AssertionError.class);
    }
}
