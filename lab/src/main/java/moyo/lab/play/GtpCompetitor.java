package moyo.lab.play;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.gtp.client.CommandText;
import moyo.gtp.client.EngineFault;
import moyo.gtp.client.GtpClient;
import moyo.gtp.client.GtpRefusal;
import moyo.gtp.client.Limits;
import moyo.lab.clock.TimeLimit;
import moyo.search.count.Counts;
import moyo.search.player.Player;
import moyo.session.GameKit;
import org.jspecify.annotations.Nullable;

/** A GTP engine. Its process is kept from game to game, and restarted after a fault. */
final class GtpCompetitor<G extends Game<P>, P extends Position<P>> implements Competitor<P> {
    /** Gomill's command for a comment on the last move. */
    private static final String EXPLAIN = "gomill-explain_last_move";

    private static final String REFUSED = "refused";

    private final GameKit<G, P> kit;
    private final Entrant entrant;
    private final TimeLimit limit;
    private volatile @Nullable GtpClient client;
    private volatile boolean abandoned;

    GtpCompetitor(GameKit<G, P> kit, Entrant entrant, TimeLimit limit) {
        this.kit = kit;
        this.entrant = entrant;
        this.limit = limit;
        CommandText.split(entrant.command());
    }

    @Override
    public String introduce() throws Forfeit, Abandoned {
        return ask("name", limit.hang()) + " " + ask("version", limit.hang());
    }

    @Override
    public GamePlayer<P> newGame(int colour, long seed) throws Forfeit, Abandoned {
        GtpClient engine = engine();
        if (knows("set_random_seed")) {
            ask("set_random_seed " + (seed & Integer.MAX_VALUE), limit.hang());
        }
        for (String command : kit.dialect().newGame()) {
            ask(command, limit.hang());
        }
        if (limit.toldPerMove() > 0) {
            tell(kit.dialect().moveTime(limit.toldPerMove()));
        } else if (limit.perGame() > 0) {
            tell(kit.dialect().gameTime(limit.perGame()));
        }
        return new GtpGamePlayer(engine);
    }

    private GtpClient engine() {
        GtpClient engine = client;
        if (engine == null) {
            try {
                engine = GtpClient.start(entrant.command(), Limits.DEFAULT);
            } catch (EngineFault e) {
                throw new BadInput(String.valueOf(e.getMessage()), e);
            }
            client = engine;
        }
        return engine;
    }

    /**
     * Sends commands with the same meaning until the engine accepts one; it is no fault if it
     * accepts none.
     */
    private void tell(List<String> ways) throws Forfeit, Abandoned {
        for (String command : ways) {
            if (knows(command.split(" ", 2)[0]) && askPolitely(command).isPresent()) {
                return;
            }
        }
    }

    /** Returns the answer; empty if the engine answers with an error. */
    private Optional<String> askPolitely(String command) throws Forfeit, Abandoned {
        try {
            return Optional.of(ask(command, limit.hang()));
        } catch (Forfeit e) {
            if (e.reason().equals(REFUSED)) {
                return Optional.empty();
            }
            throw e;
        }
    }

    private boolean knows(String command) throws Forfeit, Abandoned {
        try {
            return engine().knows(command);
        } catch (GtpRefusal e) {
            return false; // the engine has no list_commands
        } catch (EngineFault e) {
            throw forfeit(e);
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    private String ask(String command, double seconds) throws Forfeit, Abandoned {
        if (abandoned) {
            throw new Abandoned();
        }
        try {
            return engine().send(command, Duration.ofNanos((long) (seconds * 1e9)));
        } catch (GtpRefusal e) {
            throw new Forfeit(REFUSED, Remark.bounded(String.valueOf(e.getMessage())), e);
        } catch (EngineFault e) {
            throw forfeit(e);
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    /** Closes the engine; the next game starts a new process. */
    private Forfeit forfeit(EngineFault fault) throws Abandoned {
        client = null;
        if (abandoned) {
            throw new Abandoned();
        }
        String reason =
                switch (fault.kind()) {
                    case HUNG -> "hang";
                    case NONSENSE -> "nonsense";
                    case COULD_NOT_START, CRASHED, CLOSED -> "crash";
                };
        return new Forfeit(reason, String.valueOf(fault.getMessage()), fault);
    }

    private Abandoned interrupted() {
        Thread.currentThread().interrupt();
        client = null;
        return new Abandoned();
    }

    @Override
    public Optional<Set<Integer>> theDead() {
        Optional<String> question = kit.dialect().askForTheDead();
        try {
            if (question.isPresent() && knows(question.get().split(" ", 2)[0])) {
                return Optional.of(kit.dialect().theDead(ask(question.get(), limit.hang())));
            }
        } catch (Forfeit | Abandoned | BadInput e) {
            // The game is over: a fault now means no list of dead stones, but not a loss.
        }
        return Optional.empty();
    }

    @Override
    public void retire() {
        close();
        client = null;
    }

    @Override
    public void abandon() {
        abandoned = true;
        close();
    }

    @Override
    public void close() {
        GtpClient engine = client;
        if (engine != null) {
            engine.close();
        }
    }

    private final class GtpGamePlayer implements GamePlayer<P> {
        private final GtpClient engine;
        private final Optional<Duration> cpuBefore;
        private String said = "";

        /**
         * Called when the engine has started and the game is set up: CPU time from here on is spent
         * on moves.
         */
        GtpGamePlayer(GtpClient engine) {
            this.engine = engine;
            cpuBefore = engine.cpuTime();
        }

        @Override
        public int chooseMove(P position, double left) throws Forfeit, Abandoned {
            int colour = position.toMove();
            if (limit.perGame() > 0) {
                tell(kit.dialect().timeLeft(colour, Math.max(0, left)));
            } else if (limit.toldPerMove() > 0) {
                tell(kit.dialect().moveTimeLeft(colour, limit.toldPerMove()));
            }
            String answer = ask(kit.dialect().genmove(colour), limit.patience(left));
            if (answer.strip().equalsIgnoreCase("resign")) {
                return Player.RESIGN;
            }
            said = knows(EXPLAIN) ? Remark.bounded(askPolitely(EXPLAIN).orElse("")) : "";
            try {
                return kit.game().parseMove(answer.strip());
            } catch (BadInput e) {
                throw new Forfeit(
                        "illegal", "answered " + Remark.bounded(String.valueOf(e.getMessage())), e);
            }
        }

        @Override
        public void told(int colour, int move, double left) throws Forfeit, Abandoned {
            Optional<String> command = kit.dialect().play(colour, move);
            if (command.isPresent()) {
                ask(command.get(), limit.patience(left));
            }
        }

        @Override
        public double value() {
            return Double.NaN;
        }

        @Override
        public String comment() {
            return said;
        }

        @Override
        public long simulations() {
            return 0;
        }

        @Override
        public double cpuSeconds() {
            Optional<Duration> now = engine.cpuTime();
            return now.isEmpty() || cpuBefore.isEmpty()
                    ? Double.NaN
                    : Math.max(0, now.get().minus(cpuBefore.get()).toNanos() / 1e9);
        }

        @Override
        public Counts counts() {
            return Counts.NONE;
        }

        @Override
        public Map<String, Double> timedCpuSeconds() {
            return Map.of();
        }
    }
}
