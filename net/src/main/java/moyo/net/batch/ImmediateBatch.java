package moyo.net.batch;

/** A batch that is evaluated by the thread that submits it: it is done when submit returns. */
public abstract class ImmediateBatch implements Batch {
    private final int size;
    private final int outputsPerRow;
    private final byte[] rows;
    private final float[] outputs;

    /**
     * @param size the number of rows
     */
    protected ImmediateBatch(int size, int rowBytes, int outputsPerRow) {
        this.size = size;
        this.outputsPerRow = outputsPerRow;
        rows = new byte[size * rowBytes];
        outputs = new float[size * outputsPerRow];
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
    public final boolean isDone() {
        return true;
    }

    @Override
    public float[] outputs() {
        return outputs;
    }

    @Override
    public final int outputsPerRow() {
        return outputsPerRow;
    }
}
