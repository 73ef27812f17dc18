package moyo.lab.record;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import org.jspecify.annotations.Nullable;

/**
 * What a result line says of a counter beside its numbers, so that a report needs to know no
 * counter by name.
 *
 * @param per the counter that it is divided by; null for none
 * @param use what is compared; null for nothing
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record CounterNote(@Nullable String per, Counter.@Nullable Use use) {
    /** Numbers by name, as a result line has them; those that are 0 as well. */
    public static Map<String, Long> numbers(Counts counts) {
        Map<String, Long> numbers = new LinkedHashMap<>();
        counts.counters().forEach(counter -> numbers.put(counter.name(), counts.get(counter)));
        return numbers;
    }

    /** Notes about those counters of both players of which there is something to note. */
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

    /** The counts that numbers and notes tell of. */
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
