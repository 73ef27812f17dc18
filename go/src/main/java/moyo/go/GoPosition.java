package moyo.go;

import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Keyed;
import moyo.game.MoveList;
import moyo.game.Position;

/**
 * A board with side to move and history. In the game and in the tree no whole-board position may be
 * repeated if the rules have positional superko; after {@link #beginPlayout} only the simple ko
 * counts. Two consecutive passes end the game.
 */
public final class GoPosition implements Position<GoPosition>, Keyed {
    private final GoGame game;
    private final GoBoard board;
    private final GoKeys keys;
    private final PositionHistory history;
    private int toMove = Colour.FIRST;
    private int moveNumber;
    private int passes;
    private int lastMove = Game.PASS;
    private int moveBeforeLast = Game.PASS;
    private boolean inPlayout;
    private boolean keepKeys;

    public GoPosition(GoGame game) {
        this.game = game;
        board = new GoBoard(game.geometry());
        keys = GoKeys.of(game.geometry());
        history = new PositionHistory(game.longestGame() + 1);
        history.add(board.key());
    }

    @Override
    public void copyFrom(GoPosition source) {
        board.copyFrom(source.board);
        history.copyFrom(source.history);
        toMove = source.toMove;
        moveNumber = source.moveNumber;
        passes = source.passes;
        lastMove = source.lastMove;
        moveBeforeLast = source.moveBeforeLast;
        inPlayout = source.inPlayout;
    }

    public GoGame game() {
        return game;
    }

    /** The stones; playing on it directly is not allowed. */
    public GoBoard board() {
        return board;
    }

    @Override
    public int toMove() {
        return toMove;
    }

    @Override
    public int moveNumber() {
        return moveNumber;
    }

    /** The last move; pass (0) if there was none. */
    public int lastMove() {
        return lastMove;
    }

    /** The move before {@link #lastMove}; pass (0) if there was none. */
    public int moveBeforeLast() {
        return moveBeforeLast;
    }

    /** Number of consecutive passes before this position. */
    public int passes() {
        return passes;
    }

    /** Estimated number of moves that the side to move still has to make. */
    public int movesToGo() {
        return 10 + board.emptyCount() * 2 / 5;
    }

    @Override
    public boolean isOver() {
        return passes >= 2 || moveNumber >= game.longestGame();
    }

    /** Area score minus komi; every stone counts as alive (Tromp and Taylor). */
    @Override
    public double score() {
        return board.area() - game.komi();
    }

    @Override
    public void legalMoves(MoveList moves) {
        moves.clear();
        if (isOver()) {
            return;
        }
        for (int i = 0; i < board.emptyCount(); i++) {
            int p = board.empty(i);
            if (isLegalOnEmpty(p)) {
                moves.add(p);
            }
        }
        moves.add(Game.PASS);
    }

    @Override
    public boolean isLegal(int move) {
        return !isOver()
                && (move == Game.PASS || board.stone(move) == Stone.EMPTY && isLegalOnEmpty(move));
    }

    /**
     * Whether an empty point is a legal move that neither fills an own eye nor is suicide, even
     * where the rules allow suicide. For positions that are not over.
     */
    public boolean isSensible(int point) {
        int stone = Stone.of(toMove);
        return board.isSensible(point, stone) && (inPlayout || !repeats(point, stone));
    }

    /** Whether a point is a legal move without suicide, in a position that is not over. */
    public boolean isPlayable(int point) {
        int stone = Stone.of(toMove);
        return board.isLegal(point, stone) && (inPlayout || !repeats(point, stone));
    }

    private boolean isLegalOnEmpty(int p) {
        int stone = Stone.of(toMove);
        return (board.isLegalOnEmpty(p, stone) || isAllowedSuicide(p, stone))
                && (inPlayout || !repeats(p, stone));
    }

    /** Whether a suicide is legal; that of a single stone never is: it would change nothing. */
    private boolean isAllowedSuicide(int p, int stone) {
        return game.rules().suicide() && p != board.ko() && board.hasNeighbour(p, stone);
    }

    /**
     * Whether a move repeats a position; impossible before the first capture, except by suicide.
     */
    private boolean repeats(int p, int stone) {
        return game.rules().superko()
                && (board.hasCaptured() || game.rules().suicide())
                && history.contains(StoneKeys.keyAfter(board, p, stone));
    }

    @Override
    public void play(int move) {
        assert isLegal(move) : game.moveName(move) + " is illegal";
        playLeniently(move);
    }

    /** As {@link #play}, but also for repetitions and suicides, which other rules may allow. */
    void playLeniently(int move) {
        if (move == Game.PASS) {
            passes++;
            board.pass();
        } else {
            passes = 0;
            board.put(move, Stone.of(toMove));
        }
        moveBeforeLast = lastMove;
        lastMove = move;
        toMove ^= 1;
        moveNumber++;
        if (!inPlayout) {
            history.add(board.key());
        }
    }

    @Override
    public void beginPlayout() {
        inPlayout = true;
        if (!keepKeys) {
            board.dropKeys();
        }
    }

    /** Sets the side to move (GTP and SGF allow any order); a change resets ko and passes. */
    public void setToMove(int colour) {
        if (colour != toMove) {
            toMove = colour;
            board.pass();
            passes = 0;
        }
    }

    /** Sets the move number to 0. */
    public void forgetMoveNumber() {
        moveNumber = 0;
        history.clear();
        history.add(board.key());
    }

    /** Continues a game after two passes, for instance after a dispute about dead stones. */
    public void resumeIfOver() {
        if (passes >= 2) {
            passes = 0;
        }
    }

    /** Resets the number of consecutive passes. */
    public void forgetPasses() {
        passes = 0;
    }

    /**
     * Replaces the stones by an arrangement, indexed by point, and clears the history except the
     * prisoners.
     *
     * @return false if a block has no liberty; the position is unusable then
     */
    public boolean arrange(int[] stones, int toMove) {
        board.clear();
        for (int p : game.geometry().points) {
            if (stones[p] != Stone.EMPTY && board.stone(p) == Stone.EMPTY) {
                board.put(p, stones[p]);
            }
        }
        boolean sound = true;
        for (int p : game.geometry().points) {
            sound &= board.stone(p) == stones[p];
        }
        board.pass();
        history.clear();
        history.add(board.key());
        this.toMove = toMove;
        passes = 0;
        lastMove = Game.PASS;
        moveBeforeLast = Game.PASS;
        return sound;
    }

    /** As {@link #isLegal}, without the superko rule. */
    boolean isLegalButForSuperko(int move) {
        boolean strict = inPlayout;
        inPlayout = true;
        boolean legal = isLegal(move);
        inPlayout = strict;
        return legal;
    }

    @Override
    public void keepKeysInPlayouts(int symmetries) {
        keepKeys = symmetries > 0;
        board.keepKeys(symmetries);
    }

    /** Allowed in playouts only: elsewhere the superko rule needs keys. */
    @Override
    public void dropKeys() {
        assert inPlayout : "superko needs keys";
        board.dropKeys();
    }

    @Override
    public long key(int symmetry) {
        long key = keys.ko(game.geometry().symmetric(board.ko(), symmetry)) ^ keys.passes(passes);
        if (toMove == Colour.SECOND) {
            key ^= keys.turn();
        }
        return key ^ pieceKey(symmetry);
    }

    @Override
    public int checkKey(int symmetry) {
        int key =
                keys.koCheck(game.geometry().symmetric(board.ko(), symmetry))
                        ^ keys.passesCheck(passes);
        if (toMove == Colour.SECOND) {
            key ^= keys.turnCheck();
        }
        return key ^ pieceCheckKey(symmetry);
    }

    @Override
    public long pieceKey(int symmetry) {
        return StoneKeys.key(board, symmetry);
    }

    @Override
    public int pieceCheckKey(int symmetry) {
        return StoneKeys.checkKey(board, symmetry);
    }
}
