package moyo.go.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import moyo.testkit.Walks;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever comes, each line gets one well-formed answer, and the engine lives on. More than 40,000
 * lines; {@code -Dseed=N} repeats the 4,000 that failed.
 */
class GtpFuzzTest {
    private static final int WALKS = 10;
    private static final int LINES = 4000;

    @TempDir Path folder;

    @BeforeEach
    void writeGames() throws IOException {
        Files.writeString(folder.resolve("good.sgf"), "(;SZ[4]KM[0.5];B[aa];W[bb];B[];W[cb])");
        Files.writeString(folder.resolve("bad.sgf"), "(;SZ[4]\n\n;B[aa]C[\n\n\u0007\n];W[zz]");
        Files.writeString(folder.resolve("odd.sgf"), "(;SZ[\n\n\u0001\n]KM[\u001b\n\n])");
    }

    @Test
    void everyLineGetsOneAnswerWithoutInternalError() {
        AtomicInteger lines = new AtomicInteger();
        Walks.repeat(
                WALKS,
                rng -> {
                    FuzzLines fuzz = new FuzzLines(rng, folder);
                    String player = rng.nextInt(5) == 0 ? "flat playouts=2" : "random";
                    if (player.startsWith("flat")) {
                        fuzz.withoutBudgets();
                    }
                    GoTalk talk = GoTalk.with(player, 5);
                    List<FuzzLines.Line> script = fuzz.script(LINES);
                    lines.addAndGet(script.size());
                    check(talk, script);
                });
        if (Long.getLong("seed") == null) {
            assertThat(lines.get()).isGreaterThan(WALKS * LINES);
        }
    }

    /** Runs them all at once; the answers tell how far the engine has come. */
    private static void check(GoTalk talk, List<FuzzLines.Line> script) {
        ByteArrayOutputStream input = new ByteArrayOutputStream();
        script.forEach(line -> line.writeTo(input));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Throwable failure = null;
        try {
            talk.newEngine().run(new ByteArrayInputStream(input.toByteArray()), out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (RuntimeException | AssertionError e) {
            failure = e;
        }
        AnswerReader answers = new AnswerReader(out.toString(StandardCharsets.UTF_8));
        for (FuzzLines.Line line : script) {
            if (line.isAnswered()) {
                if (failure != null && answers.isAtEnd()) {
                    throw new AssertionError("the engine has died of: " + line, failure);
                }
                answers.next(line, talk);
            }
        }
        assertThat(answers.isAtEnd()).as("nothing follows the last answer").isTrue();
    }

    /** Takes apart what the engine has written. */
    private static final class AnswerReader {
        private final String text;
        private int at;

        AnswerReader(String text) {
            this.text = text;
        }

        boolean isAtEnd() {
            return at == text.length();
        }

        void next(FuzzLines.Line line, GoTalk talk) {
            int end = text.indexOf("\n\n", at);
            if (end < 0) {
                throw new AssertionError("no answer to: " + line);
            }
            String answer = text.substring(at, end);
            at = end + 2;
            if (!isWellFormed(answer, line.id())) {
                throw new AssertionError(
                        "'%s' is no answer to: %s".formatted(FuzzLines.shortened(answer), line));
            }
            String body = answer.substring(1 + line.id().length());
            if (body.startsWith(" internal error")) {
                throw new AssertionError(
                        "%s%n%s from: %s".formatted(talk.log(), FuzzLines.shortened(body), line));
            }
            line.expected()
                    .ifPresent(
                            expected ->
                                    assertThat(answer.charAt(0) + body.stripTrailing())
                                            .as(line.toString())
                                            .matches(expected));
        }

        private static boolean isWellFormed(String answer, String id) {
            if (!answer.startsWith("=" + id) && !answer.startsWith("?" + id)) {
                return false;
            }
            String body = answer.substring(1 + id.length());
            boolean separated = body.isEmpty() || body.startsWith(" ");
            boolean saysWhy = answer.startsWith("=") || body.length() > 1;
            boolean printable =
                    body.chars().allMatch(c -> c >= 32 && c != 127 || c == '\n' || c == '\t');
            return separated && saysWhy && printable;
        }
    }

    /** The usage of a command says which arguments it needs. */
    @Test
    void missingAndSurplusArgumentsAreRefused() {
        GoTalk talk = GoTalk.on(5);
        String surplus = " 1".repeat(700);
        assertThat(talk.tell("help").lines())
                .allSatisfy(
                        usage -> {
                            String command = usage.split(" ", 2)[0];
                            String arguments = usage.substring(command.length()).strip();
                            if (!arguments.isEmpty() && !arguments.startsWith("[")) {
                                assertThat(talk.ask(command)).startsWith("? syntax error: got 0");
                            }
                            if (!arguments.endsWith("...") && !command.startsWith("cgos-")) {
                                assertThat(talk.ask(command + surplus)).startsWith("? ");
                            }
                        });
    }

    @Test
    void everyCommandTakesAHugeArgument() {
        GoTalk talk = GoTalk.on(5);
        for (String command : talk.words("list_commands")) {
            boolean writes = command.equals("printsgf") || command.equals("gomill-savesgf");
            String huge = (writes ? folder + "/" : "") + "9".repeat(100_000);
            boolean takesAnything =
                    command.equals("known_command")
                            || command.matches("cgos-(opponent_.*|gameover)");
            assertThat(talk.ask(command + " " + huge))
                    .as(command)
                    .startsWith(takesAnything ? "=" : "? ")
                    .doesNotContain("internal error");
        }
        talk.check("> protocol_version\n= 2\n> boardsize 9\n=\n> clear_board\n=");
    }
}
