package moyo.net.batch;

import java.nio.ByteBuffer;
import moyo.net.Shape;
import moyo.net.weights.Half;

/** A slot whose outputs hold the logits of all policy indices. */
final class DenseSlot extends Slot {
    private final int out;
    private final int outputsPerRow;
    private final float[] outputs;

    DenseSlot(ByteBuffer memory, int state, int in, int size, Shape shape) {
        super(memory, state, in, size, shape.rowBytes());
        outputsPerRow = outputs(shape);
        out = in + SharedMemory.roundUp(size * shape.rowBytes());
        outputs = new float[size * outputsPerRow];
    }

    private static int outputs(Shape shape) {
        return shape.policySize() + 2;
    }

    /** The bytes of a row of outputs. */
    static int outBytes(Shape shape) {
        return Short.BYTES * outputs(shape);
    }

    /** The bytes of a slot's rows and outputs. */
    static int bytes(Shape shape, int size) {
        return SharedMemory.roundUp(size * shape.rowBytes())
                + SharedMemory.roundUp(size * outBytes(shape));
    }

    @Override
    int writeMoves(int count) {
        return 0;
    }

    @Override
    float[] space() {
        return outputs;
    }

    @Override
    void read(int count, float[] into) {
        int n = count * outputsPerRow;
        for (int i = 0; i < n; i++) {
            into[i] = Half.toFloat(memory.getShort(out + Short.BYTES * i));
        }
    }

    @Override
    public int outputsPerRow() {
        return outputsPerRow;
    }
}
