package moyo.web.lanes;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import moyo.web.TestGame;
import moyo.web.TestServer;
import moyo.web.lanes.Lanes.Purpose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LanesTest {
    private static final long MOST_DELAY_MILLIS = 2_000;

    private final List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());

    @Test
    void movesGoBeforeAnalysesButNotForEver() throws InterruptedException {
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(10);
        try (Lanes lanes = new Lanes(1, failures::add)) {
            lanes.submit(Purpose.MOVE, () -> await(begun));
            lanes.submit(Purpose.ANALYSIS, () -> note(order, "a", done));
            lanes.submit(Purpose.ANALYSIS, () -> note(order, "a", done));
            for (int i = 0; i < 8; i++) {
                lanes.submit(Purpose.MOVE, () -> note(order, "m", done));
            }
            assertThat(lanes.isWanted()).isTrue();
            begun.countDown();
            assertThat(done.await(20, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(String.join("", order)).isEqualTo("mmammmammm");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void note(List<String> order, String what, CountDownLatch done) {
        order.add(what);
        done.countDown();
    }

    @Test
    void aMoveDoesNotWaitForTheEndOfALongSearch() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(2);
        try (Lanes lanes = new Lanes(1, failures::add)) {
            lanes.submit(Purpose.ANALYSIS, () -> await(begun));
            lanes.submit(Purpose.MOVE, done::countDown);
            lanes.submit(Purpose.MOVE, done::countDown);
            assertThat(done.await(20, TimeUnit.SECONDS)).isTrue();
            begun.countDown();
        }
    }

    @Test
    void aThreadOutlivesASearchThatFails() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        try (Lanes lanes = new Lanes(1, failures::add)) {
            lanes.submit(
                    Purpose.MOVE,
                    () -> {
                        throw new IllegalStateException("of the test");
                    });
            lanes.submit(Purpose.MOVE, done::countDown);
            assertThat(done.await(20, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(failures)
                .singleElement()
                .hasToString("java.lang.IllegalStateException: of the test");
    }

    @Test
    void nothingRunsAfterTheEnd() {
        Lanes lanes = new Lanes(1, failures::add);
        lanes.close();
        lanes.submit(Purpose.MOVE, () -> failures.add(new AssertionError()));
        assertThat(lanes.isClosed()).isTrue();
        assertThat(failures).isEmpty();
    }

    @Test
    void anEngineAnswersWithinItsBudgetWhileAnAnalysisHasTheOnlyThread(@TempDir Path folder) {
        try (TestServer server = TestServer.withThreads(folder, 1);
                TestGame analysed =
                        TestGame.begin(
                                server, "go", Map.of("size", 9), TestGame.PERSON, TestGame.PERSON);
                TestGame played =
                        TestGame.begin(
                                server,
                                "go",
                                Map.of("size", 9),
                                TestGame.PERSON,
                                TestGame.player("uct time=0.3"))) {
            analysed.send("analyse", Map.of("lane", 0, "at", analysed.head()));
            analysed.socket().next("search");
            List<Long> millis = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                int wanted = 2 * i + 2;
                long start = System.nanoTime();
                JsonNode legal = played.position(played.head()).path("legal");
                played.play(legal.get(i).get(0).asInt());
                played.await("answer", d -> d.path("nodes").size() == wanted + 1);
                millis.add((System.nanoTime() - start) / 1_000_000);
                analysed.socket().next("search"); // which goes on
            }
            System.out.println("moves of 300 ms beside an analysis, one thread, in ms: " + millis);
            assertThat(Collections.max(millis)).isLessThan(300 + MOST_DELAY_MILLIS);
        }
    }
}
