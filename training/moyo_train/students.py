"""Further networks that learn from the games of the run's network, which alone plays them.

A network that is too slow to play may teach a small one: the targets are those of a stronger
search than the small network's own.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, NamedTuple

from . import checkpoint, growth, netfile
from .encoding import Encoding
from .network import Network
from .trainer import Trainer


class Size(NamedTuple):
    """The size of a network."""

    blocks: int
    channels: int

    @property
    def name(self) -> str:
        return f"{self.blocks}x{self.channels}"


def sizes(text: str) -> list[Size]:
    """Sizes BLOCKSxCHANNELS with commas between them."""
    return [_size(part) for part in text.split(",")]


def _size(text: str) -> Size:
    try:
        size = Size(*(int(number) for number in text.split("x")))
        if min(size) < 1:
            raise ValueError
    except (TypeError, ValueError):
        raise argparse.ArgumentTypeError(
            f"'{text}' is no size: give BLOCKSxCHANNELS, such as 6x64") from None
    return size


def fits(start: Network, size: Size) -> bool:
    """Whether a network of this size can begin with the weights of the start."""
    return size.channels >= start.channels and size.blocks >= start.blocks_count


def first_network(start: Network | None, size: Size, encoding: Encoding) -> Network:
    """The weights of the start, grown to the size, if they fit; else random ones."""
    if start is None or not fits(start, size):
        return Network(encoding, size.channels, size.blocks)
    return growth.grown(start, size.channels, size.blocks)


class Student:
    """A trainer with its files `students/SIZE.net` and `students/SIZE.pt`."""

    def __init__(self, size: Size, folder: Path, trainer: Trainer, started: bool) -> None:
        """`started`: the first weights are those of the run's start."""
        self.name = size.name
        self.trainer = trainer
        self.started = started
        self._needs_calibration = started
        self._net = folder / f"{size.name}.net"
        self._checkpoint = folder / f"{size.name}.pt"

    def restore(self) -> None:
        """Goes on from the checkpoint, if there is one."""
        if self._checkpoint.exists():
            checkpoint.load(self._checkpoint, self.trainer)
            self._needs_calibration = False

    def step(self, rate: float) -> None:
        if self._needs_calibration:
            self._needs_calibration = False
            self.trainer.calibrate()
        self.trainer.step(rate)

    def save(self, counters: dict[str, float], provenance: dict[str, Any]) -> None:
        """The averaged weights, with the provenance of the run, and the checkpoint."""
        checkpoint.save(self._checkpoint, self.trainer, counters)
        netfile.export(self._net, self.trainer.average, {**provenance, "student": self.name})
