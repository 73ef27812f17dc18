"""Evaluates batches of rows with a folded network: CUDA graphs, or plainly on the CPU."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import torch
from torch import Tensor

from .encoding import Encoding
from .infer import Folded

LANES = 2
MAX_BATCH = 8192
_LEAST_CPU_BATCH = 16
"""Smaller convolutions do not go to oneDNN and take as long as this many rows."""
_MEAN_MOVES = 256
"""A batch has room for so many listed moves a row on average, or for those of one slot."""


def buckets(smallest: int, most: int) -> list[int]:
    """Batch sizes that grow by about a fifth, multiples of `smallest`, up to `most`."""
    step = max(smallest, 1)
    while step < 64 and step < most:
        step *= 2
    sizes = []
    size = step
    while size < most:
        sizes.append(size)
        size = (int(size * 1.2) // step + 1) * step
    return sizes + [most]


class Space(NamedTuple):
    """Inputs and outputs of a batch. Moves and logits are empty if the game lists no moves."""

    rows: Tensor
    row_moves: Tensor
    """The number of listed moves of each row."""
    moves: Tensor
    """The policy indices of the listed moves of all rows, as the bits of 16-bit numbers."""
    outputs: Tensor
    """Policy, value, score; value and score only if moves are listed."""
    logits: Tensor
    """Those of `moves`."""


def _space(
    encoding: Encoding, rows: int, moves: int, device: torch.device | None, pinned: bool = False
) -> Space:
    lists = rows if encoding.lists_moves else 0

    def zeros(*size: int, dtype: torch.dtype) -> Tensor:
        return torch.zeros(size, dtype=dtype, device=device, pin_memory=pinned and size[0] > 0)

    return Space(
        zeros(rows, encoding.in_bytes, dtype=torch.uint8),
        zeros(lists, dtype=torch.int16),
        zeros(moves, dtype=torch.int16),
        zeros(rows, encoding.out_bytes // 2, dtype=torch.float16),
        zeros(moves, dtype=torch.float16),
    )


class Evaluator:
    """Evaluates batches from two lanes: one lane is filled while the other is computed.

    On CUDA there is one graph for each batch size of `buckets`; a batch takes the smallest that
    fits. All work of an evaluator is ordered by its one stream. On the CPU `launch` computes.
    """

    def __init__(self, network: Folded, capacity: int, smallest: int) -> None:
        e = network.encoding
        self.network = network
        self.capacity = max(capacity, _LEAST_CPU_BATCH)
        self._slot_moves = smallest * e.listed_moves
        self.move_capacity = self._moves_of(self.capacity)
        """How many listed moves a batch has room for; 0 if the game lists no moves."""
        cuda = network.device.type == "cuda"
        self._lanes = [
            _space(e, self.capacity, self.move_capacity, None, cuda) for _ in range(LANES)]
        self.inputs = [lane.rows.numpy() for lane in self._lanes]
        self.row_moves = [lane.row_moves.numpy() for lane in self._lanes]
        self.moves = [lane.moves.numpy() for lane in self._lanes]
        self.outputs = [lane.outputs.numpy() for lane in self._lanes]
        self.logits = [lane.logits.numpy() for lane in self._lanes]
        self._graphs: list[tuple[int, int, Callable[[], None]]] = []
        if cuda:
            self.stream = torch.cuda.Stream(network.device, priority=-5)
            self._ended = [torch.cuda.Event() for _ in range(LANES)]
            self._there = _space(e, self.capacity, self.move_capacity, network.device)
            self._capture(buckets(smallest, self.capacity))

    def _moves_of(self, rows: int) -> int:
        """The listed moves that a batch of so many rows has room for."""
        if not self.network.encoding.lists_moves:
            return 0
        return max(rows * min(_MEAN_MOVES, self.network.encoding.listed_moves), self._slot_moves)

    def _capture(self, sizes: list[int]) -> None:
        pool = torch.cuda.graph_pool_handle()
        for size in reversed(sizes):
            moves = self._moves_of(size)
            self.stream.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(self.stream):
                for _ in range(2):
                    self._compute(self._there, size, moves)
            torch.cuda.synchronize()
            self._graphs.insert(0, (size, moves, self._graph(size, moves, pool)))

    def _graph(self, size: int, moves: int, pool: Any) -> Callable[[], None]:
        graph = torch.cuda.CUDAGraph()
        try:
            with torch.cuda.graph(graph, pool=pool, stream=self.stream):
                self._compute(self._there, size, moves)
        except RuntimeError as error:
            print(f"Batches of {size} run without a CUDA graph: {error}", flush=True)
            return lambda: self._compute(self._there, size, moves)
        return graph.replay

    def _compute(self, space: Space, size: int, moves: int) -> None:
        if not self.network.encoding.lists_moves:
            space.outputs[:size].copy_(self.network(space.rows[:size]))
            return
        values, logits = self.network.listed(
            space.rows[:size], space.row_moves[:size], space.moves[:moves])
        space.outputs[:size].copy_(values)
        space.logits[:moves].copy_(logits)

    def update(self, tensors: dict[str, Tensor], ready: torch.cuda.Event | None = None) -> None:
        """Takes new weights, between two batches; `ready`: after this event."""
        if self.network.device.type != "cuda":
            self.network.update(tensors)
            return
        with torch.cuda.stream(self.stream):
            if ready is not None:
                self.stream.wait_event(ready)
            self.network.update(tensors)

    @torch.no_grad()
    def launch(self, lane: int, count: int, moves: int = 0) -> None:
        """Starts the evaluation of the first `count` rows of a lane, which list `moves` moves."""
        here = self._lanes[lane]
        if self.network.device.type != "cuda":
            self._compute(here, max(count, _LEAST_CPU_BATCH), moves)
            return
        replay = next(
            replay for size, room, replay in self._graphs if size >= count and room >= moves)
        there = self._there
        with torch.cuda.stream(self.stream):
            there.rows[:count].copy_(here.rows[:count], non_blocking=True)
            if moves:
                there.row_moves[:count].copy_(here.row_moves[:count], non_blocking=True)
                there.moves[:moves].copy_(here.moves[:moves], non_blocking=True)
            replay()
            here.outputs[:count].copy_(there.outputs[:count], non_blocking=True)
            if moves:
                here.logits[:moves].copy_(there.logits[:moves], non_blocking=True)
            self._ended[lane].record()

    def done(self, lane: int) -> bool:
        """Whether the outputs of a lane are complete."""
        return self.network.device.type != "cuda" or self._ended[lane].query()

    def wait(self, lane: int) -> None:
        if self.network.device.type == "cuda":
            self._ended[lane].synchronize()
