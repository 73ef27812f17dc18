package moyo.net.batch;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import moyo.game.BadInput;
import moyo.game.FileTrouble;
import moyo.net.Shape;

/**
 * Batches that a server in another process evaluates, in a file that both have mapped. Each batch
 * has a slot. The layout is documented in docs/training.md; it has version 2 if rows list their
 * moves.
 */
public final class SharedMemory implements AutoCloseable {
    private static final byte[] MAGIC = "MOYOXCH1".getBytes(StandardCharsets.US_ASCII);
    private static final int DENSE_VERSION = 1;
    private static final int LISTED_VERSION = 2;
    private static final int PAGE = 4096;
    private static final int LINE = 64;

    // Byte offsets of the header's numbers.
    private static final int SERVER_STATE = 28;
    private static final int CLIENT_STATE = 36;
    private static final int HEARTBEAT = 40;

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
        boolean listed = shape.listsMoves();
        int version = listed ? LISTED_VERSION : DENSE_VERSION;
        int outBytes = listed ? ListedSlot.outBytes() : DenseSlot.outBytes(shape);
        int slotBytes = listed ? ListedSlot.bytes(shape, rows) : DenseSlot.bytes(shape, rows);
        int start = (PAGE + LINE * slots + PAGE - 1) / PAGE * PAGE;
        memory = map(file, start + (long) slots * slotBytes);
        memory.order(ByteOrder.LITTLE_ENDIAN);
        int[] header = {
            version, slots, rows, shape.rowBytes(), outBytes, 0, 0, RUNNING, 0, shape.listedMoves()
        };
        for (int i = 0; i < header.length; i++) {
            memory.putInt(MAGIC.length + Integer.BYTES * i, header[i]);
        }
        for (int i = 0; i < slots; i++) {
            int state = PAGE + LINE * i;
            int in = start + i * slotBytes;
            batches.add(
                    listed
                            ? new ListedSlot(memory, state, in, rows, shape)
                            : new DenseSlot(memory, state, in, rows, shape));
        }
        VarHandle.fullFence();
        memory.put(0, MAGIC); // last: a server waits for it
    }

    /** The parts of a slot begin at multiples of a cache line. */
    static int roundUp(int bytes) {
        return (bytes + LINE - 1) / LINE * LINE;
    }

    private static MappedByteBuffer map(Path file, long bytes) {
        if (bytes > Integer.MAX_VALUE) {
            throw new BadInput(
                    "cannot share %d bytes by '%s': at most %d; fewer slots or rows fit"
                            .formatted(bytes, file, Integer.MAX_VALUE));
        }
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
                    "cannot share %d bytes of memory by '%s': %s"
                            .formatted(bytes, file, FileTrouble.reason(e)),
                    e);
        }
    }

    /** One for each slot. */
    public List<Batch> batches() {
        return batches;
    }

    /** The batches in equal shares, one for each thread. */
    public List<List<Batch>> batches(int threads) {
        int each = batches.size() / threads;
        return IntStream.range(0, threads)
                .mapToObj(i -> batches.subList(i * each, (i + 1) * each))
                .toList();
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
}
