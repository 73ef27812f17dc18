package moyo.search.alphabeta;

import static moyo.search.alphabeta.Transpositions.ABSENT;
import static org.assertj.core.api.Assertions.assertThat;

import moyo.game.Keyed;
import moyo.game.MoveList;
import moyo.game.Position;
import org.junit.jupiter.api.Test;

final class TranspositionsTest {
    private final Transpositions table = new Transpositions(1);

    /** Nothing but two keys. */
    private record Keys(long key, int check) implements Position<Keys>, Keyed {
        @Override
        public long key(int symmetry) {
            return key;
        }

        @Override
        public int checkKey(int symmetry) {
            return check;
        }

        @Override
        public int toMove() {
            return 0;
        }

        @Override
        public int moveNumber() {
            return 0;
        }

        @Override
        public boolean isOver() {
            return false;
        }

        @Override
        public double score() {
            return 0;
        }

        @Override
        public void legalMoves(MoveList moves) {}

        @Override
        public boolean isLegal(int move) {
            return false;
        }

        @Override
        public void play(int move) {}

        @Override
        public void copyFrom(Keys source) {}
    }

    private final Keys here = new Keys(77, 5);

    @Test
    void answersOnlyWhenBothKeysMatch() {
        assertThat(table.find(here)).isEqualTo(ABSENT);
        table.store(here, 3, false, Transpositions.EXACT, 1.5, 13_729);
        int slot = table.find(here);
        assertThat(table.value(slot)).isEqualTo(1.5);
        assertThat(table.move(slot)).isEqualTo(13_729);
        assertThat(table.find(new Keys(77, 6))).isEqualTo(ABSENT);
        assertThat(table.find(new Keys(77 + (1L << 40), 5))).isEqualTo(ABSENT);
        table.clear();
        assertThat(table.find(here)).isEqualTo(ABSENT);
    }

    @Test
    void aBoundAnswersOnItsSide() {
        table.store(here, 3, false, Transpositions.AT_LEAST, 10, 1);
        assertThat(table.answers(table.find(here), 3, 0, 10)).isTrue();
        assertThat(table.answers(table.find(here), 3, 0, 11)).isFalse();
        table.store(here, 3, false, Transpositions.AT_MOST, 10, 1);
        assertThat(table.answers(table.find(here), 3, 10, 20)).isTrue();
        assertThat(table.answers(table.find(here), 3, 9, 20)).isFalse();
    }

    @Test
    void anotherDepthIsAnotherQuestionUnlessTheGameEnds() {
        table.store(here, 3, false, Transpositions.EXACT, 10, 1);
        assertThat(table.answers(table.find(here), 2, 0, 20)).isFalse();
        assertThat(table.answers(table.find(here), 4, 0, 20)).isFalse();
        table.store(here, 3, true, Transpositions.EXACT, 10, 1);
        assertThat(table.answers(table.find(here), 2, 0, 20)).isFalse();
        assertThat(table.answers(table.find(here), 63, 0, 20)).isTrue();
    }

    @Test
    void whatIsDeeperStaysForTheMoveItWasMadeFor() {
        Keys rival = new Keys(77 + (1L << 40), 9);
        table.store(here, 3, false, Transpositions.EXACT, 10, 1);
        table.store(rival, 2, false, Transpositions.EXACT, 20, 1);
        assertThat(table.find(rival)).isEqualTo(ABSENT);
        table.beginMove();
        table.store(rival, 2, false, Transpositions.EXACT, 20, 1);
        assertThat(table.find(here)).isEqualTo(ABSENT);
        assertThat(table.value(table.find(rival))).isEqualTo(20);
    }

    @Test
    void aTableWithoutRoomIsAlwaysEmpty() {
        Transpositions none = new Transpositions(0);
        none.store(here, 3, false, Transpositions.EXACT, 10, 1);
        assertThat(none.find(here)).isEqualTo(ABSENT);
    }
}
