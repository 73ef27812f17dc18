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
    """The size of a student, and the file of its first weights, if it has one."""

    blocks: int
    channels: int
    start: Path | None

    @property
    def name(self) -> str:
        return f"{self.blocks}x{self.channels}"


def size(text: str) -> Size:
    """BLOCKSxCHANNELS or BLOCKSxCHANNELS=FILE."""
    sizes, _, start = text.partition("=")
    try:
        blocks, channels = (int(number) for number in sizes.split("x"))
        if blocks < 1 or channels < 1:
            raise ValueError
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"'{text}' is no student: give BLOCKSxCHANNELS, such as 6x64, or 6x64=FILE.net") from None
    return Size(blocks, channels, Path(start) if start else None)


def first_network(path: Path | None, encoding: Encoding, channels: int, blocks: int) -> Network:
    """Random weights, or those of a file, grown to the size."""
    if path is None:
        return Network(encoding, channels, blocks)
    try:
        return growth.grown(netfile.load(path, encoding), channels, blocks)
    except growth.GrowthError as error:
        raise netfile.NetFileError(f"{path.name}: {error}") from None


class Student:
    """A trainer with its files `students/SIZE.net` and `students/SIZE.pt`."""

    def __init__(self, size: Size, folder: Path, trainer: Trainer) -> None:
        self.name = size.name
        self.trainer = trainer
        self._needs_calibration = size.start is not None
        self._origin = {} if size.start is None else {"startSha256": netfile.read(size.start).sha256}
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
        own = {"student": self.name, **self._origin}
        netfile.export(self._net, self.trainer.average, {**provenance, **own})
