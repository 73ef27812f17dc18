package moyo.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import moyo.game.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What an engine says to a whole input; see {@link GtpInterruptTest} for the course of time. */
class GtpEngineTest {
    private static final int MEBIBYTE = 1 << 20;

    private final ByteArrayOutputStream log = new ByteArrayOutputStream();
    private final GtpEngine engine =
            new GtpEngine("Möyo", "0.1", new PrintStream(log, true, StandardCharsets.UTF_8))
                    .add("echo", "WORD...", r -> String.join("|", r.arguments()))
                    .add("fail", "", GtpEngineTest::fail);

    private static String fail(GtpRequest request) {
        throw new BadInput("no luck with '" + request.count() + "'");
    }

    private String answers(String input) {
        return answers(input.getBytes(StandardCharsets.UTF_8));
    }

    private String answers(byte[] input) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            engine.run(new ByteArrayInputStream(input), out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    private void answersWith(String command, GtpHandler handler) {
        engine.add(command, "", handler);
    }

    @Test
    void anIdIsEchoedGluedToTheStatus() {
        assertThat(answers("7 echo a\n8 fail\n9 gogui-interrupt\n007 echo\n"))
                .isEqualTo("=7 a\n\n?8 no luck with '0'\n\n=9 \n\n=007 \n\n");
    }

    @Test
    void anIdTooLongForANumberIsEchoedToo() {
        String id = "1234567890".repeat(5);
        assertThat(answers(id + " echo a\n")).isEqualTo("=" + id + " a\n\n");
    }

    @Test
    void withoutIdThereIsNone() {
        assertThat(answers("echo a\nfail\n")).isEqualTo("= a\n\n? no luck with '0'\n\n");
    }

    @Test
    void anIdAloneIsAnUnknownCommand() {
        assertThat(answers("12\n")).isEqualTo("?12 unknown command\n\n");
    }

    @Test
    void onlyDigitsAreAnId() {
        assertThat(answers("-1 echo a\n+1 echo\n1a echo\n"))
                .isEqualTo("? unknown command\n\n".repeat(3));
    }

    @Test
    void anIdIsNotCarriedOverToTheNextAnswer() {
        assertThat(answers("7 fail\necho a\n8\necho b\n"))
                .isEqualTo("?7 no luck with '0'\n\n= a\n\n?8 unknown command\n\n= b\n\n");
    }

    @Test
    void aCommentIsCutOff() {
        assertThat(answers("1 echo a # b\necho a#b\n2 echo # 3 echo\n"))
                .isEqualTo("=1 a\n\n= a\n\n=2 \n\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\t", "\r", " \t \r", "# echo a", "  # echo", "#", "\u0001"})
    void aLineWithoutCommandGetsNoAnswer(String line) {
        assertThat(answers(line + "\n")).isEmpty();
        assertThat(newEngineAnswers(line + "\n5 echo a\n" + line)).isEqualTo("=5 a\n\n");
    }

    private static String newEngineAnswers(String input) {
        return new GtpEngineTest().answers(input);
    }

    @ParameterizedTest
    @CsvSource({
        "'1\techo\ta\tb', tabs",
        "'1  echo   a    b', runs of blanks",
        "'  1 echo a b  ', blanks around",
        "' \t 1 \t echo \t a \t\t b \t', tabs and blanks",
        "'1 echo a b\r', CRLF",
        "'\r1 ec\rho a\r b', CR anywhere",
    })
    void blanksAndTabsAndCarriageReturnsDoNotMatter(String line, String what) {
        assertThat(answers(line + "\n")).as(what).isEqualTo("=1 a|b\n\n");
    }

    @Test
    void controlCharactersAreDropped() {
        String controls =
                IntStream.range(0, 128)
                        .filter(c -> (c < 32 || c == 127) && c != '\t' && c != '\n')
                        .mapToObj(Character::toString)
                        .collect(Collectors.joining());
        assertThat(answers("1" + controls + " e" + controls + "cho a" + controls + "b\n"))
                .isEqualTo("=1 ab\n\n");
    }

    @Test
    void commandsSentAtOnceAreAnsweredInOrder() {
        String input =
                IntStream.range(0, 5000)
                        .mapToObj(i -> i + " echo " + i + "\n")
                        .collect(Collectors.joining());
        String expected =
                IntStream.range(0, 5000)
                        .mapToObj(i -> "=" + i + " " + i + "\n\n")
                        .collect(Collectors.joining());
        assertThat(answers(input)).isEqualTo(expected);
    }

    @Test
    void anUnknownCommandIsCalledSo() {
        assertThat(answers("3 frobnicate b D4\n")).isEqualTo("?3 unknown command\n\n");
        assertThat(newEngineAnswers("NAME\n")).startsWith("? unknown command");
    }

    @Test
    void aMisspeltCommandIsToldWhatItMayHaveMeant() {
        assertThat(answers("list_comands\n"))
                .isEqualTo("? unknown command; did you mean 'list_commands'?\n\n");
    }

    @Test
    void knownCommandNeverFailsForAName() {
        String names = "known_command name\nknown_command %s\nknown_command 囲碁\n";
        assertThat(answers("7 known_command nonsense\n" + names.formatted("x".repeat(100_000))))
                .isEqualTo("=7 false\n\n= true\n\n= false\n\n= false\n\n");
        assertThat(newEngineAnswers("known_command known_command\nknown_command 1\n"))
                .isEqualTo("= true\n\n= false\n\n");
    }

    @Test
    void tellsItsVersionNameAndProtocol() {
        assertThat(answers("protocol_version\nname\nversion\n"))
                .isEqualTo("= 2\n\n= Möyo\n\n= 0.1\n\n");
    }

    @Test
    void listsItsCommandsOnePerLine() {
        assertThat(answers("list_commands\n"))
                .isEqualTo(
                        """
                        = echo
                        fail
                        gogui-interrupt
                        help
                        known_command
                        list_commands
                        name
                        protocol_version
                        quit
                        version

                        """);
    }

    @Test
    void helpsWithTheUsageOfCommands() {
        assertThat(answers("help echo\nhelp ecko\n"))
                .isEqualTo("= echo WORD...\n\n? unknown command; did you mean 'echo'?\n\n");
        assertThat(newEngineAnswers("help\n")).contains("\nknown_command COMMAND\n", "\nfail\n");
    }

    @Test
    void helpsWithASentence() {
        assertThat(answers("help known_command\n"))
                .isEqualTo(
                        """
                        = known_command COMMAND
                        true if the engine has the command, otherwise false

                        """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"name", "version", "protocol_version", "list_commands", "quit"})
    void surplusArgumentsAreRefused(String command) {
        assertThat(answers("1 " + command + " x\n2 echo a\n"))
                .isEqualTo(
                        "?1 syntax error: got 1 argument, usage is '%s'\n\n=2 a\n\n"
                                .formatted(command));
    }

    @Test
    void noBlankLineIsInsideAnAnswer() {
        answersWith("gaps", r -> "\n\na\n\n \n\t\n\r\n b\r\n\n\n");
        answersWith("empty", r -> "\n \n\n");
        assertThat(answers("1 gaps\n2 empty\n").replace("=1 \n", "=1\n"))
                .isEqualTo("=1\na\n b\n\n=2 \n\n");
    }

    @Test
    void noBlankLineIsInsideARefusal() {
        answersWith(
                "refuse",
                r -> {
                    throw new BadInput("a\n\nb\n");
                });
        assertThat(answers("1 refuse\n")).isEqualTo("?1 a\nb\n\n");
    }

    /** A controller drops control characters, and would be left with an empty line. */
    @Test
    void aLineOfControlCharactersIsABlankOne() {
        answersWith("bell", r -> "a\n\u0007\nb\n\u0000 \u001b\n");
        assertThat(answers("bell\n")).isEqualTo("= a\nb\n\n");
    }

    @Test
    void aRefusalWithoutTextStillSaysSomething() {
        answersWith(
                "refuse",
                r -> {
                    throw new BadInput(" ");
                });
        assertThat(answers("1 refuse\n")).isEqualTo("?1 failed\n\n");
    }

    @Test
    void streamedLinesFollowTheStatusAndOneEmptyLineEndsThem() {
        answersWith(
                "stream",
                r -> {
                    r.send("info a");
                    r.send("info b");
                    return "";
                });
        answersWith(
                "play-at-last",
                r -> {
                    r.send("info a");
                    return "play D4";
                });
        assertThat(answers("7 stream\nplay-at-last\nname\n"))
                .isEqualTo("=7\ninfo a\ninfo b\n\n=\ninfo a\nplay D4\n\n= Möyo\n\n");
    }

    @Test
    void streamedLinesHoldNoBlankLineEither() {
        answersWith(
                "stream",
                r -> {
                    r.send("");
                    r.send("\ninfo a\n\n");
                    r.send(" \n");
                    return "\n\nplay D4";
                });
        assertThat(answers("7 stream\n8 name\n")).isEqualTo("=7\ninfo a\nplay D4\n\n=8 Möyo\n\n");
    }

    @Test
    void aFailureAfterStreamedLinesEndsTheAnswer() {
        answersWith(
                "stream",
                r -> {
                    r.send("info a");
                    throw new BadInput("broken");
                });
        assertThat(answers("7 stream\n8 name\n")).isEqualTo("=7\ninfo a\nbroken\n\n=8 Möyo\n\n");
    }

    @Test
    void theEndOfTheInputEndsTheEngine() {
        assertThat(answers("")).isEmpty();
    }

    @Test
    void aBrokenInputIsAnEndedOne() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        InputStream closed = InputStream.nullInputStream();
        closed.close();
        engine.run(closed, out);
        assertThat(out.size()).isZero();
    }

    @Test
    void aBrokenOutputEndsTheEngineWithTheReason() {
        OutputStream broken =
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException("the pipe is gone");
                    }
                };
        byte[] input = "name\nname\n".getBytes(StandardCharsets.UTF_8);
        assertThatThrownBy(() -> engine.run(new ByteArrayInputStream(input), broken))
                .isInstanceOf(IOException.class)
                .hasMessage("the pipe is gone");
    }

    @Test
    void theLastLineNeedsNoNewline() {
        assertThat(answers("1 echo a\n2 echo b")).isEqualTo("=1 a\n\n=2 b\n\n");
    }

    @Test
    void quitAnswersAndLaterLinesAreLeft() {
        boolean[] called = new boolean[1];
        answersWith(
                "late",
                r -> {
                    called[0] = true;
                    return "";
                });
        assertThat(answers("1 echo a\n3 quit\nlate\nname\n")).isEqualTo("=1 a\n\n=3 \n\n");
        assertThat(called[0]).isFalse();
    }

    @Test
    void anInternalErrorIsAnsweredAndLoggedAndTheEngineLivesOn() {
        answersWith(
                "crash",
                r -> {
                    throw new IllegalStateException("oops\n\nreally");
                });
        assertThat(answers("7 crash now\n8 echo a\n"))
                .isEqualTo(
                        """
                        ?7 internal error: java.lang.IllegalStateException: oops
                        really

                        =8 a

                        """);
        assertThat(log.toString(StandardCharsets.UTF_8))
                .startsWith("[moyo] internal error in 'crash'")
                .contains("IllegalStateException");
    }

    @Test
    void endlessRecursionIsAnInternalError() {
        answersWith("dive", GtpEngineTest::dive);
        assertThat(answers("7 dive\n8 echo a\n"))
                .isEqualTo("?7 internal error: java.lang.StackOverflowError\n\n=8 a\n\n");
    }

    private static String dive(GtpRequest request) {
        return request.count() < 0 ? "" : dive(request) + ".";
    }

    /** Only the engine's own output may end it. */
    @Test
    void anInputOutputErrorOfACommandIsAnInternalError() {
        answersWith(
                "read",
                r -> {
                    throw new UncheckedIOException(new IOException("no such file"));
                });
        assertThat(answers("7 read\n8 echo a\n"))
                .startsWith("?7 internal error: ")
                .endsWith("\n\n=8 a\n\n");
    }

    @Test
    void aLineOfOneMebibyteIsRead() {
        String word = "x".repeat(MEBIBYTE - "echo ".length());
        assertThat(answers("echo " + word + "\n")).isEqualTo("= " + word + "\n\n");
    }

    @Test
    void aLongerLineIsRefusedAndTheNextOneAnswered() {
        String word = "x".repeat(MEBIBYTE);
        String refusal = "line too long, at most 1048576 bytes\n\n";
        assertThat(answers("echo " + word + "\n8 echo a\necho " + word + word))
                .isEqualTo("? " + refusal + "=8 a\n\n? " + refusal);
    }

    @Test
    void theIdOfALongerLineIsEchoed() {
        assertThat(answers("7 echo " + "x".repeat(MEBIBYTE) + "\n8 echo a\n"))
                .isEqualTo("?7 line too long, at most 1048576 bytes\n\n=8 a\n\n");
    }

    @Test
    void aLongerCommentGetsNoAnswer() {
        assertThat(answers("# " + "x".repeat(2 * MEBIBYTE) + "\n8 echo a\n")).isEqualTo("=8 a\n\n");
    }

    @Test
    void textIsUtf8() {
        assertThat(answers("1 echo Brügmann 囲碁 \uD83D\uDE00\n"))
                .isEqualTo("=1 Brügmann|囲碁|\uD83D\uDE00\n\n");
    }

    @Test
    void bytesThatAreNoTextAreSurvived() {
        byte[] bytes = new byte[256];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = i == '\n' || i == '#' ? (byte) 'x' : (byte) i;
        }
        ByteArrayOutputStream input = new ByteArrayOutputStream();
        input.writeBytes("1 known_command ".getBytes(StandardCharsets.UTF_8));
        input.writeBytes(bytes);
        input.writeBytes("\n".getBytes(StandardCharsets.UTF_8));
        input.writeBytes(bytes);
        input.writeBytes("\n8 echo a\n".getBytes(StandardCharsets.UTF_8));
        assertThat(answers(input.toByteArray()))
                .startsWith("?1 syntax error: got 2 arguments") // the blank among the bytes
                .contains("\n\n? unknown command\n\n")
                .endsWith("\n\n=8 a\n\n");
    }
}
