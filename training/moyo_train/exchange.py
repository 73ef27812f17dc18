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
_HEADER = struct.Struct("<8s5i")
_SERVER_STATE, _GENERATION, _CLIENT_STATE, _HEARTBEAT = 5, 6, 7, 8


class ExchangeError(ValueError):
    """The exchange file does not fit; the message says what differs."""


def _up(size: int, to: int) -> int:
    return (size + to - 1) // to * to


def data_start(slots: int) -> int:
    return _up(_SLOTS_AT + _STATE_BYTES * slots, 4096)


def file_size(slots: int, batch: int, in_bytes: int, out_bytes: int) -> int:
    return data_start(slots) + slots * (_up(batch * in_bytes, 64) + _up(batch * out_bytes, 64))


def create(path: Path, encoding: Encoding, slots: int, batch: int) -> None:
    """Creates the file as Java does, for tests and the bench."""
    header = _HEADER.pack(MAGIC, 1, slots, batch, encoding.in_bytes, encoding.out_bytes)
    temporary = path.with_name(path.name + ".tmp")
    with open(temporary, "wb") as file:
        file.truncate(file_size(slots, batch, encoding.in_bytes, encoding.out_bytes))
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
    _, _, slots, batch, in_bytes, out_bytes = _HEADER.unpack(header)
    return size >= file_size(slots, batch, in_bytes, out_bytes)


class Exchange:
    """The mapped file. `states[s]` is written last: x86 keeps the order of plain stores."""

    def __init__(self, path: Path, encoding: Encoding) -> None:
        with open(path, "rb") as file:
            header = file.read(_HEADER.size)
        if len(header) < _HEADER.size or not header.startswith(MAGIC):
            raise ExchangeError(f"{path.name} does not begin with MOYOXCH1")
        _, version, self.slots, self.batch, in_bytes, out_bytes = _HEADER.unpack(header)
        self._check(path, version, (in_bytes, out_bytes), encoding)
        raw = np.memmap(path, dtype=np.uint8, mode="r+")
        if len(raw) < file_size(self.slots, self.batch, in_bytes, out_bytes):
            raise ExchangeError(f"{path.name} is truncated: {len(raw)} bytes")
        self._raw = raw
        self._words = raw[8:44].view(np.int32)
        area = raw[_SLOTS_AT : _SLOTS_AT + _STATE_BYTES * self.slots].view(np.int32)
        self.states = area.reshape(self.slots, -1)[:, 0]
        self.counts = area.reshape(self.slots, -1)[:, 1]
        self.inputs: list[np.ndarray] = []
        """For each slot [batch, inBytes]."""
        self.outputs: list[np.ndarray] = []
        """For each slot float16 [batch, policySize + 2]."""
        position = data_start(self.slots)
        for _ in range(self.slots):
            end = position + self.batch * in_bytes
            self.inputs.append(raw[position:end].reshape(self.batch, in_bytes).view(np.ndarray))
            position += _up(self.batch * in_bytes, 64)
            end = position + self.batch * out_bytes
            out = raw[position:end].view(np.float16).reshape(self.batch, out_bytes // 2)
            self.outputs.append(out.view(np.ndarray))
            position += _up(self.batch * out_bytes, 64)

    def _check(
        self, path: Path, version: int, row_sizes: tuple[int, int], encoding: Encoding
    ) -> None:
        if version != 1:
            raise ExchangeError(f"{path.name} has version {version}; this program knows version 1")
        expected = (encoding.in_bytes, encoding.out_bytes)
        if row_sizes != expected:
            raise ExchangeError(
                f"{path.name} has rows of {row_sizes} bytes in and out; "
                f"the encoding has {expected}")
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
