package moyo.lab.play;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.Budget;
import moyo.search.Clock;
import moyo.search.Player;
import moyo.search.PlayerKind;
import moyo.search.PlayerSpec;
import moyo.search.SearchOptions;
import moyo.search.StopSignal;
import moyo.search.TimeControl;

/** One of our players, in this very process. Its memory is made once, its chance for each game. */
final class OwnCompetitor<G extends Game<P>, P extends Position<P>> implements Competitor<P> {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final GameKit<G, P> kit;
    private final PlayerSpec<G, P> spec;
    private final Player<P> player;
    private final TimeLimit limit;
    private final boolean isSingleThreaded;
    private volatile boolean abandoned;
    private volatile StopSignal current = new StopSignal();

    OwnCompetitor(GameKit<G, P> kit, PlayerSpec<G, P> spec, TimeLimit limit) {
        this.kit = kit;
        this.spec = spec;
        player = spec.make(kit.game(), 1);
        this.limit = limit;
        isSingleThreaded =
                !spec.settings().knows(SearchOptions.THREADS.key())
                        || spec.settings().get(SearchOptions.THREADS) == 1;
    }

    @Override
    public String introduce() {
        return "Moyo, " + spec;
    }

    @Override
    public Seat<P> sit(int colour, long seed) {
        player.reseed(seed);
        return new OwnSeat();
    }

    @Override
    public void abandon() {
        abandoned = true;
        current.request();
    }

    @Override
    public void close() {
        // Nothing outlives a move.
    }

    private final class OwnSeat implements Seat<P> {
        private long simulations;
        private long cpuNanos;

        @Override
        public int chooseMove(P position, double left) throws Abandoned {
            StopSignal stop = new StopSignal();
            current = stop;
            if (abandoned) {
                throw new Abandoned();
            }
            long before = THREADS.getCurrentThreadCpuTime();
            int move = player.chooseMove(position, budget(position, left), stop);
            cpuNanos += THREADS.getCurrentThreadCpuTime() - before;
            if (abandoned) {
                throw new Abandoned();
            }
            simulations += player.simulations();
            return move;
        }

        private Budget budget(P position, double left) {
            if (limit.perMove() > 0 && !spec.settings().isSet(PlayerKind.PLAYOUTS)) {
                return new Budget.Time(seconds(limit.perMove()));
            } else if (limit.perGame() > 0) {
                Clock clock = new Clock();
                clock.set(TimeControl.absolute(seconds(left)));
                return new Budget.Time(clock.forNextMove(kit.movesToGo(position)).orElseThrow());
            }
            return spec.budget();
        }

        private static Duration seconds(double seconds) {
            return Duration.ofNanos((long) (seconds * 1e9));
        }

        @Override
        public void told(int colour, int move) {
            // The position tells it all.
        }

        @Override
        public double value() {
            return player.lastValue();
        }

        @Override
        public String comment() {
            return player.explainLastMove();
        }

        @Override
        public long simulations() {
            return simulations;
        }

        /** What further threads of a search used is not known. */
        @Override
        public double cpuSeconds() {
            return isSingleThreaded ? cpuNanos / 1e9 : Double.NaN;
        }
    }
}
