"""Input planes of Go and Connect Four by a second, naive implementation of the rules in Python."""

from __future__ import annotations

from typing import Protocol

import numpy as np

COLUMNS = "ABCDEFGHJKLMNOPQRST"
EMPTY, BLACK, WHITE = 0, 1, -1

Point = tuple[int, int]
"""Row and column, from 0; the first row of a board is its lowest."""


class Naive(Protocol):
    """A game in progress."""

    def play(self, name: str) -> None: ...

    def legal(self) -> list[int]:
        """The policy indices of the legal moves."""

    def planes(self) -> np.ndarray:
        """[planes, height, width]."""

    def numbers(self) -> list[float]:
        """The global inputs."""


class Go:
    """Go without suicide. With `superko` no earlier board may come back."""

    def __init__(self, size: int, komi: float, superko: bool, territory: bool) -> None:
        self.board = np.zeros((size, size), dtype=int)
        self.to_move = BLACK
        self.moves: list[Point | None] = []
        self._komi, self._superko, self._territory = komi, superko, territory
        self._earlier = [self.board]

    def play(self, name: str) -> None:
        point = None if name.lower() == "pass" else (int(name[1:]) - 1, COLUMNS.index(name[0]))
        if point is not None:
            board = self._after(point)
            assert board is not None, f"{name} is illegal"
            self.board = board
            self._earlier.append(board)
        self.moves.append(point)
        self.to_move = -self.to_move

    def legal(self) -> list[int]:
        closed = (self.board != EMPTY) | (self.planes()[5] == 1)
        return [*np.flatnonzero(~closed).tolist(), self.board.size]

    def planes(self) -> np.ndarray:
        planes = np.zeros((8, *self.board.shape), dtype=int)
        for point, stone in np.ndenumerate(self.board):
            if stone == EMPTY:
                planes[5][point] = self._after(point) is None
                continue
            planes[0 if stone == self.to_move else 1][point] = 1
            liberties = len(_block(self.board, point)[1])
            if liberties <= 3:
                planes[1 + liberties][point] = 1
        for plane, move in zip((6, 7), reversed(self.moves)):
            if move is not None:
                planes[plane][move] = 1
        return planes

    def numbers(self) -> list[float]:
        komi = self._komi if self.to_move == WHITE else -self._komi
        return [komi / 10, float(self.moves[-1:] == [None]), float(self._territory)]

    def _after(self, point: Point) -> np.ndarray | None:
        """The board after a move; None if the move is illegal."""
        if self.board[point] != EMPTY:
            return None
        board = self.board.copy()
        board[point] = self.to_move
        for neighbour in _neighbours(board, point):
            if board[neighbour] == -self.to_move:
                stones, liberties = _block(board, neighbour)
                if not liberties:
                    board[tuple(zip(*stones))] = EMPTY
        if not _block(board, point)[1]:
            return None
        earlier = self._earlier if self._superko else self._earlier[-2:-1]
        return None if any((board == old).all() for old in earlier) else board


def _neighbours(board: np.ndarray, point: Point) -> list[Point]:
    y, x = point
    around = ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1))
    return [p for p in around if 0 <= min(p) and max(p) < len(board)]


def _block(board: np.ndarray, point: Point) -> tuple[set[Point], set[Point]]:
    """The stones of a block and its liberties."""
    stones, liberties, open_points = {point}, set(), [point]
    while open_points:
        for p in _neighbours(board, open_points.pop()):
            if board[p] == EMPTY:
                liberties.add(p)
            elif board[p] == board[point] and p not in stones:
                stones.add(p)
                open_points.append(p)
    return stones, liberties


class ConnectFour:
    """Six rows of seven cells."""

    def __init__(self) -> None:
        self.board = np.zeros((6, 7), dtype=int)
        self.to_move = 1

    def play(self, name: str) -> None:
        column = "abcdefg".index(name)
        self.board[self._height(column), column] = self.to_move
        self.to_move = -self.to_move

    def legal(self) -> list[int]:
        return np.flatnonzero(self.planes()[2]).tolist()

    def planes(self) -> np.ndarray:
        planes = np.zeros((6, 6, 7), dtype=int)
        planes[0], planes[1] = self.board == self.to_move, self.board == -self.to_move
        for y, x in np.argwhere(self.board == EMPTY):
            planes[2, y, x] = self._height(x) == y
            planes[3, y, x] = self._completes(y, x, self.to_move)
            planes[4, y, x] = self._completes(y, x, -self.to_move)
        planes[5, ::2] = 1
        return planes

    def numbers(self) -> list[float]:
        return []

    def _height(self, column: int) -> int:
        return int(np.count_nonzero(self.board[:, column]))

    def _completes(self, y: int, x: int, colour: int) -> bool:
        board = self.board.copy()
        board[y, x] = colour
        for dy, dx in ((0, 1), (1, 0), (1, 1), (1, -1)):
            for start in range(-3, 1):
                line = [(y + dy * (start + i), x + dx * (start + i)) for i in range(4)]
                if all(0 <= a < 6 and 0 <= b < 7 and board[a, b] == colour for a, b in line):
                    return True
        return False
