package moyo.search.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class CountsTest {
    private static final Counter A = Counter.of("a", "moves", "some moves");
    private static final Counter B = Counter.of("b", "moves", "other moves").per(A);

    @Test
    void countsOfThreadsAreAddedUpInTheOrderOfTheirDeclaration() {
        Counts sum = Counts.sum(List.of(Counts.of(A, 3).and(B, 1), Counts.of(B, 4)));
        assertThat(sum.get(A)).isEqualTo(3);
        assertThat(sum.get(B)).isEqualTo(5);
        assertThat(sum.counters()).containsExactly(A, B);
        assertThat(sum).hasToString("a=3 b=5");
    }

    @Test
    void differencesTellOfAMove() {
        Counts before = Counts.of(A, 3);
        Counts after = Counts.of(A, 10).and(B, 2);
        assertThat(after.minus(before)).isEqualTo(Counts.of(A, 7).and(B, 2));
        assertThat(after.minus(after).get(A)).isZero();
    }

    @Test
    void aCounterIsKnownByItsName() {
        assertThat(Counts.of(A, 3).get("a")).isEqualTo(3);
        assertThat(Counts.of(A, 3).get("b")).isZero();
        assertThat(Counts.of(A, 3).get(new Counter("a", "", "", "", Counter.Use.SUM, "", "")))
                .as("however much is known of it")
                .isEqualTo(3);
    }

    @Test
    void cellsOfATableAreKeptApart() {
        Counter one = Counter.cell("t", "r", "x", "moves", "");
        Counter other = Counter.cell("t", "r", "y", "moves", "");
        Counts counts = Counts.of(A, 1).and(one, 2).and(other, 3);
        assertThat(counts.withoutCells().counters()).containsExactly(A);
        assertThat(counts.cells("t").counters()).containsExactly(one, other);
        assertThat(counts.cells("u").isEmpty()).isTrue();
        assertThat(counts.sum(c -> c.row().equals("r"))).isEqualTo(5);
        assertThat(counts.get("t")).as("a table has no number of its own").isZero();
    }
}
