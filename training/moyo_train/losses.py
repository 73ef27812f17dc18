"""The losses of a batch, and the figures that the metrics show."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

from .network import Outputs
from .window import Batch

BINS = 10
_NAMES = ("policy", "value", "owners", "score", "total", "targetEntropy", "networkEntropy", "top1",
          "gradient")


@dataclass(frozen=True)
class Weights:
    """How the losses are mixed. `search` is the share of the search value in the value target."""

    search: float = 0.3
    owners: float = 0.15
    score: float = 0.05


_NEVER = -1e4
"""The logit of an entry without a move: its probability is 0 in float32."""


def listed(policy: Tensor, moves: Tensor) -> Tensor:
    """The logits of listed moves [N, targetMoves].

    The softmax is taken over these alone: the network need not learn which moves are legal, and
    moves that are too unlikely to be listed leave the loss as they leave the search.
    """
    return policy.gather(1, moves.clamp(min=0)).masked_fill(moves < 0, _NEVER)


def losses(out: Outputs, batch: Batch, weights: Weights) -> dict[str, Tensor]:
    """Scalars: the four losses, their sum `total`, and the figures of the policy."""
    mask = (batch.policy.sum(dim=1) > 0).float()
    rows = mask.sum().clamp(min=1.0)
    logits = out.policy if batch.moves is None else listed(out.policy, batch.moves)
    log = F.log_softmax(logits, dim=1)
    policy = -((batch.policy * log).sum(dim=1) * mask).sum() / rows
    target = (1 - weights.search) * batch.value + weights.search * batch.search
    value = F.binary_cross_entropy_with_logits(out.value, target)
    # tanh(x) = 2 sigmoid(2x) - 1
    owners = F.binary_cross_entropy_with_logits(2 * out.owners, (batch.owners + 1) / 2)
    score = F.smooth_l1_loss(out.score, batch.score / 10)
    total = policy + value + weights.owners * owners + weights.score * score
    with torch.no_grad():
        own = -(log.exp() * log).sum(dim=1)
        theirs = -torch.xlogy(batch.policy, batch.policy).sum(dim=1)
        agree = (logits.argmax(dim=1) == batch.policy.argmax(dim=1)).float()
        figures = [(x * mask).sum() / rows for x in (theirs, own, agree)]
    return dict(zip(_NAMES, (policy, value, owners, score, total, *figures)))


class Meter:
    """Sums on the device what the metrics lines show; nothing waits for the device until `take`."""

    def __init__(self, device: torch.device) -> None:
        self._sums = torch.zeros(len(_NAMES) + 1, device=device)
        self._bins = torch.zeros(3, BINS, device=device)

    @torch.no_grad()
    def add(self, parts: dict[str, Tensor], norm: Tensor, out: Outputs, batch: Batch) -> None:
        one = torch.ones_like(norm)
        self._sums += torch.stack([*(parts[n].detach() for n in _NAMES[:-1]), norm, one])
        prediction = torch.sigmoid(out.value.detach())
        bins = (prediction * BINS).long().clamp(0, BINS - 1)
        columns = torch.stack([prediction, batch.value, torch.ones_like(prediction)])
        self._bins.scatter_add_(1, bins.expand(3, -1), columns)

    def reset(self) -> None:
        self._sums.zero_()
        self._bins.zero_()

    def take(self) -> dict[str, Any]:
        """The means since the last call (null without a step), and the value calibration."""
        sums, bins = self._sums.tolist(), self._bins.clone().cpu()
        self.reset()
        steps = sums[-1]
        means: dict[str, Any] = {
            name: round(total / steps, 5) if steps and math.isfinite(total) else None
            for name, total in zip(_NAMES, sums)}
        counts = bins[2].clamp(min=1.0)
        table = torch.stack([bins[0] / counts, bins[1] / counts, bins[2]], dim=1)
        means["calibration"] = [[round(a, 4), round(b, 4), int(n)] for a, b, n in table.tolist()]
        return means
