package moyo.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Input that arrives while a command is under way. */
class GtpInterruptTest {
    private final LiveInput input = new LiveInput();
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final BlockingQueue<String> started = new LinkedBlockingQueue<>();
    private final CountDownLatch released = new CountDownLatch(1);
    private final GtpEngine engine =
            new GtpEngine("Moyo", "0.1", new PrintStream(OutputStream.nullOutputStream()))
                    .add(new GtpCommand("analyze", "", this::thinkOn, true))
                    .add("think", "", this::thinkOn)
                    .add("hold", "", this::hold)
                    .add("probe", "", r -> "interrupted " + r.isInterrupted());

    private final FutureTask<Void> run =
            new FutureTask<>(
                    () -> {
                        engine.run(input, new BufferedOutputStream(out));
                        return null;
                    });

    /** Ends when it is interrupted, or fails. */
    private String thinkOn(GtpRequest request) {
        CountDownLatch interrupt = new CountDownLatch(1);
        request.onInterrupt(interrupt::countDown);
        started.add("think");
        await(interrupt);
        return "interrupted " + request.isInterrupted();
    }

    /** Ends when the test says so. */
    private String hold(GtpRequest request) {
        AtomicBoolean called = new AtomicBoolean();
        request.onInterrupt(() -> called.set(true));
        started.add("hold");
        await(released);
        return "interrupted %b %b".formatted(request.isInterrupted(), called.get());
    }

    private static void await(CountDownLatch latch) {
        try {
            if (!latch.await(LiveInput.LIMIT.toSeconds(), TimeUnit.SECONDS)) {
                throw new IllegalStateException("nothing has ended the command");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private void start() {
        Thread thread = new Thread(run, "engine under test");
        thread.setDaemon(true);
        thread.start();
    }

    @AfterEach
    void endEverything() {
        released.countDown();
        input.end();
    }

    private void awaitStart(String what) throws InterruptedException {
        assertThat(started.poll(LiveInput.LIMIT.toSeconds(), TimeUnit.SECONDS)).isEqualTo(what);
    }

    /** All that was answered when the engine has ended. */
    private String finalAnswers() throws Exception {
        input.end();
        run.get(LiveInput.LIMIT.toSeconds(), TimeUnit.SECONDS);
        return answers();
    }

    private String answers() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private void awaitAnswers(String expected) {
        long deadline = System.nanoTime() + LiveInput.LIMIT.toNanos();
        while (!answers().equals(expected) && System.nanoTime() - deadline < 0) {
            Thread.onSpinWait();
        }
        assertThat(answers()).isEqualTo(expected);
    }

    @Test
    void eachAnswerIsFlushedWhileTheInputStaysOpen() throws Exception {
        start();
        input.type("1 name\n");
        awaitAnswers("=1 Moyo\n\n");
        input.type("2 na").awaitRead();
        assertThat(answers()).isEqualTo("=1 Moyo\n\n");
        input.type("me\n");
        awaitAnswers("=1 Moyo\n\n=2 Moyo\n\n");
        assertThat(run.isDone()).isFalse();
        assertThat(finalAnswers()).isEqualTo("=1 Moyo\n\n=2 Moyo\n\n");
    }

    @Test
    void streamedLinesAreFlushedAtOnce() throws Exception {
        engine.add(
                "stream",
                "",
                r -> {
                    r.send("info a");
                    await(released);
                    r.send("info b");
                    return "";
                });
        start();
        input.type("7 stream\n");
        awaitAnswers("=7\ninfo a\n");
        released.countDown();
        awaitAnswers("=7\ninfo a\ninfo b\n\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2 name\n", "\n", "\r\n", "# a comment\n", "2 nonsense\n"})
    void anyLineEndsACommandThatEndsOnInput(String line) throws Exception {
        start();
        input.type("1 analyze\n");
        awaitStart("think");
        input.awaitRead();
        assertThat(answers()).isEmpty();
        input.type(line);
        assertThat(finalAnswers())
                .isEqualTo(
                        "=1 interrupted true\n\n"
                                + (line.contains("name") ? "=2 Moyo\n\n" : "")
                                + (line.contains("nonsense") ? "?2 unknown command\n\n" : ""));
    }

    @Test
    void aLineThatIsTooLongEndsItAsWell() throws Exception {
        start();
        input.type("1 analyze\n");
        awaitStart("think");
        input.type("x".repeat((1 << 20) + 1) + "\n");
        assertThat(finalAnswers())
                .isEqualTo("=1 interrupted true\n\n? line too long, at most 1048576 bytes\n\n");
    }

    @Test
    void theEndOfTheInputEndsItToo() throws Exception {
        start();
        input.type("1 analyze\n");
        awaitStart("think");
        assertThat(finalAnswers()).isEqualTo("=1 interrupted true\n\n");
    }

    @Test
    void aLineThatWaitsAlreadyEndsItAtOnce() throws Exception {
        start();
        input.type("0 hold\n1 analyze\n2 name\n");
        awaitStart("hold");
        input.awaitRead();
        released.countDown();
        assertThat(finalAnswers())
                .isEqualTo("=0 interrupted false false\n\n=1 interrupted true\n\n=2 Moyo\n\n");
    }

    @Test
    void commandsThatEndOnInputEndOneAnother() throws Exception {
        start();
        input.type("1 analyze\n2 analyze\n3 analyze\n");
        assertThat(finalAnswers())
                .isEqualTo("=1 interrupted true\n\n=2 interrupted true\n\n=3 interrupted true\n\n");
    }

    /** Many times, since the reader and the engine race for each line. */
    @Test
    void aCommandIsNotEndedByItsOwnArrival() throws Exception {
        AtomicBoolean ended = new AtomicBoolean();
        engine.add(
                new GtpCommand(
                        "watch",
                        "",
                        r -> {
                            CountDownLatch interrupt = new CountDownLatch(1);
                            r.onInterrupt(interrupt::countDown);
                            started.add("watch");
                            await(interrupt);
                            ended.set(true);
                            return "";
                        },
                        true));
        start();
        for (int i = 0; i < 2000; i++) {
            input.type("name\nwatch\n");
            awaitStart("watch");
            input.awaitRead();
            assertThat(ended).as("ended without input, round %d", i).isFalse();
            input.type("\n").awaitRead();
            awaitTrue(ended);
            ended.set(false);
        }
    }

    private static void awaitTrue(AtomicBoolean flag) {
        long deadline = System.nanoTime() + LiveInput.LIMIT.toNanos();
        while (!flag.get()) {
            assertThat(System.nanoTime() - deadline).isNegative();
            Thread.onSpinWait();
        }
    }

    @Test
    void otherCommandsAreNotDisturbedByFurtherInput() throws Exception {
        start();
        input.type("1 hold\n");
        awaitStart("hold");
        input.type("2 name\n\n# comment\ngogui-interrupt\n");
        input.awaitRead();
        assertThat(answers()).isEmpty();
        released.countDown();
        assertThat(finalAnswers()).isEqualTo("=1 interrupted false false\n\n=2 Moyo\n\n= \n\n");
    }

    @Test
    void theEndOfTheInputDoesNotDisturbThemEither() throws Exception {
        start();
        input.type("1 hold\n2 name");
        awaitStart("hold");
        input.end();
        released.countDown();
        assertThat(finalAnswers()).isEqualTo("=1 interrupted false false\n\n=2 Moyo\n\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"# interrupt\n", "#interrupt\n", "  #\tinterrupt  \r\n"})
    void theInterruptCommentEndsACommandThatHeedsIt(String comment) throws Exception {
        start();
        input.type("1 think\n");
        awaitStart("think");
        input.type(comment + "2 probe\n");
        assertThat(finalAnswers()).isEqualTo("=1 interrupted true\n\n=2 interrupted false\n\n");
    }

    /** GoGui may be faster than the engine's first look at the command. */
    @Test
    void theInterruptCommentIsNotLostIfItComesBeforeTheCommandHasBegun() throws Exception {
        start();
        input.type("0 hold\n1 think\n# interrupt\n2 probe\n");
        awaitStart("hold");
        input.awaitRead();
        released.countDown();
        assertThat(finalAnswers()).endsWith("\n\n=1 interrupted true\n\n=2 interrupted false\n\n");
    }

    @Test
    void anInterruptCommentBetweenCommandsDoesNothing() throws Exception {
        start();
        input.type("# interrupt\n1 probe\n");
        awaitAnswers("=1 interrupted false\n\n");
        input.type("# interrupt\n").awaitRead();
        input.type("2 probe\n");
        assertThat(finalAnswers()).isEqualTo("=1 interrupted false\n\n=2 interrupted false\n\n");
    }

    @Test
    void anAbandonedEngineEndsItsCommandAndLeavesTheRest() throws Exception {
        AtomicBoolean alone = new AtomicBoolean();
        engine.abandonedWhen(alone::get);
        start();
        input.type("1 think\n2 name\n");
        awaitStart("think");
        input.end();
        alone.set(true);
        assertThat(finalAnswers()).isEqualTo("=1 interrupted true\n\n");
    }

    @Test
    void anEngineWithAnOpenInputIsNotAbandoned() throws Exception {
        engine.abandonedWhen(() -> true);
        start();
        input.type("1 hold\n");
        awaitStart("hold");
        input.awaitRead();
        released.countDown();
        awaitAnswers("=1 interrupted false false\n\n");
    }

    @Test
    void whatFailsBetweenCommandsDoesNotEndTheEngine() throws Exception {
        engine.whenIdle(
                () -> {
                    throw new IllegalStateException("no memory for thoughts");
                },
                () -> {});
        start();
        awaitAnswers("");
        input.type("1 probe\n");
        assertThat(finalAnswers()).isEqualTo("=1 interrupted false\n\n");
    }

    @Test
    void aLineIsAnnouncedBeforeItIsTaken() throws Exception {
        CountDownLatch announced = new CountDownLatch(1);
        CountDownLatch taken = new CountDownLatch(1);
        AtomicBoolean takenTooEarly = new AtomicBoolean();
        GtpInput lines =
                new GtpInput(
                        input,
                        line -> {
                            try {
                                boolean early = taken.await(100, TimeUnit.MILLISECONDS);
                                takenTooEarly.compareAndSet(
                                        false, early && announced.getCount() > 0);
                            } catch (InterruptedException e) {
                                throw new IllegalStateException(e);
                            }
                            announced.countDown();
                        });
        Thread reader = new Thread(lines, "reader under test");
        reader.setDaemon(true);
        reader.start();
        input.type("name\n");
        assertThat(lines.take().line()).isEqualTo("name");
        taken.countDown();
        await(announced);
        assertThat(takenTooEarly).isFalse();
    }

    @Test
    void quitIsAnsweredWhileTheInputStaysOpen() throws Exception {
        start();
        input.type("1 quit\n");
        run.get(LiveInput.LIMIT.toSeconds(), TimeUnit.SECONDS);
        assertThat(answers()).isEqualTo("=1 \n\n");
    }
}
