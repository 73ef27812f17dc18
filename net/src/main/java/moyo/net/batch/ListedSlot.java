package moyo.net.batch;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.ShortBuffer;
import moyo.net.MoveLists;
import moyo.net.Shape;
import moyo.net.weights.Half;

/**
 * A slot whose rows list their moves; its outputs hold the logits of these moves only. After the
 * rows come the number of moves of each row and the policy indices of all rows, then the outputs:
 * value and score of each row, and the logits of all rows.
 */
final class ListedSlot extends Slot {
    /** Value and score. */
    private static final int NUMBERS = 2;

    private final CharBuffer countsOut;
    private final CharBuffer indicesOut;
    private final ShortBuffer numbersIn;
    private final ShortBuffer logitsIn;
    private final MoveLists moves;
    private final short[] numbers;
    private final short[] logits;
    private final float[] outputs;

    ListedSlot(ByteBuffer memory, int state, int in, int size, Shape shape) {
        super(memory, state, in, size, shape.rowBytes());
        int most = size * shape.listedMoves();
        moves = new MoveLists(size, shape.listedMoves());
        numbers = new short[size * NUMBERS];
        logits = new short[most];
        outputs = new float[most + size * NUMBERS];
        int at = in + SharedMemory.roundUp(size * shape.rowBytes());
        countsOut = part(at, size).asCharBuffer();
        at += SharedMemory.roundUp(size * Short.BYTES);
        indicesOut = part(at, most).asCharBuffer();
        at += SharedMemory.roundUp(most * Short.BYTES);
        numbersIn = part(at, numbers.length).asShortBuffer();
        at += SharedMemory.roundUp(numbers.length * Short.BYTES);
        logitsIn = part(at, most).asShortBuffer();
    }

    /** Memory for so many 16-bit numbers. */
    private ByteBuffer part(int at, int count) {
        return memory.slice(at, count * Short.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** The bytes of value and score of a row. */
    static int outBytes() {
        return Short.BYTES * NUMBERS;
    }

    /** The bytes of a slot's rows, moves and outputs. */
    static int bytes(Shape shape, int size) {
        return SharedMemory.roundUp(size * shape.rowBytes())
                + SharedMemory.roundUp(size * Short.BYTES)
                + 2 * SharedMemory.roundUp(size * shape.listedMoves() * Short.BYTES)
                + SharedMemory.roundUp(size * outBytes());
    }

    @Override
    public MoveLists moves() {
        return moves;
    }

    @Override
    int writeMoves(int count) {
        assert moves.rows() == count;
        countsOut.put(0, moves.counts(), 0, count);
        indicesOut.put(0, moves.indices(), 0, moves.size());
        return moves.size();
    }

    @Override
    float[] space() {
        return outputs;
    }

    @Override
    void read(int count, float[] into) {
        numbersIn.get(0, numbers, 0, count * NUMBERS);
        logitsIn.get(0, logits, 0, moves.size());
        for (int row = 0; row < count; row++) {
            int to = outputsAt(row);
            int from = moves.start(row);
            int n = moves.count(row);
            for (int i = 0; i < n; i++) {
                into[to + i] = Half.toFloat(logits[from + i]);
            }
            into[to + n] = Half.toFloat(numbers[NUMBERS * row]);
            into[to + n + 1] = Half.toFloat(numbers[NUMBERS * row + 1]);
        }
    }

    /** The logits of the row's moves, then its value and score. */
    @Override
    public int outputsAt(int row) {
        return moves.start(row) + NUMBERS * row;
    }

    @Override
    public int outputsPerRow() {
        throw new IllegalStateException("rows that list moves have outputs of different lengths");
    }
}
