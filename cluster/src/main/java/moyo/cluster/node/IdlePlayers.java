package moyo.cluster.node;

import java.util.ArrayDeque;
import java.util.Deque;
import moyo.cluster.post.Post;
import moyo.lab.executor.PairPlayer;
import org.jspecify.annotations.Nullable;

/**
 * The players of an executor process that wait for their next pair. Players belong to one run,
 * because another run may have other players by the same names. There are never more than tasks run
 * at once: a task whose run has none waiting closes the longest waiting one of another run.
 */
final class IdlePlayers {
    private static final IdlePlayers THIS = new IdlePlayers();

    static {
        Post.atTheEnd(THIS::close);
    }

    private record Idle(long run, PairPlayer player) {}

    private final Deque<Idle> waiting = new ArrayDeque<>();

    static IdlePlayers ofThisProcess() {
        return THIS;
    }

    /** Takes a player of a run; null if none is idle. */
    synchronized @Nullable PairPlayer take(long run) {
        for (Idle idle : waiting) {
            if (idle.run == run) {
                waiting.remove(idle);
                return idle.player;
            }
        }
        Idle oldest = waiting.pollFirst();
        if (oldest != null) {
            oldest.player.close();
        }
        return null;
    }

    synchronized void put(long run, PairPlayer player) {
        waiting.addLast(new Idle(run, player));
    }

    private synchronized void close() {
        waiting.forEach(idle -> idle.player.close());
        waiting.clear();
    }
}
