package moyo.gtp.regress;

import java.util.List;

/**
 * The result of a suite.
 *
 * @param checks the results of the checks, in the order of the suite
 * @param notes commands that failed, and probable mistakes in the file
 * @param fault why the engine died or hung; empty if it did not
 * @param seconds wall-clock time
 */
public record SuiteResult(
        Suite suite, List<CheckResult> checks, List<String> notes, String fault, double seconds) {
    public SuiteResult {
        checks = List.copyOf(checks);
        notes = List.copyOf(notes);
    }

    /** Number of checks with this verdict. */
    public int count(String verdict) {
        return (int) checks.stream().filter(c -> c.verdict().equals(verdict)).count();
    }

    /** Number of checks whose expectation is met. */
    public int met() {
        return (int) checks.stream().filter(CheckResult::met).count();
    }
}
