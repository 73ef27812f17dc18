package moyo.search.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.search.expansion.Evaluation;
import moyo.search.expansion.Expander;
import moyo.search.expansion.NodeWriter;
import moyo.search.part.Extension;
import moyo.search.part.LeafEvaluator;
import moyo.search.part.NodeKnowledge;
import moyo.search.part.Observer;
import moyo.search.part.Roles;
import moyo.search.part.Simulation;
import moyo.search.selection.RaveUpdate;
import moyo.search.selection.SelectionRule;
import moyo.search.tree.Proofs;
import moyo.search.tree.Structure;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;
import moyo.search.watch.Tally;
import org.jspecify.annotations.Nullable;

/**
 * One thread's share of a search. A simulation is three steps: {@link #select} descends to a leaf,
 * the leaf is evaluated, {@link #complete} backs its value up. {@link #simulate} takes them one
 * after the other; a caller that evaluates in batches takes the steps separately and holds many
 * simulations, with virtual losses if they belong to one tree. No step allocates.
 *
 * @param <P> the positions of the game
 */
public final class Simulator<P extends Position<P>> {
    public static final Counter SIMULATIONS =
            Counter.of("simulations", "simulations", "simulations, with or without a playout");

    public static final Counter REPEATED =
            Counter.of(
                            "repeated-evaluations",
                            "evaluations",
                            "evaluations of a leaf that another thread was evaluating, too")
                    .per(SIMULATIONS);

    private final SearchParts<P> parts;
    private final SearchOptions options;
    private final Structure structure;
    private final Tree tree;
    private final Rng rng;
    private final SelectionRule rule;
    private final Expander<P> expander;
    private final Expander<P> rootExpander;
    private final NodeWriter writer;
    private final Roles<P> roles;
    private final LeafEvaluator<P> evaluator;
    private final Tally<P> tally;
    private final Simulation<P> own;
    private final List<Simulation<P>> simulationsMade = new ArrayList<>();
    private final @Nullable Links<P> links;
    private final boolean expandsAfterEvaluation;
    private final boolean byVisits;
    private final boolean virtualLoss;
    private IntPredicate allowed = NodeWriter.ALL_MOVES;
    private long simulations;
    private long repeated;

    /**
     * @param links access to the shared positions of a graph; null for a tree
     */
    public Simulator(
            SearchParts<P> parts,
            SearchOptions options,
            Structure structure,
            @Nullable Links<P> links,
            Rng rng) {
        this.parts = parts;
        this.options = options;
        this.structure = structure;
        this.links = links;
        this.rng = rng;
        tree = structure.nodes();
        rule = parts.rule().get();
        expander = parts.expander().get();
        rootExpander = parts.rootExpander().get();
        writer = NodeWriter.into(structure, parts.game().moveCodes());
        tally = new Tally<>(parts.game().moveCodes(), parts.owners());
        roles = new Roles<>(parts.game(), extensions());
        evaluator = parts.evaluator().forThread(options, roles, rng);
        expandsAfterEvaluation = evaluator.givesProbabilities();
        byVisits = rule.folding().isDeclared();
        virtualLoss = options.virtualLoss() && options.leavesAtOnce() > 1;
        own = newSimulation();
    }

    /** A simulator on a tree. */
    public Simulator(SearchParts<P> parts, SearchOptions options, Tree tree, Rng rng) {
        this(parts, options, tree, null, rng);
    }

    private List<Extension<P>> extensions() {
        List<Extension<P>> all = new ArrayList<>();
        all.add(tally);
        if (rule.usesRave() || rule.folding().isOn()) {
            all.add(
                    new RaveUpdate<>(
                            parts.game().moveCodes(),
                            parts.game().hasPass(),
                            structure,
                            rule.folding()));
        }
        for (Supplier<List<Extension<P>>> made : parts.extensions()) {
            all.addAll(made.get());
        }
        return all;
    }

    /** A reusable simulation object. */
    public Simulation<P> newSimulation() {
        Simulation<P> made = new Simulation<>(parts.game(), expandsAfterEvaluation);
        roles.keepKeys(made.position());
        simulationsMade.add(made);
        return made;
    }

    public Rng rng() {
        return rng;
    }

    /** Makes all parts forget earlier games. */
    public void newGame() {
        evaluator.newGame();
        roles.newGame();
    }

    /**
     * Prepares a search.
     *
     * @param moves the moves allowed at the root
     */
    public void begin(P root, IntPredicate moves) {
        allowed = moves;
        roles.beginSearch(root);
        evaluator.beginSearch();
        simulationsMade.forEach(made -> roles.keepKeys(made.position()));
        roles.keepKeys(root);
    }

    /** One simulation from the root to its end. */
    public void simulate(P root) {
        select(root, own);
        evaluate(own);
        complete(own);
    }

    /** The simulation that a thread uses when it takes one after the other. */
    public Simulation<P> own() {
        return own;
    }

    /** Evaluates the selected leaf with this thread's evaluator, if it still needs a value. */
    public void evaluate(Simulation<P> simulation) {
        if (simulation.needsEvaluation()) {
            evaluator.evaluate(simulation);
        }
    }

    /** Descends to a leaf; with virtual loss, each visited node gets one until completion. */
    public void select(P root, Simulation<P> simulation) {
        simulations++;
        simulation.begin(root);
        P position = simulation.position();
        Trail trail = simulation.trail();
        roles.beginSimulation(position);
        boolean mayExpand = !expandsAfterEvaluation;
        int node = Tree.ROOT;
        arriveAt(node);
        while (simulation.needsEvaluation() && !tree.isProven(node)) {
            if (!tree.isExpanded(node)) {
                if (position.isOver()) {
                    break;
                } else if (links == null || !links.link(position, node)) {
                    if (!(mayExpand && isRipe(node, trail) && expand(node, position, null))) {
                        return;
                    }
                    mayExpand = false;
                } else if (links.stopsAt(node)) {
                    simulation.decide(Evaluation.VISIT_ONLY);
                    return;
                }
            } else if (links != null && links.stopsAt(node)) {
                simulation.decide(Evaluation.VISIT_ONLY);
                return;
            }
            int parent = structure.parent(node);
            if (links != null) {
                links.refresh(parent);
            }
            int child = rule.choose(tree, parent, trail);
            if (links != null && !position.isLegal(tree.move(child))) {
                return;
            }
            enter(simulation, parent, child);
            node = child;
        }
        settle(simulation, node);
    }

    private void enter(Simulation<P> simulation, int parent, int child) {
        int move = tree.move(child);
        P position = simulation.position();
        position.play(move);
        simulation.trail().addTreeMove(move, child);
        for (NodeKnowledge<P> known : roles.knowledge()) {
            double value = known.entered(position, structure, parent, child);
            if (value != NodeKnowledge.GO_ON) {
                simulation.decide(value);
            }
        }
        arriveAt(child);
    }

    private void arriveAt(int node) {
        if (virtualLoss) {
            tree.addVirtualLoss(node);
        }
    }

    /** Sets the value of a proven leaf; no evaluation is needed then. */
    private void settle(Simulation<P> simulation, int node) {
        P position = simulation.position();
        if (options.solver() && position.isOver()) {
            Proofs.prove(tree, simulation.trail(), position.score());
        }
        if (tree.isProven(node)) {
            simulation.decide(Proofs.value(tree, simulation.trail()));
        }
    }

    /**
     * Whether a leaf has enough visits plus prior weight to be expanded; the root needs one at
     * most. The virtual loss of the current visit does not count, nor does a prior weight that may
     * contain RAVE results.
     */
    private boolean isRipe(int node, Trail trail) {
        float needed = options.expandThreshold() + options.expandSlope() * trail.treeLength();
        float known = byVisits ? tree.visits(node) : tree.count(node);
        float count = known - (virtualLoss ? 1 : 0);
        return count >= (node == Tree.ROOT ? Math.min(1, needed) : needed);
    }

    /** Expands the root if it is a leaf, so that even a search without simulations has moves. */
    public void expandRoot(P root) {
        if (!tree.isExpanded(Tree.ROOT) && !root.isOver()) {
            own.begin(root);
            expand(Tree.ROOT, own.position(), null);
        }
    }

    /** Returns false if another thread has claimed the node or the tree is full. */
    private boolean expand(int node, P position, @Nullable Evaluation evaluation) {
        if (!tree.claim(node)) {
            return false;
        }
        boolean isRoot = node == Tree.ROOT;
        writer.begin(node, parentValue(node), isRoot ? allowed : NodeWriter.ALL_MOVES);
        if (evaluation != null) {
            writer.setEvaluation(evaluation);
        }
        (isRoot ? rootExpander : expander).expand(position, writer, rng);
        if (writer.first() == 0) {
            return false;
        }
        structure.publish(node, writer.first());
        if (links != null) {
            links.expanded(position, node);
        }
        return true;
    }

    /** The value of a node for the side to move, without the current virtual loss; else 0.5. */
    private double parentValue(int node) {
        float count = tree.count(node);
        double mean = tree.value(node);
        if (virtualLoss && count >= 1) {
            mean = count > 1 ? Math.min(1, mean * count / (count - 1)) : 0.5;
        }
        return count == 0 ? 0.5 : 1 - mean;
    }

    /** Expands the leaf if its evaluation has move probabilities, and backs the value up. */
    public void complete(Simulation<P> simulation) {
        Evaluation evaluation = simulation.evaluation();
        if (expandsAfterEvaluation
                && simulation.needsEvaluation()
                && !simulation.position().isOver()) {
            if (tree.isExpanded(simulation.leaf())) {
                repeated++;
            } else {
                expand(simulation.leaf(), simulation.position(), evaluation);
            }
        }
        double value = evaluation.value();
        if (Evaluation.isResult(value)) {
            structure.addResult(simulation.trail(), (float) value, virtualLoss);
        } else if (value == Evaluation.LOSS_FOR_BOTH) {
            structure.addLosses(simulation.trail(), virtualLoss);
        } else {
            structure.addVisit(simulation.trail(), virtualLoss);
        }
        for (Observer<P> observer : roles.observers()) {
            observer.simulated(simulation);
        }
    }

    /** The counters of the simulator and its parts. */
    public Counts counts() {
        Counts counts =
                Counts.of(SIMULATIONS, simulations).plus(evaluator.counts()).plus(roles.counts());
        if (expandsAfterEvaluation && options.leavesAtOnce() > 1) {
            counts = counts.plus(Counts.of(REPEATED, repeated));
        }
        return links == null ? counts : counts.plus(links.counts());
    }

    /** Statistics of the ends of this thread's playouts. */
    public Tally<P> tally() {
        return tally;
    }
}
