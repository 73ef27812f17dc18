"""Writes a small random network and what it says of some rows, for the Java kernels' tests.

python3 -m moyo_train.golden OUT.json [--encoding encoding.json]   (writes OUT.net beside it)
With --rows ROWS.json, a list of {"row": hexadecimal, "moves": policy indices}, the rows of a game
are taken; the policy is then that of the moves alone, and other fields are kept.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import torch

from . import encoding as encodings
from . import netfile, reference, samples
from .encoding import Encoding
from .network import Network


def random_network(encoding: Encoding, channels: int, blocks: int, seed: int) -> Network:
    """A network in which every tensor matters: no zero biases, batch norm not the identity."""
    torch.manual_seed(seed)
    network = Network(encoding, channels, blocks)
    with torch.no_grad():
        for name, p in network.named_parameters():
            if "norm.weight" in name:
                p.uniform_(0.5, 1.0)
            elif p.dim() == 1:
                p.uniform_(-0.3, 0.3)
            elif p.dim() == 2:
                p.copy_(torch.randn(p.shape) * (1.0 / max(p.shape[1], 1)) ** 0.5)
        for name, buffer in network.named_buffers():
            if "running_mean" in name:
                buffer.uniform_(-0.3, 0.3)
            elif "running_var" in name:
                buffer.uniform_(0.5, 2.0)
    return network.eval()


def golden(encoding: Encoding, net: Path, entries: list[dict[str, Any]]) -> dict[str, Any]:
    """Rows and outputs, computed in float32 from the float16 weights of the file."""
    data = b"".join(bytes.fromhex(entry["row"]) for entry in entries)
    rows = torch.frombuffer(bytearray(data), dtype=torch.uint8).view(len(entries), -1)
    planes, numbers = reference.split_row(encoding, rows)
    out = reference.evaluate(encoding, netfile.read(net).tensors, planes, numbers)
    owners = torch.tanh(out.owners)
    return {
        "encoding": encoding.header() if encoding.lists_moves else encoding.to_json(),
        "rows": [{
            **entry,
            "policy": _rounded(out.policy[i][entry["moves"]] if "moves" in entry
                               else out.policy[i]),
            "value": _rounded(out.value[i : i + 1])[0],
            "score": _rounded(out.score[i : i + 1])[0],
            "owners": _rounded(owners[i]),
        } for i, entry in enumerate(entries)],
    }


def random_rows(encoding: Encoding, count: int, seed: int) -> list[dict[str, Any]]:
    rows = samples.input_rows(encoding, count, seed)
    return [{"row": row.tobytes().hex()} for row in rows]


def _rounded(numbers: torch.Tensor) -> list[float]:
    return [float(f"{x:.8g}") for x in numbers.tolist()]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="moyo_train.golden", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--encoding", type=Path, help="default: a made-up 5x4 board")
    parser.add_argument("--channels", type=int, default=16)
    parser.add_argument("--blocks", type=int, default=3)
    parser.add_argument("--rows", type=Path, help="default: six random rows")
    parser.add_argument("--seed", type=int, default=1)
    o = parser.parse_args(arguments)
    encoding = encodings.load(o.encoding) if o.encoding else samples.board(5, 4, 3, 2, 2)
    net = o.out.with_suffix(".net")
    network = random_network(encoding, o.channels, o.blocks, o.seed)
    netfile.export(net, network, {"game": encoding.game, "recipe": "random", "seed": o.seed})
    entries = (json.loads(o.rows.read_text(encoding="utf-8")) if o.rows
               else random_rows(encoding, 6, o.seed))
    content = json.dumps(golden(encoding, net, entries)) + "\n"
    netfile.write_atomically(o.out, content.encode("utf-8"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
