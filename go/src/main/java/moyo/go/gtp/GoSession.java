package moyo.go.gtp;

import java.time.Duration;
import java.util.Arrays;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Rng;
import moyo.go.Geometry;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRecord;
import moyo.go.GoRules;
import moyo.go.LifeAndDeath;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.search.Analyst;
import moyo.search.Budget;
import moyo.search.Clock;
import moyo.search.Player;
import moyo.search.PlayerSpec;
import moyo.search.StopSignal;
import moyo.search.TimeControl;
import org.jspecify.annotations.Nullable;

/**
 * What one GTP connection is about: the game on the board, the player that answers, the clocks.
 * Komi, rules and time settings outlive {@code boardsize} and {@code clear_board}, because clients
 * send them in any order.
 */
public final class GoSession {
    private PlayerSpec<GoGame, GoPosition> spec;
    private final Clock[] clocks = {new Clock(), new Clock()};
    private final String[] names = {"", ""};
    private GoGame standard;
    private long seed;
    private Rng seeds;
    private GoRecord record;
    private long playerSeed;

    private final LiveGraphics graphics = new LiveGraphics(this);
    private final Pondering pondering = new Pondering(this);

    /** Made when it is first asked: a search reserves much memory, and settings come in bursts. */
    private @Nullable Player<GoPosition> player;

    public GoSession(PlayerSpec<GoGame, GoPosition> spec, GoGame game, long seed) {
        this.spec = spec;
        this.seed = seed;
        standard = game;
        seeds = new Rng(seed);
        record = new GoRecord(game);
        playerSeed = seeds.nextLong();
    }

    /** Teaches an engine every command of Go. */
    public void register(GtpEngine engine) {
        new BoardCommands(this).register(engine);
        new SetUpCommands(this).register(engine);
        new PlayCommands(this).register(engine);
        new AnalyzeCommands(this).register(engine);
        graphics.register(engine);
        new TimeCommands(this).register(engine);
        new ScoreCommands(this).register(engine);
        new SgfCommands(this).register(engine);
        new ParamCommands(this).register(engine);
        new KnowledgeCommands(this).register(engine);
        new ClientCommands(this).register(engine);
        engine.whenIdle(pondering::begin, pondering::end);
    }

    GoRecord record() {
        return record;
    }

    GoGame game() {
        return record.game();
    }

    PlayerSpec<GoGame, GoPosition> spec() {
        return spec;
    }

    void setSpec(PlayerSpec<GoGame, GoPosition> spec) {
        this.spec = spec;
        remakePlayer();
    }

    Player<GoPosition> player() {
        if (player == null) {
            player = spec.make(game(), playerSeed);
        }
        return player;
    }

    /** What the player says about its last move; empty if there is none. */
    String explainLastMove() {
        return player == null ? "" : player.explainLastMove();
    }

    /** The value of the last position searched, for the side to move in it; NaN if unknown. */
    double lastValue() {
        return player == null ? Double.NaN : player.lastValue();
    }

    Clock clock(int colour) {
        return clocks[colour];
    }

    void setTimeControl(TimeControl control) {
        for (Clock clock : clocks) {
            clock.set(control);
        }
        if (!(control instanceof TimeControl.Unlimited)) {
            WarmUp.once(spec, game());
        }
    }

    /** A new, empty board. */
    void start(int size) {
        if (size < Geometry.SMALLEST || size > Geometry.LARGEST) {
            throw new BadInput("unacceptable size");
        }
        load(new GoRecord(new GoGame(size, game().komi(), game().rules())));
        for (Clock clock : clocks) {
            clock.reset();
        }
    }

    /** Who plays a colour, for the record; empty if unknown. */
    String name(int colour) {
        return names[colour];
    }

    /** Puts another game on the board. */
    void load(GoRecord other) {
        Arrays.fill(names, "");
        pondering.forbid();
        boolean sameGame =
                other.game().size() == game().size()
                        && other.game().komi() == game().komi()
                        && other.game().rules().equals(game().rules());
        record = other;
        if (!sameGame) {
            remakePlayer();
        } else if (player != null) {
            player.newGame();
        }
    }

    /** Komi and rules as they were told, for files that are silent about them. */
    GoGame standard() {
        return standard;
    }

    void setKomi(double komi) {
        standard = new GoGame(game().size(), komi, standard.rules());
        changeGame(new GoGame(game().size(), komi, game().rules()));
    }

    void setRules(GoRules rules) {
        standard = new GoGame(game().size(), standard.komi(), rules);
        changeGame(new GoGame(game().size(), game().komi(), rules));
    }

    /** Clients repeat themselves; the player need not be made anew for that. */
    private void changeGame(GoGame changed) {
        if (changed.komi() == game().komi() && changed.rules().equals(game().rules())) {
            return;
        }
        record = record.under(changed);
        remakePlayer();
    }

    private void remakePlayer() {
        player = null;
        playerSeed = seeds.nextLong();
    }

    long seed() {
        return seed;
    }

    /** From here on everything is as in a session that was started with this seed. */
    void setSeed(long seed) {
        this.seed = seed;
        seeds = new Rng(seed);
        remakePlayer();
    }

    /** The argument as a point or pass. */
    int vertex(GtpRequest request, int index) {
        try {
            return game().parseMove(request.text(index));
        } catch (BadInput e) {
            throw new BadInput("syntax error: " + e.getMessage(), e);
        }
    }

    /** Lets the player think about a move of the game; pass or {@link Player#RESIGN} included. */
    int thinkOnTheClock(int colour, GtpRequest request) {
        StopSignal stop = new StopSignal();
        request.onInterrupt(stop::request);
        return thinkOnTheClock(colour, stop);
    }

    int thinkOnTheClock(int colour, StopSignal stop) {
        long start = System.nanoTime();
        int move = think(colour, stop);
        clocks[colour].spend(Duration.ofNanos(System.nanoTime() - start));
        names[colour] = "Moyo (" + spec + ")";
        if (move == Player.RESIGN) {
            endGame();
        } else {
            pondering.allow();
        }
        return move;
    }

    /** There is nothing to think about between commands until a move is asked for. */
    void endGame() {
        pondering.forbid();
    }

    /** Lets the player think; it costs no time of the game. */
    int think(int colour, GtpRequest request) {
        StopSignal stop = new StopSignal();
        request.onInterrupt(stop::request);
        return think(colour, stop);
    }

    private int think(int colour, StopSignal stop) {
        GoPosition root = record.positionFor(colour);
        if (root.isOver()) {
            return Game.PASS;
        }
        int[] move = new int[1];
        graphics.during(() -> move[0] = player().chooseMove(root, budget(colour, root), stop));
        return move[0];
    }

    LiveGraphics graphics() {
        return graphics;
    }

    /** The player as one whose thoughts can be watched. */
    Analyst<GoPosition> analyst() {
        if (player() instanceof Analyst<GoPosition> analyst) {
            return analyst;
        }
        throw new BadInput(
                "player '%s' cannot be watched; one with a tree can, such as 'fuego-style'"
                        .formatted(spec));
    }

    private Budget budget(int colour, GoPosition root) {
        return clocks[colour]
                .forNextMove(root.movesToGo())
                .<Budget>map(Budget.Time::new)
                .orElseGet(spec::budget);
    }

    /** What lives and dies on the board now; repeatable. */
    LifeAndDeath judge() {
        return LifeAndDeath.judge(record.position(), 1);
    }

    /** The same where players agree on dead stones: what could be captured under any rules. */
    LifeAndDeath judgeByAgreement() {
        GoGame agreed = new GoGame(game().size(), game().komi(), GoRules.CHINESE);
        return LifeAndDeath.judge(record.under(agreed).position(), 1);
    }
}
