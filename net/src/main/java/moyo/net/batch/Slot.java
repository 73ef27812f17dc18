package moyo.net.batch;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A batch in shared memory. Its state word says whose turn it is: this process writes rows and sets
 * READY, the server writes outputs and sets DONE.
 */
abstract sealed class Slot implements Batch permits DenseSlot, ListedSlot {
    private static final int FREE = 0;
    private static final int READY = 1;
    private static final int DONE = 2;

    private static final VarHandle INTS =
            MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    /** The memory; its numbers are little-endian. */
    final ByteBuffer memory;

    private final int state;
    private final int in;
    private final int size;
    private final int inBytes;
    private final byte[] rows;
    private int submitted;
    private boolean read = true;

    /**
     * @param state the place of the state word
     * @param in the place of the rows
     * @param size the number of rows
     * @param inBytes of a row
     */
    Slot(ByteBuffer memory, int state, int in, int size, int inBytes) {
        this.memory = memory;
        this.state = state;
        this.in = in;
        this.size = size;
        this.inBytes = inBytes;
        rows = new byte[size * inBytes];
        memory.putInt(state, FREE);
    }

    @Override
    public final int size() {
        return size;
    }

    @Override
    public final byte[] rows() {
        return rows;
    }

    @Override
    public final void submit(int count) {
        assert isDone() || submitted == 0 : "the last batch is not done";
        memory.put(in, rows, 0, count * inBytes);
        memory.putInt(state + Integer.BYTES, count);
        memory.putInt(state + 2 * Integer.BYTES, writeMoves(count));
        submitted = count;
        read = false;
        INTS.setRelease(memory, state, READY);
    }

    /** Writes the listed moves of the rows, if any; returns their number. */
    abstract int writeMoves(int count);

    @Override
    public final boolean isDone() {
        return (int) INTS.getAcquire(memory, state) == DONE;
    }

    @Override
    public final float[] outputs() {
        float[] outputs = space();
        if (!read) {
            read(submitted, outputs);
            read = true;
        }
        return outputs;
    }

    /** The array of the outputs. */
    abstract float[] space();

    /** Reads the outputs of the first {@code count} rows. */
    abstract void read(int count, float[] outputs);
}
