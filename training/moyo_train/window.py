"""The replay window: the newest rows as one uint8 tensor on the device, decoded there."""

from __future__ import annotations

from typing import NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor

from .encoding import Encoding

NO_MOVE = -1
"""The policy index of an entry without a move."""


class Batch(NamedTuple):
    """Decoded rows."""

    planes: Tensor
    """[N, planes + 1, H, W], the last plane all ones, channels last in memory."""
    globals: Tensor
    policy: Tensor
    """Target probabilities [N, policySize]; all zero where there is no target. If moves are
    listed, [N, targetMoves]: those of `moves`."""
    value: Tensor
    search: Tensor
    score: Tensor
    """In points."""
    owners: Tensor
    """[N, cells] in -1, 0, 1."""
    moves: Tensor | None = None
    """The policy indices of the listed moves [N, targetMoves]; -1 where there is no move."""


class Decoder:
    """Turns shard rows on a device into training batches, each row under its own symmetry."""

    def __init__(self, encoding: Encoding, device: torch.device) -> None:
        self._encoding = encoding
        self._cells = torch.tensor([c for c, _ in encoding.symmetries], device=device)
        self._moves = torch.tensor([m for _, m in encoding.symmetries], device=device)
        self._shown = self._moves.argsort(dim=1)
        """Where each policy index is shown."""
        bits = torch.arange(256)[:, None] >> torch.arange(encoding.planes)[None, :] & 1
        ones = torch.ones(256, 1)
        self._table = torch.cat([bits.float(), ones], dim=1).to(device)
        self.symmetries = len(encoding.symmetries)

    def __call__(self, rows: Tensor, symmetry: Tensor) -> Batch:
        """rows [N, rowBytes]; symmetry [N], numbers of symmetries."""
        e = self._encoding
        cells_at = self._cells[symmetry]
        ends = [e.cells, e.in_bytes, e.in_bytes + e.policy_bytes]
        ends += [ends[-1] + 12, e.row_bytes]
        cells, global_inputs, policy, numbers, owners = (
            rows[:, start:end].clone(memory_format=torch.contiguous_format)
            for start, end in zip([0] + ends, ends))
        planes = F.embedding(cells.gather(1, cells_at).int(), self._table)
        value, search, score = numbers.view(torch.float32).unbind(1)
        decode = self._listed if e.lists_moves else self._policy
        moves, probabilities = decode(policy, symmetry)
        return Batch(
            planes.view(-1, e.height, e.width, e.planes + 1).permute(0, 3, 1, 2),
            _floats(global_inputs),
            probabilities,
            value,
            search,
            score,
            owners.view(torch.int8).gather(1, cells_at).float(),
            moves,
        )

    def _policy(self, data: Tensor, symmetry: Tensor) -> tuple[None, Tensor]:
        counts = (data.view(torch.int16).int() & 0xFFFF).float()
        return None, _normalised(counts.gather(1, self._moves[symmetry]))

    def _listed(self, data: Tensor, symmetry: Tensor) -> tuple[Tensor, Tensor]:
        pairs = data.view(torch.int16).int() & 0xFFFF
        true, counts = pairs[:, 0::2], pairs[:, 1::2].float()
        used = true < self._encoding.policy_size
        first = symmetry[:, None] * self._encoding.policy_size
        shown = self._shown.view(-1)[first + torch.where(used, true, torch.zeros_like(true))]
        moves = torch.where(used, shown, torch.full_like(shown, NO_MOVE))
        return moves, _normalised(counts * used)


def _normalised(counts: Tensor) -> Tensor:
    return counts / counts.sum(dim=1, keepdim=True).clamp(min=1.0)


def _floats(data: Tensor) -> Tensor:
    if data.shape[1] == 0:
        return torch.zeros(data.shape, device=data.device)
    return data.view(torch.float32)


class Window:
    """A ring of rows. All methods belong to one thread (on CUDA: to one stream)."""

    def __init__(self, encoding: Encoding, capacity: int, device: torch.device) -> None:
        self.capacity = capacity
        self.size = 0
        self.total = 0
        """Rows ever appended."""
        self._rows = torch.zeros(capacity, encoding.row_bytes, dtype=torch.uint8, device=device)
        self._size = torch.ones((), dtype=torch.float64, device=device)
        self._decoder = Decoder(encoding, device)

    def append(self, rows: Tensor) -> None:
        """Adds rows; the oldest leave when the window is full."""
        self.total += rows.shape[0]
        rows = rows[-self.capacity :]
        start = (self.total - rows.shape[0]) % self.capacity
        first = min(rows.shape[0], self.capacity - start)
        self._rows[start : start + first].copy_(rows[:first], non_blocking=True)
        self._rows[: rows.shape[0] - first].copy_(rows[first:], non_blocking=True)
        self.size = min(self.total, self.capacity)
        self._size.fill_(max(self.size, 1))

    def sample(self, count: int) -> Batch:
        """Random rows, each under a random symmetry."""
        device = self._rows.device
        random = torch.rand(count, dtype=torch.float64, device=device)
        rows = self._rows[(random * self._size).long()]
        symmetry = torch.rand(count, dtype=torch.float64, device=device) * self._decoder.symmetries
        return self._decoder(rows, symmetry.long())


def fitting_capacity(encoding: Encoding, wanted: int, device: torch.device) -> int:
    """`wanted` rows, or as many as fit into 40 % of the free memory."""
    if device.type == "cuda":
        free = torch.cuda.mem_get_info(device)[0]
    else:
        with open("/proc/meminfo", encoding="ascii") as info:
            free = 1024 * int(next(line for line in info if "MemAvailable" in line).split()[1])
    return max(1, min(wanted, int(0.4 * free) // encoding.row_bytes))
