package moyo.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;
import java.util.function.LongSupplier;
import moyo.game.BadInput;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.clock.Stopwatch;
import moyo.search.count.Counts;
import moyo.search.expansion.Expander;
import moyo.search.expansion.NodeWriter;
import moyo.search.graph.Graph;
import moyo.search.graph.GraphLinks;
import moyo.search.inspect.Inspectable;
import moyo.search.inspect.Inspector;
import moyo.search.part.Extension;
import moyo.search.part.Roles;
import moyo.search.part.Simulation;
import moyo.search.selection.Explanation;
import moyo.search.selection.RootChoice;
import moyo.search.selection.SelectionRule;
import moyo.search.simulation.Crew;
import moyo.search.simulation.Links;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;
import moyo.search.simulation.Simulator;
import moyo.search.tree.Compactor;
import moyo.search.tree.Reuse;
import moyo.search.tree.Structure;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;
import moyo.search.watch.Analyst;
import moyo.search.watch.RootPriors;
import moyo.search.watch.Snapshot;
import moyo.search.watch.SnapshotTaker;
import moyo.search.watch.Tally;
import org.jspecify.annotations.Nullable;

/**
 * Monte Carlo tree search: runs simulations until the budget is spent or the best move cannot be
 * overtaken, then returns the best move by the final rule. With one thread, the same seed gives the
 * same moves on every machine; several threads share the tree without locks.
 *
 * @param <P> the positions of the game
 */
public final class Search<P extends Position<P>> implements Analyst<P>, Inspectable<P> {
    /** Number of simulations between two tests whether the best move can still be overtaken. */
    private static final int CHECK_INTERVAL = 64;

    /** Share of the budget after which a search with a value above {@code sure} ends. */
    private static final double SURE_SHARE = 1.0 / 3;

    private final SearchParts<P> parts;
    private final SearchOptions options;
    private final Structure structure;
    private final Tree tree;
    private final RootChoice choice;
    private final List<Simulator<P>> simulators = new ArrayList<>();
    private final Reuse<P> reuse;
    private final Expander<P> rootExpander;
    private final NodeWriter rootLister;
    private final RootPriors<P> priors;
    private final SelectionRule rule;
    private final P root;
    private final LongSupplier nanoTime;

    /** Lock for moving nodes and for taking snapshots. */
    private final Object shape = new Object();

    private final AtomicInteger tickets = new AtomicInteger();
    private Stopwatch watch = new Stopwatch(new Budget.UntilStopped());
    private volatile boolean halted;
    private boolean wasSure;
    private boolean watchOwners;
    private int simulations;
    private Counts before = Counts.NONE;
    private boolean priorsAreFresh;
    private String explanation = "";

    public Search(SearchParts<P> parts, SearchOptions options, Rng rng) {
        this(parts, options, rng, System::nanoTime);
    }

    /**
     * @param nanoTime the clock
     */
    Search(SearchParts<P> parts, SearchOptions options, Rng rng, LongSupplier nanoTime) {
        this.parts = parts;
        this.options = options;
        this.nanoTime = nanoTime;
        check(parts, options);
        rule = parts.rule().get();
        structure = plant(parts, options, rule);
        tree = structure.nodes();
        choice = new RootChoice(tree, parts.finalRule());
        reuse = new Reuse<>(parts.game(), tree);
        priors = new RootPriors<>(parts.game(), parts.rootExpander());
        root = parts.game().newPosition();
        rootExpander = parts.rootExpander().get();
        rootLister = NodeWriter.listing(parts.game().moveCodes());
        for (int i = 0; i < options.threads(); i++) {
            Rng own = i == 0 ? rng : new Rng(rng.nextLong());
            simulators.add(new Simulator<>(parts, options, structure, links(options), own));
        }
    }

    /** One thread's access to the positions of a graph; null on a tree. */
    private @Nullable Links<P> links(SearchOptions of) {
        return structure instanceof Graph graph ? new GraphLinks<>(parts, of, graph) : null;
    }

    /** Throws {@link BadInput} with the reason if parts do not work together or with the game. */
    private static <P extends Position<P>> void check(SearchParts<P> parts, SearchOptions options) {
        if (options.reuse()) {
            Roles.requireKeys(parts.game(), "the reuse of the tree");
        }
        if (!options.graph()) {
            return;
        }
        Roles.requireKeys(parts.game(), "a graph");
        parts.extensions().stream()
                .flatMap(made -> made.get().stream())
                .map(Extension::reasonAgainstGraph)
                .filter(reason -> !reason.isEmpty())
                .findFirst()
                .ifPresent(
                        reason -> {
                            throw new BadInput(reason);
                        });
    }

    private static Structure plant(
            SearchParts<?> parts, SearchOptions options, SelectionRule rule) {
        int nodes = Math.max(options.treeNodes(), 3 + parts.game().moveCodes());
        boolean rave = rule.usesRave();
        boolean probabilities = rule.usesProbabilities();
        try {
            if (options.graph()) {
                return new Graph(nodes, rave, probabilities);
            }
            return parts.finalRule().usesVariances()
                    ? Tree.withVariances(nodes, rave, probabilities)
                    : new Tree(nodes, rave, probabilities);
        } catch (OutOfMemoryError e) {
            long each = options.graph() ? SearchOptions.BYTES_PER_GRAPH_NODE : Tree.BYTES_PER_NODE;
            throw new BadInput(
                    ("no memory for a tree of %d nodes, about %d MB; reduce the setting"
                                    + " 'tree-nodes' or give Java more memory (-Xmx)")
                            .formatted(nodes, nodes * each >> 20),
                    e);
        }
    }

    @Override
    public void newGame() {
        reuse.forget();
        simulators.forEach(Simulator::newGame);
    }

    /** Seeds the threads in the same order as the constructor. */
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
        explanation = explainChoice(best);
        if (shouldResign()) {
            explanation += "; resigns";
            return RESIGN;
        }
        reuse.expect(best);
        return tree.move(best);
    }

    /** Sets the move that will be played, for the reuse of the tree. */
    void expect(int move) {
        reuse.expect(choice.child(move));
    }

    @Override
    public void analyse(P position, IntPredicate allowed, Budget budget, StopSignal stop) {
        begin(position, allowed, budget);
        do {
            if (simulators.size() == 1) {
                work(0, stop);
            } else {
                Crew.run(simulators.size(), number -> work(number, stop));
            }
            if (stop.isRequested() || !watch.allows(tickets.get())) {
                halted = true; // in a small tree thread 0 may never reach its own test
            } else if (tree.isFull() && options.prune() && !halted) {
                synchronized (shape) {
                    Compactor.makeRoom(tree);
                }
            }
        } while (!halted);
        watch.stop();
        simulators.get(0).expandRoot(root);
        simulations = Math.min(tickets.get(), watch.most());
    }

    private void begin(P position, IntPredicate allowed, Budget budget) {
        synchronized (shape) {
            // Finding the position in the old tree counts as thinking time.
            watch = new Stopwatch(budget, nanoTime);
            root.copyFrom(position);
            priorsAreFresh = false;
            if (allowed != ALL_MOVES || !options.reuse() || !reuse.findAgain(position)) {
                structure.clear();
            } else {
                keepCandidates(position);
            }
            reuse.remember(position, allowed == ALL_MOVES);
            before = counts();
            for (Simulator<P> simulator : simulators) {
                simulator.begin(root, allowed);
                simulator.tally().clear(watchOwners);
            }
            tickets.set(0);
            simulations = 0;
            halted = false;
            wasSure = false;
        }
    }

    /** Restricts the children of a reused root to the moves that the root expander lists. */
    private void keepCandidates(P position) {
        if (tree.isExpanded(Tree.ROOT)) {
            rootLister.begin(Tree.ROOT, 0.5, ALL_MOVES);
            rootExpander.expand(position, rootLister, simulators.get(0).rng());
            tree.retainChildren(Tree.ROOT, rootLister.moves()::contains);
        }
        if (tree.isProven(Tree.ROOT) && !choice.showsTheProof()) {
            structure.clear(); // its children no longer show which move wins
        }
    }

    private void work(int number, StopSignal stop) {
        Simulator<P> simulator = simulators.get(number);
        Simulation<P> simulation = simulator.own();
        try {
            while (!halted && !(tree.isFull() && options.prune())) {
                int ticket = tickets.getAndIncrement();
                if (ticket >= watch.most()) {
                    halted = true;
                    return;
                }
                simulator.select(root, simulation);
                simulator.evaluate(simulation);
                simulator.complete(simulation);
                if (number == 0 ? stop.isRequested() || isEnough(ticket + 1) : watch.isCpuSpent()) {
                    halted = true;
                }
            }
        } catch (RuntimeException | Error e) {
            halted = true; // the other threads must end, too
            throw e;
        }
    }

    private boolean isEnough(int done) {
        if (!watch.allows(done) || tree.isProven(Tree.ROOT)) {
            return true;
        }
        if (!watch.mayEndEarly() || done % CHECK_INTERVAL != 0 || !tree.isExpanded(Tree.ROOT)) {
            return false;
        }
        if (isSureToWin() && watch.isSpent(SURE_SHARE, done)) {
            wasSure = true;
            return true;
        }
        return choice.isDecided(watch.left(done));
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

    /**
     * Begins a search whose simulations the caller takes one by one, with {@link #select} and
     * {@link #complete}, to evaluate many leaves together.
     */
    public void begin(P position) {
        begin(position, ALL_MOVES, new Budget.UntilStopped());
    }

    /** A reusable simulation object. */
    public Simulation<P> newSimulation() {
        return simulators.get(0).newSimulation();
    }

    /**
     * Descends to a leaf, which must be evaluated if it {@link Simulation#needsEvaluation}. The
     * caller may select {@link SearchOptions#batch} simulations of one tree before completing them.
     */
    public void select(Simulation<P> simulation) {
        tickets.getAndIncrement();
        simulators.get(0).select(root, simulation);
    }

    /** Backs up the value of a selected simulation. */
    public void complete(Simulation<P> simulation) {
        simulators.get(0).complete(simulation);
        simulations++;
    }

    /** Ends a search that {@link #begin} began, and returns its best move. */
    public int bestMove() {
        simulators.get(0).expandRoot(root);
        int best = choice.best();
        reuse.expect(best);
        return tree.move(best);
    }

    @Override
    public Inspector<P> inspect(P position) {
        reuse.forget();
        structure.clear();
        SearchOptions alone = options.alone();
        return new Inspector<>(
                parts, alone, structure, links(alone), simulators.get(0).rng(), position);
    }

    private String explainChoice(int best) {
        return String.format(
                Locale.ROOT,
                "%s wins %.1f %%%s; %d simulations, %d nodes%s",
                parts.game().moveName(tree.move(best)),
                100 * tree.value(best),
                tree.isProven(best) ? ", proven" : "",
                simulations,
                tree.size(),
                options.graph() ? explainSharing(counts().minus(before)) : "");
    }

    private static String explainSharing(Counts counts) {
        return ", %d transpositions, %d playouts saved"
                .formatted(counts.get(GraphLinks.LINKS), counts.get(GraphLinks.STOPS));
    }

    @Override
    public String explainLastMove() {
        return explanation;
    }

    @Override
    public Optional<Explanation> explain(int move) {
        if (!tree.isExpanded(Tree.ROOT) || choice.child(move) == 0) {
            return Optional.empty();
        }
        Trail none = new Trail(0);
        none.begin(root.toMove());
        int parent = structure.parent(Tree.ROOT);
        return Optional.of(rule.explain(tree, parent, choice.child(move), none));
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
            List<Tally<P>> tallies = simulators.stream().map(Simulator::tally).toList();
            int done = Math.min(tickets.get(), watch.most());
            return new SnapshotTaker(structure, choice, tallies, priors, parts.game().moveCodes())
                    .take(root.toMove(), done, watch.seconds(), counts().minus(before));
        }
    }

    /** The second best move by the final rule; the best if there is no other. */
    public int secondBest() {
        return tree.move(choice.secondBest());
    }

    /** Seconds that the last search used of its budget: CPU seconds if that is CPU time. */
    public double usedSeconds() {
        return watch.usedSeconds();
    }

    /** Whether the last search ended early because its value was above {@code sure}. */
    public boolean wasSure() {
        return wasSure;
    }

    /** The statistics of the last search. */
    public Tree tree() {
        return tree;
    }

    @Override
    public Counts counts() {
        return Counts.sum(simulators.stream().map(Simulator::counts).toList());
    }
}
