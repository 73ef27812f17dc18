package moyo.blokus.net;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import moyo.blokus.BlokusPosition;
import moyo.game.Rng;
import moyo.net.MoveLists;
import moyo.net.Shape;
import moyo.net.batch.ImmediateBatch;
import moyo.net.selfplay.SelfPlay;
import moyo.net.selfplay.SelfPlayOptions;

/**
 * The CPU time that self-play needs for a simulation, without the network: logits are noise. The
 * arguments: the visits of a search, games, seconds of CPU time.
 */
public final class SelfPlaySpeed {
    private SelfPlaySpeed() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        int visits = Integer.parseInt(args[0]);
        int games = Integer.parseInt(args[1]);
        long nanos = Long.parseLong(args[2]) * 1_000_000_000L;
        Path folder = Files.createTempDirectory("selfplay");
        Noise noise = new Noise(games, new BlokusEncoding().shape());
        SelfPlayOptions options = new SelfPlayOptions(visits, visits, 16, 16, 3, 0.8, 0.1, 0.12);
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long[] began = new long[2];
        SelfPlay<BlokusPosition> play =
                new SelfPlay<>(
                        new BlokusLessons(),
                        options,
                        List.of(List.of(noise)),
                        folder,
                        () -> 0.5,
                        () -> {
                            long now = threads.getCurrentThreadCpuTime();
                            if (began[0] == 0 && now > nanos / 2) { // warmed up
                                began[0] = now;
                                began[1] = noise.evaluated;
                                noise.moveCount = 0;
                            }
                            if (began[0] > 0 && now > began[0] + nanos) {
                                report(noise, began[1], now - began[0], visits);
                                return true;
                            }
                            return false;
                        },
                        new Rng(1));
        play.run();
        delete(folder);
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }

    private static void report(Noise noise, long before, long nanos, int visits) {
        long done = noise.evaluated - before;
        System.out.printf(
                Locale.ROOT,
                "{\"visits\": %d, \"evaluations\": %d, \"microsPerEvaluation\": %.2f,"
                        + " \"movesPerLeaf\": %.1f, \"heapMiB\": %d}%n",
                visits,
                done,
                nanos / 1e3 / done,
                (double) noise.moveCount / done,
                (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory()) >> 20);
    }

    /** A batch that is evaluated at once: logits are numbers from a table. */
    private static final class Noise extends ImmediateBatch {
        private static final int MASK = (1 << 16) - 1;

        private final MoveLists moves;
        private final float[] table = new float[MASK + 1];
        private long evaluated;
        private long moveCount;

        Noise(int size, Shape shape) {
            super(size, shape.rowBytes(), shape.listedMoves() + 2);
            moves = new MoveLists(size, shape.listedMoves());
            Rng rng = new Rng(9);
            for (int i = 0; i < table.length; i++) {
                table[i] = (float) (6 * (rng.nextDouble() + rng.nextDouble() - 1));
            }
        }

        @Override
        public MoveLists moves() {
            return moves;
        }

        @Override
        public void submit(int count) {
            float[] outputs = outputs();
            for (int row = 0; row < count; row++) {
                int at = outputsAt(row);
                int n = moves.count(row);
                for (int i = 0; i <= n; i++) {
                    outputs[at + i] = table[(int) ((evaluated * 31 + 7L * i) & MASK)];
                }
                outputs[at + n + 1] = 0;
                evaluated++;
            }
            moveCount += moves.size();
        }

        @Override
        public int outputsAt(int row) {
            return moves.start(row) + 2 * row;
        }
    }
}
