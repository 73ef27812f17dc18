package moyo.gtp.regress;

import java.util.Objects;

/**
 * The result of one check.
 *
 * @param answer the engine's answer, with "?" in front if it is a failure; empty if there was none
 */
public record CheckResult(Suite.Step step, boolean met, String answer) {
    /** GoGui's four verdicts; in capital letters if the result differs from the file's marks. */
    public String verdict() {
        return met ? (isKnownFailure() ? "PASS" : "pass") : (isKnownFailure() ? "fail" : "FAIL");
    }

    public boolean isSurprise() {
        return met == isKnownFailure();
    }

    public boolean isKnownFailure() {
        return expectation().knownFailure();
    }

    /** The expectation as written in the file. */
    public String expected() {
        return expectation().toString();
    }

    private Expectation expectation() {
        return Objects.requireNonNull(step.expected());
    }
}
