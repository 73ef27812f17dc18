package moyo.lab.play;

import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import moyo.game.Game;
import moyo.game.Position;
import moyo.lab.clock.TimeLimit;
import moyo.search.clock.Budget;
import moyo.search.clock.Clock;
import moyo.search.clock.CpuMeter;
import moyo.search.clock.StopSignal;
import moyo.search.clock.TimeControl;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.search.player.Player;
import moyo.search.player.PlayerKind;
import moyo.search.player.PlayerSpec;
import moyo.session.GameKit;
import moyo.session.WarmUp;

/**
 * A player of Moyo in this process. Its memory is allocated once, its random numbers are seeded for
 * each game.
 */
final class OwnCompetitor<G extends Game<P>, P extends Position<P>> implements Competitor<P> {
    /**
     * The largest number of nodes that is set here; a tree beyond half a gigabyte is left to the
     * player's own setting.
     */
    private static final long LARGEST_TREE = 16_000_000;

    /** The minimum of the setting of the tree size. */
    private static final long SMALLEST_TREE = 1000;

    /** Nodes added for simulations of further threads. */
    private static final int SPARE = 100;

    private final GameKit<G, P> kit;
    private final PlayerSpec<G, P> spec;
    private final Player<P> player;
    private final TimeLimit limit;
    private final boolean isSingleThreaded;
    private final boolean hasBudgetOfItsOwn;
    private volatile boolean abandoned;
    private volatile StopSignal current = new StopSignal();

    OwnCompetitor(GameKit<G, P> kit, PlayerSpec<G, P> spec, TimeLimit limit) {
        this.kit = kit;
        this.spec = spec;
        this.limit = limit;
        if (limit.isBudget() || !(spec.budget() instanceof Budget.Simulations)) {
            WarmUp.once(spec, kit.game());
        }
        player = withFittingTree(spec, kit.mostMoves()).make(kit.game(), 1);
        isSingleThreaded = spec.threads() == 1;
        hasBudgetOfItsOwn = spec.hasOwnBudget();
    }

    /**
     * Returns the player with a tree that its number of playouts cannot fill, as each playout adds
     * the children of at most one node. Such a tree is small, which saves memory when many games
     * are played in parallel.
     */
    private PlayerSpec<G, P> withFittingTree(PlayerSpec<G, P> spec, int mostChildren) {
        boolean counted = !limit.isBudget() || spec.settings().isSet(PlayerKind.PLAYOUTS);
        if (counted
                && !spec.reusesTree()
                && spec.budget() instanceof Budget.Simulations simulations) {
            long enough = fittingTree(simulations.count(), mostChildren);
            return enough > LARGEST_TREE ? spec : spec.orTreeNodes(enough);
        }
        return spec;
    }

    static long fittingTree(long simulations, int mostChildren) {
        return Math.max(SMALLEST_TREE, (simulations + SPARE) * mostChildren);
    }

    @Override
    public String introduce() {
        return "Moyo, " + spec;
    }

    @Override
    public GamePlayer<P> newGame(int colour, long seed) {
        player.reseed(seed);
        return new OwnGamePlayer();
    }

    @Override
    public void abandon() {
        abandoned = true;
        current.request();
    }

    @Override
    public void retire() {
        // Every game has a new one.
    }

    @Override
    public void close() {
        // No state is kept between moves.
    }

    private final class OwnGamePlayer implements GamePlayer<P> {
        private long simulations;
        private Counts counts = Counts.NONE;
        private long cpuNanos;
        private final Map<String, Long> timedNanos = new TreeMap<>();
        private long keptNanos;

        @Override
        public int chooseMove(P position, double left) throws Abandoned {
            StopSignal stop = new StopSignal();
            current = stop;
            if (abandoned) {
                throw new Abandoned();
            }
            Counts countsBefore = player.counts();
            long start = System.nanoTime();
            CpuMeter meter = CpuMeter.ofThisThread();
            long before = meter.nanos();
            int move = player.chooseMove(position, budget(position, left), stop);
            long nanos = meter.nanos() - before;
            keptNanos = System.nanoTime() - start - nanos;
            if (abandoned) {
                throw new Abandoned();
            }
            simulations += player.simulations();
            count(player.counts().minus(countsBefore), nanos);
            return move;
        }

        private void count(Counts ofMove, long nanos) {
            counts = counts.plus(ofMove.withoutCells());
            cpuNanos += nanos;
            for (Counter counter : counts.counters()) {
                if (counter.use() == Counter.Use.TIME) {
                    timedNanos.merge(
                            counter.name(), ofMove.get(counter) > 0 ? nanos : 0, Long::sum);
                }
            }
        }

        private Budget budget(P position, double left) {
            if (!hasBudgetOfItsOwn && limit.cpu() > 0) {
                return new Budget.Cpu(Duration.ofNanos((long) Math.ceil(limit.cpu() * 1e9)));
            } else if (!hasBudgetOfItsOwn && limit.perMove() > 0) {
                return new Budget.Time(seconds(limit.perMove()));
            } else if (!hasBudgetOfItsOwn && limit.perGame() > 0) {
                Clock clock = new Clock();
                clock.set(TimeControl.absolute(seconds(left)));
                return new Budget.Time(clock.forNextMove(kit.movesToGo(position)).orElseThrow());
            }
            return spec.budget();
        }

        private static Duration seconds(double seconds) {
            return Duration.ofNanos((long) (seconds * 1e9));
        }

        /**
         * A search in one thread never waits, so time on the wall clock minus CPU time is the time
         * without a processor.
         */
        @Override
        public double secondsKeptFromThinking() {
            return isSingleThreaded ? Math.max(0, keptNanos / 1e9) : 0;
        }

        @Override
        public void told(int colour, int move, double left) {
            // The position contains the move.
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

        @Override
        public double cpuSeconds() {
            return CpuMeter.isSupported() ? cpuNanos / 1e9 : Double.NaN;
        }

        @Override
        public Counts counts() {
            return counts;
        }

        @Override
        public Map<String, Double> timedCpuSeconds() {
            Map<String, Double> seconds = new TreeMap<>();
            if (isSingleThreaded) {
                timedNanos.forEach((name, nanos) -> seconds.put(name, nanos / 1e9));
            }
            return seconds;
        }
    }
}
