package moyo.blokus;

import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Keyed;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;

/**
 * A position of Blokus Duo. A side without a legal placement passes as long as the other side has
 * one; the game is over when neither has.
 *
 * <p>The key is made of the placements and the turn. Pieces of a colour never share an edge, so the
 * covered cells determine which pieces are placed and which are left. They do not determine whether
 * the monomino was the last piece; with the bonus that is a part of the key.
 */
public final class BlokusPosition implements Position<BlokusPosition>, Keyed {
    /** The owner of a free cell. */
    public static final int NOBODY = -1;

    private final BlokusGame game;
    private final Side first = new Side(Colour.FIRST);
    private final Side second = new Side(Colour.SECOND);
    private final BlokusKeys keys = new BlokusKeys();
    private int toMove = Colour.FIRST;
    private int moveNumber;
    private boolean mustPass;
    private boolean isOver;
    private boolean keepKeys;

    public BlokusPosition(BlokusGame game) {
        this.game = game;
    }

    @Override
    public void copyFrom(BlokusPosition source) {
        first.copyFrom(source.first);
        second.copyFrom(source.second);
        keys.copyFrom(source.keys);
        toMove = source.toMove;
        moveNumber = source.moveNumber;
        mustPass = source.mustPass;
        isOver = source.isOver;
    }

    public BlokusGame game() {
        return game;
    }

    @Override
    public int toMove() {
        return toMove;
    }

    @Override
    public int moveNumber() {
        return moveNumber;
    }

    /**
     * An estimate of the moves that a side has left, for time control; a game has about fifteen.
     */
    public int movesToGo() {
        return Math.max(2, 16 - moveNumber / 2);
    }

    /** The colour that covers a cell, or {@link #NOBODY}. */
    public int owner(int cell) {
        if (first.owns(cell)) {
            return Colour.FIRST;
        }
        return second.owns(cell) ? Colour.SECOND : NOBODY;
    }

    /** Whether a colour has not yet placed a piece. */
    public boolean hasPiece(int colour, int piece) {
        return side(colour).hasPiece(piece);
    }

    /** Whether a colour has no legal placement left. */
    public boolean isBlocked(int colour) {
        return side(colour).isBlocked();
    }

    /** The last placement of a colour; 0 if it has made none. */
    public int lastPlacement(int colour) {
        return side(colour).last();
    }

    /** The pieces of a colour and its view of the board; changes as moves are played. */
    public Side side(int colour) {
        return colour == Colour.FIRST ? first : second;
    }

    @Override
    public boolean isOver() {
        return isOver;
    }

    @Override
    public double score() {
        return points(Colour.FIRST) - points(Colour.SECOND);
    }

    /** The points of a colour: covered cells and, if the game has it, the bonus. */
    public int points(int colour) {
        Side side = side(colour);
        int bonus = 0;
        if (game.bonus() && side.isDone()) {
            bonus =
                    BlokusGame.BONUS_ALL
                            + (side.endedWithMonomino() ? BlokusGame.BONUS_MONOMINO : 0);
        }
        return side.points() + bonus;
    }

    /** The number of covered cells. */
    public int covered() {
        return first.points() + second.points();
    }

    @Override
    public void legalMoves(MoveList moves) {
        placements(toMove, moves);
        if (mustPass && !isOver) {
            moves.add(Game.PASS);
        }
    }

    /** Replaces the content of {@code moves} by all placements a colour could make now. */
    public void placements(int colour, MoveList moves) {
        moves.clear();
        side(colour).addLegal(moves);
    }

    @Override
    public boolean isLegal(int move) {
        return move == Game.PASS ? mustPass && !isOver : side(toMove).isLegal(move);
    }

    /** Whether the side to move has no placement. */
    public boolean mustPass() {
        return mustPass;
    }

    /**
     * Draws a uniformly random legal move of a position that is not over. May update the list of
     * placements, so only the thread that plays on this position may call it.
     */
    public int draw(Rng rng) {
        return mustPass ? Game.PASS : side(toMove).draw(rng);
    }

    @Override
    public void play(int move) {
        assert isLegal(move) : game.moveName(move) + " is illegal";
        if (move == Game.PASS) {
            mustPass = false;
        } else {
            place(move, side(toMove), side(Colour.other(toMove)));
        }
        keys.turn();
        toMove = Colour.other(toMove);
        moveNumber++;
    }

    private void place(int move, Side own, Side other) {
        put(move, toMove, own, other);
        other.dropIllegalTail();
        mustPass = other.isBlocked();
        isOver = mustPass && own.isBlocked();
    }

    private void put(int move, int colour, Side own, Side other) {
        own.place(move);
        other.placeOther(move);
        keys.place(move, colour);
        if (game.bonus() && own.endedWithMonomino()) {
            keys.endWithMonomino(colour);
        }
    }

    /**
     * Places a piece without checking that it touches another by a corner; {@link #setToMove} must
     * follow. Used by records.
     */
    void setUp(int colour, int placement) {
        Side own = side(colour);
        if (own.points() == 0) {
            own.leaveStart(colour);
        }
        put(placement, colour, own, side(Colour.other(colour)));
        moveNumber++;
    }

    /** Sets the side to move, whichever side moved last. Used by records. */
    void setToMove(int colour) {
        if (colour != toMove) {
            keys.turn();
            toMove = colour;
        }
        mustPass = isBlocked(colour);
        isOver = mustPass && isBlocked(Colour.other(colour));
    }

    @Override
    public void beginPlayout() {
        if (!keepKeys) {
            keys.drop();
        }
    }

    @Override
    public void keepKeysInPlayouts(int symmetries) {
        keepKeys = symmetries > 0;
    }

    @Override
    public void dropKeys() {
        keys.drop();
    }

    @Override
    public long key(int symmetry) {
        return keys.key(symmetry);
    }

    @Override
    public int checkKey(int symmetry) {
        return keys.checkKey(symmetry);
    }

    @Override
    public long pieceKey(int symmetry) {
        return keys.key(symmetry) ^ BlokusKeys.turnKey(toMove);
    }

    @Override
    public int pieceCheckKey(int symmetry) {
        return keys.checkKey(symmetry) ^ BlokusKeys.turnCheckKey(toMove);
    }
}
