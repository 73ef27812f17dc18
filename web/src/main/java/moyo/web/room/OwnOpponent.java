package moyo.web.room;

import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.StopSignal;
import moyo.search.player.PlayerSpec;
import moyo.session.GameKit;
import moyo.session.Session;
import org.jspecify.annotations.Nullable;

/** One of Moyo's players. */
final class OwnOpponent<G extends Game<P>, P extends Position<P>> implements Opponent<G, P> {
    private final Follower<G, P> follower;

    OwnOpponent(GameKit<G, P> kit, PlayerSpec<G, P> spec, long seed) {
        follower = new Follower<>(kit, spec, seed);
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
