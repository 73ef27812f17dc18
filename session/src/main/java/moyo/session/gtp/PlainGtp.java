package moyo.session.gtp;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.session.Session;
import moyo.session.SgfFiles;
import moyo.session.record.GameRecord;
import moyo.sgf.SgfNode;

/**
 * A GTP engine for a game that has no dialect of its own: moves are named as in the game, and the
 * sides alternate.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public final class PlainGtp<G extends Game<P>, P extends Position<P>> {
    private final Session<G, P> session;

    public PlainGtp(Session<G, P> session) {
        this.session = session;
    }

    /** Registers the commands with an engine. */
    public void register(GtpEngine engine) {
        engine.add("clear_board", "", this::clearBoard);
        engine.add("play", "COLOUR MOVE", this::play);
        engine.add("undo", "", this::undo);
        engine.add("genmove", "COLOUR", this::genmove);
        engine.add("reg_genmove", "COLOUR", this::regGenmove);
        engine.add("showboard", "", this::showBoard);
        engine.add("all_legal", "COLOUR", this::allLegal);
        engine.add("final_score", "", this::finalScore);
        engine.add("loadsgf", "FILE [MOVE]", this::load);
        engine.add("savesgf", "FILE", this::save);
        Notation notation = GtpRequest::colour;
        new RuleCommands(session, notation).register(engine);
        new AnalyzeCommands(session, notation).register(engine);
        new SeedCommands(session.thinker()).register(engine);
        new StatsCommands(session.thinker()).register(engine);
        new TimeCommands(session.thinker(), notation).register(engine);
        engine.add("cputime", "", CpuTime::answer);
        engine.explain(PlainGtp.class);
        engine.whenIdle(session::ponder, session::endPondering);
    }

    private String clearBoard(GtpRequest request) {
        request.expect(0);
        session.start();
        return "";
    }

    /** Plays a move; checks first that it is the turn of the colour. */
    private String play(GtpRequest request) {
        int colour = request.expect(2).colour(0);
        GameRecord<G, P> record = session.record();
        record.positionFor(colour);
        int move = session.game().parseMove(request.text(1));
        if (!record.isLegal(colour, move)) {
            throw new BadInput("illegal move");
        }
        session.play(colour, move);
        return "";
    }

    private String undo(GtpRequest request) {
        request.expect(0);
        if (!session.undo(1)) {
            throw new BadInput("cannot undo");
        }
        return "";
    }

    private String genmove(GtpRequest request) {
        int colour = request.expect(1).colour(0);
        int move = session.choose(colour, Interrupts.of(request));
        session.playChosen(colour, move);
        return session.moveName(move);
    }

    private String regGenmove(GtpRequest request) {
        int colour = request.expect(1).colour(0);
        return session.moveName(session.think(colour, Interrupts.of(request)));
    }

    private String showBoard(GtpRequest request) {
        request.expect(0);
        return "\n" + session.kit().boardText(session.record().position());
    }

    private String allLegal(GtpRequest request) {
        P position = session.record().positionFor(request.expect(1).colour(0));
        MoveList legal = new MoveList(session.game().moveCodes());
        position.legalMoves(legal);
        return IntStream.range(0, legal.size())
                .mapToObj(i -> session.game().moveName(legal.get(i)))
                .collect(Collectors.joining(" "));
    }

    private String finalScore(GtpRequest request) {
        request.expect(0);
        P position = session.record().position();
        if (!position.isOver()) {
            throw new BadInput("cannot score: the game is not over");
        }
        double score = position.score();
        return score == 0 ? "0" : (score > 0 ? "B+" : "W+") + Math.round(Math.abs(score));
    }

    private String load(GtpRequest request) {
        session.load(LoadSgf.load(request, session.kit().format()::read));
        return "";
    }

    private String save(GtpRequest request) {
        String file = String.join(" ", request.expect(1, 100).arguments());
        SgfNode root = session.kit().format().write(session.record(), "Moyo");
        SgfFiles.save(root, file);
        return "";
    }
}
