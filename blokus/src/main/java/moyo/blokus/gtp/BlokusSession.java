package moyo.blokus.gtp;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.BlokusRecord;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.search.clock.StopSignal;
import moyo.search.player.Player;
import moyo.search.player.PlayerSpec;
import moyo.session.CpuTime;
import moyo.session.Pondering;
import moyo.session.SeedCommands;
import moyo.session.StatsCommands;
import moyo.session.Thinker;
import moyo.session.TimeCommands;

/**
 * What one GTP connection is about: the game on the board, and the player that answers. The
 * commands and their errors are Pentobi's, so that its clients find what they know.
 */
public final class BlokusSession {
    /** Who answers if nobody is named. */
    public static final String STANDARD_PLAYER = "blokus";

    private final Thinker<BlokusGame, BlokusPosition> thinker;
    private final Pondering<BlokusPosition> pondering;
    private final String[] names = {"", ""};
    private BlokusRecord record;

    /** What lay on the board when the player last thought, by colour. */
    private List<List<Integer>> lastThought = List.of();

    public BlokusSession(PlayerSpec<BlokusGame, BlokusPosition> spec, BlokusGame game, long seed) {
        thinker = new Thinker<>(spec, game, seed, STANDARD_PLAYER);
        record = new BlokusRecord(game);
        pondering = new Pondering<>(thinker, this::thinkingOn);
    }

    /** Teaches an engine every command of Blokus. */
    public void register(GtpEngine engine) {
        new BoardCommands(this).register(engine);
        new PlayCommands(this).register(engine);
        new SearchCommands(this).register(engine);
        new FileCommands(this).register(engine);
        new ParamCommands(this).register(engine);
        new SeedCommands(thinker).register(engine);
        new StatsCommands(thinker).register(engine);
        new TimeCommands(thinker, BlokusSession::colour).register(engine);
        engine.add("cputime", "", CpuTime::answer);
        engine.whenIdle(pondering::begin, pondering::end);
    }

    BlokusRecord record() {
        return record;
    }

    BlokusGame game() {
        return record.game();
    }

    /** Who answers. */
    Thinker<BlokusGame, BlokusPosition> thinker() {
        return thinker;
    }

    /** A new, empty board. */
    void start() {
        load(new BlokusRecord(game()));
        thinker.resetClocks();
    }

    /** Puts another game on the board. */
    void load(BlokusRecord other) {
        record = other;
        Arrays.fill(names, "");
        pondering.forbid();
        thinker.newGame();
    }

    /** Who plays a colour, for the record; empty if unknown. */
    String name(int colour) {
        return names[colour];
    }

    /** The argument as a colour, by any name it has in Pentobi's games and on its board. */
    static int colour(GtpRequest request, int index) {
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

    /** The only argument as a colour. */
    static int onlyColour(GtpRequest request) {
        int colour = colour(request, 0);
        request.expect(1);
        return colour;
    }

    /**
     * Lets the player think about a move of the game; pass if there is none, or {@link
     * Player#RESIGN}.
     */
    int thinkOnTheClock(int colour, GtpRequest request) {
        long start = System.nanoTime();
        int move = think(colour, request);
        thinker.spendSince(start, colour);
        names[colour] = "Moyo (" + thinker.spec() + ")";
        if (move == Player.RESIGN) {
            pondering.forbid();
        } else {
            pondering.allow();
        }
        return move;
    }

    /** Lets the player think; it costs no time of the game. */
    int think(int colour, GtpRequest request) {
        BlokusPosition root = record.positionFor(colour);
        if (root.isBlocked(colour)) {
            return Game.PASS;
        }
        StopSignal stop = new StopSignal();
        request.onInterrupt(stop::request);
        lastThought = List.of(record.pieces(Colour.FIRST), record.pieces(Colour.SECOND));
        return thinker.player().chooseMove(root, thinker.budget(colour, root.movesToGo()), stop);
    }

    /** The position on the board, for a player that is going to think about it. */
    private BlokusPosition thinkingOn() {
        lastThought = List.of(record.pieces(Colour.FIRST), record.pieces(Colour.SECOND));
        return record.positionFor(record.mover());
    }

    /** The player has thought of other games meanwhile. */
    void forgetThought() {
        lastThought = List.of();
    }

    /** What lay on the board when the player last thought, by colour; empty if it never did. */
    List<List<Integer>> lastThought() {
        return lastThought;
    }
}
