package moyo.web.room.opponent;

import java.util.concurrent.locks.ReentrantLock;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.StopSignal;
import moyo.search.player.PlayerSpec;
import moyo.session.GameKit;
import moyo.session.Session;
import moyo.web.room.clock.RoomClock;
import moyo.web.room.line.Follower;
import moyo.web.room.line.Line;
import org.jspecify.annotations.Nullable;

/** One of Moyo's players. */
final class OwnOpponent<G extends Game<P>, P extends Position<P>> implements Opponent<G, P> {
    private final GameKit<G, P> kit;
    private final PlayerSpec<G, P> spec;
    private final long seed;

    /** Held while it thinks: a cancelled search may still run when the next one begins. */
    private final ReentrantLock thinking = new ReentrantLock();

    /** The player with its tree; null when it rests. */
    private volatile @Nullable Follower<G, P> follower;

    private volatile double value = Double.NaN;

    OwnOpponent(GameKit<G, P> kit, PlayerSpec<G, P> spec, long seed) {
        this.kit = kit;
        this.spec = spec;
        this.seed = seed;
    }

    @Override
    public int choose(Line<G, P> line, int colour, @Nullable RoomClock clock, StopSignal stop) {
        thinking.lock();
        try {
            Follower<G, P> player = follower == null ? new Follower<>(kit, spec, seed) : follower;
            follower = player;
            player.follow(line);
            Session<G, P> session = player.session();
            if (clock != null) {
                if (!session.thinker().clock(colour).control().equals(clock.control())) {
                    session.thinker().setTimeControl(clock.control());
                }
                session.thinker().clock(colour).update(clock.timeLeft(), clock.periodsInUse());
            }
            int move = session.choose(colour, stop);
            value = session.thinker().lastValue();
            return move;
        } finally {
            thinking.unlock();
        }
    }

    @Override
    public double value() {
        return value;
    }

    @Override
    public void interrupt() {
        // It hears the stop signal.
    }

    @Override
    public void rest() {
        if (thinking.tryLock()) {
            try {
                follower = null;
            } finally {
                thinking.unlock();
            }
        }
    }

    @Override
    public void close() {
        Follower<G, P> player = follower;
        if (player != null) {
            player.session().stop();
        }
    }
}
