"""The checkpoint of a run: weights, averages, optimiser, counters, random state."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import torch

from .netfile import write_atomically
from .trainer import Trainer


class CheckpointError(ValueError):
    """A checkpoint does not fit the run; the message says what differs."""


def _identity(trainer: Trainer) -> dict[str, Any]:
    network = trainer.network
    return {"encoding": network.encoding.header(), "channels": network.channels,
            "blocks": network.blocks_count}


def save(path: Path, trainer: Trainer, counters: dict[str, float]) -> None:
    """Writes the checkpoint under a temporary name and renames it."""
    content: dict[str, Any] = {
        "network": _identity(trainer),
        "state": {name: tensor.cpu() for name, tensor in trainer.optimiser.state().items()},
        "counters": json.dumps(counters),
        "random": torch.get_rng_state(),
    }
    if trainer.device.type == "cuda":
        content["cudaRandom"] = torch.cuda.get_rng_state(trainer.device)
    buffer = io.BytesIO()
    torch.save(content, buffer)
    write_atomically(path, buffer.getvalue())


def load(
    path: Path, trainer: Trainer
) -> tuple[dict[str, float], dict[str, Any]]:
    """Restores weights, averages and optimiser; returns the counters and the random state."""
    content = torch.load(path, map_location="cpu", weights_only=True)
    if content["network"] != _identity(trainer):
        raise CheckpointError(
            f"{path.name} is of the network {content['network']}, not {_identity(trainer)}")
    trainer.optimiser.restore(content["state"])
    random = {name: content[name] for name in ("random", "cudaRandom") if name in content}
    return json.loads(content["counters"]), random


def restore_random(state: dict[str, Any], trainer: Trainer) -> None:
    """Goes on with the random numbers of the checkpoint."""
    torch.set_rng_state(state["random"])
    if trainer.device.type == "cuda" and "cudaRandom" in state:
        torch.cuda.set_rng_state(state["cudaRandom"], trainer.device)
