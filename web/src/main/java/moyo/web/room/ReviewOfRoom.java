package moyo.web.room;

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
import moyo.web.room.TreeNode.Judgement;
import moyo.web.room.analysis.Review;
import moyo.web.room.line.Line;
import moyo.web.wire.Faces;
import moyo.web.wire.Json;
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

    /** A review under way, with the moves that it judges. */
    private record Current<G extends Game<P>, P extends Position<P>>(
            Review<G, P> review, GameTree.Moves<G, P> moves) {}

    private final Room<G, P> room;
    private final Hall hall;
    private final GameKit<G, P> kit;
    private final GameTree<G, P> tree;
    private final BiConsumer<Map<String, Object>, Boolean> progressed;
    private final Consumer<Optional<String>> ended;
    private @Nullable Current<G, P> current;
    private long renewed;

    /**
     * @param room the monitor that guards the tree and all methods here
     * @param progressed receives the progress, and whether the tree should be shown again
     * @param ended receives the reason if a review ended by an error
     */
    ReviewOfRoom(
            Room<G, P> room,
            Hall hall,
            GameKit<G, P> kit,
            GameTree<G, P> tree,
            BiConsumer<Map<String, Object>, Boolean> progressed,
            Consumer<Optional<String>> ended) {
        this.room = room;
        this.hall = hall;
        this.kit = kit;
        this.tree = tree;
        this.progressed = progressed;
        this.ended = ended;
    }

    /**
     * Begins to judge the moves of the main line.
     *
     * @throws BadInput if too many reviews run, or the player cannot analyse
     */
    void start(PlayerSpec<G, P> spec, int visits) {
        if (current != null) {
            throw new BadInput("the game is being reviewed");
        }
        if (visits < 1 || visits > MOST_VISITS) {
            throw new BadInput("visits %d are not from 1 to %d".formatted(visits, MOST_VISITS));
        }
        List<TreeNode> main = tree.root().mainLine();
        GameTree.Moves<G, P> moves = tree.moves(main.get(main.size() - 1));
        if (!hall.reviews().tryAcquire()) {
            throw new BadInput(
                    "%d games are being reviewed on this server, the maximum; try again later"
                            .formatted(Hall.MOST_REVIEWS));
        }
        current = new Current<>(new Review<>(hall.lanes(), moves.line(), spec, visits), moves);
        try {
            current.review.start(this::judged, this::end);
        } catch (RuntimeException | Error e) {
            current = null;
            hall.reviews().release();
            throw e;
        }
    }

    boolean isRunning() {
        return current != null;
    }

    void stop() {
        if (current != null) {
            current.review.stop();
        }
    }

    private void end(Optional<String> trouble) {
        hall.reviews().release();
        synchronized (room) {
            current = null;
            ended.accept(trouble);
        }
    }

    /** Returns the message {@code review}; null if there is no review. */
    @Nullable Map<String, Object> progress() {
        return current == null ? null : progress(current);
    }

    private Map<String, Object> progress(Current<G, P> of) {
        Map<String, Object> progress = Json.map("is", "review");
        progress.put("done", of.review.done());
        progress.put("of", of.moves.nodes().size());
        return progress;
    }

    private void judged(AnalysedMove move) {
        synchronized (room) {
            Current<G, P> judging = current;
            if (judging == null) {
                return;
            }
            TreeNode node = judging.moves.nodes().get(move.number() - 1);
            if (tree.node(node.id).orElse(null) == node) {
                mark(node, judging.moves, move);
            }
            long now = System.nanoTime();
            boolean renew = now - renewed > RENEWAL_NANOS;
            renewed = renew ? now : renewed;
            progressed.accept(progress(judging), renew);
        }
    }

    private void mark(TreeNode node, GameTree.Moves<G, P> moves, AnalysedMove move) {
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
