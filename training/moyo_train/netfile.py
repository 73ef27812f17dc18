"""Weights files `NAME.net`: a JSON header, float16 tensors, a SHA-256."""

from __future__ import annotations

import hashlib
import json
import os
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from .encoding import Encoding
from .network import Network

MAGIC = b"MOYONET1"
_HASH_BYTES = 32


class NetFileError(ValueError):
    """A file is no whole weights file, or does not fit; the message names file and reason."""


class NetFile:
    """The content of a weights file."""

    def __init__(self, header: dict[str, Any], tensors: dict[str, Tensor], sha256: str) -> None:
        self.header = header
        self.tensors = tensors
        """Float32, by name, in the file's order."""
        self.sha256 = sha256


def write_atomically(path: Path, content: bytes) -> None:
    """Writes to a temporary name and renames: readers see the old or the new file, whole."""
    temporary = path.with_name(path.name + ".tmp")
    with open(temporary, "wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    os.replace(temporary, path)


def export(path: Path, network: Network, provenance: dict[str, Any]) -> str:
    """Writes the folded network; returns the file's SHA-256 in hexadecimal."""
    tensors = network.folded()
    header = {
        "encoding": network.encoding.header(),
        "channels": network.channels,
        "blocks": network.blocks_count,
        "tensors": [{"name": n, "shape": list(t.shape)} for n, t in tensors.items()],
        "provenance": provenance,
    }
    text = json.dumps(header, ensure_ascii=False).encode("utf-8")
    values = torch.cat([t.reshape(-1).float() for t in tensors.values()]).cpu().numpy()
    body = MAGIC + struct.pack("<I", len(text)) + text + values.astype("<f2").tobytes()
    digest = hashlib.sha256(body)
    write_atomically(path, body + digest.digest())
    return digest.hexdigest()


def read(path: Path) -> NetFile:
    """Reads a weights file and checks its hash and sizes."""
    content = path.read_bytes()
    if content[: len(MAGIC)] != MAGIC:
        raise NetFileError(f"{path.name} is no weights file: it does not begin with MOYONET1")
    body, digest = content[:-_HASH_BYTES], content[-_HASH_BYTES:]
    if hashlib.sha256(body).digest() != digest:
        raise NetFileError(f"{path.name} is damaged: its SHA-256 does not match its content")
    (length,) = struct.unpack_from("<I", body, len(MAGIC))
    start = len(MAGIC) + 4
    header = json.loads(body[start : start + length].decode("utf-8"))
    values = np.frombuffer(body, dtype="<f2", offset=start + length).astype(np.float32)
    return NetFile(header, dict(_tensors(path, header, values)), hashlib.sha256(body).hexdigest())


def _tensors(path: Path, header: dict[str, Any], values: Any) -> Iterator[tuple[str, Tensor]]:
    position = 0
    for entry in header["tensors"]:
        shape = tuple(entry["shape"])
        size = int(np.prod(shape, dtype=np.int64))
        yield entry["name"], torch.from_numpy(values[position : position + size].reshape(shape))
        position += size
    if position != len(values):
        raise NetFileError(
            f"{path.name} holds {len(values)} numbers; its header declares {position}")


def load(path: Path, encoding: Encoding) -> Network:
    """A network with the weights of the file, for a game with the same encoding."""
    file = read(path)
    if file.header["encoding"] != encoding.header():
        raise NetFileError(
            f"{path.name} is for the encoding {file.header['encoding']}, not {encoding.header()}")
    network = Network(encoding, file.header["channels"], file.header["blocks"])
    expected = {name: tensor.shape for name, tensor in network.folded().items()}
    found = {name: tensor.shape for name, tensor in file.tensors.items()}
    if list(expected.items()) != list(found.items()):
        raise NetFileError(f"{path.name} has other tensors than a network of its sizes")
    network.unfold(file.tensors)
    return network
