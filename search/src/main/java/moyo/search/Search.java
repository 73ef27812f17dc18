package moyo.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;
import java.util.function.LongSupplier;
import moyo.game.BadInput;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.agent.TeamCounts;

/**
 * Monte Carlo tree search: simulations until the budget is spent or the leader cannot be overtaken,
 * then the move that rests on most. With one thread, the same seed thinks the same everywhere; more
 * threads share the tree without locks.
 *
 * @param <P> the positions of the game
 */
public final class Search<P extends Position<P>> implements Analyst<P> {
    /** So often it is asked whether the leader can still be overtaken. */
    private static final int CHECK_INTERVAL = 64;

    /** Nodes with fewer visits lose their children first when the tree is full. */
    private static final int PRUNED_VISITS = 16;

    /** What is left of the budget when the search is sure to win. */
    private static final double SURE_SHARE = 1.0 / 3;

    private final SearchParts<P> parts;
    private final SearchOptions options;
    private final Tree tree;
    private final RootChoice choice;
    private final List<Simulator<P>> simulators = new ArrayList<>();
    private final Reuse<P> reuse;
    private final Candidates<P> rootFilter;
    private final RootPriors<P> priors;
    private final MoveList rootMoves;
    private final P root;
    private final LongSupplier nanoTime;

    /** Held while the tree changes its shape, and while a picture of it is taken. */
    private final Object shape = new Object();

    private final AtomicInteger tickets = new AtomicInteger();
    private IntPredicate allowed = ALL_MOVES;
    private Stopwatch watch = new Stopwatch(new Budget.UntilStopped());
    private volatile boolean halted;
    private boolean wasSure;
    private boolean watchOwners;
    private int simulations;
    private Effort before = Effort.NONE;
    private boolean priorsAreFresh;
    private String explanation = "";

    public Search(SearchParts<P> parts, SearchOptions options, Rng rng) {
        this(parts, options, rng, System::nanoTime);
    }

    /**
     * @param nanoTime what time it is
     */
    Search(SearchParts<P> parts, SearchOptions options, Rng rng, LongSupplier nanoTime) {
        this.parts = parts;
        this.options = options;
        this.nanoTime = nanoTime;
        SelectionRule rule = parts.rule().get();
        int nodes = Math.max(options.treeNodes(), 3 + parts.game().moveCodes());
        tree = plant(nodes, rule, options.graph());
        choice = new RootChoice(tree);
        reuse = new Reuse<>(parts.game(), tree);
        priors = new RootPriors<>(parts);
        root = parts.game().newPosition();
        rootFilter = parts.rootCandidates().get();
        rootMoves = new MoveList(parts.game().moveCodes());
        if (options.graph() && parts.memory().get().isOn()) {
            throw new IllegalArgumentException("a graph has no table beside it");
        }
        SearchParts<P> restricted = parts.withRootCandidates(AllowedCandidates::new);
        for (int i = 0; i < options.threads(); i++) {
            Rng own = i == 0 ? rng : new Rng(rng.nextLong());
            simulators.add(
                    tree instanceof Graph graph
                            ? new GraphSimulator<>(restricted, options, graph, own)
                            : new Simulator<>(restricted, options, tree, own));
        }
    }

    private static Tree plant(int nodes, SelectionRule rule, boolean graph) {
        boolean rave = rule.usesRave();
        boolean probabilities = rule.usesProbabilities();
        try {
            return graph
                    ? new Graph(nodes, rave, probabilities)
                    : new Tree(nodes, rave, probabilities);
        } catch (OutOfMemoryError e) {
            throw new BadInput(
                    ("no memory for a tree of %d nodes, about %d MB; set tree-nodes lower"
                                    + " or give Java more (-Xmx)")
                            .formatted(nodes, nodes * bytesPerNode(graph) >> 20),
                    e);
        }
    }

    private static long bytesPerNode(boolean graph) {
        return graph ? Graph.BYTES_PER_NODE : Tree.BYTES_PER_NODE;
    }

    /** Those of the root that this search may play; all if it may play none of them. */
    private final class AllowedCandidates implements Candidates<P> {
        @Override
        public void of(P position, MoveList moves) {
            rootFilter.of(position, moves);
            boolean any = false;
            for (int i = 0; i < moves.size(); i++) {
                any |= allowed.test(moves.get(i));
            }
            for (int i = moves.size() - 1; any && i >= 0; i--) {
                if (!allowed.test(moves.get(i))) {
                    moves.removeInOrder(i);
                }
            }
        }

        @Override
        public boolean leftOut() {
            return rootFilter.leftOut();
        }

        @Override
        public boolean inOrder() {
            return rootFilter.inOrder();
        }
    }

    @Override
    public void newGame() {
        reuse.forget();
        simulators.forEach(Simulator::newGame);
    }

    /** In the order of the constructor. */
    @Override
    public void reseed(long seed) {
        newGame();
        Rng first = simulators.get(0).rng();
        first.reseed(seed);
        for (Simulator<P> simulator : simulators.subList(1, simulators.size())) {
            simulator.rng().reseed(first.nextLong());
        }
    }

    @Override
    public int chooseMove(P position, Budget budget, StopSignal stop) {
        analyse(position, ALL_MOVES, budget, stop);
        int best = choice.best();
        explanation = explain(best);
        if (shouldResign()) {
            explanation += "; resigns";
            return RESIGN;
        }
        reuse.expect(best);
        return tree.move(best);
    }

    /** This move is going to be played. */
    void expect(int move) {
        reuse.expect(choice.child(move));
    }

    @Override
    public void analyse(P position, IntPredicate moves, Budget budget, StopSignal stop) {
        synchronized (shape) {
            watch = new Stopwatch(budget, nanoTime); // looking for the position takes time too
            allowed = moves;
            root.copyFrom(position);
            priorsAreFresh = false;
            if (moves != ALL_MOVES || !options.reuse() || !reuse.findAgain(position)) {
                tree.clear();
            } else {
                keepCandidates(position);
            }
            reuse.remember(position, moves == ALL_MOVES);
            for (Simulator<P> simulator : simulators) {
                simulator.begin(root);
                simulator.tally().clear(watchOwners);
            }
            before = effort();
            simulators.get(0).keepKeys(root);
            tickets.set(0);
            simulations = 0;
            halted = false;
            wasSure = false;
        }
        think(stop);
    }

    /** What was a node somewhere in the tree is the root now, where fewer moves are considered. */
    private void keepCandidates(P position) {
        if (tree.isExpanded(Tree.ROOT)) {
            rootFilter.of(position, rootMoves);
            tree.retainChildren(Tree.ROOT, rootMoves::contains);
        }
        if (tree.isProven(Tree.ROOT) && !choice.showsTheProof()) {
            tree.clear(); // or else there would be nothing to choose by
        }
    }

    private void think(StopSignal stop) {
        do {
            Crew.run(simulators.size(), number -> work(number, stop));
            if (stop.isRequested() || !watch.allows(tickets.get())) {
                halted = true; // in a small tree thread 0 may always come too late to ask
            } else if (tree.isFull() && options.prune() && !halted) {
                synchronized (shape) {
                    prune();
                }
            }
        } while (!halted);
        watch.stop();
        simulators.get(0).expandRoot(root);
        simulations = Math.min(tickets.get(), watch.most());
    }

    private void work(int number, StopSignal stop) {
        Simulator<P> simulator = simulators.get(number);
        try {
            while (!halted && !(tree.isFull() && options.prune())) {
                int ticket = tickets.getAndIncrement();
                if (ticket >= watch.most()) {
                    halted = true;
                    return;
                }
                simulator.simulate(root);
                if (number == 0 && (stop.isRequested() || isEnough(ticket + 1))) {
                    halted = true;
                }
            }
        } catch (RuntimeException | Error e) {
            halted = true; // the others must not wait for a thread that is gone
            throw e;
        }
    }

    /** Doubles the least number of visits until half of the tree is free. */
    private void prune() {
        int least = PRUNED_VISITS;
        do {
            Compactor.keep(tree, Tree.ROOT, least);
            least *= 2;
        } while (tree.size() > tree.capacity() / 2 && least > 0);
    }

    private boolean isEnough(int done) {
        if (!watch.allows(done) || tree.isProven(Tree.ROOT)) {
            return true;
        }
        if (done % CHECK_INTERVAL != 0 || !tree.isExpanded(Tree.ROOT)) {
            return false;
        }
        if (isSureToWin() && watch.isSpent(SURE_SHARE, done)) {
            wasSure = true;
            return true;
        }
        return watch.left(done) <= choice.lead();
    }

    private boolean isSureToWin() {
        return tree.visits(Tree.ROOT) > options.firmAfter() && rootValue() > options.sure();
    }

    private boolean shouldResign() {
        return tree.visits(Tree.ROOT) > options.firmAfter() && rootValue() < options.resign();
    }

    /** The value of the root for the side to move there. */
    private double rootValue() {
        return 1 - tree.value(Tree.ROOT);
    }

    private String explain(int best) {
        return String.format(
                Locale.ROOT,
                "%s wins %.1f %%%s; %d simulations, %d nodes%s",
                parts.game().moveName(tree.move(best)),
                100 * tree.value(best),
                tree.isProven(best) ? ", proven" : "",
                simulations,
                tree.size(),
                options.graph() ? explainSharing(effort().minus(before)) : "");
    }

    private static String explainSharing(Effort effort) {
        return ", %d transpositions, %d playouts saved"
                .formatted(effort.knownNodes(), effort.interrupted());
    }

    @Override
    public String explainLastMove() {
        return explanation;
    }

    @Override
    public int simulations() {
        return simulations;
    }

    @Override
    public double lastValue() {
        return simulations == 0 ? Double.NaN : rootValue();
    }

    @Override
    public void watchOwners(boolean watch) {
        watchOwners = watch;
    }

    @Override
    public Snapshot snapshot() {
        synchronized (shape) {
            if (!priorsAreFresh && !root.isOver()) {
                priors.look(root);
                priorsAreFresh = true;
            }
            List<Tally> tallies = simulators.stream().map(Simulator::tally).toList();
            int done = Math.min(tickets.get(), watch.most());
            return new Photographer(tree, choice, tallies, priors, parts.game().moveCodes())
                    .take(root.toMove(), done, watch.seconds(), effort().minus(before));
        }
    }

    /** The move that rests on most but one; the best if there is no other. */
    public int secondBest() {
        return tree.move(choice.secondBest());
    }

    /** Whether the last search ended early because it was sure to win. */
    public boolean wasSure() {
        return wasSure;
    }

    /** The tree of the last search. */
    public Tree tree() {
        return tree;
    }

    @Override
    public TeamCounts teamCounts() {
        return simulators.stream()
                .map(Simulator::teamCounts)
                .reduce(TeamCounts.NONE, TeamCounts::plus);
    }

    @Override
    public Effort effort() {
        return simulators.stream().map(Simulator::effort).reduce(Effort.NONE, Effort::plus);
    }
}
