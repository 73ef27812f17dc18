package moyo.blokus.pattern.learn;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import moyo.session.study.Mean;

/**
 * The paper's figure 3: the mean squared error on test positions by move number, beside that of the
 * best constant.
 */
public final class Figure3 {
    private final List<MoveError> errors;

    public Figure3(List<MoveError> errors) {
        this.errors = List.copyOf(errors);
    }

    /** The errors on the test positions of games of all move numbers together. */
    public TestError total() {
        return TestError.total(errors.stream().map(MoveError::tests).toList());
    }

    private TestError strayTotal() {
        return TestError.total(errors.stream().map(MoveError::strayTests).toList());
    }

    private boolean hasStrays() {
        return strayTotal().positions() > 0;
    }

    /** The errors as a table of text. */
    public String table() {
        StringBuilder text = new StringBuilder();
        text.append("move  positions strays inputs passes   tests   error constant");
        text.append(hasStrays() ? "   stray tests   error constant\n" : "\n");
        for (MoveError e : errors) {
            text.append(
                    String.format(
                            Locale.ROOT,
                            "%4d  %9d %6d %6s %6s  %s%n",
                            e.number(),
                            e.positions(),
                            e.strays(),
                            e.inputs() == 0 ? "-" : e.inputs(),
                            e.inputs() == 0 ? "-" : e.rounds(),
                            columns(e.tests(), e.strayTests())));
        }
        text.append(String.format("%-38s%s%n", " all", columns(total(), strayTotal())));
        return text.toString();
    }

    private String columns(TestError tests, TestError strays) {
        return column(tests) + (hasStrays() ? "      " + column(strays) : "");
    }

    private static String column(TestError test) {
        return test.positions() == 0
                ? "%6d       -        -".formatted(0)
                : String.format(
                        Locale.ROOT,
                        "%6d %7.5f  %7.5f",
                        test.positions(),
                        test.error(),
                        test.constant());
    }

    /** The errors as CSV. */
    public String csv() {
        StringBuilder csv = new StringBuilder();
        csv.append("move,positions,strays,inputs,passes,tests,error,constant,");
        csv.append("stray_tests,stray_error,stray_constant\n");
        for (MoveError e : errors) {
            csv.append(
                    "%d,%d,%d,%d,%d,%s,%s\n"
                            .formatted(
                                    e.number(),
                                    e.positions(),
                                    e.strays(),
                                    e.inputs(),
                                    e.rounds(),
                                    cells(e.tests()),
                                    cells(e.strayTests())));
        }
        return csv.toString();
    }

    private static String cells(TestError test) {
        return test.positions() == 0
                ? "0,,"
                : String.format(
                        Locale.ROOT,
                        "%d,%.6f,%.6f",
                        test.positions(),
                        test.error(),
                        test.constant());
    }

    /** The lines of the plot by name. */
    public Map<String, SortedMap<Integer, Mean>> lines() {
        Map<String, SortedMap<Integer, Mean>> lines = new LinkedHashMap<>();
        lines.put("network", line(e -> e.tests().error()));
        lines.put("constant", line(e -> e.tests().constant()));
        if (hasStrays()) {
            lines.put("network, strays", line(e -> e.strayTests().error()));
            lines.put("constant, strays", line(e -> e.strayTests().constant()));
        }
        return lines;
    }

    private SortedMap<Integer, Mean> line(ToDoubleFunction<MoveError> value) {
        SortedMap<Integer, Mean> line = new TreeMap<>();
        errors.forEach(e -> line.put(e.number(), new Mean(value.applyAsDouble(e), Double.NaN, 0)));
        return line;
    }
}
