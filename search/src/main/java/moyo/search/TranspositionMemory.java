package moyo.search;

import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Keyed;
import moyo.game.MoveList;
import moyo.game.Position;

/**
 * BTT-Go's memory (Vieira Junior and Julia 2014): all positions of all simulations go into a table
 * that lives through the whole game. What is known of a node in the tree stands for prior
 * knowledge; a playout that comes to a known position stops there. One thread's part of it; the
 * table is shared.
 *
 * @param <P> the positions of the game
 */
public final class TranspositionMemory<P extends Position<P>> implements Memory<P> {
    private final TableOptions options;
    private final TranspositionTable table;
    private final TranspositionTable.Access access;
    private final ToDoubleFunction<P> filled;
    private final int symmetries;
    private final int plies;
    private final Disagreement disagreement;

    /** The positions of a simulation; the first is the root. */
    private final long[] keys;

    private final int[] checks;
    private final boolean[] skipped;
    private int rootToMove;
    private int length;
    private int treeLength;
    private double result;
    private long interrupted;
    private long knownNodes;

    private TranspositionMemory(
            Game<P> game,
            TableOptions options,
            TranspositionTable table,
            ToDoubleFunction<P> filled) {
        this.options = options;
        this.table = table;
        this.filled = filled;
        access = table.new Access();
        symmetries =
                switch (options.symmetry()) {
                    case ROTATIONS -> game.rotations();
                    case ALL -> game.symmetries();
                    case NONE -> 1;
                };
        plies = options.plies() == 0 ? Integer.MAX_VALUE : options.plies();
        keys = new long[game.longestGame() + 2];
        checks = new int[keys.length];
        skipped = new boolean[keys.length];
        disagreement = new Disagreement(game);
    }

    /**
     * For the threads of a search: all share one table, made now.
     *
     * @param filled the share of the board that is covered, for the gate
     */
    public static <P extends Position<P>> Supplier<Memory<P>> of(
            Game<P> game, TableOptions options, ToDoubleFunction<P> filled) {
        TranspositionTable table = table(options.mebibytes());
        return () -> new TranspositionMemory<>(game, options, table, filled);
    }

    private static TranspositionTable table(int mebibytes) {
        try {
            return new TranspositionTable(mebibytes);
        } catch (OutOfMemoryError e) {
            throw new BadInput(
                    "no memory for a table of %d MiB; set table lower or give Java more (-Xmx)"
                            .formatted(mebibytes),
                    e);
        }
    }

    @Override
    public void newGame() {
        table.clear();
    }

    @Override
    public boolean isGated(P root) {
        return isFull(root);
    }

    @Override
    public boolean isOpenAt(P root) {
        table.grow(root.moveNumber());
        rootToMove = root.toMove();
        return options.gateOf() == TableOptions.Gate.POSITION || isFull(root);
    }

    private boolean isFull(P position) {
        return options.gate() == 0 || filled.applyAsDouble(position) > options.gate();
    }

    @Override
    public boolean isOn() {
        return table.capacity() > 0;
    }

    @Override
    public int symmetries() {
        return symmetries;
    }

    @Override
    public void begin(P root) {
        length = 0;
        note(root);
        treeLength = length;
    }

    /** Of the keys under all symmetries the least. */
    private void note(P position) {
        boolean closed = options.gateOf() == TableOptions.Gate.POSITION && !isFull(position);
        skipped[length] = closed;
        if (!closed) {
            Keyed keyed = (Keyed) position;
            boolean pieces = options.keys() == TableOptions.Keys.PIECES;
            int least = 0;
            long key = pieces ? keyed.pieceKey(0) : keyed.key(0);
            for (int s = 1; s < symmetries; s++) {
                long mapped = pieces ? keyed.pieceKey(s) : keyed.key(s);
                if (mapped < key) {
                    key = mapped;
                    least = s;
                }
            }
            keys[length] = key;
            checks[length] = pieces ? keyed.pieceCheckKey(least) : keyed.checkKey(least);
        }
        length++;
    }

    private boolean findLast() {
        int last = length - 1;
        return !skipped[last] && access.find(keys[last], checks[last]);
    }

    @Override
    public boolean entered(P position, Tree tree, int parent, int child) {
        note(position);
        treeLength = length;
        int visits = tree.visits(child);
        boolean tells = visits == 0 || options.tree() == TableOptions.TreeUse.REPLACE;
        boolean spares = visits < options.leafVisits() && !tree.isExpanded(child);
        if (!(tells || spares) || tree.isProven(child) || !findLast()) {
            return false;
        }
        if (tells) {
            knownNodes++;
            tell(tree, parent, child, position.toMove());
        }
        return spares && access.weight() > visits && isSpared();
    }

    private void tell(Tree tree, int parent, int child, int toMove) {
        float mean = toMove == Colour.FIRST ? 1 - access.mean() : access.mean();
        float weight = Math.min(access.weight(), (float) options.treeCap());
        switch (options.tree()) {
            case ADD -> tree.addKnown(parent, child, mean, weight);
            case REPLACE -> tree.replaceByKnown(parent, child, mean, weight);
            case OFF -> {}
        }
    }

    /** What is known of a leaf counts as a visit. */
    private boolean isSpared() {
        boolean spared =
                options.leafWeight() > 0
                        && access.weight() >= options.leafWeight()
                        && options.interrupt() != TableOptions.Interrupt.OFF;
        if (spared) {
            interrupted++;
            result =
                    options.interrupt() == TableOptions.Interrupt.VALUE
                            ? access.mean()
                            : Double.NaN;
        }
        return spared;
    }

    @Override
    public void beginPlayout() {
        length = treeLength;
    }

    @Override
    public boolean listens() {
        return length - treeLength < plies;
    }

    @Override
    public void choosing(P position) {
        if (options.penalty() > 0) {
            disagreement.remember(position);
        }
    }

    @Override
    public boolean stopsAt(P position, int move, PlayoutPolicy<P> policy) {
        note(position);
        if (options.interrupt() == TableOptions.Interrupt.OFF
                || position.isOver()
                || !findLast()
                || access.weight() < options.minWeight()
                || Math.abs(access.mean() - 0.5f) < options.minMargin()) {
            return false;
        }
        length--; // what stopped it learns nothing from it
        interrupted++;
        boolean hasValue = options.interrupt() == TableOptions.Interrupt.VALUE;
        result = hasValue ? value(move, policy) : Double.NaN;
        return true;
    }

    /** What is stored, less if the table would have played another move than the playout did. */
    private double value(int move, PlayoutPolicy<P> policy) {
        float mean = access.mean();
        if (options.penalty() == 0 || !disagreement.pointsElsewhere(move, mean, policy)) {
            return mean;
        }
        double kept = 1 - options.penalty();
        return disagreement.firstMoves() ? kept * mean : 1 - kept * (1 - mean);
    }

    @Override
    public double result() {
        return result;
    }

    @Override
    public void playedOut(double value) {
        store(treeLength, length, value);
    }

    @Override
    public void ended(double value) {
        store(1, treeLength, value); // nobody comes to the root
    }

    private void store(int from, int to, double value) {
        for (int i = from; i < to; i++) {
            if (skipped[i]) {
                continue;
            }
            if (!Double.isNaN(value)) {
                access.add(keys[i], checks[i], (float) value, i);
            } else if (countsAsLost()) {
                int mover = rootToMove ^ (i + 1 & 1);
                access.add(keys[i], checks[i], mover == Colour.FIRST ? 0 : 1, i);
            } else {
                access.count(keys[i], checks[i], i);
            }
        }
    }

    @Override
    public boolean countsAsLost() {
        return options.interrupt() == TableOptions.Interrupt.PAPER;
    }

    @Override
    public Effort effort() {
        return new Effort(
                0,
                0,
                0,
                0,
                interrupted,
                knownNodes,
                access.lookups(),
                access.hits(),
                access.stored(),
                access.replaced());
    }

    /** What the table thinks of the moves that a playout did not choose. */
    private final class Disagreement {
        private final P before;
        private final P after;
        private final MoveList moves;

        Disagreement(Game<P> game) {
            before = game.newPosition();
            after = game.newPosition();
            moves = new MoveList(game.moveCodes());
            ((Keyed) before).keepKeysInPlayouts(symmetries);
            ((Keyed) after).keepKeysInPlayouts(symmetries);
        }

        void remember(P position) {
            before.copyFrom(position);
        }

        boolean firstMoves() {
            return before.toMove() == Colour.FIRST;
        }

        /** Whether a move that the playout might have made is known to be better. */
        boolean pointsElsewhere(int chosen, float mean, PlayoutPolicy<P> policy) {
            if (options.altered() == TableOptions.Altered.ALL) {
                before.legalMoves(moves);
            } else {
                policy.choices(moves);
            }
            for (int i = 0; i < moves.size(); i++) {
                int move = moves.get(i);
                if (move != chosen && before.isLegal(move) && isBetter(move, mean)) {
                    return true;
                }
            }
            return false;
        }

        private boolean isBetter(int move, float mean) {
            after.copyFrom(before);
            after.play(move);
            note(after);
            boolean known = findLast() && access.weight() >= options.minWeight();
            length--;
            return known && (firstMoves() ? access.mean() > mean : access.mean() < mean);
        }
    }
}
