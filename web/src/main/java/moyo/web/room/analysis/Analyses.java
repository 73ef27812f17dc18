package moyo.web.room.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.player.PlayerSpec;
import moyo.session.GameKit;
import moyo.web.lanes.Lanes;
import moyo.web.room.line.Follower;
import moyo.web.room.line.Line;
import org.jspecify.annotations.Nullable;

/**
 * The live analyses of a server. Everybody who looks at the same node of a game through the same
 * player shares one search. Players that have ended are kept for a while, because whoever goes one
 * move further profits from their trees.
 */
public final class Analyses {
    private static final int MOST = 16;
    private static final int MOST_IDLE = 8;

    /** Where an analysis happens and by whom. */
    public record Key(String room, int node, String player) {}

    /** A player without work. */
    private record Idle(String room, String player, Follower<?, ?> follower) {}

    private final Lanes lanes;
    private final List<Analysis<?, ?>> running = new ArrayList<>();
    private final Deque<Idle> idle = new ArrayDeque<>();
    private boolean closed;

    public Analyses(Lanes lanes) {
        this.lanes = lanes;
    }

    Lanes lanes() {
        return lanes;
    }

    /**
     * Lets a viewer follow the analysis of a node, instead of what it followed before.
     *
     * @throws BadInput if too many searches run
     */
    public synchronized <G extends Game<P>, P extends Position<P>> void watch(
            AnalysisView view, Key key, GameKit<G, P> kit, PlayerSpec<G, P> spec, Line<G, P> line) {
        if (closed) {
            return;
        }
        Analysis<?, ?> before = find(view);
        Analysis<?, ?> there = find(key);
        if (before != there) {
            if (before != null && there == null && before.moves(view, key, line)) {
                return;
            }
            drop(view);
        }
        if (there != null && there.add(view)) {
            return;
        }
        if (running.size() >= MOST) {
            throw new BadInput(
                    "%d analyses run on this server, the maximum; try again later".formatted(MOST));
        }
        Analysis<G, P> analysis = new Analysis<>(this, key, kit, spec, line);
        analysis.add(view);
        running.add(analysis);
        analysis.start();
    }

    private @Nullable Analysis<?, ?> find(Key key) {
        return running.stream().filter(a -> a.key().equals(key)).findFirst().orElse(null);
    }

    private @Nullable Analysis<?, ?> find(AnalysisView view) {
        return running.stream().filter(a -> a.has(view)).findFirst().orElse(null);
    }

    /** A viewer does not look any more. */
    public synchronized void drop(AnalysisView view) {
        for (Analysis<?, ?> analysis : running) {
            analysis.remove(view);
        }
    }

    /** A game is closed: its searches end, and its players are given up. */
    public synchronized void forget(String room) {
        running.stream().filter(a -> a.key().room().equals(room)).forEach(Analysis::end);
        idle.removeIf(kept -> kept.room.equals(room));
    }

    synchronized void ended(Analysis<?, ?> analysis) {
        running.remove(analysis);
    }

    /** Returns a player that knows this game, or a new one. */
    synchronized <G extends Game<P>, P extends Position<P>> Follower<G, P> borrow(
            String room, GameKit<G, P> kit, PlayerSpec<G, P> spec, long seed) {
        String player = spec.toString();
        for (Iterator<Idle> all = idle.iterator(); all.hasNext(); ) {
            Idle kept = all.next();
            if (kept.room.equals(room) && kept.player.equals(player)) {
                all.remove();
                return ofRoom(kept.follower);
            }
        }
        return new Follower<>(kit, spec, seed);
    }

    @SuppressWarnings("unchecked") // a room has one game
    private static <G extends Game<P>, P extends Position<P>> Follower<G, P> ofRoom(
            Follower<?, ?> follower) {
        return (Follower<G, P>) follower;
    }

    synchronized void giveBack(String room, String player, Follower<?, ?> follower) {
        if (closed) {
            return;
        }
        idle.addFirst(new Idle(room, player, follower));
        if (idle.size() > MOST_IDLE) {
            idle.removeLast();
        }
    }

    public synchronized void close() {
        closed = true;
        running.forEach(Analysis::end);
        idle.clear();
    }
}
