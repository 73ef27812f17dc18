package moyo.app.play;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import moyo.gtp.regress.CheckResult;
import moyo.gtp.regress.SuiteResult;

/** Prints the results of regression suites: one line per file, sums by group, or JSON. */
final class RegressReport {
    private static final List<String> VERDICTS = List.of("pass", "PASS", "fail", "FAIL");

    private final PrintWriter out;
    private final boolean json;
    private final boolean verbose;
    private final Map<String, Sum> groups = new LinkedHashMap<>();
    private final Sum all = new Sum();

    /** The sums of several files. */
    private static final class Sum {
        private final int[] counts = new int[VERDICTS.size()];
        private int met;

        void add(SuiteResult result) {
            for (int i = 0; i < counts.length; i++) {
                counts[i] += result.count(VERDICTS.get(i));
            }
            met += result.met();
        }

        int checks() {
            int checks = 0;
            for (int count : counts) {
                checks += count;
            }
            return checks;
        }
    }

    RegressReport(PrintWriter out, boolean json, boolean verbose) {
        this.out = out;
        this.json = json;
        this.verbose = verbose;
    }

    void begin() {
        if (!json) {
            out.printf(
                    "%-40s %6s %5s %5s %5s %5s %5s%n",
                    "file", "checks", "pass", "PASS", "fail", "FAIL", "met");
            out.flush();
        }
    }

    /**
     * @param group the group of the file; empty if there are no groups
     */
    void add(String group, SuiteResult result) {
        Sum sum = new Sum();
        for (Sum to : List.of(sum, all, groups.computeIfAbsent(group, name -> new Sum()))) {
            to.add(result);
        }
        if (json) {
            out.println(json(group, result));
        } else {
            print(result.suite().name(), sum);
            printDetails(result);
        }
        out.flush();
    }

    private void print(String name, Sum sum) {
        int checks = sum.checks();
        out.printf(
                Locale.ROOT,
                "%-40s %6d %5d %5d %5d %5d %5d %5.1f %%%n",
                name,
                checks,
                sum.counts[0],
                sum.counts[1],
                sum.counts[2],
                sum.counts[3],
                sum.met,
                checks == 0 ? 100.0 : 100.0 * sum.met / checks);
    }

    private void printDetails(SuiteResult result) {
        if (!result.fault().isEmpty()) {
            out.println("  " + result.fault().replace("\n", "\n  "));
            out.println("  the remaining checks count as failed");
        }
        if (!verbose) {
            return;
        }
        for (CheckResult check : result.checks()) {
            if (check.isSurprise()) {
                out.printf(
                        "  %s %s %s: %s, expected %s (line %d)%n",
                        check.verdict(),
                        check.step().id(),
                        check.step().command(),
                        check.answer().isEmpty() ? "no answer" : check.answer(),
                        check.expected(),
                        check.step().line());
            }
        }
        result.notes().forEach(note -> out.println("  " + note));
    }

    /** Prints the sums of the groups, if there are several, and of all files. */
    void end() {
        if (json) {
            return;
        }
        if (groups.size() > 1) {
            out.println();
            groups.forEach(this::print);
        }
        out.println();
        print("sum", all);
        out.flush();
    }

    private static String json(String group, SuiteResult result) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("file", result.suite().file().toString());
        if (!group.isEmpty()) {
            line.put("group", group);
        }
        line.put("checks", result.checks().size());
        line.put("pass", result.count("pass"));
        line.put("unexpectedPass", result.count("PASS"));
        line.put("fail", result.count("fail"));
        line.put("unexpectedFail", result.count("FAIL"));
        line.put("met", result.met());
        line.put("fault", result.fault());
        line.put("seconds", result.seconds());
        line.put("notes", result.notes());
        List<Map<String, Object>> results = new ArrayList<>();
        for (CheckResult check : result.checks()) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("id", check.step().id());
            one.put("line", check.step().line());
            one.put("command", check.step().command());
            one.put("expected", check.expected());
            one.put("knownFailure", check.isKnownFailure());
            one.put("answer", check.answer());
            one.put("met", check.met());
            results.add(one);
        }
        line.put("results", results);
        try {
            return new ObjectMapper().writeValueAsString(line);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e); // cannot happen: only numbers and texts are written
        }
    }
}
