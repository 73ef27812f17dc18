package moyo.blokus.gtp;

import java.util.List;
import java.util.Locale;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.BlokusRecord;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.session.Session;
import moyo.session.Thinker;
import moyo.session.gtp.AnalyzeCommands;
import moyo.session.gtp.CpuTime;
import moyo.session.gtp.Notation;
import moyo.session.gtp.PlainGtp;
import moyo.session.gtp.RuleCommands;
import moyo.session.gtp.SeedCommands;
import moyo.session.gtp.StatsCommands;
import moyo.session.gtp.TimeCommands;

/**
 * The GTP dialect of Blokus Duo on a session. The commands and their errors are Pentobi's, so that
 * its clients work unchanged.
 */
public final class BlokusGtp implements Notation {
    private final Session<BlokusGame, BlokusPosition> session;

    /** The pieces on the board at the last search, by colour. */
    private List<List<Integer>> lastThought = List.of();

    public BlokusGtp(Session<BlokusGame, BlokusPosition> session) {
        this.session = session;
        session.beforeThought(
                root ->
                        lastThought =
                                List.of(
                                        record().pieces(Colour.FIRST),
                                        record().pieces(Colour.SECOND)));
    }

    /** Registers every command of Blokus with an engine. */
    public void register(GtpEngine engine) {
        new BoardCommands(this).register(engine);
        new PlayCommands(session).register(engine);
        new SearchCommands(this).register(engine);
        new FileCommands(this).register(engine);
        new ParamCommands(thinker()).register(engine);
        new AnalyzeCommands(session, this).register(engine);
        new RuleCommands(session, this).register(engine);
        new SeedCommands(thinker()).register(engine);
        new StatsCommands(thinker()).register(engine);
        new TimeCommands(thinker(), this).register(engine);
        engine.add("cputime", "", CpuTime::answer);
        engine.explain(PlainGtp.class).explain(BlokusGtp.class);
        engine.whenIdle(session::ponder, session::endPondering);
    }

    Session<BlokusGame, BlokusPosition> session() {
        return session;
    }

    BlokusRecord record() {
        return (BlokusRecord) session.record();
    }

    BlokusGame game() {
        return session.game();
    }

    /** Returns the player with its settings. */
    Thinker<BlokusGame, BlokusPosition> thinker() {
        return session.thinker();
    }

    @Override
    public int colour(GtpRequest request, int index) {
        return read(request, index);
    }

    /** Reads an argument as a colour, by any of its names in Pentobi. */
    static int read(GtpRequest request, int index) {
        if (request.count() <= index) {
            throw new BadInput("missing argument " + (index + 1));
        }
        return switch (request.text(index).toLowerCase(Locale.ROOT)) {
            case "b", "black", "blue", "purple" -> Colour.FIRST;
            case "w", "white", "green", "orange" -> Colour.SECOND;
            default ->
                    throw new BadInput(
                            "invalid color argument '%s'".formatted(request.text(index)));
        };
    }

    /** Reads the only argument as a colour. */
    static int onlyColour(GtpRequest request) {
        int colour = read(request, 0);
        request.expect(1);
        return colour;
    }

    /** Returns a separator other than the comma, because moves contain commas. */
    @Override
    public String separator() {
        return ";";
    }

    /** Forgets the last search, because the player has searched other games since. */
    void forgetThought() {
        lastThought = List.of();
    }

    /** Returns the pieces on the board at the last search, by colour; empty if there was none. */
    List<List<Integer>> lastThought() {
        return lastThought;
    }
}
