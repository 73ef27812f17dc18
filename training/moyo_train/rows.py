"""Shard files `NNNNNNNN.rows`: self-play data, written by Java, read here while it grows."""

from __future__ import annotations

import queue
import struct
import sys
import threading
import zlib
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from .encoding import Encoding

MAGIC = b"MOYOROW1"
_HEADER = struct.Struct("<8sIIII")


class ShardError(ValueError):
    """A shard is not whole; the message names the file and the reason."""


def _row_count(path: Path, header: bytes, encoding: Encoding) -> tuple[int, int, int]:
    if len(header) < _HEADER.size:
        raise ShardError(f"{path.name} is truncated: {len(header)} bytes, no whole header")
    magic, count, row_bytes, packed, crc = _HEADER.unpack_from(header)
    if magic != MAGIC:
        raise ShardError(f"{path.name} does not begin with MOYOROW1")
    if row_bytes != encoding.row_bytes:
        raise ShardError(
            f"{path.name} has rows of {row_bytes} bytes; the encoding has {encoding.row_bytes}")
    return count, packed, crc


def count_rows(path: Path, encoding: Encoding) -> int:
    """The number of rows by the header alone."""
    with open(path, "rb") as file:
        return _row_count(path, file.read(_HEADER.size), encoding)[0]


def read_shard(path: Path, encoding: Encoding) -> np.ndarray:
    """The rows of a shard [rowCount, rowBytes], checked."""
    content = path.read_bytes()
    count, packed, crc = _row_count(path, content, encoding)
    if len(content) != _HEADER.size + packed:
        raise ShardError(
            f"{path.name} is truncated: {len(content) - _HEADER.size} of {packed} packed bytes")
    try:
        data = zlib.decompress(memoryview(content)[_HEADER.size :])
    except zlib.error as error:
        raise ShardError(f"{path.name} is damaged: {error}") from error
    if len(data) != count * encoding.row_bytes:
        raise ShardError(
            f"{path.name} unpacks to {len(data)} bytes; {count * encoding.row_bytes} are declared")
    if zlib.crc32(data) != crc:
        raise ShardError(f"{path.name} is damaged: its CRC does not match its content")
    return np.frombuffer(data, dtype=np.uint8).reshape(count, encoding.row_bytes)


def write_shard(path: Path, rows: np.ndarray) -> None:
    """Writes rows [rowCount, rowBytes] as a shard, for tests and the bench."""
    data = np.ascontiguousarray(rows, dtype=np.uint8).tobytes()
    packed = zlib.compress(data, 1)
    header = _HEADER.pack(MAGIC, rows.shape[0], rows.shape[1], len(packed), zlib.crc32(data))
    temporary = path.with_name(path.name + ".tmp")
    temporary.write_bytes(header + packed)
    temporary.replace(path)


class ShardReader:
    """Reads new shards of a folder in a thread of its own and hands them over in order.

    Of the shards that are there at the start only the newest `window` rows are read; the older
    ones are counted. A broken shard is skipped with a sentence on stderr.
    """

    def __init__(self, folder: Path, encoding: Encoding, window: int, pinned: bool) -> None:
        self._folder = folder
        self._encoding = encoding
        self._window = window
        self._pinned = pinned
        self._seen: set[str] = set()
        self._queue: queue.Queue[Tensor] = queue.Queue(maxsize=4)
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="shards", daemon=True)
        self.skipped_rows = 0
        """Rows that were counted and not read, because newer ones fill the window."""
        self.rows_at_start = 0
        """Rows in the folder when reading began."""

    def start(self) -> None:
        self._skip_old()
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join(timeout=10)

    def take(self) -> Tensor | None:
        """The rows of the next shard, if there is one."""
        try:
            return self._queue.get_nowait()
        except queue.Empty:
            return None

    def _new(self) -> list[Path]:
        paths = (p for p in self._folder.glob("*.rows") if p.name not in self._seen)
        return sorted(paths, key=lambda path: path.name)

    def _skip_old(self) -> None:
        kept = 0
        for path in reversed(self._new()):
            try:
                count = count_rows(path, self._encoding)
            except (ShardError, OSError) as error:
                self._skip(path, error)
                continue
            if kept >= self._window:
                self._seen.add(path.name)
                self.skipped_rows += count
            kept += count
        self.rows_at_start = kept

    def _skip(self, path: Path, error: Exception) -> None:
        self._seen.add(path.name)
        print(f"Skipped a shard: {error}.", file=sys.stderr, flush=True)

    def _run(self) -> None:
        while not self._stop.is_set():
            fresh = self._new()
            for path in fresh:
                self._read(path)
            if not fresh:
                self._stop.wait(0.1)

    def _read(self, path: Path) -> None:
        try:
            rows = torch.from_numpy(read_shard(path, self._encoding).copy())
        except (ShardError, OSError) as error:
            self._skip(path, error)
            return
        self._seen.add(path.name)
        if self._pinned:
            rows = rows.pin_memory()
        while not self._stop.is_set():
            try:
                self._queue.put(rows, timeout=0.1)
                return
            except queue.Full:
                continue
