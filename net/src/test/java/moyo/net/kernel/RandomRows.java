package moyo.net.kernel;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Random;
import moyo.net.weights.Architecture;

/** Input rows of no game. */
final class RandomRows {
    private RandomRows() {}

    static byte[] row(Architecture architecture, int cells, Random random) {
        byte[] row = new byte[cells + Float.BYTES * architecture.globals()];
        random.nextBytes(row);
        ByteBuffer buffer = ByteBuffer.wrap(row).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < architecture.globals(); i++) {
            buffer.putFloat(cells + Float.BYTES * i, 2 * random.nextFloat() - 1);
        }
        return row;
    }
}
