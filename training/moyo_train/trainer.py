"""One training step and what it changes; on CUDA the whole step is one graph."""

from __future__ import annotations

import contextlib
from typing import Any

import torch
from torch import Tensor

from .losses import Meter, Weights, losses
from .network import Network
from .optimiser import Flat, Optimiser
from .window import Window

_RUN_AHEAD = 8
_WARM_UP_STEPS = 3


class Trainer:
    """Trains a network on a window; keeps the average of its weights, which is what is exported.

    On CUDA all work is on `stream`; methods must be called with it as the current stream
    (`with trainer.context()`).
    """

    def __init__(
        self, network: Network, window: Window, batch: int, weights: Weights,
        weight_decay: float = 1e-4, clip: float = 4.0, ema: float = 0.999,
        stream: torch.cuda.Stream | None = None,
    ) -> None:
        self.network = network.train()
        self.device = next(network.parameters()).device
        self.average = Network(network.encoding, network.channels, network.blocks_count)
        self.average.to(self.device).eval()
        self.window = window
        self.batch = batch
        self.meter = Meter(self.device)
        self._weights = weights
        flat = Flat(network)
        self.optimiser = Optimiser(flat, Flat(self.average), weight_decay, clip, ema)
        self.optimiser.average_from_weights()
        self._parameters = flat.parameters
        self._graph: torch.cuda.CUDAGraph | None = None
        self._events: list[torch.cuda.Event] = []
        self.stream = stream
        if stream is None and self.device.type == "cuda":
            self.stream = torch.cuda.Stream(self.device)

    def context(self) -> contextlib.AbstractContextManager[Any]:
        return torch.cuda.stream(self.stream) if self.stream else contextlib.nullcontext()

    def _step(self) -> None:
        batch = self.window.sample(self.batch)
        cuda = self.device.type == "cuda"
        with torch.autocast(
            self.device.type, dtype=torch.bfloat16, enabled=cuda, cache_enabled=False
        ):
            out = self.network(batch.planes, batch.globals)
        parts = losses(out, batch, self._weights)
        gradients = torch.autograd.grad(parts["total"], self._parameters)
        norm = self.optimiser.step(gradients)
        self.meter.add(parts, norm, out, batch)

    def capture(self) -> bool:
        """Captures the step as a CUDA graph, if there is CUDA; training state stays as it is."""
        if self.stream is None:
            return False
        kept = {name: tensor.clone() for name, tensor in self.optimiser.state().items()}
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        try:
            with torch.cuda.stream(self.stream):
                for _ in range(_WARM_UP_STEPS):
                    self._step()
            torch.cuda.synchronize()
            with torch.cuda.graph(graph, stream=self.stream):
                self._step()
            self._graph = graph
        except RuntimeError as error:
            print(f"Training runs without a CUDA graph: {error}", flush=True)
        torch.cuda.synchronize()
        self.optimiser.restore(kept)
        self.meter.reset()
        torch.cuda.synchronize()
        return self._graph is not None

    def step(self, rate: float) -> None:
        """One step at this learning rate. On CUDA it returns early, at most a few steps ahead."""
        self.optimiser.set_rate(rate)
        if self._graph is None:
            self._step()
        else:
            self._graph.replay()
        if self.stream is not None:
            self._throttle()

    def _throttle(self) -> None:
        event = torch.cuda.Event(blocking=True)
        event.record()
        self._events.append(event)
        if len(self._events) > _RUN_AHEAD:
            self._events.pop(0).synchronize()

    @torch.no_grad()
    def calibrate(self, rows: int = 4096) -> None:
        """Batch norm statistics for weights that were read from a weights file."""
        batch = self.window.sample(rows)
        self.network.calibrate(batch.planes, batch.globals)
        self.optimiser.average_from_weights()

    def exported(self) -> tuple[dict[str, Tensor], torch.cuda.Event | None]:
        """The averaged weights as tensors of a weights file, and the event after which they are."""
        tensors = {name: tensor.clone() for name, tensor in self.average.folded().items()}
        if self.stream is None:
            return tensors, None
        event = torch.cuda.Event()
        event.record()
        return tensors, event
