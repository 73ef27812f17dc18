"""Flat weights, AdamW and averaged weights: few operations on long vectors, fit for CUDA graphs."""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor, nn

_BETA1, _BETA2, _EPSILON = 0.9, 0.999, 1e-8


class Flat:
    """All parameters of a module in one vector, its batch norm statistics in another.

    The module's own tensors become views: writing to the vectors changes the module.
    """

    def __init__(self, module: nn.Module) -> None:
        self.parameters = [p for p in module.parameters() if p.numel()]
        self.weights = torch.cat([p.detach().reshape(-1) for p in self.parameters])
        position = 0
        for p in self.parameters:
            p.data = self.weights[position : position + p.numel()].view(p.shape)
            position += p.numel()
        norms = [m for m in module.modules() if isinstance(m, nn.BatchNorm2d)]
        owners = [(n, name) for n in norms for name in ("running_mean", "running_var")]
        self.statistics = torch.cat([getattr(n, name) for n, name in owners])
        position = 0
        for norm, name in owners:
            size = norm.num_features
            setattr(norm, name, self.statistics[position : position + size])
            position += size

    def decayed(self) -> Tensor:
        """1 for weights of matrices and convolutions, 0 for biases and batch norm."""
        return torch.cat([torch.full((p.numel(),), float(p.dim() > 1)) for p in self.parameters])


class Optimiser:
    """AdamW with gradient clipping; then the running average of weights and statistics.

    A step with a gradient that is not finite changes nothing but the momentum.
    """

    def __init__(
        self, flat: Flat, average: Flat, weight_decay: float, clip: float, ema: float
    ) -> None:
        self._flat = flat
        self._average = average
        self._decay = flat.decayed().to(flat.weights.device) * weight_decay
        self._clip = clip
        self._ema = ema
        self._first = torch.zeros_like(flat.weights)
        self._second = torch.zeros_like(flat.weights)
        device = flat.weights.device
        self._count = torch.zeros((), dtype=torch.float64, device=device)
        self._rate = torch.zeros((), device=device)

    def set_rate(self, rate: float) -> None:
        self._rate.fill_(rate)

    @torch.no_grad()
    def step(self, gradients: tuple[Tensor, ...]) -> Tensor:
        """One step; returns the norm of the gradient before clipping."""
        gradient = torch.cat([g.reshape(-1).float() for g in gradients])
        norm = gradient.norm()
        scale = (self._clip / (norm + 1e-6)).clamp(max=1.0)
        gradient = torch.nan_to_num(gradient * scale, nan=0.0, posinf=0.0, neginf=0.0)
        self._count += 1
        self._first.lerp_(gradient, 1 - _BETA1)
        self._second.mul_(_BETA2).addcmul_(gradient, gradient, value=1 - _BETA2)
        first, second = (-torch.expm1(self._count * math.log(beta)).float()
                         for beta in (_BETA1, _BETA2))
        update = (self._first / first) / ((self._second / second).sqrt() + _EPSILON)
        weights = self._flat.weights
        weights.sub_(self._rate * (update + self._decay * weights))
        self._average_in()
        return norm

    def _average_in(self) -> None:
        kept = ((1 + self._count) / (10 + self._count)).clamp(max=self._ema).float()
        for own, mean in ((self._flat.weights, self._average.weights),
                          (self._flat.statistics, self._average.statistics)):
            mean.add_((own - mean) * (1 - kept))

    def state(self) -> dict[str, Any]:
        """All tensors that training changes, by name."""
        return {
            "weights": self._flat.weights,
            "statistics": self._flat.statistics,
            "averageWeights": self._average.weights,
            "averageStatistics": self._average.statistics,
            "first": self._first,
            "second": self._second,
            "count": self._count,
        }

    @torch.no_grad()
    def restore(self, state: dict[str, Tensor]) -> None:
        """Copies a state in place."""
        for name, tensor in self.state().items():
            tensor.copy_(state[name])

    @torch.no_grad()
    def average_from_weights(self) -> None:
        """Starts the average at the present weights."""
        self._average.weights.copy_(self._flat.weights)
        self._average.statistics.copy_(self._flat.statistics)
