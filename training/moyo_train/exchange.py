"""The exchange: a memory-mapped file through which self-play asks for evaluations."""

from __future__ import annotations

import os
import struct
import time
from pathlib import Path

import numpy as np

from .encoding import Encoding

MAGIC = b"MOYOXCH1"
FREE, READY, DONE = 0, 1, 2
SERVING, GONE = 1, 2
RUNNING, FINISHED = 1, 2
_SLOTS_AT = 4096
_STATE_BYTES = 64
_HEADER = struct.Struct("<8s10i")
_SERVER_STATE, _GENERATION, _CLIENT_STATE, _HEARTBEAT = 5, 6, 7, 8


class ExchangeError(ValueError):
    """The exchange file does not fit; the message says what differs."""


def _up(size: int, to: int = 64) -> int:
    return (size + to - 1) // to * to


def data_start(slots: int) -> int:
    return _up(_SLOTS_AT + _STATE_BYTES * slots, 4096)


def part_sizes(batch: int, in_bytes: int, out_bytes: int, listed: int) -> list[int]:
    """The bytes of a slot's parts: rows and outputs; with `listed` moves a row: rows, numbers of
    moves, policy indices, outputs, logits."""
    if not listed:
        return [batch * in_bytes, batch * out_bytes]
    return [batch * in_bytes, 2 * batch, 2 * batch * listed, batch * out_bytes, 2 * batch * listed]


def file_size(slots: int, batch: int, in_bytes: int, out_bytes: int, listed: int) -> int:
    parts = part_sizes(batch, in_bytes, out_bytes, listed)
    return data_start(slots) + slots * sum(_up(size) for size in parts)


def version(encoding: Encoding) -> int:
    return 2 if encoding.lists_moves else 1


def create(path: Path, encoding: Encoding, slots: int, batch: int) -> None:
    """Creates the file as Java does, for tests and the bench."""
    sizes = (encoding.in_bytes, encoding.out_bytes)
    header = _HEADER.pack(
        MAGIC, version(encoding), slots, batch, *sizes, 0, 0, 0, 0, encoding.listed_moves)
    temporary = path.with_name(path.name + ".tmp")
    with open(temporary, "wb") as file:
        file.truncate(file_size(slots, batch, *sizes, encoding.listed_moves))
        file.write(header)
    temporary.replace(path)


def await_file(path: Path, seconds: float) -> None:
    """Waits until the client has created the whole file."""
    end = time.monotonic() + seconds
    while not _whole(path):
        if time.monotonic() > end:
            raise ExchangeError(f"no exchange file {path.name} appeared within {seconds:.0f} s")
        time.sleep(0.05)


def _whole(path: Path) -> bool:
    try:
        with open(path, "rb") as file:
            header = file.read(_HEADER.size)
            size = os.fstat(file.fileno()).st_size
    except FileNotFoundError:
        return False
    if len(header) < _HEADER.size or not header.startswith(MAGIC):
        return False
    _, _, slots, batch, in_bytes, out_bytes, *_, listed = _HEADER.unpack(header)
    return size >= file_size(slots, batch, in_bytes, out_bytes, listed)


class Exchange:
    """The mapped file. `states[s]` is written last: x86 keeps the order of plain stores."""

    def __init__(self, path: Path, encoding: Encoding) -> None:
        with open(path, "rb") as file:
            header = file.read(_HEADER.size)
        if len(header) < _HEADER.size or not header.startswith(MAGIC):
            raise ExchangeError(f"{path.name} does not begin with MOYOXCH1")
        _, found, self.slots, self.batch, in_bytes, out_bytes, *_, listed = _HEADER.unpack(header)
        self._check(path, found, (in_bytes, out_bytes), listed, encoding)
        raw = np.memmap(path, dtype=np.uint8, mode="r+")
        if len(raw) < file_size(self.slots, self.batch, in_bytes, out_bytes, listed):
            raise ExchangeError(f"{path.name} is truncated: {len(raw)} bytes")
        self._raw = raw
        self._words = raw[8:44].view(np.int32)
        area = raw[_SLOTS_AT : _SLOTS_AT + _STATE_BYTES * self.slots].view(np.int32)
        self.states = area.reshape(self.slots, -1)[:, 0]
        self.counts = area.reshape(self.slots, -1)[:, 1]
        self.move_counts = area.reshape(self.slots, -1)[:, 2]
        """For each slot the number of listed moves of all its rows."""
        self.inputs: list[np.ndarray] = []
        """For each slot [batch, inBytes]."""
        self.row_moves: list[np.ndarray] = []
        """For each slot, if moves are listed: int16 [batch], the number of moves of each row."""
        self.moves: list[np.ndarray] = []
        """For each slot, if moves are listed: int16, the bits of the policy indices."""
        self.outputs: list[np.ndarray] = []
        """For each slot float16 [batch, policySize + 2]; if moves are listed, [batch, 2]."""
        self.logits: list[np.ndarray] = []
        """For each slot, if moves are listed: float16, in the order of `moves`."""
        self._map(part_sizes(self.batch, in_bytes, out_bytes, listed))

    def _map(self, sizes: list[int]) -> None:
        position = data_start(self.slots)
        for _ in range(self.slots):
            parts = []
            for size in sizes:
                parts.append(self._raw[position : position + size].view(np.ndarray))
                position += _up(size)
            self.inputs.append(parts[0].reshape(self.batch, -1))
            if len(parts) == 2:
                self.outputs.append(parts[1].view(np.float16).reshape(self.batch, -1))
                continue
            self.row_moves.append(parts[1].view(np.int16))
            self.moves.append(parts[2].view(np.int16))
            self.outputs.append(parts[3].view(np.float16).reshape(self.batch, -1))
            self.logits.append(parts[4].view(np.float16))

    def _check(
        self, path: Path, found: int, sizes: tuple[int, int], listed: int, encoding: Encoding
    ) -> None:
        if found != version(encoding):
            raise ExchangeError(
                f"{path.name} has version {found}; the encoding needs version {version(encoding)}")
        expected = (encoding.in_bytes, encoding.out_bytes)
        if sizes != expected:
            raise ExchangeError(
                f"{path.name} has rows of {sizes} bytes in and out; the encoding has {expected}")
        if listed != encoding.listed_moves:
            raise ExchangeError(
                f"{path.name} lists {listed} moves a row; the encoding {encoding.listed_moves}")
        if self.slots < 1 or self.batch < 1:
            raise ExchangeError(f"{path.name} has {self.slots} slots of {self.batch} rows")

    @property
    def client_finished(self) -> bool:
        return bool(self._words[_CLIENT_STATE] == FINISHED)

    @property
    def generation(self) -> int:
        return int(self._words[_GENERATION])

    @property
    def server_state(self) -> int:
        return int(self._words[_SERVER_STATE])

    @server_state.setter
    def server_state(self, state: int) -> None:
        self._words[_SERVER_STATE] = state

    def count_generation(self) -> None:
        self._words[_GENERATION] += 1

    def beat(self) -> None:
        self._words[_HEARTBEAT] = (int(self._words[_HEARTBEAT]) + 1) & 0x7FFFFFFF
