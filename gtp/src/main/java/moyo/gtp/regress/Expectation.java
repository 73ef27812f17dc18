package moyo.gtp.regress;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import moyo.game.BadInput;

/**
 * The expected answer of a check: {@code #? [D4|E5]}, or {@code #? [!D4]} for any other answer.
 *
 * @param regex must match the whole answer, ignoring case as GTP vertices do
 * @param negated whether it must not match
 * @param knownFailure whether it is marked by {@code *} in the file as known to fail
 */
record Expectation(Pattern regex, boolean negated, boolean knownFailure) {
    private static final Pattern FORM =
            Pattern.compile("#\\?\\s*\\[(?<not>!?)(?<regex>.*)\\](?<flags>[*&]*)(\\s.*)?");

    /**
     * Reads a line that begins with {@code #?}; GNU Go's flag {@code &} means that it is not
     * checked.
     */
    static Expectation parse(String line) {
        Matcher form = match(line);
        try {
            Pattern regex = Pattern.compile(form.group("regex"), Pattern.CASE_INSENSITIVE);
            boolean negated = !form.group("not").isEmpty();
            return new Expectation(regex, negated, form.group("flags").contains("*"));
        } catch (PatternSyntaxException e) {
            throw new BadInput(
                    "'%s' is no regular expression: %s"
                            .formatted(form.group("regex"), e.getDescription()),
                    e);
        }
    }

    /** Whether the flag {@code &} marks the answer as information, so that it is not checked. */
    static boolean isForInformation(String line) {
        return match(line).group("flags").contains("&");
    }

    private static Matcher match(String line) {
        Matcher form = FORM.matcher(line);
        if (!form.matches()) {
            throw new BadInput("'%s' is not of the form #? [REGEX]".formatted(line));
        }
        return form;
    }

    boolean isMetBy(String answer) {
        return regex.matcher(answer.strip()).matches() != negated;
    }

    /** The text of the file, without the mark of known failures. */
    @Override
    public String toString() {
        return "[" + (negated ? "!" : "") + regex + "]";
    }
}
