package moyo.lab.record;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import org.jspecify.annotations.Nullable;

/**
 * The properties of a counter that a result line stores beside its numbers, so that reports need no
 * list of counters.
 *
 * @param per the counter that it is divided by; null for none
 * @param use the comparison in reports; null for none
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record CounterNote(@Nullable String per, Counter.@Nullable Use use) {
    /** Returns the numbers by name, including those that are 0. */
    public static Map<String, Long> numbers(Counts counts) {
        Map<String, Long> numbers = new LinkedHashMap<>();
        counts.counters().forEach(counter -> numbers.put(counter.name(), counts.get(counter)));
        return numbers;
    }

    /** Returns the notes of the counters of both players, without those that have no properties. */
    public static Map<String, CounterNote> notes(List<Counts> players) {
        Map<String, CounterNote> notes = new LinkedHashMap<>();
        for (Counter counter : Counts.sum(players).counters()) {
            String per = counter.per().isEmpty() ? null : counter.per();
            Counter.Use use = counter.use() == Counter.Use.SUM ? null : counter.use();
            if (per != null || use != null) {
                notes.put(counter.name(), new CounterNote(per, use));
            }
        }
        return notes;
    }

    /** Returns the counts of the numbers and notes of a result line. */
    public static Counts counts(Map<String, Long> numbers, Map<String, CounterNote> notes) {
        Map<Counter, Long> counts = new LinkedHashMap<>();
        numbers.forEach((name, n) -> counts.put(counter(name, notes.get(name)), n));
        return Counts.of(counts);
    }

    private static Counter counter(String name, @Nullable CounterNote note) {
        String per = note == null || note.per() == null ? "" : note.per();
        Counter.Use use = note == null || note.use() == null ? Counter.Use.SUM : note.use();
        return new Counter(name, "", "", per, use, "", "");
    }
}
