package moyo.net.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.DataFormatException;
import moyo.game.Rng;
import moyo.net.TicTacToeLessons;
import moyo.net.batch.Batch;
import moyo.net.batch.ImmediateBatch;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whole games of tic-tac-toe by a network that likes the centre. */
final class SelfPlayTest {
    private static final SelfPlayOptions OPTIONS =
            new SelfPlayOptions(16, 16, 4, 4, 1, 0.8, 0.1, 0);
    private static final int OUTPUTS = 9 + 2;
    private static final int INPUT = 9 + 4;
    private static final int ROW = INPUT + 18 + 12 + 9;

    @TempDir private Path dir;

    /** Answers at once. */
    private static class CentreNetwork extends ImmediateBatch {
        CentreNetwork() {
            super(4, INPUT, OUTPUTS);
        }

        @Override
        public void submit(int count) {
            for (int i = 0; i < count; i++) {
                outputs()[i * OUTPUTS + 4] = 2;
            }
        }
    }

    private SelfPlay<TicTacToe.Board> play(Batch network, int submissions, long seed)
            throws InterruptedException {
        int[] asked = new int[1];
        SelfPlay<TicTacToe.Board> games =
                new SelfPlay<>(
                        new TicTacToeLessons(),
                        OPTIONS,
                        List.of(List.of(network)),
                        dir,
                        () -> 0.5,
                        () -> ++asked[0] > submissions,
                        new Rng(seed));
        games.run();
        return games;
    }

    private List<byte[]> rows() throws IOException, DataFormatException {
        List<byte[]> rows = new ArrayList<>();
        try (Stream<Path> files = Files.list(dir)) {
            for (Path file : files.sorted().toList()) {
                rows.addAll(RowsReader.read(file, ROW));
            }
        }
        return rows;
    }

    @Test
    void everyPositionAfterTheOpeningBecomesARow() throws Exception {
        SelfPlay<TicTacToe.Board> games = play(new CentreNetwork(), 2000, 1);
        Progress progress = games.progress();
        List<byte[]> rows = rows();
        assertThat(progress.games()).isGreaterThan(20);
        assertThat(rows).hasSize((int) progress.rows());
        assertThat(progress.evaluations()).isEqualTo(2000 * 4);
        for (byte[] row : rows) {
            ByteBuffer view = ByteBuffer.wrap(row).order(ByteOrder.LITTLE_ENDIAN);
            int sum = 0;
            for (int i = 0; i < 9; i++) {
                int share = view.getShort(INPUT + 2 * i) & 0xffff;
                sum += share;
                assertThat(row[i] == 1 && share > 0).as("a taken cell is no move").isFalse();
            }
            assertThat(sum).isCloseTo(65535, within(9));
            float result = view.getFloat(INPUT + 18);
            float score = view.getFloat(INPUT + 18 + 8);
            assertThat(result).isEqualTo((1 + Math.signum(score)) / 2);
            assertThat(view.getFloat(INPUT + 18 + 4)).isBetween(0f, 1f);
            assertThat(row[ROW - 1]).as("owner").isEqualTo((byte) score);
        }
    }

    /** The side to move in a row is the one whose result it holds: the number of stones tells. */
    @Test
    void resultsAreThoseOfTheSideToMove() throws Exception {
        play(new CentreNetwork(), 2000, 2);
        List<byte[]> rows = rows();
        float last = 0;
        int lastStones = 99;
        Set<Integer> opened = new HashSet<>();
        for (byte[] row : rows) {
            int stones = 0;
            for (int i = 0; i < 9; i++) {
                stones += row[i];
            }
            float score = ByteBuffer.wrap(row).order(ByteOrder.LITTLE_ENDIAN).getFloat(INPUT + 26);
            if (stones == lastStones + 1) {
                assertThat(score).as("of the other side").isEqualTo(0 - last);
            } else {
                assertThat(stones).as("the first row of a game").isLessThanOrEqualTo(1);
                opened.add(stones);
            }
            last = score;
            lastStones = stones;
        }
        assertThat(opened).as("moves of the opening").containsExactlyInAnyOrder(0, 1);
    }

    @Test
    void theSameSeedPlaysTheSameGames() throws Exception {
        play(new CentreNetwork(), 500, 3);
        List<byte[]> once = rows();
        Files.delete(dir.resolve("00000000.rows"));
        play(new CentreNetwork(), 500, 3);
        assertThat(rows()).hasSameSizeAs(once);
        assertThat(rows()).usingRecursiveComparison().isEqualTo(once);
    }

    @Test
    void aLaterProcessGoesOnWithTheNextNumber() throws Exception {
        play(new CentreNetwork(), 200, 1);
        play(new CentreNetwork(), 200, 2);
        assertThat(dir.resolve("00000000.rows")).exists();
        assertThat(dir.resolve("00000001.rows")).exists();
    }

    @Test
    void aFailingNetworkEndsTheRun() {
        Batch broken =
                new CentreNetwork() {
                    @Override
                    public float[] outputs() {
                        throw new IllegalStateException("no network");
                    }
                };
        assertThatThrownBy(() -> play(broken, 1_000_000_000, 1)).hasMessage("no network");
    }
}
