package moyo.web.katago;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.player.PlayerSpec;
import moyo.search.watch.Analyst;
import org.jspecify.annotations.Nullable;

/**
 * The players of one conversation, a bounded number. A player that has worked on the same line of
 * moves is preferred, because the search finds the new position in its tree.
 */
final class PlayerPool {
    /**
     * A player and the position that it has searched last.
     *
     * @param key its board, komi, rules and spec
     */
    record Kept(String key, Course<?, ?> course, int turn, Analyst<?> player) {}

    private final Players players;
    private final int treeNodes;
    private final int most;
    private final long seed;

    /** The players without work, the one used last first. */
    private final Deque<Kept> idle = new ArrayDeque<>();

    private int lent;
    private int epoch;

    PlayerPool(Players players, Limits limits, long seed) {
        this.players = players;
        treeNodes = limits.treeNodes();
        most = limits.searches();
        this.seed = seed;
    }

    /** Returns the player of a board, with reuse of its tree. */
    <G extends Game<P>, P extends Position<P>> PlayerSpec<G, P> spec(Course<G, P> course) {
        return players.of(course.kit()).withReuse().orTreeNodes(treeNodes);
    }

    /** The number that {@link #giveBack} wants; it changes with {@link #clear}. */
    synchronized int epoch() {
        return epoch;
    }

    /**
     * Lends a player for a turn.
     *
     * @throws BadInput if it cannot be made or watched
     */
    @SuppressWarnings("unchecked") // the key names the game
    <G extends Game<P>, P extends Position<P>> Analyst<P> lend(Course<G, P> course, int turn) {
        PlayerSpec<G, P> spec = spec(course);
        Kept kept = take(key(course, spec), course, turn);
        if (kept == null) {
            return make(course.kit().game(), spec);
        }
        if (!kept.course.leadsTo(course, kept.turn, turn)) {
            kept.player.newGame();
        }
        return (Analyst<P>) kept.player;
    }

    private static String key(Course<?, ?> course, PlayerSpec<?, ?> spec) {
        Map<String, Object> facts = course.kit().facts();
        return facts + " " + spec;
    }

    /** Takes the fitting player, or null for a new one, for which there is room then. */
    private synchronized @Nullable Kept take(String key, Course<?, ?> course, int turn) {
        lent++;
        Kept best = null;
        Kept oldest = null;
        for (Kept kept : idle) {
            if (!kept.key.equals(key)) {
                continue;
            }
            oldest = kept;
            boolean nearer = best == null || kept.turn > best.turn;
            if (kept.course.leadsTo(course, kept.turn, turn) && nearer) {
                best = kept;
            }
        }
        boolean full = idle.size() + lent > most;
        Kept chosen = best == null && full ? oldest : best;
        if (chosen != null) {
            idle.remove(chosen);
        } else if (full) {
            idle.pollLast();
        }
        return chosen;
    }

    private <G extends Game<P>, P extends Position<P>> Analyst<P> make(
            G game, PlayerSpec<G, P> spec) {
        try {
            if (spec.make(game, seed) instanceof Analyst<P> analyst) {
                return analyst;
            }
            throw new BadInput("player '%s' has no search tree to analyse".formatted(spec));
        } catch (RuntimeException | Error e) {
            drop();
            throw e;
        }
    }

    /** A lent player is given up. */
    synchronized void drop() {
        lent--;
    }

    /** Takes a player back after its last search. */
    synchronized <G extends Game<P>, P extends Position<P>> void giveBack(
            Course<G, P> course, int turn, Analyst<P> player, int lentIn) {
        lent--;
        if (lentIn == epoch) {
            idle.addFirst(new Kept(key(course, spec(course)), course, turn, player));
        }
    }

    /** Forgets all players, and what those at work will know. */
    synchronized void clear() {
        epoch++;
        idle.clear();
    }
}
