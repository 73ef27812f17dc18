package moyo.search.selection;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * How a selection rule computes the bound of a child.
 *
 * @param formula the formula in the letters of the terms
 * @param terms the numbers, in the order of the formula
 * @param bound the value of the formula; the child with the highest bound is chosen; infinite for a
 *     child that must be tried first
 */
public record Explanation(String formula, List<Term> terms, double bound) {
    /** A letter or a part of the formula, what it means, and its number. */
    public record Term(String name, String meaning, double value) {}

    public Explanation {
        terms = List.copyOf(terms);
    }

    /** The formula, then one line per term. */
    public String text() {
        return formula
                + "\n"
                + terms.stream()
                        .map(t -> line(t.name(), t.value()) + "  " + t.meaning())
                        .collect(Collectors.joining("\n"))
                + "\n"
                + line("bound", bound)
                + "  the child with the highest bound is chosen";
    }

    private static String line(String name, double value) {
        boolean whole = value == Math.rint(value) && Math.abs(value) < 1e15;
        return String.format(Locale.ROOT, whole ? "%-8s %12.0f" : "%-8s %12.6f", name, value);
    }
}
