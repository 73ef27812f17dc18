"""A larger network that computes what a smaller one computes, as the first weights of a training.

New channels and blocks begin as in a new network, but nothing that was there before reads them:
the weights from new channels to old ones are zero, and a new block adds nothing to its input.
Training changes these weights from its first step on.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator

import torch
from torch import Tensor

from .network import Network, NormConv


class GrowthError(ValueError):
    """A network cannot become the one that is asked for; the message names both sizes."""


@torch.no_grad()
def grown(small: Network, channels: int, blocks: int) -> Network:
    """A new network of these sizes, at least those of `small`, with the same outputs."""
    if channels < small.channels or blocks < small.blocks_count:
        raise GrowthError(
            f"a network of {small.blocks_count} blocks of {small.channels} channels cannot become one "
            f"of {blocks} blocks of {channels} channels: both numbers must be at least as large")
    if (channels, blocks) == (small.channels, small.blocks_count):
        return copy.deepcopy(small)
    large = Network(small.encoding, channels, blocks)
    _copy_conv(small.stem, large.stem, reads_trunk=False)
    large.stem_globals[: small.channels] = small.stem_globals
    for own, block in zip(small.blocks, large.blocks):
        _copy_conv(own.first, block.first)
        _copy_conv(own.second, block.second)
        if own.pool is not None:
            _copy_matrix(own.pool, block.pool, 3)
            block.pool_bias[: small.channels] = own.pool_bias
    _copy_heads(small, large)
    return large


def _copy_conv(small: NormConv, large: NormConv, reads_trunk: bool = True) -> None:
    outputs, inputs = small.conv.weight.shape[:2]
    large.conv.weight[:outputs, :inputs] = small.conv.weight
    if reads_trunk:
        large.conv.weight[:outputs, inputs:] = 0
    for name in ("weight", "bias", "running_mean", "running_var"):
        getattr(large.norm, name)[:outputs] = getattr(small.norm, name)


def _copy_matrix(small: Tensor, large: Tensor, parts: int) -> None:
    """Columns are `parts` times the channels, one part after the other."""
    rows = small.shape[0]
    large[:rows] = 0
    own, new = small.shape[1] // parts, large.shape[1] // parts
    for part in range(parts):
        large[:rows, part * new : part * new + own] = small[:, part * own : (part + 1) * own]


def _copy_heads(small: Network, large: Network) -> None:
    for own, new, parts in _head_matrices(small, large):
        _copy_matrix(own, new, parts)
    large.policy_bias[: len(small.policy_bias)] = small.policy_bias
    for name in ("policy_out_bias", "policy_pass_bias", "value_hidden_bias", "value_out_bias",
                 "owners_bias"):
        bias = getattr(small, name)
        if bias is not None:
            getattr(large, name).copy_(bias)


def _head_matrices(small: Network, large: Network) -> Iterator[tuple[Tensor, Tensor, int]]:
    for name, parts in (("policy_conv", 1), ("policy_pool", 3), ("policy_out", 1), ("policy_pass", 3),
                        ("value_hidden", 3), ("value_out", 1), ("owners_conv", 1)):
        own = getattr(small, name)
        if own is not None:
            yield own, getattr(large, name), parts
