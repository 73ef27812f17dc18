"""How a game shows its positions to a network: the file `encoding.json` of a training run."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any


class EncodingError(ValueError):
    """The encoding contradicts itself; the message names the field."""


@dataclass(frozen=True)
class Encoding:
    """The numbers of an encoding, the byte counts that follow from them, and the symmetries."""

    game: str
    version: int
    height: int
    width: int
    planes: int
    globals: int
    policy_planes: int
    has_pass: bool
    symmetries: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    """For each symmetry (cells, moves): `new[i] = old[cells[i]]`; the identity first."""
    listed_moves: int = 0
    """How many moves a row of the exchange lists at most; 0 if the game lists no moves."""
    target_moves: int = 0
    """How many moves the policy of a shard row lists; 0 if the game lists no moves."""

    @property
    def cells(self) -> int:
        return self.height * self.width

    @property
    def policy_size(self) -> int:
        return self.policy_planes * self.cells + int(self.has_pass)

    @property
    def in_bytes(self) -> int:
        return self.cells + 4 * self.globals

    @property
    def lists_moves(self) -> bool:
        """Whether moves are listed in the exchange and in the policy to learn."""
        return self.listed_moves > 0

    @property
    def out_bytes(self) -> int:
        """The length of an output row; if moves are listed, without their logits."""
        return 4 if self.lists_moves else 2 * (self.policy_size + 2)

    @property
    def policy_bytes(self) -> int:
        """The length of the policy in a shard row: shares, or pairs of an index and a share."""
        return 4 * self.target_moves if self.lists_moves else 2 * self.policy_size

    @property
    def row_bytes(self) -> int:
        """The length of a shard row: input, policy, value, search value, score, owners."""
        return self.in_bytes + self.policy_bytes + 12 + self.cells

    def header(self) -> dict[str, Any]:
        """The part of the encoding that weights depend on; any board size fits."""
        return {
            "game": self.game,
            "version": self.version,
            "planes": self.planes,
            "globals": self.globals,
            "policyPlanes": self.policy_planes,
            "pass": self.has_pass,
        }

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "version": self.version,
            "height": self.height,
            "width": self.width,
            "planes": self.planes,
            "globals": self.globals,
            "policyPlanes": self.policy_planes,
            "pass": self.has_pass,
            **self._lists(),
            "symmetries": [{"cells": list(c), "moves": list(m)} for c, m in self.symmetries],
        }

    def _lists(self) -> dict[str, int]:
        if not self.lists_moves:
            return {}
        return {"listedMoves": self.listed_moves, "targetMoves": self.target_moves}


def from_json(data: dict[str, Any]) -> Encoding:
    """Checks and converts the content of `encoding.json`."""
    try:
        symmetries = tuple((tuple(s["cells"]), tuple(s["moves"])) for s in data["symmetries"])
        encoding = Encoding(
            game=str(data["game"]),
            version=int(data["version"]),
            height=int(data["height"]),
            width=int(data["width"]),
            planes=int(data["planes"]),
            globals=int(data["globals"]),
            policy_planes=int(data["policyPlanes"]),
            has_pass=bool(data["pass"]),
            symmetries=symmetries,
            listed_moves=int(data.get("listedMoves", 0)),
            target_moves=int(data.get("targetMoves", 0)),
        )
    except KeyError as missing:
        raise EncodingError(f"the encoding has no field {missing}") from missing
    _check(encoding)
    return encoding


def load(path: Path) -> Encoding:
    return from_json(json.loads(path.read_text(encoding="utf-8")))


def _check(encoding: Encoding) -> None:
    if not 1 <= encoding.planes <= 8:
        raise EncodingError(f"the encoding has {encoding.planes} planes; 1 to 8 are possible")
    if encoding.lists_moves != (encoding.target_moves > 0):
        raise EncodingError(f"the encoding has {encoding.listed_moves} listedMoves and "
                            f"{encoding.target_moves} targetMoves; both or none must be above 0")
    if encoding.lists_moves and encoding.policy_size > 0xFFFF:
        raise EncodingError(f"the encoding has {encoding.policy_size} policy indices; with "
                            "listedMoves at most 65535 are possible")
    if not encoding.symmetries:
        raise EncodingError("the encoding has no symmetry; the first must be the identity")
    for number, (cells, moves) in enumerate(encoding.symmetries):
        _check_permutation(f"cells of symmetry {number}", cells, encoding.cells)
        _check_permutation(f"moves of symmetry {number}", moves, encoding.policy_size)
    if any(list(part) != list(range(len(part))) for part in encoding.symmetries[0]):
        raise EncodingError("symmetry 0 is not the identity")


def _check_permutation(what: str, numbers: tuple[int, ...], size: int) -> None:
    if sorted(numbers) != list(range(size)):
        raise EncodingError(f"the {what} are not a permutation of 0 to {size - 1}")
