package moyo.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import moyo.gtp.client.EngineFault.Kind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The talk with an engine, good and bad; {@link EngineEndTest} looks at how engines end. */
@Timeout(60)
class GtpClientTest {
    private static final Duration SHORT = Duration.ofMillis(400);
    private static final Duration LONG = Duration.ofSeconds(20);
    private static final Limits PATIENT = new Limits(LONG, LONG, SHORT);

    private final List<GtpClient> started = new ArrayList<>();

    @AfterEach
    void closeAll() {
        started.forEach(GtpClient::close);
    }

    private GtpClient start(String habit) {
        return start(habit, PATIENT);
    }

    private GtpClient start(String habit, Limits limits) {
        GtpClient client = GtpClient.start(OddEngine.command(habit), limits);
        started.add(client);
        return client;
    }

    private static EngineFault faultOf(GtpClient client, String command, Duration limit) {
        return catchThrowableOfType(EngineFault.class, () -> client.send(command, limit));
    }

    @Test
    void hearsTheAnswersOfAGoodEngine() throws Exception {
        GtpClient client = start("none");
        assertThat(client.send("play b D4")).isEqualTo("play b D4");
        assertThat(client.send("genmove")).isEqualTo("D4");
        assertThat(client.name()).isEqualTo("name");
        assertThat(client.version()).isEqualTo("version");
    }

    @Test
    void startsAnEngineFromOneText() throws Exception {
        String text = CommandText.join(OddEngine.command("none"));
        try (GtpClient client = GtpClient.start(text, PATIENT)) {
            assertThat(client.send("hello")).isEqualTo("hello");
            assertThat(client).hasToString(text);
        }
    }

    @Test
    void startsAnEngineInAFolder(@TempDir Path folder) throws Exception {
        var command = new ArrayList<>(OddEngine.command("none"));
        Path java = Path.of("").toAbsolutePath().relativize(Path.of(command.get(0)));
        command.set(0, java.toString()); // found from here, not from the folder
        try (GtpClient client = GtpClient.start(command, folder, PATIENT)) {
            assertThat(Path.of(client.send("folder"))).isEqualTo(folder.toRealPath());
        }
    }

    @Test
    void knowsWhatTheEngineLists() throws Exception {
        GtpClient client = start("none");
        assertThat(client.knows("genmove")).isTrue();
        assertThat(client.knows("list_commands")).isTrue();
        assertThat(client.knows("lz-analyze")).isFalse();
    }

    @Test
    void aRefusalLeavesTheEngineReady() throws Exception {
        GtpClient client = start("none");
        GtpRefusal refusal = catchThrowableOfType(GtpRefusal.class, () -> client.send("refuse"));
        assertThat(refusal.command()).isEqualTo("refuse");
        assertThat(refusal.reason()).isEqualTo("illegal move");
        assertThat(refusal).hasMessage("the engine refused 'refuse': illegal move");
        assertThat(client.send("genmove")).isEqualTo("D4");
    }

    @ParameterizedTest
    @CsvSource({
        "blank-lines, D4",
        "slow, D4",
        "loud-stderr, D4",
        "crlf, 'D4\nand more'",
        "board, '   A B\n 2 . X'",
        "utf-8, 天元 ü"
    })
    void bearsWithHabitsThatDoNoHarm(String habit, String answer) throws Exception {
        GtpClient client = start(habit);
        assertThat(client.send("genmove")).isEqualTo(answer);
        assertThat(client.send("hello")).isEqualTo("hello");
    }

    @ParameterizedTest
    @CsvSource({
        "no-id, answered without the id 2: '= D4'",
        "wrong-id, answered with id 99 instead of 2: '=99 D4'",
        "endless-line, printed a line without end: '=2 D4 D4",
        "endless-lines, 'answered more than 4 MiB without an end; it begins ''D4'",
        "endless-refusal, 'answered more than 4 MiB without an end; it begins ''no'",
        "binary, printed",
        "binary-answer, 'printed binary data: ''=2 D\\x004'''"
    })
    void callsNonsenseByItsName(String habit, String reason) throws Exception {
        GtpClient client = start(habit);
        client.send("hello");
        EngineFault fault = faultOf(client, "genmove", LONG);
        assertThat(fault.kind()).isEqualTo(Kind.NONSENSE);
        assertThat(fault.reason()).startsWith(reason).hasSizeLessThan(300);
        assertThat(fault).hasMessageContaining("answered nonsense at 'genmove': " + reason);
        assertThat(fault).hasMessageContaining("OddEngine " + habit);
    }

    @Test
    void aBannerBeforeTheAnswerIsNonsense() {
        EngineFault fault = faultOf(start("banner"), "name", LONG);
        assertThat(fault.kind()).isEqualTo(Kind.NONSENSE);
        assertThat(fault.reason())
                .isEqualTo("printed a line that is no answer: 'Welcome to OddEngine!'");
    }

    @Test
    void tellsExitCodeAndLastWordsOfACrash() throws Exception {
        GtpClient client = start("exit-3");
        client.send("hello");
        EngineFault fault = faultOf(client, "genmove", LONG);
        assertThat(fault.kind()).isEqualTo(Kind.CRASHED);
        assertThat(fault.reason()).isEqualTo("exited with code 3");
        assertThat(fault).hasMessageContaining("assertion failed: liberties > 0");
    }

    @Test
    void tellsOfACrashAtStart() {
        EngineFault fault = faultOf(start("crash-at-start"), "name", LONG);
        assertThat(fault.kind()).isEqualTo(Kind.CRASHED);
        assertThat(fault.reason()).isEqualTo("exited with code 1 before its first answer");
        assertThat(fault).hasMessageContaining("cannot find my weights");
    }

    @Test
    void aShutStdoutIsACrash() throws Exception {
        GtpClient client = start("shut-stdout");
        client.send("hello");
        EngineFault fault = faultOf(client, "genmove", LONG);
        assertThat(fault.kind()).isEqualTo(Kind.CRASHED);
        assertThat(fault.reason()).isEqualTo("shut its stdout but went on running");
    }

    @Test
    void tellsOfAProgramThatDoesNotExist() {
        EngineFault fault =
                catchThrowableOfType(
                        EngineFault.class, () -> GtpClient.start("no-such-engine --gtp", PATIENT));
        assertThat(fault.kind()).isEqualTo(Kind.COULD_NOT_START);
        assertThat(fault)
                .hasMessageStartingWith("engine 'no-such-engine --gtp' could not be started: ")
                .hasMessageContaining("No such file")
                .hasCauseInstanceOf(java.io.IOException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "hang, no answer within 0.4 s",
        "half-an-answer, no end of its answer within 0.4 s"
    })
    void anEngineThatDoesNotAnswerInTimeHung(String habit, String reason) throws Exception {
        GtpClient client = start(habit);
        client.send("hello");
        EngineFault fault = faultOf(client, "genmove", SHORT);
        assertThat(fault.kind()).isEqualTo(Kind.HUNG);
        assertThat(fault.reason()).isEqualTo(reason);
    }

    @Test
    void onlyTheFirstCommandHasTheStartUpLimit() throws Exception {
        GtpClient client = start("hang", new Limits(LONG, SHORT, SHORT));
        assertThat(client.send("hello", Duration.ofNanos(1))).isEqualTo("hello");
        assertThatThrownBy(() -> client.send("genmove"))
                .hasMessageContaining("hung at 'genmove': no answer within 0.4 s");
    }

    @Test
    void theStartUpLimitEnds() {
        GtpClient client = start("silent", new Limits(SHORT, SHORT, SHORT));
        assertThatThrownBy(() -> client.send("name"))
                .hasMessageContaining("hung at 'name': no answer within 0.4 s");
    }

    @Test
    void quotesAPromptThatNeverBecomesALine() throws Exception {
        GtpClient client = start("prompt");
        client.send("hello"); // the limit must not count the start of a JVM
        assertThatThrownBy(() -> client.send("genmove", SHORT))
                .hasMessageContaining("within 0.4 s, only 'odd> ' without a newline");
    }

    @Test
    void aHugeCommandToADeafEngineEndsInTime() {
        GtpClient client = start("deaf", new Limits(SHORT, SHORT, SHORT));
        long before = System.nanoTime();
        EngineFault fault = faultOf(client, "echo " + "x".repeat(1 << 20), SHORT);
        assertThat(fault.kind()).isEqualTo(Kind.HUNG);
        assertThat(fault.getMessage()).hasSizeLessThan(2000);
        assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(5));
    }

    @Test
    void afterAFaultEveryCommandRepeatsTheFirstCause() throws Exception {
        GtpClient client = start("no-id");
        client.send("hello");
        EngineFault first = faultOf(client, "genmove", LONG);
        for (int i = 0; i < 2; i++) {
            EngineFault later = faultOf(client, "komi 7", LONG);
            assertThat(later.kind()).isEqualTo(Kind.CLOSED);
            assertThat(later)
                    .hasMessageEndingWith(
                            "is closed at 'komi 7': it answered nonsense at 'genmove': "
                                    + first.reason())
                    .hasCause(first);
        }
    }

    @Test
    void streamsTheLinesOfAnAnalysisUntilItIsStopped() throws Exception {
        GtpClient client = start("none");
        var lines = new ArrayList<String>();
        client.stream(
                "analyze",
                LONG,
                line -> {
                    lines.add(line);
                    if (lines.size() == 3) {
                        client.stopAnalysis();
                    }
                });
        assertThat(lines).startsWith("info visits 1", "info visits 2", "info visits 3");
        assertThat(client.send("hello")).isEqualTo("hello");
    }

    /** The listener is slower than the engine, so there is always a line to read. */
    @Test
    void anAnswerEndsAtItsLimitThoughLinesKeepComing() throws Exception {
        GtpClient client = start("endless-lines");
        client.send("hello");
        assertThatThrownBy(() -> client.stream("genmove", SHORT, line -> pause()))
                .hasMessageContaining("no end of its answer within 0.4 s");
    }

    private static void pause() {
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
    }

    @Test
    void aListenerMayNotSendAndItsFailureEndsTheEngine() {
        GtpClient client = start("none");
        assertThatThrownBy(() -> client.stream("analyze", LONG, line -> sendQuietly(client)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("a listener may not send: 'name'");
        assertThat(faultOf(client, "name", LONG))
                .hasMessageContaining("the listener of 'analyze' failed");
    }

    private static void sendQuietly(GtpClient client) {
        try {
            client.name();
        } catch (GtpRefusal | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aCommandIsOneLine() {
        GtpClient client = start("none");
        for (String command : List.of("name\nversion", "name\r", "", "  ")) {
            assertThatThrownBy(() -> client.send(command))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("a GTP command is one line");
        }
    }

    @Test
    void limitsArePositive() {
        assertThatThrownBy(() -> new Limits(Duration.ZERO, LONG))
                .hasMessage("the start-up limit must be positive, but is PT0S");
        assertThatThrownBy(() -> start("none").send("name", SHORT.negated()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aLimitMayBeForEver() throws Exception {
        Duration forEver = Duration.ofSeconds(Long.MAX_VALUE);
        assertThat(start("none", new Limits(forEver, forEver)).name()).isEqualTo("name");
    }
}
