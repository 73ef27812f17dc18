"""The network as it is trained: every 3x3 convolution is followed by batch norm."""

from __future__ import annotations

from typing import NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from .encoding import Encoding

VALUE_HIDDEN = 64
POOL_EVERY = 3


class Outputs(NamedTuple):
    """What the network says of a batch of positions, in float32."""

    policy: Tensor
    """Logits [N, policySize]."""
    value: Tensor
    """Logit [N] of the probability that the side to move wins."""
    score: Tensor
    """Final score / 10 [N]."""
    owners: Tensor
    """Before tanh [N, cells]."""


def policy_channels(channels: int, policy_planes: int) -> int:
    """The channels of the policy head: half of the trunk's, or all if there are more planes."""
    return max(16, channels if policy_planes > channels // 2 else channels // 2)


def pools(block: int) -> bool:
    """Whether block `block` (from 0) has global pooling."""
    return block % POOL_EVERY == POOL_EVERY - 1


def pool_scale(cells: int) -> float:
    """The factor of the second third of the pooled numbers: (sqrt(cells) - 14) / 10."""
    return float((cells**0.5 - 14.0) / 10.0)


def pool(x: Tensor) -> Tensor:
    """Mean, scaled mean and maximum of each channel: [N, C, H, W] to [N, 3C]."""
    mean = x.mean(dim=(2, 3))
    return torch.cat([mean, mean * pool_scale(x.shape[2] * x.shape[3]), x.amax(dim=(2, 3))], dim=1)


def dense(x: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
    """x W^T + b for [N, D]; a 1x1 convolution on the CPU, where BLAS may be the slow reference."""
    if x.is_cuda:
        return F.linear(x, weight, bias)
    return F.conv2d(x[:, :, None, None], weight[:, :, None, None], bias)[:, :, 0, 0]


class NormConv(nn.Module):
    """A 3x3 convolution without bias, and batch norm."""

    def __init__(self, inputs: int, outputs: int, gamma: float = 1.0) -> None:
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, 3, padding=1, bias=False)
        self.norm = nn.BatchNorm2d(outputs)
        self.norm.num_batches_tracked = None
        nn.init.kaiming_normal_(self.conv.weight, nonlinearity="relu")
        nn.init.constant_(self.norm.weight, gamma)

    def forward(self, x: Tensor) -> Tensor:
        return self.norm(self.conv(x))

    def fold(self) -> tuple[Tensor, Tensor]:
        """Weight and bias of the one convolution that equals this in evaluation mode."""
        norm = self.norm
        scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        return self.conv.weight * scale[:, None, None, None], norm.bias - norm.running_mean * scale

    def unfold(self, weight: Tensor, bias: Tensor) -> None:
        """Sets the weights so that evaluation mode computes conv(x) + bias."""
        self.conv.weight.copy_(weight)
        self.norm.weight.fill_(1.0)
        self.norm.bias.copy_(bias)
        self.norm.running_mean.zero_()
        self.norm.running_var.fill_(1.0 - self.norm.eps)


def _matrix(rows: int, columns: int, std: float | None = None) -> nn.Parameter:
    deviation = (2.0 / max(columns, 1)) ** 0.5 if std is None else std
    return nn.Parameter(torch.randn(rows, columns) * deviation)


def _zeros(size: int) -> nn.Parameter:
    return nn.Parameter(torch.zeros(size))


class Block(nn.Module):
    """A residual block, with or without global pooling."""

    def __init__(self, channels: int, pooled: bool) -> None:
        super().__init__()
        self.first = NormConv(channels, channels)
        self.second = NormConv(channels, channels, gamma=0.0)
        self.pool = _matrix(channels, 3 * channels, 0.01) if pooled else None
        self.pool_bias = _zeros(channels) if pooled else None

    def forward(self, x: Tensor) -> Tensor:
        y = F.relu(self.first(x))
        if self.pool is not None:
            y = F.relu(y + dense(pool(y), self.pool, self.pool_bias)[:, :, None, None])
        return F.relu(x + self.second(y))


class Network(nn.Module):
    """The network of the weights files. Sizes: `channels` C, `blocks` B; any board size."""

    def __init__(self, encoding: Encoding, channels: int, blocks: int) -> None:
        super().__init__()
        self.encoding = encoding
        self.channels = channels
        self.blocks_count = blocks
        hidden = policy_channels(channels, encoding.policy_planes)
        self.stem = NormConv(encoding.planes + 1, channels)
        self.stem_globals = _matrix(channels, encoding.globals, 0.1)
        self.blocks = nn.ModuleList(Block(channels, pools(i)) for i in range(blocks))
        self.policy_conv = _matrix(hidden, channels)
        self.policy_bias = _zeros(hidden)
        self.policy_pool = _matrix(hidden, 3 * channels, 0.01)
        self.policy_out = _matrix(encoding.policy_planes, hidden, 0.02)
        self.policy_out_bias = _zeros(encoding.policy_planes)
        self.policy_pass = nn.Parameter(torch.zeros(1, 3 * channels)) if encoding.has_pass else None
        self.policy_pass_bias = _zeros(1) if encoding.has_pass else None
        self.value_hidden = _matrix(VALUE_HIDDEN, 3 * channels)
        self.value_hidden_bias = _zeros(VALUE_HIDDEN)
        self.value_out = _matrix(2, VALUE_HIDDEN, 0.02)
        self.value_out_bias = _zeros(2)
        self.owners_conv = _matrix(1, channels, 0.02)
        self.owners_bias = _zeros(1)

    def forward(self, planes: Tensor, global_inputs: Tensor) -> Outputs:
        """planes [N, planes + 1, H, W] (the last is all ones), global_inputs [N, globals]."""
        x = self.stem(planes)
        if self.encoding.globals:
            x = x + dense(global_inputs, self.stem_globals, None)[:, :, None, None]
        x = F.relu(x)
        for block in self.blocks:
            x = block(x)
        with torch.autocast(x.device.type, enabled=False):
            pooled = pool(x.float())
            value, score = self._value(pooled)
        owners = F.conv2d(x, self.owners_conv[:, :, None, None], self.owners_bias)
        return Outputs(self._policy(x, pooled), value, score, owners.flatten(1).float())

    def _value(self, pooled: Tensor) -> tuple[Tensor, Tensor]:
        hidden = F.relu(dense(pooled, self.value_hidden, self.value_hidden_bias))
        both = dense(hidden, self.value_out, self.value_out_bias)
        return both[:, 0], both[:, 1]

    def _policy(self, x: Tensor, pooled: Tensor) -> Tensor:
        hidden = F.conv2d(x, self.policy_conv[:, :, None, None], self.policy_bias)
        hidden = F.relu(hidden + dense(pooled, self.policy_pool, None)[:, :, None, None])
        logits = F.conv2d(hidden, self.policy_out[:, :, None, None], self.policy_out_bias)
        flat = logits.flatten(1).float()
        if self.policy_pass is None:
            return flat
        passes = dense(pooled, self.policy_pass, self.policy_pass_bias)
        return torch.cat([flat, passes.float()], dim=1)

    @torch.no_grad()
    def folded(self) -> dict[str, Tensor]:
        """The tensors of a weights file by name, in the file's order, batch norm folded."""
        out: dict[str, Tensor] = {}
        out["stem.conv"], out["stem.bias"] = self.stem.fold()
        out["stem.globals"] = self.stem_globals.detach()
        for i, block in enumerate(self.blocks):
            name = f"blocks.{i}."
            out[name + "conv1"], out[name + "bias1"] = block.first.fold()
            if block.pool is not None:
                out[name + "pool"] = block.pool.detach()
                out[name + "poolBias"] = block.pool_bias.detach()
            out[name + "conv2"], out[name + "bias2"] = block.second.fold()
        out.update((name, tensor.detach()) for name, tensor in self._heads().items())
        return out

    @torch.no_grad()
    def unfold(self, tensors: dict[str, Tensor]) -> None:
        """Takes over the tensors of a weights file; batch norm becomes an addition of the bias."""
        self.stem.unfold(tensors["stem.conv"], tensors["stem.bias"])
        self.stem_globals.copy_(tensors["stem.globals"])
        for i, block in enumerate(self.blocks):
            name = f"blocks.{i}."
            block.first.unfold(tensors[name + "conv1"], tensors[name + "bias1"])
            block.second.unfold(tensors[name + "conv2"], tensors[name + "bias2"])
            if block.pool is not None:
                block.pool.copy_(tensors[name + "pool"])
                block.pool_bias.copy_(tensors[name + "poolBias"])
        for name, tensor in self._heads().items():
            tensor.copy_(tensors[name])

    def _heads(self) -> dict[str, Tensor]:
        heads: dict[str, Tensor | None] = {
            "policy.conv": self.policy_conv,
            "policy.bias": self.policy_bias,
            "policy.pool": self.policy_pool,
            "policy.out": self.policy_out,
            "policy.outBias": self.policy_out_bias,
            "policy.pass": None if self.policy_pass is None else self.policy_pass.view(-1),
            "policy.passBias": self.policy_pass_bias,
            "value.hidden": self.value_hidden,
            "value.hiddenBias": self.value_hidden_bias,
            "value.out": self.value_out,
            "value.outBias": self.value_out_bias,
            "owners.conv": self.owners_conv.view(-1),
            "owners.bias": self.owners_bias,
        }
        return {name: tensor for name, tensor in heads.items() if tensor is not None}

    @torch.no_grad()
    def calibrate(self, planes: Tensor, global_inputs: Tensor) -> None:
        """Gives batch norm the statistics of a batch without changing what the network computes.

        A network that was read from a weights file has no statistics; without this, training
        mode would normalise by the batch and forget what the weights know.
        """
        hooks = [m.norm.register_forward_pre_hook(_take_statistics)
                 for m in self.modules() if isinstance(m, NormConv)]
        was_training = self.training
        self.eval()
        self(planes, global_inputs)
        self.train(was_training)
        for hook in hooks:
            hook.remove()


def _take_statistics(norm: nn.Module, inputs: tuple[Tensor, ...]) -> None:
    x = inputs[0].float()
    variance, mean = torch.var_mean(x, dim=(0, 2, 3), unbiased=False)
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    norm.bias.add_((mean - norm.running_mean) * scale)
    norm.weight.copy_(scale * torch.sqrt(variance + norm.eps))
    norm.running_mean.copy_(mean)
    norm.running_var.copy_(variance)
