package moyo.go.heuristic;

import moyo.game.MoveList;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;

/**
 * All blocks in atari on the board, kept from move to move. An entry is a stone; it may be stale,
 * and is dropped when it is met.
 */
final class AtariList {
    private final int[] stones;
    private int size;

    AtariList(int capacity) {
        stones = new int[capacity];
    }

    void begin(GoBoard board) {
        size = 0;
        for (int p : board.geometry().pointsInOrder()) {
            if (board.block(p) == p && board.libertyCount(p) == 1) {
                stones[size++] = p;
            }
        }
    }

    /** The block just played and its neighbours may be in atari now. */
    void played(GoBoard board, int move) {
        addIfInAtari(board, move);
        for (int i = 0; i < 4; i++) {
            addIfInAtari(board, move + board.offset(i));
        }
    }

    private void addIfInAtari(GoBoard board, int p) {
        if (board.libertyCount(board.block(p)) == 1) {
            stones[size++] = p;
        }
    }

    /** Adds the moves that capture a block of the enemy. */
    void suggestCaptures(GoPosition position, MoveList moves) {
        GoBoard board = position.board();
        int enemy = Stone.other(Stone.of(position.toMove()));
        int i = 0;
        while (i < size) {
            int stone = stones[i];
            int block = board.block(stone);
            if (board.libertyCount(block) != 1) {
                stones[i] = stones[--size];
                continue;
            }
            if (board.stone(stone) == enemy) {
                moves.add(board.firstLiberty(block));
            }
            i++;
        }
    }
}
