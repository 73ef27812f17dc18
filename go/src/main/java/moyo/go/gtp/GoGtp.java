package moyo.go.gtp;

import java.util.ArrayList;
import java.util.List;
import moyo.game.BadInput;
import moyo.go.Geometry;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRecord;
import moyo.go.GoRules;
import moyo.go.status.LifeAndDeath;
import moyo.go.status.OwnershipEstimator;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.session.Session;
import moyo.session.Thinker;
import moyo.session.gtp.AnalyzeCommands;
import moyo.session.gtp.Notation;
import moyo.session.gtp.PlainGtp;
import moyo.session.gtp.RuleCommands;
import moyo.session.gtp.SeedCommands;
import moyo.session.gtp.StatsCommands;
import moyo.session.gtp.TimeCommands;

/**
 * The GTP dialect of Go on a session. Komi, rules and time settings outlive {@code boardsize} and
 * {@code clear_board}, because clients send them in any order.
 */
public final class GoGtp implements Notation {
    private final Session<GoGame, GoPosition> session;
    private GoGame standard;

    public GoGtp(Session<GoGame, GoPosition> session) {
        this.session = session;
        standard = session.game();
    }

    /** Registers every command of Go with an engine. */
    public void register(GtpEngine engine) {
        new BoardCommands(this).register(engine);
        new SetUpCommands(this).register(engine);
        new PlayCommands(this).register(engine);
        AnalyzeCommands analysis = new AnalyzeCommands(session, this);
        analysis.register(engine);
        analysis.registerCgos(engine);
        new LiveGraphics(this).register(engine);
        new RuleCommands(session, this).register(engine);
        new SeedCommands(thinker()).register(engine);
        new StatsCommands(thinker()).register(engine);
        new TimeCommands(thinker(), this).register(engine);
        new ScoreCommands(this).register(engine);
        new SgfCommands(this).register(engine);
        new ParamCommands(this).register(engine);
        new KnowledgeCommands(this).register(engine);
        new ClientCommands(this).register(engine);
        engine.explain(PlainGtp.class).explain(GoGtp.class);
        engine.whenIdle(session::ponder, session::endPondering);
    }

    Session<GoGame, GoPosition> session() {
        return session;
    }

    GoRecord record() {
        return (GoRecord) session.record();
    }

    GoGame game() {
        return session.game();
    }

    /** Returns the player with its settings and clocks. */
    Thinker<GoGame, GoPosition> thinker() {
        return session.thinker();
    }

    /** Starts a game on an empty board. */
    void start(int size) {
        if (size < Geometry.SMALLEST || size > Geometry.LARGEST) {
            throw new BadInput("unacceptable size");
        }
        session.start(new GoRecord(new GoGame(size, game().komi(), game().rules())));
    }

    /** Returns komi and rules as set by the client, for files that have none. */
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

    /**
     * Changes the game only if it differs, because clients repeat commands and a change recreates
     * the player.
     */
    private void changeGame(GoGame changed) {
        if (!changed.equals(game())) {
            session.changeRules(record().under(changed));
        }
    }

    @Override
    public int colour(GtpRequest request, int index) {
        return request.colour(index);
    }

    @Override
    public List<Integer> cells() {
        Geometry geometry = game().geometry();
        List<Integer> cells = new ArrayList<>();
        for (int y = geometry.size() - 1; y >= 0; y--) {
            for (int x = 0; x < geometry.size(); x++) {
                cells.add(geometry.point(x, y));
            }
        }
        return cells;
    }

    /** Reads an argument as a point or pass. */
    int vertex(GtpRequest request, int index) {
        return move(game(), request.text(index));
    }

    /**
     * Returns the status of the stones on the board by the player, if it can tell owners, or by
     * playouts; the same at every call.
     */
    LifeAndDeath judge() {
        return judge(record().position());
    }

    /**
     * Returns the same for rules in which the players agree on dead stones, whatever the rules of
     * the game are.
     */
    LifeAndDeath judgeByAgreement() {
        GoGame agreed = new GoGame(game().size(), game().komi(), GoRules.CHINESE);
        return judge(record().under(agreed).position());
    }

    private LifeAndDeath judge(GoPosition position) {
        return thinker().player() instanceof OwnershipEstimator estimator
                ? LifeAndDeath.judge(position, estimator)
                : LifeAndDeath.judge(position, 1);
    }
}
