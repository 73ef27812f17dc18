package moyo.search;

import moyo.game.Colour;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;

/**
 * One thread's share of a search: select, expand, play out, back up. Nothing allocates.
 *
 * @param <P> the positions of the game
 */
final class Simulator<P extends Position<P>> {
    private final SearchParts<P> parts;
    private final Tree tree;
    private final Rng rng;
    private final P position;
    private final PlayoutPolicy<P> policy;
    private final Prior<P> prior;
    private final Trail trail;
    private final MoveList moves;
    private final RaveUpdate rave;
    private long playoutMoves;

    Simulator(SearchParts<P> parts, Tree tree, Rng rng) {
        this.parts = parts;
        this.tree = tree;
        this.rng = rng;
        position = parts.game().newPosition();
        policy = parts.policy().get();
        prior = parts.prior().get();
        trail = new Trail(parts.game().longestGame());
        moves = new MoveList(parts.game().moveCodes());
        rave = new RaveUpdate(parts.game().moveCodes());
    }

    void simulate(P root) {
        position.copyFrom(root);
        trail.begin();
        descend();
        playOut();
        backUp(root.toMove(), parts.outcome().value(position.score(), trail.length()));
    }

    private void descend() {
        int node = Tree.ROOT;
        while (tree.isExpanded(node)) {
            node = step(node);
        }
        if (!position.isOver() && isRipe(node) && expand(node)) {
            step(node);
        }
    }

    private int step(int node) {
        int child = parts.rule().choose(tree, node);
        int move = tree.move(child);
        position.play(move);
        trail.addTreeMove(move, child);
        return child;
    }

    private boolean isRipe(int node) {
        return node == Tree.ROOT || tree.count(node) >= parts.expandThreshold();
    }

    /** False if another thread is at it, or the tree is full. */
    private boolean expand(int node) {
        if (!tree.claim(node)) {
            return false;
        }
        (node == Tree.ROOT ? parts.rootCandidates() : parts.candidates()).of(position, moves);
        moves.swap(0, rng.nextInt(moves.size())); // ties go to the first child
        int first = tree.makeChildren(node, moves);
        if (first == 0) {
            return false;
        }
        prior.introduceChildren(position, tree, first, moves.size(), rng);
        float known = 0;
        for (int i = 0; i < moves.size(); i++) {
            known += tree.count(first + i);
        }
        tree.addVisits(node, known);
        tree.publish(node, first);
        return true;
    }

    private void playOut() {
        position.beginPlayout();
        policy.begin(position, rng);
        while (!position.isOver() && !policy.isDecided(position)) {
            int move = policy.choose(position, rng);
            position.play(move);
            trail.addPlayoutMove(move);
            policy.played(position, move, rng);
        }
        playoutMoves += trail.length() - trail.treeLength();
    }

    /** The view flips here, and nowhere else. */
    private void backUp(int toMove, double value) {
        float forFirst = (float) value;
        tree.addVisits(Tree.ROOT, 1);
        for (int i = 0; i < trail.treeLength(); i++) {
            int mover = toMove ^ (i & 1);
            int node = trail.node(i);
            tree.add(node, mover == Colour.FIRST ? forFirst : 1 - forFirst, 1);
            tree.addVisits(node, 1);
        }
        if (parts.rave()) {
            rave.update(tree, trail, toMove, forFirst);
        }
    }

    /** All playout moves so far, without those in the tree. */
    long playoutMoves() {
        return playoutMoves;
    }
}
