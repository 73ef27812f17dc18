package moyo.search.count;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * The values of counters at one moment, in the order in which the parts declared them. Immutable.
 */
public final class Counts {
    /** No counters. */
    public static final Counts NONE = new Counts(Map.of());

    private final Map<Counter, Long> numbers;

    private Counts(Map<Counter, Long> numbers) {
        this.numbers = numbers;
    }

    /** One count. */
    public static Counts of(Counter counter, long number) {
        return new Counts(Map.of(counter, number));
    }

    /** Several counts. */
    public static Counts of(Map<Counter, Long> numbers) {
        return new Counts(new LinkedHashMap<>(numbers));
    }

    /** The sum over several parts or threads. */
    public static Counts sum(Collection<Counts> all) {
        Map<Counter, Long> sums = new LinkedHashMap<>();
        for (Counts counts : all) {
            counts.numbers.forEach((counter, n) -> sums.merge(counter, n, Long::sum));
        }
        return new Counts(sums);
    }

    /** These and one more. */
    public Counts and(Counter counter, long number) {
        return plus(of(counter, number));
    }

    public Counts plus(Counts other) {
        return sum(List.of(this, other));
    }

    /** The differences from {@code earlier}. */
    public Counts minus(Counts earlier) {
        Map<Counter, Long> differences = new LinkedHashMap<>(numbers);
        earlier.numbers.forEach((counter, n) -> differences.merge(counter, -n, Long::sum));
        return new Counts(differences);
    }

    public Collection<Counter> counters() {
        return List.copyOf(numbers.keySet());
    }

    /** The value of a counter; 0 if it is not among these. */
    public long get(Counter counter) {
        return numbers.getOrDefault(counter, 0L);
    }

    /** The value of the counter with this name, cells excluded; 0 if there is none. */
    public long get(String name) {
        return numbers.entrySet().stream()
                .filter(e -> e.getKey().name().equals(name) && !e.getKey().isCell())
                .mapToLong(Map.Entry::getValue)
                .sum();
    }

    /** Without the cells of tables. */
    public Counts withoutCells() {
        Map<Counter, Long> plain = new LinkedHashMap<>(numbers);
        plain.keySet().removeIf(Counter::isCell);
        return new Counts(plain);
    }

    /** The cells of one table. */
    public Counts cells(String table) {
        Map<Counter, Long> cells = new LinkedHashMap<>(numbers);
        cells.keySet().removeIf(c -> !c.isCell() || !c.name().equals(table));
        return new Counts(cells);
    }

    /** The sum over some counters. */
    public long sum(Predicate<Counter> which) {
        return numbers.entrySet().stream()
                .filter(e -> which.test(e.getKey()))
                .mapToLong(Map.Entry::getValue)
                .sum();
    }

    public boolean isEmpty() {
        return numbers.isEmpty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Counts counts && numbers.equals(counts.numbers);
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(numbers);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        numbers.forEach(
                (counter, n) ->
                        text.append(text.isEmpty() ? "" : " ")
                                .append(counter.name())
                                .append('=')
                                .append(n));
        return text.toString();
    }
}
