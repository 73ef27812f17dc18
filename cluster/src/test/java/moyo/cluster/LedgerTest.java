package moyo.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LedgerTest {
    private static Ledger ledger(int pairs) {
        return new Ledger(Collections.nCopies(pairs, List.of(0, 1)));
    }

    private static void play(Ledger ledger, int pair, long begun, long ended) {
        ledger.begin(pair, begun);
        ledger.take(pair, 0, ended);
        ledger.take(pair, 1, ended);
    }

    @Test
    void handsOutAFewMoreThanThereAreSlots() {
        Ledger ledger = ledger(100);
        assertThat(ledger.wave(16, 0)).hasSize(20).startsWith(0, 1, 2);
        assertThat(ledger.wave(16, 0)).isEmpty();
        play(ledger, 3, 0, 1);
        assertThat(ledger.wave(16, 0)).containsExactly(20);
    }

    @Test
    void waitsForASixteenthOfTheSlotsBeforeTheNextWave() {
        Ledger ledger = ledger(1000);
        ledger.wave(160, 0);
        for (int pair = 0; pair < 9; pair++) {
            play(ledger, pair, 0, 1);
            assertThat(ledger.wave(160, 0)).isEmpty();
        }
        play(ledger, 9, 0, 1);
        assertThat(ledger.wave(160, 0)).hasSize(10);
    }

    @Test
    void newSlotsGetPairsAtOnce() {
        Ledger ledger = ledger(100);
        assertThat(ledger.wave(2, 0)).hasSize(3);
        assertThat(ledger.wave(4, 0)).hasSize(2);
    }

    @Test
    void countsEachGameOnce() {
        Ledger ledger = new Ledger(List.of(List.of(1)));
        assertThat(ledger.take(0, 0, 0)).as("a game that was not wanted").isFalse();
        assertThat(ledger.take(0, 1, 0)).isTrue();
        assertThat(ledger.take(0, 1, 0)).isFalse();
        assertThat(ledger.isDone()).isTrue();
    }

    @Test
    void aRepeatedTaskPlaysOnlyWhatHasNotCome() {
        Ledger ledger = ledger(1);
        assertThat(ledger.begin(0, 0)).containsExactly(0, 1);
        ledger.take(0, 0, 1);
        assertThat(ledger.begin(0, 2)).containsExactly(1);
    }

    @Test
    void countsTheBeginningsOfAPairOfWhichNothingWasHeardSince() {
        Ledger ledger = ledger(1);
        ledger.begin(0, 0);
        ledger.begin(0, 1);
        assertThat(ledger.beginnings(0)).isEqualTo(2);
        ledger.giveBack(0);
        assertThat(ledger.beginnings(0)).as("a node lives and cannot play it").isZero();
        ledger.begin(0, 2);
        ledger.take(0, 0, 3);
        assertThat(ledger.beginnings(0)).as("a game has come").isZero();
    }

    @Test
    void aSlowPairIsHandedOutASecondTimeWhenNothingElseIsLeft() {
        Ledger ledger = ledger(5);
        List<Integer> wave = ledger.wave(4, 0);
        assertThat(wave).hasSize(5);
        for (int pair = 0; pair < 4; pair++) {
            play(ledger, pair, 0, 100);
        }
        ledger.begin(4, 100);
        assertThat(ledger.wave(4, 300)).as("twice the median has not passed").isEmpty();
        assertThat(ledger.wave(4, 301)).containsExactly(4);
        assertThat(ledger.wave(4, 1000)).as("never a third time").isEmpty();
        assertThat(ledger.take(4, 0, 1001)).isTrue();
        assertThat(ledger.take(4, 0, 1002)).as("the copy comes later").isFalse();
    }

    @Test
    void theMedianIsThatOfTheSortedValues() {
        Median median = new Median();
        List<Long> values = new ArrayList<>(List.of(5L, 1L, 9L, 3L, 7L));
        values.forEach(median::add);
        assertThat(median.value()).isEqualTo(5);
        median.add(2);
        assertThat(median.value()).as("the lower of 3 and 5").isEqualTo(3);
    }
}
