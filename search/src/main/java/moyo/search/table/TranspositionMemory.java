package moyo.search.table;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.search.expansion.Evaluation;
import moyo.search.part.Choices;
import moyo.search.part.Cutoff;
import moyo.search.part.Extension;
import moyo.search.part.NodeKnowledge;
import moyo.search.part.Observer;
import moyo.search.part.PlayoutObserver;
import moyo.search.part.Simulation;
import moyo.search.tree.Structure;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;

/**
 * The transposition table of BTT-Go as a part of the search (Vieira Junior and Julia 2014): the
 * positions of all simulations are stored in a table that is kept for the whole game. A tree node
 * uses its table entry as prior knowledge; a playout that reaches a position of the table ends
 * there. One instance per thread; the table is shared.
 *
 * @param <P> the positions of the game
 */
public final class TranspositionMemory<P extends Position<P>>
        implements NodeKnowledge<P>, Cutoff<P>, PlayoutObserver<P>, Observer<P> {
    static final Counter INTERRUPTED =
            Counter.of(
                            "interrupted",
                            "playouts",
                            "playouts that ended at a position of the table, or were replaced by"
                                    + " a table entry")
                    .per(GateCounter.SIMULATIONS);
    static final Counter KNOWN_NODES =
            Counter.of("known-nodes", "nodes", "nodes of the tree that used a table entry")
                    .per(GateCounter.SIMULATIONS);
    static final Counter NEW_NODES =
            Counter.of(
                    "new-nodes",
                    "nodes",
                    "nodes visited for the first time while the gate of the table was open");

    /** Declared for reports, too: the supervision that the table saves. */
    public static final Counter TABLE_NODES =
            Counter.of(
                            "table-nodes",
                            "nodes",
                            "new nodes valued by a table entry; the others are valued by prior"
                                    + " knowledge alone")
                    .per(NEW_NODES);

    static final Counter DISAGREEMENTS =
            Counter.of(
                            "disagreements",
                            "moves",
                            "playout moves at which the table pointed to another move and a value"
                                    + " was reduced")
                    .per(GateCounter.SIMULATIONS);
    static final Counter LOOKUPS =
            Counter.of("lookups", "look-ups", "positions looked up in the table");
    static final Counter HITS =
            Counter.of("hits", "look-ups", "look-ups that found the position").per(LOOKUPS);
    static final Counter STORED =
            Counter.of("stored", "positions", "positions stored in the table");
    static final Counter REPLACED =
            Counter.of("replaced", "positions", "positions that were overwritten by others")
                    .per(STORED);

    private final TableOptions options;
    private final TranspositionTable table;
    private final TranspositionTable.Access access;
    private final Predicate<P> isFull;
    private final int plies;
    private final PositionKeys<P> keys;
    private final Disagreement<P> disagreement;
    private int rootToMove;
    private int treeLength;
    private boolean recalled;
    private long interrupted;
    private long knownNodes;
    private long newNodes;
    private long tableNodes;

    private TranspositionMemory(
            Game<P> game, TableOptions options, TranspositionTable table, Predicate<P> isFull) {
        this.options = options;
        this.table = table;
        this.isFull = isFull;
        access = table.new Access();
        plies = options.plies() == 0 ? Integer.MAX_VALUE : options.plies();
        boolean byPosition = options.gateOf() == TableOptions.Gate.POSITION;
        keys = new PositionKeys<>(game, options, byPosition ? isFull : position -> true);
        disagreement = new Disagreement<>(game, options, keys, access);
    }

    /**
     * Makes the table and the parts of each search thread, which share it.
     *
     * @param filled the filled share of the board, from 0 to 1, for the gate
     */
    public static <P extends Position<P>> Supplier<List<Extension<P>>> of(
            Game<P> game, TableOptions options, ToDoubleFunction<P> filled) {
        Predicate<P> isFull = position -> options.isGateOpen(filled.applyAsDouble(position));
        if (options.mebibytes() == 0) {
            return () -> List.of(new GateCounter<>(isFull));
        }
        TranspositionTable table = table(options.mebibytes());
        return () ->
                List.of(
                        new GateCounter<>(isFull),
                        new TranspositionMemory<>(game, options, table, isFull));
    }

    private static TranspositionTable table(int mebibytes) {
        try {
            return new TranspositionTable(mebibytes);
        } catch (OutOfMemoryError e) {
            throw new BadInput(
                    ("no memory for a table of %d MiB; reduce the setting 'table' or give Java"
                                    + " more memory (-Xmx)")
                            .formatted(mebibytes),
                    e);
        }
    }

    @Override
    public void newGame() {
        table.clear();
    }

    @Override
    public boolean beginSearch(P root) {
        table.grow(root.moveNumber());
        rootToMove = root.toMove();
        return options.gateOf() == TableOptions.Gate.POSITION || isFull.test(root);
    }

    @Override
    public int keySymmetries() {
        return keys.symmetries();
    }

    @Override
    public String reasonAgainstGraph() {
        if (options.tree() == TableOptions.TreeUse.REPLACE) {
            return "table-tree=replace overwrites the value of a node, and in a graph values are"
                    + " computed from children; use table-tree=add";
        }
        if (options.interrupt() == TableOptions.Interrupt.PAPER) {
            return "interrupt=paper counts a loss for both sides, and in a graph the value of a"
                    + " position is one minus that of its child; use interrupt=value or"
                    + " interrupt=count";
        }
        return "";
    }

    @Override
    public void beginSimulation(P root) {
        keys.cut(0);
        keys.note(root);
        treeLength = keys.length();
        recalled = false;
    }

    private boolean findLast() {
        int last = keys.length() - 1;
        return !keys.isSkipped(last) && access.find(keys.key(last), keys.check(last));
    }

    @Override
    public double entered(P position, Structure structure, int parent, int child) {
        Tree tree = structure.nodes();
        keys.note(position);
        treeLength = keys.length();
        int visits = tree.visits(child);
        boolean isNew = visits == 0 && !tree.isProven(child);
        newNodes += isNew ? 1 : 0;
        boolean tells = visits == 0 || options.tree() == TableOptions.TreeUse.REPLACE;
        boolean spares = visits < options.leafVisits() && !tree.isExpanded(child);
        if (!(tells || spares) || tree.isProven(child) || !findLast()) {
            return GO_ON;
        }
        if (tells) {
            knownNodes++;
            tableNodes += isNew && options.tree() != TableOptions.TreeUse.OFF ? 1 : 0;
            tell(structure, parent, child, Colour.other(position.toMove()));
        }
        return spares && access.weight() > visits && isSpared() ? storedValue() : GO_ON;
    }

    private void tell(Structure structure, int parent, int child, int mover) {
        float mean = Colour.valueFor(mover, access.mean());
        float weight = Math.min(access.weight(), (float) options.treeCap());
        switch (options.tree()) {
            case ADD -> structure.addKnown(parent, child, mean, weight);
            case REPLACE -> structure.replaceByKnown(parent, child, mean, weight);
            case OFF -> {}
        }
    }

    /** Whether the entry of a leaf replaces its playout. */
    private boolean isSpared() {
        recalled =
                options.leafWeight() > 0
                        && access.weight() >= options.leafWeight()
                        && options.interrupt() != TableOptions.Interrupt.OFF;
        interrupted += recalled ? 1 : 0;
        return recalled;
    }

    /** The value of a simulation that ends at the entry found last. */
    private double storedValue() {
        return switch (options.interrupt()) {
            case VALUE -> access.mean();
            case PAPER -> Evaluation.LOSS_FOR_BOTH;
            case COUNT, OFF -> Evaluation.VISIT_ONLY;
        };
    }

    @Override
    public void beginPlayout(P position) {
        keys.cut(treeLength);
        disagreement.remember(position);
    }

    @Override
    public boolean listens() {
        return keys.length() - treeLength < plies;
    }

    @Override
    public double valueAt(P position, int move, Choices choices) {
        keys.note(position);
        double value = PLAY_ON;
        if (options.interrupt() != TableOptions.Interrupt.OFF && !position.isOver()) {
            boolean known = findLast() && isTelling();
            float mean = known ? access.mean() : Float.NaN;
            value = disagreement.punish(known ? storedValue() : PLAY_ON, mean, move, choices);
        }
        if (value == PLAY_ON) {
            disagreement.remember(position);
            return PLAY_ON;
        }
        keys.cut(keys.length() - 1); // the entry that ended the playout is not updated by it
        interrupted++;
        return value;
    }

    /** Whether the entry found last ends a playout. */
    private boolean isTelling() {
        return access.weight() >= options.minWeight()
                && Math.abs(access.mean() - 0.5f) >= options.minMargin();
    }

    @Override
    public void playedOut(P end, Trail trail, double score, double value) {
        store(treeLength, keys.length(), value);
    }

    @Override
    public void simulated(Simulation<P> simulation) {
        if (!recalled) {
            store(1, treeLength, simulation.evaluation().value()); // without the root
        }
    }

    private void store(int from, int to, double value) {
        for (int i = from; i < to; i++) {
            if (keys.isSkipped(i)) {
                continue;
            }
            long key = keys.key(i);
            int check = keys.check(i);
            if (Evaluation.isResult(value)) {
                access.add(key, check, (float) value, i);
            } else if (value == Evaluation.LOSS_FOR_BOTH) {
                int mover = rootToMove ^ (i + 1 & 1);
                access.add(key, check, Colour.valueFor(mover, 0f), i);
            } else {
                access.count(key, check, i);
            }
        }
    }

    @Override
    public Counts counts() {
        Counts counts =
                Counts.of(INTERRUPTED, interrupted)
                        .and(KNOWN_NODES, knownNodes)
                        .and(NEW_NODES, newNodes)
                        .and(TABLE_NODES, tableNodes)
                        .and(LOOKUPS, access.lookups())
                        .and(HITS, access.hits())
                        .and(STORED, access.stored())
                        .and(REPLACED, access.replaced());
        return options.penalty() > 0 ? counts.and(DISAGREEMENTS, disagreement.count()) : counts;
    }
}
