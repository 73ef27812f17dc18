package moyo.net.selfplay;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.DoubleSupplier;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.net.Encoding;
import moyo.net.NetworkOutput;
import moyo.net.Teachable;
import moyo.net.Utility;
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
    private static final int FIRST_ROWS = 64;

    private final Teachable<P> lesson;
    private final Encoding<P> encoding;
    private final SelfPlayOptions options;
    private final Schedules schedules;
    private final DoubleSupplier share;
    private final Utility utility;
    private final Rng rng;
    private final Tree tree;
    private final GumbelRoot rule;
    private final RowLayout layout;
    private final NetworkOutput<P> output;
    private final GameSink sink;
    private final double[] policy;
    private final byte[] owners;
    private final int symmetries;

    private Game<P> game;
    private Simulator<P> simulator;
    private Simulation<P> simulation;
    private P position;
    private int symmetry;
    private int visits;
    private int toDo;
    private byte[] rows;
    private ByteBuffer view;
    private int rowCount;

    /** Takes the rows of finished games. */
    interface GameSink {
        void finished(byte[] rows, int count, double scoreForFirst, int moves);
    }

    /**
     * @param share how much of the training time has passed
     */
    GameInPlay(
            Teachable<P> lesson,
            SelfPlayOptions options,
            Schedules schedules,
            DoubleSupplier share,
            GameSink sink,
            Rng rng) {
        this.lesson = lesson;
        this.options = options;
        this.schedules = schedules;
        this.share = share;
        this.sink = sink;
        this.rng = rng;
        encoding = lesson.encoding();
        utility = new Utility(options.scoreWeight(), lesson.clearLead());
        layout = new RowLayout(encoding.shape());
        game = lesson.drawGame(rng);
        int moveCodes = game.moveCodes();
        output = new NetworkOutput<>(encoding, lesson.candidates(), utility, moveCodes);
        tree = new Tree((options.mostVisits() + 2) * moveCodes, false, true);
        rule =
                new GumbelRoot(
                        new Puct(options.exploration(), options.reduction()),
                        moveCodes,
                        schedules.of(1));
        policy = new double[moveCodes];
        owners = new byte[layout.cells];
        symmetries = encoding.shape().symmetries().size();
        rows = new byte[FIRST_ROWS * layout.bytes];
        view = RowLayout.view(rows);
        position = game.newPosition();
        simulator = newSimulator();
        simulation = simulator.own();
        beginSearch();
    }

    private Simulator<P> newSimulator() {
        LeafEvaluator<P> never = new Outside<>();
        return new Simulator<>(
                SearchParts.of(
                        game,
                        () -> rule,
                        () -> output,
                        (searchOptions, roles, random) -> never,
                        Owners.none()),
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
        rowCount = 0;
        game = lesson.drawGame(rng);
        position = game.newPosition();
        simulator = newSimulator();
        simulation = simulator.own();
        beginSearch();
    }

    private void beginSearch() {
        double now = share.getAsDouble();
        visits = position.moveNumber() < options.openingMoves() ? 0 : options.visits(now);
        toDo = visits + 1; // the root's own evaluation
        symmetry = rng.nextInt(symmetries);
        rule.begin(schedules.of(Math.max(1, visits)), options.candidates(now), true, rng);
        tree.clear();
        simulator.begin(position, NodeWriter.ALL_MOVES);
    }

    /** Descends to the next leaf that the network must see, and writes its row. */
    void select(byte[] into, int offset) {
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
                encoding.encode(leaf, symmetry, into, offset);
                return;
            }
            simulator.complete(simulation);
            count();
        }
    }

    private boolean isOver(P leaf) {
        return leaf.isOver() || leaf.moveNumber() >= lesson.mostMoves();
    }

    /** Takes what the network says of the selected leaf. */
    void complete(float[] outputs, int offset) {
        output.read(outputs, offset, symmetry, simulation);
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
            end();
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
        int row = newRow();
        double value = rule.improvedPolicy(tree, policy);
        int first = tree.firstChild(Tree.ROOT);
        for (int i = 0; i < tree.childCount(Tree.ROOT); i++) {
            int index = encoding.index(position, tree.move(first + i));
            layout.setProbability(view, row, index, policy[i]);
        }
        layout.setSearchValue(view, row, value);
        return rule.bestChild(tree);
    }

    /** Writes the position as it is; the owner of a row is known by its place in the game. */
    private int newRow() {
        int at = rowCount * layout.bytes;
        if (at + layout.bytes > rows.length) {
            rows = Arrays.copyOf(rows, 2 * rows.length);
            view = RowLayout.view(rows);
        }
        Arrays.fill(rows, at, at + layout.bytes, (byte) 0);
        encoding.encode(position, 0, rows, at);
        return rowCount++;
    }

    private void end() {
        double score = position.score();
        encoding.owners(position, owners);
        for (int row = 0; row < rowCount; row++) {
            // The first row is that of the first move after the opening; sides alternate.
            int mover = options.openingMoves() + row & 1;
            layout.setEnd(view, row, mover == Colour.FIRST ? 1 : -1, score, owners);
        }
        sink.finished(rows, rowCount, score, position.moveNumber());
    }
}
