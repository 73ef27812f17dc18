package moyo.gtp.regress;

import java.util.Objects;

/**
 * How one check ended.
 *
 * @param answer the engine's, with a question mark in front if it refused; empty if there was none
 */
public record CheckResult(Suite.Step step, boolean met, String answer) {
    /** The four words of GoGui: capital letters where the suite's owner would be surprised. */
    public String verdict() {
        return met ? (isKnownFailure() ? "PASS" : "pass") : (isKnownFailure() ? "fail" : "FAIL");
    }

    public boolean isSurprise() {
        return met == isKnownFailure();
    }

    public boolean isKnownFailure() {
        return expectation().knownFailure();
    }

    /** What was wanted, as the file has it. */
    public String expected() {
        return expectation().toString();
    }

    private Expectation expectation() {
        return Objects.requireNonNull(step.expected());
    }
}
