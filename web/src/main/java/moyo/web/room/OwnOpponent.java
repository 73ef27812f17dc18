package moyo.web.room;

import java.time.Duration;
import java.util.function.Consumer;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.StopSignal;
import moyo.search.player.PlayerSpec;
import moyo.search.watch.Snapshot;
import moyo.session.GameKit;
import moyo.session.Session;
import moyo.session.Watch;
import org.jspecify.annotations.Nullable;

/** One of Moyo's players. */
final class OwnOpponent<G extends Game<P>, P extends Position<P>> implements Opponent<G, P> {
    private static final Duration INTERVAL = Duration.ofMillis(200);

    private final Follower<G, P> follower;

    /**
     * @param watcher receives snapshots of its searches
     */
    OwnOpponent(GameKit<G, P> kit, PlayerSpec<G, P> spec, long seed, Consumer<Snapshot> watcher) {
        follower = new Follower<>(kit, spec, seed);
        follower.session().watch(new Watch(INTERVAL, false, watcher));
    }

    @Override
    public int choose(Line<G, P> line, int colour, @Nullable RoomClock clock, StopSignal stop) {
        follower.follow(line);
        Session<G, P> session = follower.session();
        if (clock != null) {
            if (!session.thinker().clock(colour).control().equals(clock.control())) {
                session.thinker().setTimeControl(clock.control());
            }
            session.thinker().clock(colour).update(clock.timeLeft(), clock.periodsInUse());
        }
        return session.choose(colour, stop);
    }

    @Override
    public void close() {
        follower.session().stop();
    }
}
