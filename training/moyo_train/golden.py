"""Writes a small random network and what it says of some rows, for the Java kernels' tests.

python3 -m moyo_train.golden OUT.json [--encoding encoding.json]   (writes OUT.net beside it)
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


def golden(encoding: Encoding, net: Path, count: int, seed: int) -> dict[str, Any]:
    """Rows and outputs, computed in float32 from the float16 weights of the file."""
    rows = samples.input_rows(encoding, count, seed)
    planes, numbers = reference.split_row(encoding, torch.from_numpy(rows))
    out = reference.evaluate(encoding, netfile.read(net).tensors, planes, numbers)
    owners = torch.tanh(out.owners)
    return {
        "encoding": encoding.to_json(),
        "rows": [{
            "row": rows[i].tobytes().hex(),
            "policy": _rounded(out.policy[i]),
            "value": _rounded(out.value[i : i + 1])[0],
            "score": _rounded(out.score[i : i + 1])[0],
            "owners": _rounded(owners[i]),
        } for i in range(count)],
    }


def _rounded(numbers: torch.Tensor) -> list[float]:
    return [float(f"{x:.8g}") for x in numbers.tolist()]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="moyo_train.golden", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--encoding", type=Path, help="default: a made-up 5x4 board")
    parser.add_argument("--channels", type=int, default=16)
    parser.add_argument("--blocks", type=int, default=3)
    parser.add_argument("--rows", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    o = parser.parse_args(arguments)
    encoding = encodings.load(o.encoding) if o.encoding else samples.board(5, 4, 3, 2, 2)
    net = o.out.with_suffix(".net")
    network = random_network(encoding, o.channels, o.blocks, o.seed)
    netfile.export(net, network, {"game": encoding.game, "recipe": "random", "seed": o.seed})
    content = json.dumps(golden(encoding, net, o.rows, o.seed)) + "\n"
    netfile.write_atomically(o.out, content.encode("utf-8"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
