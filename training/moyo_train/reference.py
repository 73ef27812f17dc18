"""The folded network, written as plainly as its definition: the yardstick of all faster code."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from torch import Tensor

from .encoding import Encoding
from .network import Outputs, pool


def split_row(encoding: Encoding, rows: Tensor) -> tuple[Tensor, Tensor]:
    """Input rows [N, inBytes] as planes [N, planes + 1, H, W] and globals [N, globals]."""
    count = rows.shape[0]
    cells = rows[:, : encoding.cells].int()
    planes = [(cells >> bit) & 1 for bit in range(encoding.planes)]
    planes.append(torch.ones_like(cells))
    board = torch.stack(planes, 1).float().view(count, -1, encoding.height, encoding.width)
    tail = rows[:, encoding.cells : encoding.in_bytes].clone(memory_format=torch.contiguous_format)
    return board, tail.view(torch.float32) if encoding.globals else torch.zeros(count, 0)


@torch.no_grad()
def evaluate(
    encoding: Encoding, weights: dict[str, Tensor], planes: Tensor, global_inputs: Tensor
) -> Outputs:
    """What the weights of a file say, in the precision of the arguments. `owners`: before tanh."""
    w = weights

    def conv3(x: Tensor, name: str, bias: str) -> Tensor:
        return F.conv2d(x, w[name], w[bias], padding=1)

    def conv1(x: Tensor, name: str, bias: str) -> Tensor:
        return F.conv2d(x, w[name].view(-1, x.shape[1], 1, 1), w[bias])

    def spread(x: Tensor) -> Tensor:
        return x[:, :, None, None]

    x = conv3(planes, "stem.conv", "stem.bias")
    x = F.relu(x + spread(global_inputs @ w["stem.globals"].T))
    block = 0
    while f"blocks.{block}.conv1" in w:
        name = f"blocks.{block}."
        y = F.relu(conv3(x, name + "conv1", name + "bias1"))
        if name + "pool" in w:
            y = F.relu(y + spread(pool(y) @ w[name + "pool"].T + w[name + "poolBias"]))
        x = F.relu(x + conv3(y, name + "conv2", name + "bias2"))
        block += 1
    pooled = pool(x)
    hidden = F.relu(conv1(x, "policy.conv", "policy.bias") + spread(pooled @ w["policy.pool"].T))
    policy = conv1(hidden, "policy.out", "policy.outBias").flatten(1)
    if encoding.has_pass:
        passes = pooled @ w["policy.pass"] + w["policy.passBias"]
        policy = torch.cat([policy, passes[:, None]], dim=1)
    v = F.relu(pooled @ w["value.hidden"].T + w["value.hiddenBias"])
    out = v @ w["value.out"].T + w["value.outBias"]
    owners = conv1(x, "owners.conv", "owners.bias").flatten(1)
    return Outputs(policy, out[:, 0], out[:, 1], owners)
