package moyo.web.room;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.player.PlayerSpec;
import moyo.session.GameKit;
import moyo.session.analysis.AnalysedMove;
import moyo.web.lanes.Lanes;
import moyo.web.room.TreeNode.Judgement;
import moyo.web.wire.Faces;
import org.jspecify.annotations.Nullable;

/**
 * The review of a game on the page: marks moves in its tree and adds better lines as variations.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
final class ReviewOfRoom<G extends Game<P>, P extends Position<P>> {
    /** A move that loses more points of win rate is a blunder; the default of moyo analyze. */
    private static final double BLUNDER = 15;

    private static final int LINE = 6;
    private static final int MOST_VISITS = 100_000;
    private static final long RENEWAL_NANOS = 500_000_000L;

    private final Object guard;
    private final GameKit<G, P> kit;
    private final GameTree<G, P> tree;
    private final GameTree.Moves<G, P> moves;
    private final BiConsumer<Map<String, Object>, Boolean> changed;
    private final Consumer<Optional<String>> ended;
    private @Nullable Review<G, P> review;
    private long renewed;

    /**
     * @param guard the monitor that guards the tree
     * @param changed receives the progress, and whether the tree should be shown again; called with
     *     the guard
     */
    ReviewOfRoom(
            Object guard,
            GameKit<G, P> kit,
            GameTree<G, P> tree,
            GameTree.Moves<G, P> moves,
            BiConsumer<Map<String, Object>, Boolean> changed,
            Consumer<Optional<String>> ended) {
        this.guard = guard;
        this.kit = kit;
        this.tree = tree;
        this.moves = moves;
        this.changed = changed;
        this.ended = ended;
    }

    void start(Lanes lanes, PlayerSpec<G, P> spec, int visits) {
        if (visits < 1 || visits > MOST_VISITS) {
            throw new BadInput("visits %d are not from 1 to %d".formatted(visits, MOST_VISITS));
        }
        Review<G, P> begun = new Review<>(lanes, moves.line(), spec, visits);
        review = begun;
        begun.start(move -> judged(begun, move), ended);
    }

    void stop() {
        if (review != null) {
            review.stop();
        }
    }

    Map<String, Object> progress() {
        Map<String, Object> progress = new LinkedHashMap<>();
        progress.put("is", "review");
        progress.put("done", review == null ? 0 : review.done());
        progress.put("of", moves.nodes().size());
        return progress;
    }

    private void judged(Review<G, P> by, AnalysedMove move) {
        synchronized (guard) {
            TreeNode node = moves.nodes().get(move.number() - 1);
            if (tree.node(node.id).orElse(null) == node) {
                mark(node, move);
            }
            long now = System.nanoTime();
            boolean renew = now - renewed > RENEWAL_NANOS;
            renewed = renew ? now : renewed;
            Map<String, Object> progress = progress();
            progress.put("done", by.done());
            changed.accept(progress, renew);
        }
    }

    private void mark(TreeNode node, AnalysedMove move) {
        G game = moves.line().game();
        boolean better = !move.isBest() && move.best() != move.move();
        P before = moves.line().steps().get(move.number() - 1).before();
        String word =
                move.unsure()
                        ? "unsure"
                        : move.isBlunder(BLUNDER) ? "blunder" : move.isBest() ? "best" : "good";
        node.judge(
                new Judgement(
                        move.black(),
                        move.loss(),
                        word,
                        better ? game.moveName(move.best()) : "",
                        better ? Faces.of(kit).cells(before, move.best()) : List.of()));
        if (word.equals("blunder") && node.parent != null) {
            addLine(node.parent, move);
        }
    }

    /** Adds the better line as a variation; stops where the game does not accept it. */
    private void addLine(TreeNode parent, AnalysedMove move) {
        TreeNode at = parent;
        int colour = move.colour();
        for (int next : move.line().subList(0, Math.min(LINE, move.line().size()))) {
            Line<G, P> line = tree.line(at);
            boolean possible =
                    !line.record().isOver()
                            && line.record().records(next)
                            && line.record().isLegal(colour, next);
            if (!possible) {
                return;
            }
            at = tree.play(at, line.record(), colour, next);
            colour = Colour.other(colour);
        }
    }
}
