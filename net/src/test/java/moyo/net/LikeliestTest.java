package moyo.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import moyo.game.Rng;
import moyo.testkit.Allocation;
import org.junit.jupiter.api.Test;

final class LikeliestTest {
    private final Likeliest likeliest = new Likeliest(300);

    private int[] pick(int wanted, double... numbers) {
        int size = likeliest.pick(numbers, numbers.length, wanted);
        return IntStream.range(0, size).map(likeliest::get).toArray();
    }

    @Test
    void picksTheLargestInTheirOrder() {
        assertThat(pick(2, 0.1, 0.5, 0.2, 0.9)).containsExactly(1, 3);
        assertThat(pick(1, 0.1, 0.5, 0.2, 0.9)).containsExactly(3);
    }

    @Test
    void picksAllOfTooFew() {
        assertThat(pick(5, 3, 1, 2)).containsExactly(0, 1, 2);
        assertThat(pick(3, 3, 1, 2)).containsExactly(0, 1, 2);
    }

    @Test
    void ofEqualNumbersTheFirstArePicked() {
        assertThat(pick(3, 0.2, 0.2, 0.9, 0.2, 0.2)).containsExactly(0, 1, 2);
        assertThat(pick(2, 1, 1, 1, 1)).containsExactly(0, 1);
    }

    @Test
    void picksWhatASortedCopyWouldPick() {
        Rng rng = new Rng(11);
        for (int round = 0; round < 500; round++) {
            int count = 1 + rng.nextInt(300);
            double[] numbers = new double[count];
            int range = round % 2 == 0 ? 1 << 30 : 20;
            Arrays.setAll(numbers, i -> rng.nextInt(range));
            int wanted = 1 + rng.nextInt(count);
            int[] picked = pick(wanted, numbers);
            assertThat(picked).hasSize(wanted).isSorted().doesNotHaveDuplicates();
            double[] sorted = numbers.clone();
            Arrays.sort(sorted);
            double[] found = Arrays.stream(picked).mapToDouble(i -> numbers[i]).sorted().toArray();
            assertThat(found).isEqualTo(Arrays.copyOfRange(sorted, count - wanted, count));
        }
    }

    @Test
    void onlyTheFirstNumbersCount() {
        assertThat(likeliest.pick(new double[] {1, 2, 9, 9}, 2, 1)).isEqualTo(1);
        assertThat(likeliest.get(0)).isEqualTo(1);
    }

    @Test
    void allocatesNothing() {
        double[] numbers = new double[200];
        Arrays.setAll(numbers, i -> i * 37 % 101);
        Allocation.assertNone(() -> likeliest.pick(numbers, 200, 48));
    }
}
