package moyo.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.BufferedReader;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import moyo.gtp.client.EngineFault.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However an engine ends, nothing of it stays: no process, no child, no thread. */
@Timeout(60)
class EngineEndTest {
    private static final Duration SHORT = Duration.ofMillis(400);
    private static final Duration LONG = Duration.ofSeconds(20);
    private static final Limits LIMITS = new Limits(LONG, LONG, SHORT);

    private static GtpClient start(String habit) {
        return GtpClient.start(OddEngine.command(habit), LIMITS);
    }

    private static long pid(GtpClient client, String whose) throws Exception {
        return Long.parseLong(client.send(whose));
    }

    /** A zombie that nobody has collected yet is dead, but has no command any more. */
    private static boolean isAlive(long pid) {
        return ProcessHandle.of(pid).flatMap(handle -> handle.info().command()).isPresent();
    }

    private static void assertSoon(String what, BooleanSupplier condition) {
        long deadline = System.nanoTime() + LONG.toNanos();
        while (!condition.getAsBoolean() && System.nanoTime() < deadline) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(10));
        }
        assertThat(condition.getAsBoolean()).as(what).isTrue();
    }

    /** Those of one engine, because tests may run side by side. */
    private static List<String> threadsOf(long pid) {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(name -> name.startsWith("gtp-client-") && name.endsWith("-" + pid))
                .toList();
    }

    private static void assertNothingIsLeftOf(long pid) {
        assertSoon("process gone", () -> !isAlive(pid));
        assertSoon("threads gone", () -> threadsOf(pid).isEmpty());
    }

    @Test
    void aGoodEngineLeavesByItselfWhenClosed() throws Exception {
        GtpClient client = GtpClient.start(OddEngine.command("none"), new Limits(LONG, LONG, LONG));
        long pid = pid(client, "pid");
        assertThat(threadsOf(pid)).hasSize(3);
        ProcessHandle handle = ProcessHandle.of(pid).orElseThrow();
        client.close();
        assertThat(handle.isAlive()).isFalse();
        assertNothingIsLeftOf(pid);
    }

    @Test
    void closingTwiceIsClosingOnce() throws Exception {
        GtpClient client = start("none");
        client.send("hello");
        client.close();
        client.close();
        EngineFault fault = catchThrowableOfType(EngineFault.class, client::name);
        assertThat(fault.kind()).isEqualTo(Kind.CLOSED);
        assertThat(fault).hasMessageEndingWith("is closed at 'name': close() was called");
    }

    @Test
    void killsAnEngineThatIgnoresQuit() throws Exception {
        GtpClient client = start("ignores-quit");
        long pid = pid(client, "pid");
        client.close();
        assertNothingIsLeftOf(pid);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hang", "no-id", "exit-3", "endless-lines", "endless-line"})
    void nothingIsLeftAfterAFault(String habit) throws Exception {
        GtpClient client = start(habit);
        long pid = pid(client, "pid");
        assertThat(catchThrowable(() -> client.send("genmove", Duration.ofSeconds(2))))
                .isInstanceOf(EngineFault.class);
        assertNothingIsLeftOf(pid);
    }

    @Test
    void theChildrenOfAClosedEngineDie() throws Exception {
        GtpClient client = start("parent");
        long pid = pid(client, "pid");
        long child = pid(client, "child");
        assertThat(isAlive(child)).isTrue();
        client.close();
        assertSoon("child gone", () -> !isAlive(child));
        assertNothingIsLeftOf(pid);
    }

    /** The child holds the engine's stdout open, which must not hide the crash. */
    @Test
    void theChildrenOfACrashedEngineDie() throws Exception {
        GtpClient client = start("dying-parent");
        long pid = pid(client, "pid");
        long child = pid(client, "child");
        assertThat(isAlive(child)).isTrue();
        EngineFault fault = catchThrowableOfType(EngineFault.class, () -> client.send("genmove"));
        assertThat(fault.reason()).isEqualTo("exited with code 3");
        assertThat(fault).hasMessageContaining("assertion failed");
        assertSoon("child gone", () -> !isAlive(child));
        assertNothingIsLeftOf(pid);
    }

    @EnabledOnOs(OS.LINUX)
    @ParameterizedTest
    @ValueSource(strings = {"none", "exit-3", "hang"})
    void helpersThatAnEngineStartsLaterDieWithIt(String habit) throws Exception {
        GtpClient client = start(habit);
        long pid = pid(client, "pid");
        long child = pid(client, "spawn");
        assertThat(isAlive(child)).isTrue();
        if (!habit.equals("none")) {
            assertThat(catchThrowable(() -> client.send("genmove", Duration.ofSeconds(2))))
                    .isInstanceOf(EngineFault.class);
        }
        client.close();
        assertSoon("child gone", () -> !isAlive(child));
        assertNothingIsLeftOf(pid);
    }

    @EnabledOnOs(OS.LINUX)
    @Test
    void aHungEngineAndItsHelpersDieAfterAKillOfOurJvm() throws Exception {
        Process jvm = new ProcessBuilder(OddEngine.javaCommand(ClientHost.class, "waits")).start();
        try (BufferedReader out = jvm.inputReader()) {
            long engine = Long.parseLong(out.readLine());
            long child = Long.parseLong(out.readLine());
            assertThat(isAlive(engine)).isTrue();
            assertThat(isAlive(child)).isTrue();
            jvm.destroyForcibly();
            assertSoon("engine gone", () -> !isAlive(engine));
            assertSoon("child gone", () -> !isAlive(child));
        } finally {
            jvm.destroyForcibly();
        }
    }

    @Test
    void anInterruptedSenderStopsWaitingAndEndsTheEngine() throws Exception {
        GtpClient client = start("hang");
        long pid = pid(client, "pid");
        Conversation genmove = new Conversation(client, "genmove");
        genmove.thread.interrupt();
        assertThat(genmove.outcome()).isInstanceOf(InterruptedException.class);
        assertThat(catchThrowable(client::name))
                .hasMessageContaining("interrupted during 'genmove'");
        assertNothingIsLeftOf(pid);
    }

    @Test
    void closingEndsACommandUnderWayInAnotherThread() throws Exception {
        GtpClient client = start("hang");
        long pid = pid(client, "pid");
        Conversation genmove = new Conversation(client, "genmove");
        client.close();
        assertThat(genmove.outcome())
                .isInstanceOf(EngineFault.class)
                .hasMessageContaining("is closed at 'genmove': close() was called");
        assertNothingIsLeftOf(pid);
    }

    /** A command sent from a thread of its own, which waits for the answer when we come back. */
    private static final class Conversation {
        final Thread thread;
        private final CompletableFuture<Throwable> outcome = new CompletableFuture<>();

        Conversation(GtpClient client, String command) throws InterruptedException {
            var begun = new CountDownLatch(1);
            thread =
                    new Thread(
                            () -> {
                                begun.countDown();
                                outcome.complete(catchThrowable(() -> client.send(command)));
                            });
            thread.start();
            begun.await();
            assertSoon("waiting", () -> thread.getState() == Thread.State.TIMED_WAITING);
        }

        Throwable outcome() throws Exception {
            return outcome.get(5, TimeUnit.SECONDS);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"waits", "returns"})
    void noEngineOutlivesOurJvm(String host) throws Exception {
        Process jvm = new ProcessBuilder(OddEngine.javaCommand(ClientHost.class, host)).start();
        try (BufferedReader out = jvm.inputReader()) {
            long engine = Long.parseLong(out.readLine());
            if (host.equals("waits")) {
                assertThat(isAlive(engine)).isTrue();
                jvm.destroy();
            }
            assertThat(jvm.waitFor(LONG.toSeconds(), TimeUnit.SECONDS)).isTrue();
            assertSoon("engine gone", () -> !isAlive(engine));
        } finally {
            jvm.destroyForcibly();
        }
    }
}
