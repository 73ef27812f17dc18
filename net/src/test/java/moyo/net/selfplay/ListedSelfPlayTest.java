package moyo.net.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import moyo.game.Rng;
import moyo.net.MoveLists;
import moyo.net.TicTacToeLessons;
import moyo.net.batch.ImmediateBatch;
import moyo.testkit.TicTacToe;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Self-play of a game whose rows list their moves. */
final class ListedSelfPlayTest {
    private static final SelfPlayOptions OPTIONS =
            new SelfPlayOptions(16, 16, 4, 4, 0, 0.8, 0.1, 0);
    private static final int GAMES = 4;
    private static final int INPUT = 9 + 4;
    private static final int TARGETS = 4;
    private static final int VALUE = INPUT + 4 * TARGETS;
    private static final int ROW = VALUE + 12 + 9;

    @TempDir private Path dir;

    /** Answers at once and likes the centre; with or without lists it is the same network. */
    private static final class CentreNetwork extends ImmediateBatch {
        private final MoveLists moves = new MoveLists(GAMES, 9);
        private final boolean listed;

        CentreNetwork(boolean listed) {
            super(GAMES, INPUT, 11);
            this.listed = listed;
        }

        @Override
        public @Nullable MoveLists moves() {
            return listed ? moves : null;
        }

        @Override
        public void submit(int count) {
            for (int row = 0; row < count; row++) {
                int n = listed ? moves.count(row) : 9;
                for (int i = 0; i < n; i++) {
                    int index = listed ? moves.indices()[moves.start(row) + i] : i;
                    assertThat(listed && rows()[row * INPUT + index] == 1).as("taken").isFalse();
                    outputs()[outputsAt(row) + i] = index == 4 ? 2 : 0.1f * index;
                }
                outputs()[outputsAt(row) + n] = 0.3f;
            }
        }

        @Override
        public int outputsAt(int row) {
            return listed ? moves.start(row) + 2 * row : super.outputsAt(row);
        }
    }

    private List<byte[]> play(boolean listed, String folder) throws Exception {
        Path to = dir.resolve(folder);
        int[] asked = new int[1];
        new SelfPlay<TicTacToe.Board>(
                        new TicTacToeLessons(TicTacToeLessons.LISTED),
                        OPTIONS,
                        List.of(List.of(new CentreNetwork(listed))),
                        to,
                        () -> 0.5,
                        () -> ++asked[0] > 800,
                        new Rng(7))
                .run();
        List<byte[]> rows = new ArrayList<>();
        try (Stream<Path> files = Files.list(to)) {
            for (Path file : files.sorted().toList()) {
                rows.addAll(RowsReader.read(file, ROW));
            }
        }
        return rows;
    }

    @Test
    void thePolicyToLearnListsTheLikeliestMoves() throws Exception {
        List<byte[]> rows = play(true, "a");
        assertThat(rows).hasSizeGreaterThan(100);
        for (byte[] row : rows) {
            ByteBuffer view = ByteBuffer.wrap(row).order(ByteOrder.LITTLE_ENDIAN);
            int free = 0;
            for (int i = 0; i < 9; i++) {
                free += 1 - row[i];
            }
            Set<Integer> listed = new HashSet<>();
            int sum = 0;
            for (int entry = 0; entry < TARGETS; entry++) {
                int index = view.getShort(INPUT + 4 * entry) & 0xffff;
                int share = view.getShort(INPUT + 4 * entry + 2) & 0xffff;
                if (entry >= free) {
                    assertThat(index).isEqualTo(RowLayout.NO_MOVE);
                    assertThat(share).isZero();
                    continue;
                }
                assertThat(row[index]).as("a free cell").isZero();
                assertThat(listed.add(index)).isTrue();
                sum += share;
            }
            if (free <= TARGETS) {
                assertThat(sum).isCloseTo(65535, within(4));
            } else {
                assertThat(sum).isBetween(65535 * TARGETS / free - 4, 65535 + 4);
            }
            float score = view.getFloat(VALUE + 8);
            assertThat(view.getFloat(VALUE)).isEqualTo((1 + Math.signum(score)) / 2);
            assertThat(row[ROW - 1]).as("owner").isEqualTo((byte) score);
        }
    }

    /** A network whose outputs hold all logits plays the same games as one that reads lists. */
    @Test
    void listsChangeNothingInTheGames() throws Exception {
        assertThat(play(false, "dense")).usingRecursiveComparison().isEqualTo(play(true, "listed"));
    }
}
