package moyo.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import moyo.game.BadInput;
import moyo.lab.executor.Block;
import moyo.lab.executor.PairExecutor;
import moyo.lab.executor.PairTask;
import moyo.lab.play.ToyEngine;
import moyo.lab.play.ToyKit;
import moyo.lab.record.GameResult;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whatever happens to the nodes, no game is lost and none counts twice. */
@Timeout(Standalone.LIMIT_SECONDS)
final class FaultsTest {
    private static final String ENGINE = "moyo-toy-engine";

    @SuppressWarnings("NullAway.Init")
    private static Standalone standalone;

    @SuppressWarnings("NullAway.Init")
    private static SparkCluster cluster;

    /** The engine is installed on host b only. */
    @BeforeAll
    static void start(@TempDir Path temp) throws Exception {
        standalone = new Standalone(temp);
        Path programs = Files.createDirectories(temp.resolve("programs"));
        String engine = ToyEngine.spec("none").substring("gtp:".length());
        Files.writeString(programs.resolve(ENGINE), "#!/bin/sh\nexec " + engine + "\n");
        Files.setPosixFilePermissions(
                programs.resolve(ENGINE), PosixFilePermissions.fromString("rwxr-xr-x"));
        String path = System.getenv("PATH");
        standalone.startWorker("a", Map.of(), List.of());
        standalone.startWorker("b", Map.of("PATH", programs + ":" + path), List.of());
        standalone.awaitWorker("a");
        standalone.awaitWorker("b");
        cluster =
                SparkCluster.connect(
                        standalone
                                .confOfTests()
                                .set(
                                        "spark.scheduler.excludeOnFailure.unschedulableTaskSetTimeout",
                                        "3s"),
                        new ToyGames(),
                        "abc");
    }

    @AfterAll
    static void stop() {
        try {
            cluster.close();
        } finally {
            standalone.close();
        }
    }

    private static PairExecutor executor() {
        return cluster.make(new ToyKit());
    }

    private static void assertComplete(Heard heard, List<PairTask> pairs) {
        assertThat(heard.ids())
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(
                        pairs.stream()
                                .flatMap(pair -> pair.games().stream().map(pair::id))
                                .toList());
    }

    private static int signal(String host, String signal) {
        try {
            return standalone.signal(host, signal);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void anExecutorKilledInMidGame() throws Exception {
        AtomicInteger killed = new AtomicInteger();
        Heard heard =
                new Heard(
                        game -> {
                            if (killed.get() == 0 && game.host().equals("a")) {
                                killed.addAndGet(signal("a", "KILL"));
                            }
                        });
        List<PairTask> pairs = Toys.pairs(10, 40, "random millis=40");
        executor().play(pairs, heard);
        assertThat(killed).hasPositiveValue();
        assertComplete(heard, pairs);
        assertThat(heard.warnings()).anyMatch(sentence -> sentence.contains("is lost"));
    }

    /** A stopped process is a node that is slow beyond measure: its pairs are played elsewhere. */
    @Test
    void aNodeThatIsSlow() throws Exception {
        AtomicInteger stopped = new AtomicInteger();
        Heard heard =
                new Heard(
                        game -> {
                            if (stopped.get() == 0 && game.host().equals("a")) {
                                stopped.addAndGet(signal("a", "STOP"));
                            }
                        });
        List<PairTask> pairs = Toys.pairs(10, 40, "random millis=40");
        try {
            executor().play(pairs, heard);
        } finally {
            signal("a", "CONT");
        }
        assertThat(stopped).hasPositiveValue();
        assertComplete(heard, pairs);
    }

    @Test
    void anEngineThatOneNodeDoesNotHave() throws Exception {
        Heard heard = new Heard(game -> {});
        List<PairTask> pairs = Toys.pairs(4, 1, "gtp:" + ENGINE);
        executor().play(pairs, heard);
        assertComplete(heard, pairs);
        assertThat(heard.hosts()).containsExactly("b");
        assertThat(heard.results()).noneMatch(GameResult::isFault);
        assertThat(heard.warnings())
                .anyMatch(s -> s.startsWith("there is no '" + ENGINE + "' on host a"));
    }

    @Test
    void anEngineThatNoNodeHas() {
        List<PairTask> pairs = Toys.pairs(4, 1, "gtp:no-such-engine");
        assertThatThrownBy(() -> executor().play(pairs, new Heard(game -> {})))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("there is no 'no-such-engine' on host");
    }

    @Test
    void aProgramIsThereIfANodeHasIt() {
        assertThat(cluster.has(ENGINE)).isTrue();
        assertThat(cluster.has("no-such-engine")).isFalse();
    }

    @Test
    void aGameThatFailsByABug() {
        List<PairTask> pairs = Toys.pairs(2, 1, "failing");
        assertThatThrownBy(() -> executor().play(pairs, new Heard(game -> {})))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("no node can play: a game failed on host ")
                .hasMessageContaining("on host a: java.lang.IllegalStateException: a planted bug")
                .hasMessageContaining("on host b: java.lang.IllegalStateException: a planted bug");
    }

    @Test
    void anExecutorKilledInABlockOfSelfPlay() throws Exception {
        Blocks blocks = new Blocks(8, () -> signal("a", "KILL"));
        cluster.run(blocks);
        assertThat(blocks.finished).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6, 7);
        assertThat(blocks.warnings).anyMatch(sentence -> sentence.contains("is lost"));
    }

    /** Does something once, after the first block. */
    private static final class Blocks implements Block.Source {
        private static final int MILLIS = 300;

        private final int most;
        private final Runnable then;
        private final List<Integer> finished = new ArrayList<>();
        private final List<String> warnings = new ArrayList<>();
        private int next;

        Blocks(int most, Runnable then) {
            this.most = most;
            this.then = then;
        }

        @Override
        public int next() {
            return next < most ? next++ : -1;
        }

        @Override
        public Block work() {
            return FaultsTest::work;
        }

        @Override
        public boolean isStopped() {
            return false;
        }

        @Override
        public void warn(String sentence) {
            warnings.add(sentence);
        }

        @Override
        public void finished(int number, List<byte[]> files) {
            assertThat(files).containsExactly(new byte[] {(byte) number});
            finished.add(number);
            if (finished.size() == 1) {
                then.run();
            }
        }
    }

    private static List<byte[]> work(int number) {
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(Blocks.MILLIS));
        return List.of(new byte[] {(byte) number});
    }

    @Test
    void aWorkerThatJoinsLate() throws Exception {
        AtomicInteger games = new AtomicInteger();
        PairExecutor executor = executor();
        Heard heard =
                new Heard(
                        game -> {
                            if (games.incrementAndGet() == 1) {
                                startWorker("c");
                            } else if (game.host().equals("c")) {
                                executor.cancel();
                            }
                        });
        executor.play(Toys.pairs(1000, 40, "random millis=40"), heard);
        standalone.stopWorker("c");
        assertThat(heard.hosts()).contains("c");
        assertThat(heard.ids()).doesNotHaveDuplicates();
    }

    private static void startWorker(String name) {
        try {
            standalone.startWorker(name, Map.of(), List.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
