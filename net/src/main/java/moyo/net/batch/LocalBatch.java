package moyo.net.batch;

import moyo.net.Shape;
import moyo.net.kernel.Inference;
import moyo.net.kernel.Network;
import org.jspecify.annotations.Nullable;

/**
 * A batch that is evaluated on the CPU by the thread that submits it. Between two batches it takes
 * over a newer network.
 */
public final class LocalBatch implements Batch {
    private static final int SCORE_UNIT = 10;

    /** At most 2^20 numbers for each batch: 4 MB. */
    private static final int CACHED_OUTPUTS = 20;

    private final NewestNetwork newest;
    private final Shape shape;
    private final int size;
    private final int outputsPerRow;
    private final byte[] rows;
    private final float[] outputs;
    private final EvaluationCache cache;
    private @Nullable Network network;
    private @Nullable Inference inference;
    private long computed;

    /**
     * @param newest must have a network when the first batch is submitted
     * @param size the number of rows
     */
    public LocalBatch(NewestNetwork newest, Shape shape, int size) {
        this.newest = newest;
        this.shape = shape;
        this.size = size;
        outputsPerRow = shape.policySize() + 2;
        rows = new byte[size * shape.rowBytes()];
        outputs = new float[size * outputsPerRow];
        int bits = CACHED_OUTPUTS - (Integer.SIZE - Integer.numberOfLeadingZeros(outputsPerRow));
        cache = new EvaluationCache(Math.max(4, bits), outputsPerRow);
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
        Inference computer = inference();
        int rowBytes = shape.rowBytes();
        for (int i = 0; i < count; i++) {
            long hash = EvaluationCache.hash(rows, i * rowBytes, rowBytes);
            if (!cache.get(hash, outputs, i * outputsPerRow)) {
                computer.evaluate(rows, i * rowBytes);
                write(computer, i * outputsPerRow);
                cache.put(hash, outputs, i * outputsPerRow);
                computed++;
            }
        }
    }

    private Inference inference() {
        Network now = newest.get().orElseThrow(() -> new IllegalStateException("no network yet"));
        if (inference == null || now != network) {
            network = now;
            inference = new Inference(now, shape.height(), shape.width());
            cache.clear();
        }
        return inference;
    }

    private void write(Inference from, int offset) {
        float[] logits = from.logits();
        System.arraycopy(logits, 0, outputs, offset, logits.length);
        outputs[offset + logits.length] = from.valueLogit();
        outputs[offset + logits.length + 1] = from.score() / SCORE_UNIT;
    }

    /** The rows that were computed so far; the others were known. */
    public long computed() {
        return computed;
    }

    @Override
    public boolean isDone() {
        return true;
    }

    @Override
    public float[] outputs() {
        return outputs;
    }

    @Override
    public int outputsPerRow() {
        return outputsPerRow;
    }
}
