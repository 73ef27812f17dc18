package moyo.connect4;

import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Keyed;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.game.Zobrist;

/** A position of Connect Four: two {@link Bitboard}s. */
public final class Connect4Position implements Position<Connect4Position>, Keyed {
    /** The owner of an empty cell. */
    public static final int NOBODY = -1;

    private static final long CHECK = Zobrist.keys("connect4/check", 1)[0];

    private final Connect4Game game;

    /** The stones of the side to move. */
    private long own;

    /** The stones of both sides. */
    private long all;

    private int moveNumber;

    /** Whether the last move made a line of four. */
    private boolean won;

    Connect4Position(Connect4Game game) {
        this.game = game;
    }

    public Connect4Game game() {
        return game;
    }

    @Override
    public int toMove() {
        return moveNumber & 1;
    }

    @Override
    public int moveNumber() {
        return moveNumber;
    }

    @Override
    public boolean isOver() {
        return won || moveNumber == Connect4Game.COLUMNS * Connect4Game.ROWS;
    }

    /** 1 if the first player has won, -1 if the second has, else 0. */
    @Override
    public double score() {
        if (!won) {
            return 0;
        }
        return toMove() == Colour.FIRST ? -1 : 1;
    }

    /** The colour of the stone in a cell, or {@link #NOBODY}; row 0 is the bottom. */
    public int owner(int column, int row) {
        long cell = Bitboard.cell(column, row);
        if ((all & cell) == 0) {
            return NOBODY;
        }
        return (own & cell) != 0 ? toMove() : Colour.other(toMove());
    }

    /** Whether a stone of the colour in this empty cell would complete four in a line. */
    public boolean completes(int colour, int column, int row) {
        return (completions(colour) & Bitboard.cell(column, row)) != 0;
    }

    private long completions(int colour) {
        return Bitboard.completions(colour == toMove() ? own : all ^ own, all);
    }

    /** The stones of the side to move. */
    long own() {
        return own;
    }

    /** The stones of both sides. */
    long stones() {
        return all;
    }

    @Override
    public void legalMoves(MoveList moves) {
        moves.clear();
        if (won) {
            return;
        }
        for (int move = 1; move <= Connect4Game.COLUMNS; move++) {
            if (!Bitboard.isFull(all, move - 1)) {
                moves.add(move);
            }
        }
    }

    @Override
    public boolean isLegal(int move) {
        return !won && move != Game.PASS && !Bitboard.isFull(all, move - 1);
    }

    /** Draws a uniformly random legal move of a position that is not over. */
    int draw(Rng rng) {
        int column = rng.nextInt(Connect4Game.COLUMNS);
        while (Bitboard.isFull(all, column)) {
            column = rng.nextInt(Connect4Game.COLUMNS);
        }
        return column + 1;
    }

    @Override
    public void play(int move) {
        assert isLegal(move) : game.moveName(move) + " is illegal";
        long stone = Bitboard.drop(all, move - 1);
        won = Bitboard.hasFour(own | stone);
        own ^= all; // the stones of the other side, who moves next
        all |= stone;
        moveNumber++;
    }

    @Override
    public void copyFrom(Connect4Position source) {
        own = source.own;
        all = source.all;
        moveNumber = source.moveNumber;
        won = source.won;
    }

    /** The key is a bijection of the 49-bit code, so different positions have different keys. */
    @Override
    public long key(int symmetry) {
        return Rng.mix(code(symmetry));
    }

    @Override
    public int checkKey(int symmetry) {
        return (int) (Rng.mix(code(symmetry) ^ CHECK) >>> 32);
    }

    /**
     * In every column the highest bit marks the lowest empty cell, and the bits below it are the
     * stones of the side to move. The number of stones determines the side to move.
     */
    private long code(int symmetry) {
        long code = own | all + Bitboard.BOTTOM;
        return symmetry == 0 ? code : Bitboard.mirrored(code);
    }
}
