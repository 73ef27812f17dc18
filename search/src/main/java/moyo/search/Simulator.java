package moyo.search;

import moyo.game.Colour;
import moyo.game.Keyed;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.agent.TeamCounts;

/**
 * One thread's share of a search: select, expand, play out, back up. Nothing allocates.
 *
 * @param <P> the positions of the game
 */
class Simulator<P extends Position<P>> {
    private final SearchParts<P> parts;
    final SearchOptions options;
    private final Tree tree;
    private final Rng rng;
    final P position;
    private final P leaf;
    final SelectionRule rule;
    private final PlayoutPolicy<P> policy;
    private final Prior<P> prior;
    final Candidates<P> candidates;
    private final Candidates<P> rootCandidates;
    final Trail trail;
    final MoveList moves;
    private final RaveUpdate rave;
    private final boolean usesRave;
    private final boolean byVisits;
    final boolean virtualLoss;
    private final Tally tally;
    private final Memory<P> memory;
    private boolean gated;
    private boolean remembers;
    private boolean recalled;
    int rootToMove;
    private long simulations;
    private long playoutMoves;
    private long gatedSimulations;
    private long gatedPlayoutMoves;

    Simulator(SearchParts<P> parts, SearchOptions options, Tree tree, Rng rng) {
        this.parts = parts;
        this.options = options;
        this.tree = tree;
        this.rng = rng;
        position = parts.game().newPosition();
        leaf = parts.game().newPosition();
        rule = parts.rule().get();
        policy = parts.policy().get();
        prior = parts.prior().get();
        candidates = parts.candidates().get();
        rootCandidates = parts.rootCandidates().get();
        trail = new Trail(parts.game().longestGame());
        moves = new MoveList(parts.game().moveCodes());
        rave = new RaveUpdate(parts.game().moveCodes(), rule.folding());
        usesRave = rule.usesRave() || rule.folding().isOn();
        byVisits = !rule.folding().equals(RaveFolding.NONE);
        virtualLoss = options.virtualLoss() && options.threads() > 1;
        tally = new Tally(parts.game().moveCodes());
        memory = parts.memory().get();
    }

    Rng rng() {
        return rng;
    }

    /** A new game begins; nothing of an older one plays a part in it. */
    void newGame() {
        policy.newGame();
        memory.newGame();
    }

    /** A search begins. */
    void begin(P root) {
        gated = memory.isGated(root);
        remembers = memory.isOn() && memory.isOpenAt(root);
        keepKeys(position);
        keepKeys(leaf);
    }

    /** Makes a position keep the keys that the memory is going to ask for. */
    void keepKeys(P kept) {
        if (kept instanceof Keyed keyed) {
            keyed.keepKeysInPlayouts(remembers ? memory.symmetries() : 0);
        }
    }

    void simulate(P root) {
        simulations++;
        gatedSimulations += gated ? 1 : 0;
        rootToMove = root.toMove();
        position.copyFrom(root);
        trail.begin();
        recalled = false;
        if (remembers) {
            memory.begin(position);
        }
        int node = descend();
        if (options.solver() && position.isOver()) {
            prove(node);
        }
        double value =
                tree.isProven(node) ? provenValue(node) : recalled ? memory.result() : evaluate();
        if (Double.isNaN(value)) {
            backUpNothing();
        } else {
            backUp((float) value);
        }
        if (remembers && !recalled) {
            memory.ended(value);
        }
    }

    /** Goes to where a playout begins, and returns the node that leads there. */
    int descend() {
        int node = Tree.ROOT;
        arriveAt(node);
        while (tree.isExpanded(node) && !tree.isProven(node)) {
            node = step(node);
        }
        boolean goesOn = !position.isOver() && !tree.isProven(node) && !recalled;
        if (goesOn && isRipe(node) && expand(node)) {
            node = step(node);
        }
        return node;
    }

    private int step(int node) {
        int child = rule.choose(tree, node, trail);
        enter(node, child);
        return child;
    }

    final void enter(int node, int child) {
        int move = tree.move(child);
        position.play(move);
        trail.addTreeMove(move, child);
        if (tree.count(child) == 0) {
            prior.introduceEntered(position, tree, node, child);
        }
        recalled = remembers && memory.entered(position, tree, node, child);
        arriveAt(child);
    }

    final void arriveAt(int node) {
        if (virtualLoss) {
            tree.addVirtualLoss(node);
        }
    }

    /**
     * The root waits for one visit at most; the one under way does not count, nor does a prior that
     * RAVE may be a part of.
     */
    final boolean isRipe(int node) {
        float needed = options.expandThreshold() + options.expandSlope() * trail.treeLength();
        float known = byVisits ? tree.visits(node) : tree.count(node);
        float restsOn = known - (virtualLoss ? 1 : 0);
        return restsOn >= (node == Tree.ROOT ? Math.min(1, needed) : needed);
    }

    /** However short a search was, there are moves to choose from. */
    void expandRoot(P root) {
        position.copyFrom(root);
        if (!tree.isExpanded(Tree.ROOT) && !position.isOver()) {
            expand(Tree.ROOT);
        }
    }

    /** False if another thread is at it, or the tree is full. */
    boolean expand(int node) {
        if (!tree.claim(node)) {
            return false;
        }
        Candidates<P> source = node == Tree.ROOT ? rootCandidates : candidates;
        source.of(position, moves);
        if (!source.inOrder()) {
            moves.swap(0, rng.nextInt(moves.size())); // ties go to the first child
        }
        int first = tree.makeChildren(node, moves);
        if (first == 0) {
            return false;
        }
        if (source.leftOut()) {
            tree.leaveOut(node);
        }
        prior.introduceChildren(position, tree, worth(node), first, moves.size(), rng);
        tree.publish(node, first);
        return true;
    }

    /** What is known of a node's value for the side to move, without the visit under way. */
    private double worth(int node) {
        float count = tree.count(node);
        double mean = tree.value(node);
        if (virtualLoss && count >= 1) {
            mean = count > 1 ? Math.min(1, mean * count / (count - 1)) : 0.5;
        }
        return count == 0 ? 0.5 : 1 - mean;
    }

    /** The first player's reward, from one playout or several; NaN if all ended without one. */
    double evaluate() {
        int n = options.playoutsPerLeaf();
        if (n == 1) {
            return playOut();
        }
        leaf.copyFrom(position);
        double sum = 0;
        int results = 0;
        for (int i = 0; i < n; i++) {
            position.copyFrom(leaf);
            trail.dropPlayout();
            double value = playOut();
            if (!Double.isNaN(value)) {
                sum += value;
                results++;
            }
        }
        return results == 0 ? Double.NaN : sum / results;
    }

    private double playOut() {
        position.beginPlayout();
        policy.begin(position, rng);
        boolean stopped = remembers && isStopped();
        if (!stopped) {
            playOn();
        }
        int length = trail.length() - trail.treeLength();
        playoutMoves += length;
        gatedPlayoutMoves += gated ? length : 0;
        double value = stopped ? memory.result() : end();
        if (usesRave && !Double.isNaN(value)) {
            rave.update(tree, trail, rootToMove, (float) value);
        }
        if (remembers) {
            memory.playedOut(value);
        }
        return value;
    }

    /** Plays as long as the memory listens; true if it then knows the result. */
    private boolean isStopped() {
        memory.beginPlayout();
        while (memory.listens() && !position.isOver() && !policy.isDecided(position)) {
            memory.choosing(position);
            int move = playoutMove();
            if (memory.stopsAt(position, move, policy)) {
                return true;
            }
        }
        ((Keyed) position).dropKeys();
        return false;
    }

    private void playOn() {
        while (!position.isOver() && !policy.isDecided(position)) {
            playoutMove();
        }
    }

    private int playoutMove() {
        int move = policy.choose(position, rng);
        position.play(move);
        trail.addPlayoutMove(move);
        policy.played(position, move, rng);
        return move;
    }

    /** The result of a playout that has come to an end. */
    private double end() {
        double score = position.score();
        double value = parts.outcome().value(score, trail.length());
        policy.ended(trail, rootToMove, value);
        tally.add(trail.length() == 0 ? 0 : trail.move(0), score);
        if (tally.watchesOwners()) {
            tally.addOwners(parts.owners(), position);
        }
        return value;
    }

    /**
     * A playout was stopped and told nothing: the visits count, and perhaps as not won. At the
     * root, which nobody has moved to, they only count.
     */
    void backUpNothing() {
        for (int i = 0; i <= trail.treeLength(); i++) {
            int node = i == 0 ? Tree.ROOT : trail.node(i - 1);
            boolean lost = i > 0 && memory.countsAsLost();
            if (lost && !virtualLoss) {
                tree.add(node, 0);
            } else if (!lost && virtualLoss) {
                tree.redeemVisit(node);
            } else if (!lost) {
                tree.addEmptyVisit(node);
            }
        }
    }

    /** The view flips here, and nowhere else. */
    void backUp(float forFirst) {
        int mover = rootToMove ^ 1;
        int node = Tree.ROOT;
        for (int i = 0; ; i++) {
            float value = mover == Colour.FIRST ? forFirst : 1 - forFirst;
            if (virtualLoss) {
                tree.redeem(node, value);
            } else {
                tree.add(node, value);
            }
            if (i == trail.treeLength()) {
                return;
            }
            node = trail.node(i);
            mover ^= 1;
        }
    }

    /** The game has ended in the tree: the winner is certain, and perhaps further up as well. */
    private void prove(int node) {
        double score = position.score();
        if (score == 0) {
            return;
        }
        boolean firstMovedHere = position.toMove() != Colour.FIRST;
        tree.prove(node, score > 0 == firstMovedHere);
        int child = node;
        for (int i = trail.treeLength() - 1; i >= 0; i--) {
            int parent = trail.parent(i);
            if (tree.isWon(child)) {
                tree.prove(parent, false);
            } else if (allChildrenAreLost(parent)) {
                tree.prove(parent, true);
            } else {
                return;
            }
            child = parent;
        }
    }

    private boolean allChildrenAreLost(int node) {
        if (tree.isPartial(node)) {
            return false;
        }
        int first = tree.firstChild(node);
        for (int child = first; child < first + tree.childCount(node); child++) {
            if (!tree.isLost(child)) {
                return false;
            }
        }
        return true;
    }

    private double provenValue(int node) {
        boolean firstMovedHere = position.toMove() != Colour.FIRST;
        return tree.isWon(node) == firstMovedHere ? 1 : 0;
    }

    /** All that was done so far. */
    Effort effort() {
        return new Effort(
                        simulations,
                        playoutMoves,
                        gatedSimulations,
                        gatedPlayoutMoves,
                        0,
                        0,
                        0,
                        0,
                        0,
                        0)
                .plus(memory.effort());
    }

    /** Who has made the moves of its playouts. */
    TeamCounts teamCounts() {
        return policy.teamCounts();
    }

    /** How its simulations ended. */
    Tally tally() {
        return tally;
    }
}
