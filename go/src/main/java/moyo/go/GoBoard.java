package moyo.go;

import static moyo.go.Stone.EDGE;
import static moyo.go.Stone.EMPTY;

import java.util.Arrays;

/**
 * Stones, blocks and liberties, updated incrementally without allocation. Handles captures and the
 * simple ko; side to move and superko belong to {@link GoPosition}.
 *
 * <ul>
 *   <li>A block is named by the point of one of its stones; its stones form a ring. Block 0 is a
 *       dummy that empty and off-board points belong to, so liberties can be taken from "the block
 *       of a neighbour" without a test whether there is one.
 *   <li>The liberties of a block are a bit set over the points with its exact count beside it:
 *       atari tests are one look-up, merging is an "or".
 *   <li>The 3x3 code of a point holds its eight neighbours, two bits each as in {@link Stone}: the
 *       four orthogonal ones (in the order of {@link #offset}) in the low byte, the diagonal ones
 *       above. Eye and neighbour tests are masks on it.
 * </ul>
 */
public final class GoBoard {
    /** Black's bits of four neighbours; multiplied by {@link Stone#WHITE}, White's bits. */
    private static final int BLACK_BITS = 0x55;

    private final Geometry geometry;
    private final GoKeys keys;
    private final int stride;
    private final int words;
    private final int[] offsets;

    private final int[] stones;
    private final int[] codes;
    private final int[] block;
    private final int[] next;
    private final int[] libertyCount;
    private final int[] stoneCount;
    private final long[] liberties;
    private final int[] empties;
    private final int[] emptyIndex;
    private final int[] total = new int[4];
    private final int[] captured = new int[4];
    private int emptyCount;
    private int ko;
    private int lastRemoved;
    private long key;
    private int checkKey;
    private boolean keyed = true;
    private SymmetricKeys symmetricKeys;
    private final Regions regions;

    public GoBoard(Geometry geometry) {
        this.geometry = geometry;
        keys = GoKeys.of(geometry);
        stride = geometry.stride;
        offsets =
                new int[] {
                    -stride, -1, 1, stride, -stride - 1, -stride + 1, stride - 1, stride + 1
                };
        int n = geometry.arrayLength;
        words = (n + 63) >>> 6;
        stones = new int[n];
        codes = new int[n];
        block = new int[n];
        next = new int[n];
        libertyCount = new int[n];
        stoneCount = new int[n];
        liberties = new long[n * words];
        empties = new int[geometry.pointCount()];
        emptyIndex = new int[n];
        regions = new Regions(geometry);
        symmetricKeys = new SymmetricKeys(geometry, 1);
        clear();
    }

    /** Removes all stones; the numbers of prisoners stay. */
    public void clear() {
        Arrays.fill(stones, EDGE);
        Arrays.fill(codes, 0);
        Arrays.fill(block, 0);
        Arrays.fill(total, 0);
        libertyCount[0] = 2; // the dummy block is never dead or in atari
        emptyCount = 0;
        for (int p : geometry.points) {
            stones[p] = EMPTY;
            addToEmpties(p);
        }
        for (int p : geometry.points) {
            codes[p] = edgesAround(p);
        }
        ko = 0;
        key = 0;
        checkKey = 0;
        keyed = true;
        symmetricKeys.clear();
    }

    private int edgesAround(int p) {
        int code = 0;
        for (int direction = 0; direction < 8; direction++) {
            if (!geometry.isOnBoard(p + offset(direction))) {
                code |= EDGE << 2 * direction;
            }
        }
        return code;
    }

    public void copyFrom(GoBoard source) {
        System.arraycopy(source.stones, 0, stones, 0, stones.length);
        System.arraycopy(source.codes, 0, codes, 0, codes.length);
        System.arraycopy(source.block, 0, block, 0, block.length);
        System.arraycopy(source.next, 0, next, 0, next.length);
        System.arraycopy(source.libertyCount, 0, libertyCount, 0, libertyCount.length);
        System.arraycopy(source.stoneCount, 0, stoneCount, 0, stoneCount.length);
        System.arraycopy(source.liberties, 0, liberties, 0, liberties.length);
        System.arraycopy(source.empties, 0, empties, 0, source.emptyCount);
        System.arraycopy(source.emptyIndex, 0, emptyIndex, 0, emptyIndex.length);
        System.arraycopy(source.total, 0, total, 0, total.length);
        System.arraycopy(source.captured, 0, captured, 0, captured.length);
        emptyCount = source.emptyCount;
        ko = source.ko;
        lastRemoved = source.lastRemoved;
        key = source.key;
        checkKey = source.checkKey;
        keyed = source.keyed;
        symmetricKeys.copyFrom(source);
    }

    public Geometry geometry() {
        return geometry;
    }

    /** {@link Stone#EMPTY}, {@link Stone#BLACK}, {@link Stone#WHITE} or {@link Stone#EDGE}. */
    public int stone(int point) {
        return stones[point];
    }

    /** The point that the simple ko forbids, 0 if none. */
    public int ko() {
        return ko;
    }

    /** The index difference to a neighbour: directions 0 to 3 are orthogonal, 4 to 7 diagonal. */
    public int offset(int direction) {
        return offsets[direction];
    }

    /** The 3x3 code of a point, see the class comment. */
    public int code(int point) {
        return codes[point];
    }

    /** The block of the stone on {@code point}, 0 if there is none. */
    public int block(int point) {
        return block[point];
    }

    public int libertyCount(int block) {
        return libertyCount[block];
    }

    public int stoneCount(int block) {
        return stoneCount[block];
    }

    public boolean isLiberty(int block, int point) {
        return (liberties[block * words + (point >>> 6)] >>> point & 1) != 0;
    }

    /** The first liberty of a block after {@code point} (start with 0), 0 if there is none. */
    public int nextLiberty(int block, int point) {
        int from = point + 1;
        int word = from >>> 6;
        if (word >= words) {
            return 0;
        }
        long bits = liberties[block * words + word] & -1L << from;
        while (bits == 0) {
            if (++word == words) {
                return 0;
            }
            bits = liberties[block * words + word];
        }
        return (word << 6) + Long.numberOfTrailingZeros(bits);
    }

    /** The first liberty of a block, which must have one. */
    public int firstLiberty(int block) {
        int word = 0;
        int base = block * words;
        while (liberties[base + word] == 0) {
            word++;
        }
        return (word << 6) + Long.numberOfTrailingZeros(liberties[base + word]);
    }

    /** The stone after {@code point} in the ring of its block's stones. */
    public int nextStone(int point) {
        return next[point];
    }

    /** Number of stones of this colour on the board. */
    public int total(int stone) {
        return total[stone];
    }

    /** Number of stones of this colour captured so far. */
    public int captured(int stone) {
        return captured[stone];
    }

    /** Number of stones that the last move removed; their points are last in the empty list. */
    public int lastRemoved() {
        return lastRemoved;
    }

    public int emptyCount() {
        return emptyCount;
    }

    /** The empty point at {@code index} of an unordered list. */
    public int empty(int index) {
        return empties[index];
    }

    /** Exchanges two entries of the list of empty points, for draws without replacement. */
    public void swapEmpties(int i, int j) {
        int p = empties[i];
        int q = empties[j];
        empties[i] = q;
        empties[j] = p;
        emptyIndex[q] = i;
        emptyIndex[p] = j;
    }

    /** Whether {@link #key} and {@link #checkKey} are updated. */
    boolean isKeyed() {
        return keyed;
    }

    /** The key of the stones, without side to move and ko; valid while {@link #isKeyed}. */
    long key() {
        return key;
    }

    int checkKey() {
        return checkKey;
    }

    /** From now on updates the keys under the first {@code symmetries} symmetries, too. */
    void keepKeys(int symmetries) {
        int count = Math.max(1, symmetries);
        if (count != symmetricKeys.count()) {
            symmetricKeys = new SymmetricKeys(geometry, count);
            symmetricKeys.copyFrom(this);
        }
    }

    /** The keys of the stones under symmetries; valid while {@link #isKeyed}. */
    SymmetricKeys symmetricKeys() {
        return symmetricKeys;
    }

    /** Stops updating keys, which makes moves cheaper, until the next {@link #copyFrom}. */
    public void dropKeys() {
        keyed = false;
    }

    /**
     * Whether {@code point}, empty, is an eye of {@code stone}: its orthogonal neighbours are own
     * or edge, and it has fewer than two enemies on the diagonals, an edge counting as one.
     */
    public boolean isEye(int point, int stone) {
        return isSurroundedBy(point, stone) && hasSafeDiagonals(codes[point] >>> 8, stone);
    }

    private static boolean hasSafeDiagonals(int diagonals, int stone) {
        int black = diagonals & BLACK_BITS;
        int white = diagonals >>> 1 & BLACK_BITS;
        int edges = black & white;
        int enemies = (stone == Stone.BLACK ? white : black) & ~edges;
        return Integer.bitCount(enemies) + (edges != 0 ? 1 : 0) < 2;
    }

    /** Whether any stone has been captured so far. */
    public boolean hasCaptured() {
        return (captured[Stone.BLACK] | captured[Stone.WHITE]) != 0;
    }

    /** Whether an orthogonal neighbour of {@code point} holds this stone. */
    public boolean hasNeighbour(int point, int stone) {
        return neighbours(point, stone) != 0;
    }

    /**
     * The orthogonal neighbours that hold this stone, as a set of directions for {@link #towards}:
     * {@code for (int d = neighbours(p, s); d != 0; d &= d - 1) q = towards(p, d);}
     */
    public int neighbours(int point, int stone) {
        int code = codes[point];
        return code >>> stone - 1 & ~(code >>> 2 - stone) & BLACK_BITS;
    }

    /** The empty orthogonal neighbours, as a set of directions. */
    public int emptyNeighbours(int point) {
        int code = codes[point];
        return ~(code | code >>> 1) & BLACK_BITS;
    }

    /** The empty points among the eight neighbours, as a set of directions. */
    public int emptyAround(int point) {
        int code = codes[point];
        return ~(code | code >>> 1) & 0x5555;
    }

    /** The neighbour of {@code point} in the first of a non-empty set of directions. */
    public int towards(int point, int directions) {
        return point + offsets[Integer.numberOfTrailingZeros(directions) >>> 1];
    }

    /** Whether an orthogonal neighbour of {@code point} is empty. */
    public boolean hasEmptyNeighbour(int point) {
        return emptyNeighbours(point) != 0;
    }

    /** How many orthogonal neighbours of {@code point} are empty. */
    public int emptyNeighbourCount(int point) {
        return Integer.bitCount(emptyNeighbours(point));
    }

    /** Whether {@code stone} on the empty {@code point} would capture. */
    public boolean captures(int point, int stone) {
        int enemy = Stone.other(stone);
        return isInAtari(point - stride, enemy)
                || isInAtari(point - 1, enemy)
                || isInAtari(point + 1, enemy)
                || isInAtari(point + stride, enemy);
    }

    private boolean isInAtari(int point, int stone) {
        return stones[point] == stone && libertyCount[block[point]] == 1;
    }

    /** Whether an orthogonal neighbour of {@code point} belongs to a block in atari. */
    public boolean touchesAtari(int point) {
        return libertyCount[block[point - stride]] == 1
                || libertyCount[block[point - 1]] == 1
                || libertyCount[block[point + 1]] == 1
                || libertyCount[block[point + stride]] == 1;
    }

    /** Whether all four orthogonal neighbours of {@code point} are of one colour, or edge. */
    public boolean isSurrounded(int point) {
        return isSurroundedBy(point, Stone.BLACK) || isSurroundedBy(point, Stone.WHITE);
    }

    /** Whether all four orthogonal neighbours of {@code point} are this stone, or edge. */
    public boolean isSurroundedBy(int point, int stone) {
        return (codes[point] & BLACK_BITS * stone) == BLACK_BITS * stone;
    }

    /** Whether {@code stone} may be put on {@code point}: empty, no simple ko, no suicide. */
    public boolean isLegal(int point, int stone) {
        return stones[point] == EMPTY && isLegalOnEmpty(point, stone);
    }

    /** As {@link #isLegal} for a point known to be empty. */
    public boolean isLegalOnEmpty(int point, int stone) {
        return hasEmptyNeighbour(point) || point != ko && !isSuicide(point, stone);
    }

    /** For an empty point: a legal move that does not fill an own eye. */
    public boolean isSensible(int point, int stone) {
        return hasEmptyNeighbour(point)
                || !isEye(point, stone) && point != ko && !isSuicide(point, stone);
    }

    /**
     * For an empty point without empty neighbours: whether a stone there captures nothing and has
     * no liberty.
     */
    public boolean isSuicide(int point, int stone) {
        return !(givesLife(point - stride, stone)
                || givesLife(point - 1, stone)
                || givesLife(point + 1, stone)
                || givesLife(point + stride, stone));
    }

    /**
     * Whether a neighbour prevents suicide: an own block with another liberty, or enemy in atari.
     */
    private boolean givesLife(int q, int stone) {
        return stones[q] == stone == libertyCount[block[q]] > 1;
    }

    /**
     * Black's area minus White's: stones and empty regions that touch one colour only (Tromp and
     * Taylor). At the end of a playout nearly every region is a single point, decided by its 3x3
     * code.
     */
    public int area() {
        int area = total[Stone.BLACK] - total[Stone.WHITE];
        for (int i = 0; i < emptyCount; i++) {
            if (hasEmptyNeighbour(empties[i])) {
                return total[Stone.BLACK] - total[Stone.WHITE] + regions.balance(this);
            }
            area += owner(empties[i]);
        }
        return area;
    }

    /**
     * The owner of a point at the end of a playout: 1 for Black, -1 for White, 0 for neither. A
     * stone owns its point; an empty point belongs to the only colour among its neighbours.
     */
    public int owner(int point) {
        int stone = stones[point];
        if (stone != EMPTY) {
            return stone == Stone.BLACK ? 1 : -1;
        }
        int black = codes[point] & BLACK_BITS;
        int white = codes[point] >>> 1 & BLACK_BITS;
        int edges = black & white;
        return Integer.signum(black ^ edges) - Integer.signum(white ^ edges);
    }

    /** Records a pass, which lifts the ko. */
    void pass() {
        ko = 0;
        lastRemoved = 0;
    }

    /**
     * Puts a stone on an empty point and removes captured blocks, or its own block in a suicide.
     *
     * <p>Avoids unpredictable branches: the colours of the four neighbours are masks of the 3x3
     * code, and liberties are added and removed by arithmetic.
     *
     * @return the number of stones removed
     */
    public int put(int p, int stone) {
        int code = codes[p];
        int black = code & BLACK_BITS;
        int white = code >>> 1 & BLACK_BITS;
        int empty = ~(black | white);
        int own = neighbours(p, stone);
        removeFromEmpties(p);
        toggle(p, stone);
        stones[p] = stone;
        total[stone]++;
        ko = 0;
        int s = stride;
        int least =
                Math.min(
                        Math.min(takeLiberty(p, p - s), takeLiberty(p, p - 1)),
                        Math.min(takeLiberty(p, p + 1), takeLiberty(p, p + s)));
        int b = own == 0 ? startBlock(p) : join(p, own);
        addLiberty(b, p - s, empty & 1);
        addLiberty(b, p - 1, empty >>> 2 & 1);
        addLiberty(b, p + 1, empty >>> 4 & 1);
        addLiberty(b, p + s, empty >>> 6 & 1);
        lastRemoved = least > 0 ? 0 : removeDead(p, b, stone);
        return lastRemoved;
    }

    /** Removes enemy neighbours of {@code p} without liberties, or its own block b; sets the ko. */
    private int removeDead(int p, int b, int stone) {
        int enemy = Stone.other(stone);
        int removed = 0;
        int last = 0;
        for (int i = 0; i < 4; i++) {
            int q = p + offset(i);
            if (stones[q] == enemy && libertyCount[block[q]] == 0) {
                removed += remove(q, enemy);
                last = q;
            }
        }
        if (removed == 1 && stoneCount[b] == 1 && libertyCount[b] == 1) {
            ko = last;
        } else if (removed == 0 && libertyCount[b] == 0) {
            removed = remove(p, stone);
        }
        return removed;
    }

    /** Adds {@code p} to the own blocks beside it, whose directions {@code own} holds as bits. */
    private int join(int p, int own) {
        int b = block[towards(p, own)];
        for (int rest = own & own - 1; rest != 0; rest &= rest - 1) {
            int other = block[towards(p, rest)];
            if (other != b) {
                b = stoneCount[b] >= stoneCount[other] ? merge(b, other) : merge(other, b);
            }
        }
        block[p] = b;
        next[p] = next[b];
        next[b] = p;
        stoneCount[b]++;
        return b;
    }

    private int startBlock(int p) {
        block[p] = p;
        next[p] = p;
        stoneCount[p] = 1;
        libertyCount[p] = 0;
        int base = p * words;
        for (int i = 0; i < words; i++) {
            liberties[base + i] = 0;
        }
        return p;
    }

    private int merge(int b, int smaller) {
        int p = smaller;
        do {
            block[p] = b;
            p = next[p];
        } while (p != smaller);
        int ring = next[b];
        next[b] = next[smaller];
        next[smaller] = ring;
        stoneCount[b] += stoneCount[smaller];
        int to = b * words;
        int from = smaller * words;
        int count = 0;
        for (int i = 0; i < words; i++) {
            long bits = liberties[to + i] | liberties[from + i];
            liberties[to + i] = bits;
            count += Long.bitCount(bits);
        }
        libertyCount[b] = count;
        return b;
    }

    /** Removes the block of {@code p}; adjacent enemy blocks gain liberties. */
    private int remove(int p, int stone) {
        int b = block[p];
        int count = stoneCount[b];
        int enemy = Stone.other(stone);
        int q = b;
        do {
            stones[q] = EMPTY;
            block[q] = 0;
            toggle(q, stone);
            addToEmpties(q);
            giveLiberty(q, q - stride, enemy);
            giveLiberty(q, q - 1, enemy);
            giveLiberty(q, q + 1, enemy);
            giveLiberty(q, q + stride, enemy);
            q = next[q];
        } while (q != b);
        total[stone] -= count;
        captured[stone] += count;
        return count;
    }

    private void giveLiberty(int p, int neighbour, int stone) {
        if (stones[neighbour] == stone) {
            addLiberty(block[neighbour], p, 1);
        }
    }

    /** Adds liberty {@code p} to block {@code b} if {@code yes} is 1; does nothing if it is 0. */
    private void addLiberty(int b, int p, int yes) {
        int i = b * words + (p >>> 6);
        long bits = liberties[i];
        libertyCount[b] += (int) (~bits >>> p) & yes;
        liberties[i] = bits | (long) yes << p;
    }

    /** Removes liberty {@code p} from the block of {@code neighbour}; returns what is left. */
    private int takeLiberty(int p, int neighbour) {
        int b = block[neighbour];
        int i = b * words + (p >>> 6);
        long bits = liberties[i];
        int left = libertyCount[b] - (int) (bits >>> p & 1);
        libertyCount[b] = left;
        liberties[i] = bits & ~(1L << p);
        return left;
    }

    private void addToEmpties(int p) {
        emptyIndex[p] = emptyCount;
        empties[emptyCount++] = p;
    }

    private void removeFromEmpties(int p) {
        int i = emptyIndex[p];
        int last = empties[--emptyCount];
        empties[i] = last;
        emptyIndex[last] = i;
    }

    /** Updates codes and keys, by xor, when a stone appears or disappears. */
    private void toggle(int p, int stone) {
        int[] c = codes;
        int s = stride;
        c[p - s] ^= (stone << 6);
        c[p - 1] ^= (stone << 4);
        c[p + 1] ^= (stone << 2);
        c[p + s] ^= stone;
        c[p - s - 1] ^= (stone << 14);
        c[p - s + 1] ^= (stone << 12);
        c[p + s - 1] ^= (stone << 10);
        c[p + s + 1] ^= (stone << 8);
        if (keyed) {
            key ^= keys.stone(p, stone);
            checkKey ^= keys.stoneCheck(p, stone);
            symmetricKeys.toggle(p, stone);
        }
    }
}
