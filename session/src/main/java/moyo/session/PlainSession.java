package moyo.session;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.search.clock.StopSignal;
import moyo.search.player.Player;
import moyo.search.player.PlayerSpec;

/**
 * A GTP engine for a game that has no dialect of its own: moves as the game writes them, in strict
 * turn.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public final class PlainSession<G extends Game<P>, P extends Position<P>> {
    private final GameKit<G, P> kit;
    private final Thinker<G, P> thinker;
    private final List<Integer> moves = new ArrayList<>();

    public PlainSession(GameKit<G, P> kit, PlayerSpec<G, P> spec, long seed) {
        this.kit = kit;
        thinker = new Thinker<>(spec, kit.game(), seed, kit.standardPlayer());
    }

    /** Teaches an engine the commands. */
    public void register(GtpEngine engine) {
        engine.add("clear_board", "", this::clearBoard);
        engine.add("play", "COLOUR MOVE", this::play);
        engine.add("undo", "", this::undo);
        engine.add("genmove", "COLOUR", this::genmove);
        engine.add("reg_genmove", "COLOUR", r -> name(think(position(r), r)));
        engine.add("showboard", "", r -> "\n" + kit.boardText(position()));
        engine.add("all_legal", "COLOUR", this::allLegal);
        engine.add("final_score", "", this::finalScore);
        new SeedCommands(thinker).register(engine);
        new StatsCommands(thinker).register(engine);
        new TimeCommands(thinker, GtpRequest::colour).register(engine);
        engine.add("cputime", "", CpuTime::answer);
    }

    private P position() {
        P position = kit.game().newPosition();
        moves.forEach(position::play);
        return position;
    }

    /** The position on the board, if the colour that a command names is to move. */
    private P position(GtpRequest request) {
        P position = position();
        if (request.colour(0) != position.toMove()) {
            throw new BadInput(
                    "it is the turn of " + (position.toMove() == Colour.FIRST ? "black" : "white"));
        }
        return position;
    }

    private String clearBoard(GtpRequest request) {
        request.expect(0);
        moves.clear();
        thinker.newGame();
        thinker.resetClocks();
        return "";
    }

    private String play(GtpRequest request) {
        request.expect(2);
        P position = position(request);
        int move = kit.game().parseMove(request.text(1));
        if (!position.isLegal(move)) {
            throw new BadInput("illegal move");
        }
        moves.add(move);
        return "";
    }

    private String undo(GtpRequest request) {
        request.expect(0);
        if (moves.isEmpty()) {
            throw new BadInput("cannot undo");
        }
        moves.remove(moves.size() - 1);
        return "";
    }

    private String genmove(GtpRequest request) {
        P position = position(request.expect(1));
        long start = System.nanoTime();
        int move = think(position, request);
        thinker.spendSince(start, position.toMove());
        if (move != Player.RESIGN) {
            moves.add(move);
        }
        return name(move);
    }

    private int think(P position, GtpRequest request) {
        if (position.isOver()) {
            throw new BadInput("the game is over");
        }
        StopSignal stop = new StopSignal();
        request.onInterrupt(stop::request);
        return thinker.player()
                .chooseMove(
                        position, thinker.budget(position.toMove(), kit.movesToGo(position)), stop);
    }

    private String name(int move) {
        return move == Player.RESIGN ? "resign" : kit.game().moveName(move);
    }

    private String allLegal(GtpRequest request) {
        P position = position(request.expect(1));
        MoveList legal = new MoveList(kit.game().moveCodes());
        position.legalMoves(legal);
        return IntStream.range(0, legal.size())
                .mapToObj(i -> kit.game().moveName(legal.get(i)))
                .collect(Collectors.joining(" "));
    }

    private String finalScore(GtpRequest request) {
        request.expect(0);
        P position = position();
        if (!position.isOver()) {
            throw new BadInput("cannot score: the game is not over");
        }
        double score = position.score();
        return score == 0 ? "0" : (score > 0 ? "B+" : "W+") + Math.round(Math.abs(score));
    }
}
