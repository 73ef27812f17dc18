package moyo.net.selfplay;

import java.util.function.DoubleSupplier;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.net.Encoding;
import moyo.net.MoveLists;
import moyo.net.NetworkOutput;
import moyo.net.Teachable;
import moyo.net.Utility;
import moyo.net.batch.Batch;
import moyo.search.expansion.NodeWriter;
import moyo.search.part.LeafEvaluator;
import moyo.search.part.Simulation;
import moyo.search.selection.Puct;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;
import moyo.search.simulation.Simulator;
import moyo.search.tree.Tree;
import moyo.search.watch.Owners;

/**
 * One of many self-play games of a thread. It is always at a leaf that waits for the network:
 * {@link #select} writes the leaf's row, {@link #complete} takes the answer, plays on where a
 * search has ended, and begins a new game where one has.
 *
 * @param <P> the positions of the game
 */
final class GameInPlay<P extends Position<P>> {
    private final Teachable<P> lesson;
    private final Encoding<P> encoding;
    private final SelfPlayOptions options;
    private final Schedules schedules;
    private final DoubleSupplier share;
    private final Utility utility;
    private final Rng rng;
    private final Tree tree;
    private final GumbelRoot rule;
    private final NetworkOutput<P> output;
    private final GameSink sink;
    private final GameRows<P> rows;
    private final double[] policy;
    private final int symmetries;
    private final int inputBytes;

    /** The moves of the selected leaf. */
    private final MoveList moves;

    private Game<P> game;
    private Simulator<P> simulator;
    private Simulation<P> simulation;
    private P position;
    private int symmetry;
    private int openingMoves;
    private int visits;
    private int toDo;

    /** Takes the rows of finished games. */
    interface GameSink {
        void finished(byte[] rows, int count, double scoreForFirst, int moves);
    }

    /**
     * @param share how much of the training time has passed
     * @param output that of the thread: it is used by one game after the other
     * @param moveCodes of the game
     */
    GameInPlay(
            Teachable<P> lesson,
            SelfPlayOptions options,
            Schedules schedules,
            DoubleSupplier share,
            NetworkOutput<P> output,
            int moveCodes,
            GameSink sink,
            Rng rng) {
        this.lesson = lesson;
        this.options = options;
        this.schedules = schedules;
        this.share = share;
        this.output = output;
        this.sink = sink;
        this.rng = rng;
        encoding = lesson.encoding();
        utility = new Utility(options.scoreWeight(), lesson.clearLead());
        moves = output.newMoveList();
        int mostMoves = encoding.shape().listsMoves() ? encoding.shape().listedMoves() : moveCodes;
        int below = Math.min(mostMoves, lesson.mostChildren());
        tree = new Tree(2 + mostMoves + (options.mostVisits() + 1) * below, false, true);
        rule =
                new GumbelRoot(
                        new Puct(options.exploration(), options.reduction()),
                        mostMoves,
                        schedules.of(1),
                        options.sigma());
        policy = new double[mostMoves];
        rows = new GameRows<>(encoding, mostMoves);
        symmetries = encoding.shape().symmetries().size();
        inputBytes = encoding.shape().rowBytes();
        game = lesson.drawGame(rng);
        position = game.newPosition();
        simulator = newSimulator();
        simulation = simulator.own();
        openingMoves = rng.nextInt(options.openingMoves() + 1);
        beginSearch();
    }

    private Simulator<P> newSimulator() {
        LeafEvaluator<P> never = new Outside<>();
        return new Simulator<>(
                SearchParts.<P>of(
                                game,
                                () -> rule,
                                () -> output.likeliest(lesson.mostChildren()),
                                (searchOptions, roles, random) -> never,
                                Owners.none())
                        .withRootExpander(() -> output),
                SearchOptions.PLAIN,
                tree,
                rng);
    }

    /** Stands for the network: leaves are evaluated outside of the simulator. */
    private static final class Outside<P extends Position<P>> implements LeafEvaluator<P> {
        @Override
        public void evaluate(Simulation<P> leaf) {
            throw new IllegalStateException("leaves of self-play are evaluated in batches");
        }

        @Override
        public boolean givesProbabilities() {
            return true;
        }
    }

    private void beginGame() {
        rows.clear();
        Game<P> drawn = lesson.drawGame(rng);
        position = drawn.newPosition();
        openingMoves = rng.nextInt(options.openingMoves() + 1);
        if (!drawn.equals(game)) {
            game = drawn;
            simulator = newSimulator();
            simulation = simulator.own();
        }
        beginSearch();
    }

    private void beginSearch() {
        double now = share.getAsDouble();
        output.list(position, moves);
        boolean forced = moves.size() == 1;
        boolean opens = position.moveNumber() < openingMoves;
        visits = opens ? 0 : forced ? 1 : options.visits(now);
        toDo = visits + 1; // the root's own evaluation
        symmetry = rng.nextInt(symmetries);
        rule.begin(schedules.of(Math.max(1, visits)), options.candidates(now), true, rng);
        tree.clear();
        simulator.begin(position, NodeWriter.ALL_MOVES);
    }

    /** Descends to the next leaf that the network must see, and writes its row into a batch. */
    void select(Batch batch, int row) {
        while (true) {
            simulator.select(position, simulation);
            P leaf = simulation.position();
            if (isOver(leaf)) {
                simulation.decide(
                        Colour.valueFor(
                                leaf.toMove(),
                                utility.ofResult(Colour.scoreFor(leaf.toMove(), leaf.score()))));
            }
            if (simulation.needsEvaluation()) {
                show(leaf, batch, row);
                return;
            }
            simulator.complete(simulation);
            count();
        }
    }

    private void show(P leaf, Batch batch, int row) {
        if (options.leafSymmetry()) {
            symmetry = rng.nextInt(symmetries);
        }
        encoding.encode(leaf, symmetry, batch.rows(), row * inputBytes);
        output.list(leaf, moves);
        MoveLists lists = batch.moves();
        if (lists != null) {
            output.addRow(leaf, moves, symmetry, lists);
        }
    }

    private boolean isOver(P leaf) {
        return leaf.isOver() || leaf.moveNumber() >= lesson.mostMoves();
    }

    /** Takes what the network says of the selected leaf. */
    void complete(Batch batch, float[] outputs, int row) {
        int at = batch.outputsAt(row);
        if (batch.moves() != null) {
            output.readListed(outputs, at, moves, simulation);
        } else {
            output.read(outputs, at, symmetry, moves, simulation);
        }
        if (simulation.leaf() == Tree.ROOT) {
            rule.setRootValue(Colour.valueFor(position.toMove(), simulation.evaluation().value()));
        }
        simulator.complete(simulation);
        count();
    }

    private void count() {
        if (--toDo == 0) {
            move();
        }
    }

    private void move() {
        int child = visits == 0 ? drawnChild() : searchedChild();
        position.play(tree.move(child));
        if (isOver(position)) {
            rows.end(position);
            sink.finished(rows.rows(), rows.count(), position.score(), position.moveNumber());
            beginGame();
        } else {
            beginSearch();
        }
    }

    /** A move of the opening, by the policy alone. Nothing is to be learned from it. */
    private int drawnChild() {
        int first = tree.firstChild(Tree.ROOT);
        int last = first + tree.childCount(Tree.ROOT) - 1;
        double left = rng.nextDouble();
        int child = first;
        while (child < last && (left -= tree.probability(child)) > 0) {
            child++;
        }
        return child;
    }

    private int searchedChild() {
        double value = rule.improvedPolicy(tree, policy);
        rows.add(position, tree, policy, value);
        return rule.bestChild(tree);
    }
}
