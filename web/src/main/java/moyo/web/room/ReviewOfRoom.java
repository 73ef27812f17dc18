package moyo.web.room;

import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.player.PlayerSpec;
import moyo.session.GameKit;
import moyo.session.analysis.AnalysedMove;
import moyo.web.room.TreeNode.Judgement;
import moyo.web.room.analysis.Review;
import moyo.web.room.line.Line;
import moyo.web.wire.Faces;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

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
            BiConsumer<Map<String, Object>, Boolean> changed,
            Consumer<Optional<String>> ended) {
        this.guard = guard;
        this.kit = kit;
        this.tree = tree;
        List<TreeNode> main = tree.root().mainLine();
        moves = tree.moves(main.get(main.size() - 1));
        this.changed = changed;
        this.ended = ended;
    }

    /**
     * Begins.
     *
     * @throws BadInput if too many reviews run, or the player cannot analyse
     */
    void start(Hall hall, PlayerSpec<G, P> spec, int visits) {
        if (visits < 1 || visits > MOST_VISITS) {
            throw new BadInput("visits %d are not from 1 to %d".formatted(visits, MOST_VISITS));
        }
        if (!hall.reviews().tryAcquire()) {
            throw new BadInput(
                    "%d games are being reviewed on this server, the maximum; try again later"
                            .formatted(Hall.MOST_REVIEWS));
        }
        Review<G, P> begun = new Review<>(hall.lanes(), moves.line(), spec, visits);
        boolean runs = false;
        try {
            begun.start(
                    move -> judged(begun, move),
                    trouble -> {
                        hall.reviews().release();
                        ended.accept(trouble);
                    });
            review = begun;
            runs = true;
        } finally {
            if (!runs) {
                hall.reviews().release();
            }
        }
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
