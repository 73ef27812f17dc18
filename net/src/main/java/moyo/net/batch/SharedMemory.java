package moyo.net.batch;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import moyo.game.BadInput;
import moyo.net.Shape;
import moyo.net.weights.Half;

/**
 * Batches that a server in another process evaluates, in a file that both have mapped. Each batch
 * has a slot with a state word: this process writes rows and sets it to READY, the server writes
 * outputs and sets it to DONE. The layout is documented in docs/training.md.
 */
public final class SharedMemory implements AutoCloseable {
    private static final byte[] MAGIC = "MOYOXCH1".getBytes(StandardCharsets.US_ASCII);
    private static final int VERSION = 1;
    private static final int PAGE = 4096;
    private static final int LINE = 64;

    // Byte offsets of the header's numbers.
    private static final int SERVER_STATE = 28;
    private static final int CLIENT_STATE = 36;
    private static final int HEARTBEAT = 40;

    private static final int FREE = 0;
    private static final int READY = 1;
    private static final int DONE = 2;
    private static final int RUNNING = 1;
    private static final int SERVER_GONE = 2;
    private static final int FINISHED = 2;

    private static final VarHandle INTS =
            MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    private final MappedByteBuffer memory;
    private final List<Batch> batches = new ArrayList<>();

    /**
     * Creates the file.
     *
     * @param file best in a folder that lives in memory
     */
    public SharedMemory(Path file, Shape shape, int slots, int rows) {
        int inBytes = shape.rowBytes();
        int outputs = shape.policySize() + 2;
        int outBytes = Short.BYTES * outputs;
        int start = roundUp(PAGE + LINE * slots, PAGE);
        int slotBytes = roundUp(rows * inBytes, LINE) + roundUp(rows * outBytes, LINE);
        memory = map(file, start + (long) slots * slotBytes);
        memory.order(ByteOrder.LITTLE_ENDIAN);
        int[] header = {VERSION, slots, rows, inBytes, outBytes, 0, 0, RUNNING, 0};
        for (int i = 0; i < header.length; i++) {
            memory.putInt(MAGIC.length + Integer.BYTES * i, header[i]);
        }
        for (int i = 0; i < slots; i++) {
            batches.add(new Slot(PAGE + LINE * i, start + i * slotBytes, rows, inBytes, outputs));
        }
        VarHandle.fullFence();
        memory.put(0, MAGIC); // last: a server waits for it
    }

    private static int roundUp(int bytes, int unit) {
        return (bytes + unit - 1) / unit * unit;
    }

    private static MappedByteBuffer map(Path file, long bytes) {
        try (FileChannel channel =
                FileChannel.open(
                        file,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE)) {
            return channel.map(FileChannel.MapMode.READ_WRITE, 0, bytes);
        } catch (IOException e) {
            throw new BadInput(
                    "cannot share %d bytes of memory by '%s': %s".formatted(bytes, file, e), e);
        }
    }

    /** One for each slot. */
    public List<Batch> batches() {
        return batches;
    }

    /** Whether a server has ever taken up its work, and has not said that it ends. */
    public boolean hasServer() {
        return (int) INTS.getAcquire(memory, SERVER_STATE) == RUNNING;
    }

    /** Whether a server has said that it ends: what was submitted is never going to be done. */
    public boolean hasLostServer() {
        return (int) INTS.getAcquire(memory, SERVER_STATE) == SERVER_GONE;
    }

    /** Counts up while the server lives. */
    public int heartbeat() {
        return (int) INTS.getAcquire(memory, HEARTBEAT);
    }

    /** Tells the server that nothing more will be submitted. */
    @Override
    public void close() {
        INTS.setRelease(memory, CLIENT_STATE, FINISHED);
    }

    private final class Slot implements Batch {
        private final int state;
        private final int in;
        private final int out;
        private final int size;
        private final int outputsPerRow;
        private final byte[] rows;
        private final float[] outputs;
        private final int inBytes;
        private int submitted;
        private boolean read = true;

        Slot(int state, int in, int size, int inBytes, int outputsPerRow) {
            this.state = state;
            this.in = in;
            this.size = size;
            this.inBytes = inBytes;
            this.outputsPerRow = outputsPerRow;
            out = in + roundUp(size * inBytes, LINE);
            rows = new byte[size * inBytes];
            outputs = new float[size * outputsPerRow];
            memory.putInt(state, FREE);
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public byte[] rows() {
            return rows;
        }

        @Override
        public void submit(int count) {
            assert isDone() || submitted == 0 : "the last batch is not done";
            memory.put(in, rows, 0, count * inBytes);
            memory.putInt(state + Integer.BYTES, count);
            submitted = count;
            read = false;
            INTS.setRelease((ByteBuffer) memory, state, READY);
        }

        @Override
        public boolean isDone() {
            return (int) INTS.getAcquire((ByteBuffer) memory, state) == DONE;
        }

        @Override
        public float[] outputs() {
            if (!read) {
                int n = submitted * outputsPerRow;
                for (int i = 0; i < n; i++) {
                    outputs[i] = Half.toFloat(memory.getShort(out + Short.BYTES * i));
                }
                read = true;
            }
            return outputs;
        }

        @Override
        public int outputsPerRow() {
            return outputsPerRow;
        }
    }
}
