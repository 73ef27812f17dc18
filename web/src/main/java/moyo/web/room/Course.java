package moyo.web.room;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntPredicate;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.session.GameKit;
import moyo.session.face.BoardFace;
import moyo.session.record.GameRecord;
import moyo.sgf.SgfReader;
import moyo.web.room.line.Line;
import moyo.web.wire.Faces;
import org.jspecify.annotations.Nullable;

/**
 * The course of a game: its tree, the head, which is the node after the last move of the game, and
 * how it ended. Guarded by its room.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
final class Course<G extends Game<P>, P extends Position<P>> {
    private static final int LONGEST_COMMENT = 4_000;

    /** Properties of a root that is worth keeping without any move. */
    private static final List<String> WORTHY = List.of("AB", "AW", "AE", "C", "B", "W");

    private static final int MOST_CELLS = 16;

    /** What happens in the game. */
    enum Phase {
        PLAY,
        /** The moves are over; dead stones are marked. */
        SCORING,
        OVER
    }

    private final BoardFace<P> face;
    private final GameTree<G, P> tree;
    private TreeNode head;

    /** The game up to the head. */
    private Line<G, P> line;

    private Phase phase = Phase.PLAY;

    /** The dead stones; null until they are estimated, and while moves are played. */
    private @Nullable Counting<P> counting;

    private @Nullable Outcome outcome;

    /**
     * Goes on with a saved game.
     *
     * @throws BadInput if its record cannot be read
     */
    Course(GameKit<G, P> kit, SavedGame saved) {
        face = Faces.of(kit);
        tree = new GameTree<>(kit, SgfReader.readText(saved.record()).get(0), saved.ids());
        List<TreeNode> main = tree.root().mainLine();
        head = tree.node(saved.head()).orElse(main.get(main.size() - 1));
        line = tree.line(head);
        outcome = saved.outcome();
        if (outcome != null) {
            phase = Phase.OVER;
        } else {
            judge();
        }
        if (saved.counting() && phase != Phase.PLAY) {
            counting = new Counting<>(face, line.record().position(), saved.dead());
        }
    }

    GameTree<G, P> tree() {
        return tree;
    }

    TreeNode head() {
        return head;
    }

    /** Returns the game up to the head, which must not be changed. */
    GameRecord<G, P> record() {
        return line.record();
    }

    Phase phase() {
        return phase;
    }

    @Nullable Counting<P> counting() {
        return counting;
    }

    @Nullable Outcome outcome() {
        return outcome;
    }

    int mover() {
        return line.record().mover();
    }

    int moves() {
        return (int) head.path().stream().filter(TreeNode::hasMove).count();
    }

    /** Returns whether nothing was ever played, set up or said. */
    boolean isBlank() {
        return tree.nodes().size() == 1 && WORTHY.stream().noneMatch(tree.root().sgf::has);
    }

    TreeNode node(int at) {
        return tree.node(at)
                .orElseThrow(
                        () -> new BadInput("move %d is not in this game any more".formatted(at)));
    }

    // ---- moves

    /** A move that a person wants to make. */
    record Wish<G extends Game<P>, P extends Position<P>>(
            TreeNode at, GameRecord<G, P> before, int colour, int move) {}

    /**
     * Returns the move that covers these cells.
     *
     * @throws BadInput if there is none, or the rules forbid it, with the reason
     */
    Wish<G, P> wish(int at, List<Integer> cells) {
        TreeNode node = node(at);
        GameRecord<G, P> record = node == head ? line.record() : tree.line(node).record();
        if (record.isOver()) {
            throw new BadInput("the game is over here");
        }
        int colour = record.mover();
        int move = moveOn(record.positionFor(colour), cells);
        Optional<String> why = record.whyIllegal(colour, move);
        if (why.isPresent()) {
            throw new BadInput(why.get());
        }
        return new Wish<>(node, record, colour, move);
    }

    private int moveOn(P position, List<Integer> cells) {
        if (cells.isEmpty()) {
            return Game.PASS;
        }
        int count = face.shape().cells();
        if (cells.size() > MOST_CELLS || cells.stream().anyMatch(c -> c < 0 || c >= count)) {
            throw new BadInput("the cells are not on this board");
        }
        OptionalInt move = face.moveOn(position, cells);
        return move.orElseThrow(() -> new BadInput("these cells are not the cells of a move"));
    }

    /** Adds a legal move to the tree; returns the node after it. */
    TreeNode add(Wish<G, P> wish) {
        return tree.play(wish.at, wish.before, wish.colour, wish.move);
    }

    /** Plays a legal move of the game. */
    void play(int colour, int move) {
        goTo(tree.play(head, line.record(), colour, move));
    }

    /** The game goes on from a node; what was played after it stays as a variation. */
    void goTo(TreeNode node) {
        goBackTo(node);
        judge();
    }

    private void goBackTo(TreeNode node) {
        head = node;
        tree.promote(node);
        line = tree.line(node);
        outcome = null;
        counting = null;
        phase = Phase.PLAY;
        tree.root().sgf.remove("RE");
    }

    /** Ends the play if the rules say so. */
    private void judge() {
        if (!line.record().isOver()) {
            return;
        }
        if (face.marksDead()) {
            phase = Phase.SCORING;
        } else {
            finish(new Counting<>(face, line.record().position(), Set.of()).outcome());
        }
    }

    /** Takes moves back until it is a person's turn. */
    void undo(IntPredicate isPerson) {
        boolean notCounted = outcome != null && !outcome.reason().equals("score");
        TreeNode target = notCounted ? head : before(head);
        while (!notCounted
                && target.parent != null
                && !isPerson.test(tree.line(target).record().mover())) {
            target = before(target);
        }
        TreeNode old = head;
        goBackTo(target);
        for (TreeNode gone = old; gone != target && gone.parent != null; gone = gone.parent) {
            if (!gone.children.isEmpty()) {
                break;
            }
            tree.remove(gone);
        }
    }

    private static TreeNode before(TreeNode node) {
        if (node.parent == null) {
            throw new BadInput("there is no move to take back");
        }
        return node.parent;
    }

    // ---- the end

    void finish(Outcome how) {
        outcome = how;
        phase = Phase.OVER;
        tree.root().sgf.set("RE", how.text());
    }

    /** Returns whether the dead stones have to be estimated. */
    boolean needsEstimate() {
        return phase == Phase.SCORING && counting == null;
    }

    void estimated(List<Integer> dead) {
        counting = new Counting<>(face, line.record().position(), dead);
    }

    void markDead(int cell) {
        requireCounting().mark(cell);
    }

    void accept() {
        finish(requireCounting().outcome());
    }

    private Counting<P> requireCounting() {
        Counting<P> current = counting;
        if (phase != Phase.SCORING || current == null) {
            throw new BadInput("the score is not being counted");
        }
        return current;
    }

    /** The play goes on without the passes at its end. */
    void resume() {
        if (phase != Phase.SCORING) {
            throw new BadInput("the score is not being counted");
        }
        TreeNode target = head;
        while (target.parent != null && target.hasMove() && target.cells.isEmpty()) {
            target = target.parent;
        }
        goBackTo(target);
    }

    // ---- the tree

    void comment(int at, String text) {
        if (text.length() > LONGEST_COMMENT) {
            throw new BadInput(
                    "the comment has more than %d characters".formatted(LONGEST_COMMENT));
        }
        TreeNode node = node(at);
        if (text.isBlank()) {
            node.sgf.remove("C");
        } else {
            node.sgf.set("C", text);
        }
    }

    /** Removes a variation. */
    void remove(int at) {
        TreeNode node = node(at);
        if (new HashSet<>(head.path()).contains(node)) {
            throw new BadInput("the moves of the game cannot be deleted; undo takes them back");
        }
        tree.remove(node);
    }
}
