package moyo.go.gtp;

import java.util.Arrays;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.go.Geometry;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRecord;
import moyo.go.GoRules;
import moyo.go.status.LifeAndDeath;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.player.Player;
import moyo.search.player.PlayerSpec;
import moyo.session.Pondering;
import moyo.session.SeedCommands;
import moyo.session.StatsCommands;
import moyo.session.Thinker;
import moyo.session.TimeCommands;

/**
 * What one GTP connection is about: the game on the board, the player that answers, the clocks.
 * Komi, rules and time settings outlive {@code boardsize} and {@code clear_board}, because clients
 * send them in any order.
 */
public final class GoSession {
    private final Thinker<GoGame, GoPosition> thinker;
    private final String[] names = {"", ""};
    private GoGame standard;
    private GoRecord record;

    private final LiveGraphics graphics = new LiveGraphics(this);
    private final Pondering<GoPosition> pondering;

    public GoSession(PlayerSpec<GoGame, GoPosition> spec, GoGame game, long seed) {
        thinker = new Thinker<>(spec, game, seed, "fuego-style");
        standard = game;
        record = new GoRecord(game);
        pondering = new Pondering<>(thinker, this::position);
    }

    private GoPosition position() {
        GoPosition copy = game().newPosition();
        copy.copyFrom(record.position());
        return copy;
    }

    /** Teaches an engine every command of Go. */
    public void register(GtpEngine engine) {
        new BoardCommands(this).register(engine);
        new SetUpCommands(this).register(engine);
        new PlayCommands(this).register(engine);
        new AnalyzeCommands(this).register(engine);
        graphics.register(engine);
        new SeedCommands(thinker).register(engine);
        new StatsCommands(thinker).register(engine);
        new TimeCommands(thinker, GtpRequest::colour).register(engine);
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

    /** Who answers. */
    Thinker<GoGame, GoPosition> thinker() {
        return thinker;
    }

    /** A new, empty board. */
    void start(int size) {
        if (size < Geometry.SMALLEST || size > Geometry.LARGEST) {
            throw new BadInput("unacceptable size");
        }
        load(new GoRecord(new GoGame(size, game().komi(), game().rules())));
        thinker.resetClocks();
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
        if (sameGame) {
            thinker.newGame();
        } else {
            thinker.setGame(game());
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
        thinker.setGame(changed);
    }

    /** The argument as a point or pass. */
    int vertex(GtpRequest request, int index) {
        try {
            return game().parseMove(request.text(index));
        } catch (BadInput e) {
            throw new BadInput("syntax error: " + e.getMessage(), e);
        }
    }

    /** The signal that an interrupt of a command gives. */
    static StopSignal stopOf(GtpRequest request) {
        StopSignal stop = new StopSignal();
        request.onInterrupt(stop::request);
        return stop;
    }

    /**
     * A move of the player, pass or {@link Player#RESIGN} included; it costs no time of the game.
     */
    int think(int colour, StopSignal stop) {
        GoPosition root = record.positionFor(colour);
        if (root.isOver()) {
            return Game.PASS;
        }
        Budget budget = thinker.budget(colour, root.movesToGo());
        LiveGraphics.Drawing drawing = graphics.begin();
        try {
            return thinker.player().chooseMove(root, budget, stop);
        } finally {
            drawing.close();
        }
    }

    /**
     * The player has thought since {@code start}, by {@link System#nanoTime}, about a move of the
     * game, and has come to this one.
     */
    void chosen(int colour, int move, long start) {
        thinker.spendSince(start, colour);
        names[colour] = "Moyo (" + thinker.spec() + ")";
        if (move == Player.RESIGN) {
            endGame();
        } else {
            pondering.allow();
        }
    }

    /** There is nothing to think about between commands until a move is asked for. */
    void endGame() {
        pondering.forbid();
    }

    LiveGraphics graphics() {
        return graphics;
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
