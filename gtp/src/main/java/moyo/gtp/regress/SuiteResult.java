package moyo.gtp.regress;

import java.util.List;

/**
 * How a suite ended.
 *
 * @param checks one for each check of the suite, in its order
 * @param notes commands that were refused, and what was odd about the file
 * @param fault why the engine did not live to the end; empty if it did
 * @param seconds by the clock on the wall
 */
public record SuiteResult(
        Suite suite, List<CheckResult> checks, List<String> notes, String fault, double seconds) {
    public SuiteResult {
        checks = List.copyOf(checks);
        notes = List.copyOf(notes);
    }

    /** How many checks have this verdict. */
    public int count(String verdict) {
        return (int) checks.stream().filter(c -> c.verdict().equals(verdict)).count();
    }

    /** How many are met, surprise or not. */
    public int met() {
        return (int) checks.stream().filter(CheckResult::met).count();
    }
}
