package moyo.net.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Objects;
import moyo.game.BadInput;
import moyo.net.MoveLists;
import moyo.net.TicTacToeLessons;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Both sides of the exchange; here the server is this test. */
final class SharedMemoryTest {
    private static final int IN = 9 + 4;
    private static final int OUT = 2 * 11;

    @TempDir private Path dir;

    private ByteBuffer serverView(Path file) throws Exception {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            ByteBuffer view = channel.map(FileChannel.MapMode.READ_WRITE, 0, channel.size());
            return view.order(ByteOrder.LITTLE_ENDIAN);
        }
    }

    @Test
    void threadsGetEqualSharesOfTheBatches() {
        Path file = dir.resolve("exchange");
        try (SharedMemory memory = new SharedMemory(file, TicTacToeLessons.SHAPE, 6, 1)) {
            assertThat(memory.batches(3))
                    .hasSize(3)
                    .allSatisfy(share -> assertThat(share).hasSize(2));
            assertThat(memory.batches(3).stream().flatMap(List::stream))
                    .containsExactlyElementsOf(memory.batches());
        }
    }

    @Test
    void rowsGoOutAndOutputsComeBack() throws Exception {
        Path file = dir.resolve("exchange");
        try (SharedMemory memory = new SharedMemory(file, TicTacToeLessons.SHAPE, 3, 10)) {
            ByteBuffer server = serverView(file);
            assertThat(new int[] {server.getInt(12), server.getInt(16), server.getInt(20)})
                    .containsExactly(3, 10, IN);
            assertThat(server.getInt(24)).isEqualTo(OUT);
            Batch batch = memory.batches().get(1);
            batch.rows()[IN + 2] = 77;
            batch.submit(2);
            assertThat(batch.isDone()).isFalse();
            assertThat(server.getInt(4096 + 64)).as("ready").isEqualTo(1);
            assertThat(server.getInt(4096 + 64 + 4)).as("rows").isEqualTo(2);
            int data = 8192 + (192 + 256);
            assertThat(server.get(data + IN + 2)).isEqualTo((byte) 77);
            server.putShort(data + 192 + OUT, (short) 0x3c00); // 1.0, first output of row 1
            server.putShort(data + 192 + 2, (short) 0xc580); // -5.5, second output of row 0
            server.putInt(4096 + 64, 2);
            assertThat(batch.isDone()).isTrue();
            assertThat(batch.outputs()[11]).isEqualTo(1f);
            assertThat(batch.outputs()[1]).isEqualTo(-5.5f);
            assertThat(memory.hasLostServer()).isFalse();
            server.putInt(28, 2);
            assertThat(memory.hasLostServer()).isTrue();
        }
        assertThat(serverView(file).getInt(36)).as("the client has finished").isEqualTo(2);
    }

    /** The offsets are those of docs/training.md; the trainer's tests pin the same. */
    @Test
    void listedMovesGoOutAndTheirLogitsComeBack() throws Exception {
        Path file = dir.resolve("exchange");
        try (SharedMemory memory = new SharedMemory(file, TicTacToeLessons.LISTED, 3, 10)) {
            ByteBuffer server = serverView(file);
            assertThat(server.getInt(8)).as("version").isEqualTo(2);
            assertThat(server.getInt(20)).isEqualTo(IN);
            assertThat(server.getInt(24)).as("value and score").isEqualTo(4);
            assertThat(server.getInt(44)).as("moves of a row").isEqualTo(9);
            Batch batch = memory.batches().get(1);
            MoveLists moves = Objects.requireNonNull(batch.moves());
            moves.clear();
            moves.indices()[0] = 3;
            moves.addRow(1);
            moves.indices()[1] = 8;
            moves.indices()[2] = 0xfffe;
            moves.addRow(2);
            batch.submit(2);
            assertThat(server.getInt(4096 + 64 + 8)).as("moves of all rows").isEqualTo(3);
            int counts = 8192 + (192 + 64 + 192 + 64 + 192) + 192;
            int indices = counts + 64;
            int numbers = indices + 192;
            int logits = numbers + 64;
            assertThat(server.getShort(counts + 2)).isEqualTo((short) 2);
            assertThat(server.getShort(indices + 2)).isEqualTo((short) 8);
            assertThat(server.getShort(indices + 4)).isEqualTo((short) 0xfffe);
            server.putShort(numbers + 4, (short) 0x3c00); // 1.0, value of row 1
            server.putShort(logits + 4, (short) 0xc580); // -5.5, second logit of row 1
            server.putInt(4096 + 64, 2);
            assertThat(batch.isDone()).isTrue();
            float[] outputs = batch.outputs();
            assertThat(batch.outputsAt(1)).isEqualTo(1 + 2);
            assertThat(outputs[3 + 1]).isEqualTo(-5.5f);
            assertThat(outputs[3 + 2]).as("value").isEqualTo(1f);
            assertThatThrownBy(batch::outputsPerRow).isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void moreMemoryThanAFileCanMapIsRefused() {
        Path file = dir.resolve("exchange");
        assertThatThrownBy(() -> new SharedMemory(file, TicTacToeLessons.SHAPE, 20_000, 10_000))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("fewer slots or rows fit");
    }

    @Test
    void aFileThatCannotBeMadeIsNamed() {
        Path file = dir.resolve("no/such/folder/exchange");
        assertThatThrownBy(() -> new SharedMemory(file, TicTacToeLessons.SHAPE, 1, 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(file.toString());
    }
}
