package moyo.net.batch;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import moyo.game.Rng;

/**
 * Outputs of a network by the hash of the row. Games of self-play have the first moves in common,
 * and the searches of consecutive moves see the same positions. A new entry replaces the one in its
 * place. Of one thread.
 */
final class EvaluationCache {
    private static final VarHandle LONGS =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final long[] hashes;
    private final float[] outputs;
    private final int outputsPerRow;
    private final int shift;

    /**
     * @param bits there are 2^bits entries
     */
    EvaluationCache(int bits, int outputsPerRow) {
        hashes = new long[1 << bits];
        outputs = new float[outputsPerRow << bits];
        this.outputsPerRow = outputsPerRow;
        shift = Long.SIZE - bits;
    }

    /** Forgets everything, because the network has changed. */
    void clear() {
        Arrays.fill(hashes, 0);
    }

    /** The hash of a row, never 0. */
    static long hash(byte[] rows, int offset, int length) {
        long hash = length;
        int at = offset;
        int end = offset + length;
        for (; at + Long.BYTES <= end; at += Long.BYTES) {
            hash = Rng.mix(hash ^ (long) LONGS.get(rows, at));
        }
        for (; at < end; at++) {
            hash = Rng.mix(hash ^ rows[at]);
        }
        return hash == 0 ? 1 : hash;
    }

    /** Copies the outputs of a row, if they are known. */
    boolean get(long hash, float[] into, int offset) {
        int place = (int) (hash >>> shift);
        if (hashes[place] != hash) {
            return false;
        }
        System.arraycopy(outputs, place * outputsPerRow, into, offset, outputsPerRow);
        return true;
    }

    void put(long hash, float[] from, int offset) {
        int place = (int) (hash >>> shift);
        hashes[place] = hash;
        System.arraycopy(from, offset, outputs, place * outputsPerRow, outputsPerRow);
    }
}
