package moyo.search.inspect;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.expansion.Evaluation;
import moyo.search.expansion.NodeWriter;
import moyo.search.part.Simulation;
import moyo.search.selection.RootChoice;
import moyo.search.simulation.Links;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;
import moyo.search.simulation.Simulator;
import moyo.search.tree.Compactor;
import moyo.search.tree.Structure;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;
import org.jspecify.annotations.Nullable;

/**
 * A search in slow motion: {@link #run} simulations, {@link #step} a single one and see what it
 * did, open any {@link #node} of the tree. Looking changes nothing: the same seed and number of
 * simulations give the same tree as a search with one thread that is not watched. For one thread.
 *
 * @param <P> the positions of the game
 */
public final class Inspector<P extends Position<P>> {
    private final Game<P> game;
    private final SearchOptions options;
    private final Structure structure;
    private final Tree tree;
    private final @Nullable Links<P> links;
    private final Recorder<P> recorder;
    private final Simulator<P> simulator;
    private final RootChoice choice;
    private final Lens lens;
    private final P root;
    private int simulations;

    /**
     * @param options for one thread
     * @param structure an empty tree or graph that fits the parts
     * @param links access to the shared positions of a graph; null for a tree
     * @param root the position to search
     */
    public Inspector(
            SearchParts<P> parts,
            SearchOptions options,
            Structure structure,
            @Nullable Links<P> links,
            Rng rng,
            P root) {
        this.structure = structure;
        this.links = links;
        this.options = options;
        game = parts.game();
        tree = structure.nodes();
        recorder = new Recorder<>(parts, structure);
        simulator = new Simulator<>(recorder.parts(), options, structure, links, rng);
        choice = new RootChoice(tree, parts.finalRule());
        lens = new Lens(structure, parts.rule().get());
        this.root = game.newPosition();
        this.root.copyFrom(root);
        simulator.begin(this.root, NodeWriter.ALL_MOVES);
    }

    /** The number of simulations so far. */
    public int simulations() {
        return simulations;
    }

    /** The number of nodes of the tree. */
    public int nodes() {
        return tree.size();
    }

    /** Whether an expansion has failed for lack of room. */
    public boolean isFull() {
        return tree.isFull();
    }

    /** Takes simulations. */
    public void run(int n) {
        for (int i = 0; i < n; i++) {
            makeRoom();
            simulator.simulate(root);
            simulations++;
        }
    }

    private void makeRoom() {
        if (tree.isFull() && options.prune()) {
            Compactor.makeRoom(tree);
        }
    }

    /** Takes one simulation and returns what it did. */
    public SimulationView<P> step() {
        makeRoom();
        int visits = tree.visits(Tree.ROOT);
        double value = rootValue();
        Simulation<P> simulation = simulator.own();
        recorder.start();
        try {
            simulator.select(root, simulation);
            boolean over = simulation.position().isOver();
            MoveList legal = new MoveList(game.moveCodes());
            if (!over) {
                simulation.position().legalMoves(legal);
            }
            simulator.evaluate(simulation);
            EvaluationView.Kind kind = kind(simulation, over);
            simulator.complete(simulation);
            simulations++;
            Trail trail = simulation.trail();
            List<SimulationView.Choice> choices = recorder.choices().subList(0, trail.treeLength());
            return new SimulationView<>(
                    simulations,
                    choices,
                    recorder.expanded(),
                    recorder.priors(),
                    evaluation(simulation, kind, legal),
                    backup(trail, choices, visits, value));
        } finally {
            recorder.stop();
        }
    }

    private EvaluationView.Kind kind(Simulation<P> simulation, boolean over) {
        if (over) {
            return EvaluationView.Kind.END;
        }
        if (simulation.needsEvaluation()) {
            return recorder.playouts() == 0
                    ? EvaluationView.Kind.NETWORK
                    : recorder.wasCutOff()
                            ? EvaluationView.Kind.CUT_OFF
                            : EvaluationView.Kind.PLAYOUT;
        }
        if (tree.isProven(simulation.leaf())) {
            return EvaluationView.Kind.PROVEN;
        }
        return links != null && !Evaluation.isResult(simulation.evaluation().value())
                ? EvaluationView.Kind.SHARED
                : EvaluationView.Kind.KNOWN;
    }

    private EvaluationView<P> evaluation(
            Simulation<P> simulation, EvaluationView.Kind kind, MoveList legal) {
        Trail trail = simulation.trail();
        P end = game.newPosition();
        end.copyFrom(simulation.position());
        List<Integer> moves =
                Recorder.path(trail, trail.length()).subList(trail.treeLength(), trail.length());
        boolean finished = kind == EvaluationView.Kind.PLAYOUT || kind == EvaluationView.Kind.END;
        return new EvaluationView<>(
                kind,
                simulation.evaluation().value(),
                finished && Double.isNaN(recorder.score()) ? end.score() : recorder.score(),
                recorder.playouts(),
                moves,
                trail.mover(trail.treeLength()),
                end,
                finished && recorder.owners().isEmpty()
                        ? recorder.ownersOf(end)
                        : recorder.owners(),
                policy(simulation.evaluation(), legal));
    }

    /** The probabilities of the legal moves of the leaf, the highest first. */
    private static List<PriorView> policy(Evaluation said, MoveList legal) {
        List<PriorView> policy = new ArrayList<>();
        if (said.hasProbabilities()) {
            double sum = 0;
            for (int i = 0; i < legal.size(); i++) {
                sum += said.probability(legal.get(i));
            }
            for (int i = 0; i < legal.size(); i++) {
                double p = said.probability(legal.get(i)) / sum;
                policy.add(new PriorView(legal.get(i), Double.NaN, 0, p));
            }
            policy.sort(Comparator.comparingDouble(PriorView::probability).reversed());
        }
        return policy;
    }

    private List<SimulationView.Backup> backup(
            Trail trail, List<SimulationView.Choice> choices, int visits, double value) {
        List<SimulationView.Backup> nodes = new ArrayList<>();
        nodes.add(
                new SimulationView.Backup(
                        List.of(),
                        root.toMove(),
                        visits,
                        tree.visits(Tree.ROOT),
                        value,
                        rootValue(),
                        tree.isProven(Tree.ROOT)));
        for (int i = 0; i < choices.size(); i++) {
            int node = trail.node(i);
            ChildView before = choices.get(i).chosen();
            nodes.add(
                    new SimulationView.Backup(
                            Recorder.path(trail, i + 1),
                            trail.mover(i),
                            before.visits(),
                            tree.visits(node),
                            before.value(),
                            lens.value(node),
                            tree.isProven(node)));
        }
        return nodes;
    }

    private double rootValue() {
        return 1 - lens.value(Tree.ROOT);
    }

    /**
     * Opens a node.
     *
     * @param path the moves from the root
     * @throws BadInput if the tree has no such node
     */
    public NodeView node(List<Integer> path) {
        P position = position(path);
        Trail trail = new Trail(Math.max(path.size(), game.longestGame()));
        trail.begin(root.toMove());
        int edge = Tree.ROOT;
        for (int move : path) {
            edge = child(edge, move);
            trail.addTreeMove(move, edge);
        }
        Lens.Sharing sharing = lens.sharing();
        return new NodeView(
                path,
                position.toMove(),
                tree.visits(edge),
                1 - lens.value(edge),
                tree.isExpanded(edge),
                tree.isProven(edge),
                position.isOver(),
                sharing.isShared(edge),
                children(edge, trail, sharing));
    }

    private List<ChildView> children(int edge, Trail trail, Lens.Sharing sharing) {
        if (!tree.isExpanded(edge)) {
            return List.of();
        }
        int node = structure.parent(edge);
        if (links != null) {
            links.refresh(node);
        }
        int chosen = tree.isProven(edge) ? 0 : lens.next(node, trail);
        return lens.children(node, chosen, trail, sharing).stream()
                .sorted(ChildView.MOST_VISITED_FIRST)
                .toList();
    }

    private int child(int edge, int move) {
        for (int i = 0; tree.isExpanded(edge) && i < tree.childCount(edge); i++) {
            int child = tree.firstChild(edge) + i;
            if (tree.move(child) == move) {
                return child;
            }
        }
        throw new BadInput("the tree has no node after the move %s".formatted(name(move)));
    }

    private String name(int move) {
        return move >= 0 && move < game.moveCodes()
                ? "'%s'".formatted(game.moveName(move))
                : "number " + move;
    }

    /**
     * The position after moves from the root; it belongs to the caller.
     *
     * @throws BadInput if a move is illegal
     */
    public P position(List<Integer> path) {
        P position = game.newPosition();
        position.copyFrom(root);
        for (int move : path) {
            if (position.isOver()
                    || move < 0
                    || move >= game.moveCodes()
                    || !position.isLegal(move)) {
                throw new BadInput("the move %s is illegal here".formatted(name(move)));
            }
            position.play(move);
        }
        return position;
    }

    /** The move that the player would make now, by its final rule; empty if the game is over. */
    public Optional<Integer> bestMove() {
        if (root.isOver()) {
            return Optional.empty();
        }
        simulator.expandRoot(root);
        return Optional.of(tree.move(choice.best()));
    }

    /** The game of the search. */
    public Game<P> game() {
        return game;
    }
}
