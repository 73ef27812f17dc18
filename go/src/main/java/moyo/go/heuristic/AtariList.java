package moyo.go.heuristic;

import moyo.game.MoveList;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;

/**
 * The blocks in atari, updated from move to move. An entry is a stone; outdated entries are dropped
 * when they are read.
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

    /** Adds the block just played and its neighbours if they are in atari. */
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

    /** Adds the moves that capture an enemy block. */
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
