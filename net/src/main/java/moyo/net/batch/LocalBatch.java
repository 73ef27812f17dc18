package moyo.net.batch;

import java.util.List;
import java.util.stream.IntStream;
import moyo.net.Shape;
import moyo.net.kernel.Inference;
import moyo.net.kernel.Network;
import org.jspecify.annotations.Nullable;

/**
 * A batch that is evaluated on the CPU by the thread that submits it. Between two batches it takes
 * over a newer network.
 */
public final class LocalBatch extends ImmediateBatch {
    private static final int SCORE_UNIT = 10;

    /** At most 2^20 numbers for each batch: 4 MB. */
    private static final int CACHED_OUTPUTS = 20;

    private final NewestNetwork newest;
    private final Shape shape;
    private final EvaluationCache cache;
    private @Nullable Network network;
    private @Nullable Inference inference;
    private long computed;

    /**
     * @param newest must have a network when the first batch is submitted
     * @param size the number of rows
     */
    public LocalBatch(NewestNetwork newest, Shape shape, int size) {
        super(size, shape.rowBytes(), shape.policySize() + 2);
        this.newest = newest;
        this.shape = shape;
        int bits = CACHED_OUTPUTS - (Integer.SIZE - Integer.numberOfLeadingZeros(outputsPerRow()));
        cache = new EvaluationCache(Math.max(4, bits), outputsPerRow());
    }

    /** One batch for each thread. */
    public static List<List<Batch>> forThreads(
            int threads, NewestNetwork newest, Shape shape, int size) {
        return IntStream.range(0, threads)
                .<List<Batch>>mapToObj(i -> List.of(new LocalBatch(newest, shape, size)))
                .toList();
    }

    @Override
    public void submit(int count) {
        Inference computer = inference();
        int rowBytes = shape.rowBytes();
        byte[] rows = rows();
        float[] outputs = outputs();
        for (int i = 0; i < count; i++) {
            long hash = EvaluationCache.hash(rows, i * rowBytes, rowBytes);
            if (!cache.get(hash, outputs, outputsAt(i))) {
                computer.evaluate(rows, i * rowBytes);
                write(computer, outputs, outputsAt(i));
                cache.put(hash, outputs, outputsAt(i));
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

    private static void write(Inference from, float[] outputs, int offset) {
        float[] logits = from.logits();
        System.arraycopy(logits, 0, outputs, offset, logits.length);
        outputs[offset + logits.length] = from.valueLogit();
        outputs[offset + logits.length + 1] = from.score() / SCORE_UNIT;
    }

    /** The rows that were computed so far; the others were known. */
    public long computed() {
        return computed;
    }
}
