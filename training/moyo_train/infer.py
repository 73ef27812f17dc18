"""The folded network for serving: input rows in, output rows out, on CUDA or on the CPU."""

from __future__ import annotations

from collections.abc import Iterator

import torch
import torch.nn.functional as F
from torch import Tensor

from .encoding import Encoding
from .network import VALUE_HIDDEN, dense, policy_channels, pool_scale, pools

_ONES = [1, 1]
_FEW_GLOBALS = 7
"""So many global inputs enter the stem as planes; more of them by a matrix of their own."""


class Folded:
    """The network with static weight tensors in the layout that convolutions like best.

    A few global inputs enter as constant planes that only the centre of the first kernel sees, so
    that the stem is one convolution. The two means of a pooling share one matrix.
    """

    def __init__(
        self, encoding: Encoding, channels: int, blocks: int, device: torch.device
    ) -> None:
        self.encoding = encoding
        self.channels = channels
        self.blocks = blocks
        self.device = device
        self.dtype = torch.float16 if device.type == "cuda" else torch.float32
        self._global_planes = encoding.globals if encoding.globals <= _FEW_GLOBALS else 0
        self.inputs = self._padded(encoding.planes + 1 + self._global_planes)
        self._policy_channels = policy_channels(channels, encoding.policy_planes)
        self._policy_planes = (
            self._padded(encoding.policy_planes) if encoding.lists_moves
            else encoding.policy_planes)
        self._pool_scale = pool_scale(encoding.cells)
        self._table = self._plane_table()
        self._weights = {name: self._static(t) for name, t in self._zeros()}
        self._fused = device.type == "cuda" and self._fusion_works()

    def _padded(self, channels: int) -> int:
        """Tensor cores like multiples of 8 channels."""
        return (channels + 7) // 8 * 8 if self.device.type == "cuda" else channels

    def _zeros(self) -> Iterator[tuple[str, Tensor]]:
        c, hidden = self.channels, self._policy_channels
        pooled = hidden + VALUE_HIDDEN + int(self.encoding.has_pass)
        yield "stem.conv", torch.zeros(c, self.inputs, 3, 3)
        yield "stem.bias", torch.zeros(c)
        if self._globals_apart:
            yield "stem.globals", torch.zeros(c, self.encoding.globals)
        for i in range(self.blocks):
            for conv in ("1", "2"):
                yield f"blocks.{i}.conv{conv}", torch.zeros(c, c, 3, 3)
                yield f"blocks.{i}.bias{conv}", torch.zeros(c)
            if pools(i):
                yield f"blocks.{i}.pool", torch.zeros(c, 2 * c)
                yield f"blocks.{i}.poolBias", torch.zeros(c)
        yield "heads.pool", torch.zeros(pooled, 2 * c)
        yield "heads.poolBias", torch.zeros(pooled)
        yield "policy.conv", torch.zeros(hidden, c, 1, 1)
        yield "policy.out", torch.zeros(self._policy_planes, hidden, 1, 1)
        yield "policy.outBias", torch.zeros(self._policy_planes)
        yield "value.out", torch.zeros(2, VALUE_HIDDEN)
        yield "value.outBias", torch.zeros(2)

    @property
    def _globals_apart(self) -> bool:
        return self.encoding.globals > self._global_planes

    def _static(self, tensor: Tensor) -> Tensor:
        tensor = tensor.to(self.device, self.dtype)
        return tensor.to(memory_format=torch.channels_last) if tensor.dim() == 4 else tensor

    def _plane_table(self) -> Tensor:
        """Row b: the planes of a cell whose byte is b, the plane of ones, zeros for the rest."""
        planes = self.encoding.planes
        table = torch.zeros(256, self.inputs)
        for bit in range(planes):
            table[:, bit] = (torch.arange(256) >> bit) & 1
        table[:, planes] = 1
        return table.to(self.device, self.dtype)

    @torch.no_grad()
    def update(self, tensors: dict[str, Tensor]) -> None:
        """Copies the tensors of a weights file into the static ones, on the current stream."""
        for name, tensor in self._arranged(tensors).items():
            self._weights[name].copy_(tensor)

    def _arranged(self, w: dict[str, Tensor]) -> dict[str, Tensor]:
        out = {name: w[name] for name in self._weights if name in w}
        out["stem.conv"] = self._stem(w["stem.conv"], w["stem.globals"])
        for i in range(self.blocks):
            if pools(i):
                out[f"blocks.{i}.pool"] = self._halved(w[f"blocks.{i}.pool"])
        matrices = [w["policy.pool"], w["value.hidden"]]
        biases = [w["policy.bias"], w["value.hiddenBias"]]
        if self.encoding.has_pass:
            matrices.append(w["policy.pass"][None, :])
            biases.append(w["policy.passBias"])
        out["heads.pool"] = self._halved(torch.cat(matrices))
        out["heads.poolBias"] = torch.cat(biases)
        out["policy.conv"] = w["policy.conv"][:, :, None, None]
        out["policy.out"] = self._with_spare_planes(w["policy.out"])[:, :, None, None]
        out["policy.outBias"] = self._with_spare_planes(w["policy.outBias"])
        return out

    def _with_spare_planes(self, weights: Tensor) -> Tensor:
        padded = weights.new_zeros(self._policy_planes, *weights.shape[1:])
        padded[: weights.shape[0]] = weights
        return padded

    def _stem(self, conv: Tensor, weights: Tensor) -> Tensor:
        stem = conv.new_zeros(conv.shape[0], self.inputs, 3, 3)
        stem[:, : conv.shape[1]] = conv
        if self._global_planes:
            stem[:, conv.shape[1] : conv.shape[1] + weights.shape[1], 1, 1] = weights
        return stem

    def _halved(self, matrix: Tensor) -> Tensor:
        mean, scaled, most = matrix.float().chunk(3, dim=1)
        return torch.cat([mean + scaled * self._pool_scale, most], dim=1)

    @torch.no_grad()
    def __call__(self, rows: Tensor) -> Tensor:
        """Output rows [N, policySize + 2] for input rows [N, inBytes] on the device."""
        policy, passes, values = self._heads(self._trunk(rows))
        return torch.cat([policy.flatten(1), *passes, values], dim=1)

    @torch.no_grad()
    def listed(self, rows: Tensor, row_moves: Tensor, moves: Tensor) -> tuple[Tensor, Tensor]:
        """Value and score [N, 2] of rows, and the logits of their listed moves.

        row_moves [N] holds the number of moves of each row, `moves` their policy indices, both as
        the bits of 16-bit numbers. There may be more entries in `moves` than the rows have.
        """
        e = self.encoding
        policy, passes, values = self._heads(self._trunk(rows))
        ends = (row_moves.int() & 0xFFFF).cumsum(0, dtype=torch.int32)
        entries = torch.arange(moves.shape[0], dtype=torch.int32, device=moves.device)
        row = torch.searchsorted(ends, entries, right=True, out_int32=True)
        row = row.clamp_(max=rows.shape[0] - 1)
        index = moves.int() & 0xFFFF
        plane = torch.div(index, e.cells, rounding_mode="floor")
        cell = index - plane * e.cells
        plane = plane.clamp_(max=e.policy_planes - 1)
        # Channels come last in memory, so this is no copy on CUDA.
        by_cell = policy.permute(0, 2, 3, 1).reshape(-1)
        logits = by_cell[((row * e.cells + cell) * self._policy_planes + plane).long()]
        for pass_logits in passes:
            is_pass = index == e.policy_size - 1
            logits = torch.where(is_pass, pass_logits[:, 0][row.long()], logits)
        return values, logits

    def _trunk(self, rows: Tensor) -> Tensor:
        w = self._weights
        x = self._stem_of(rows)
        for i in range(self.blocks):
            name = f"blocks.{i}."
            y = self._conv_relu(x, w[name + "conv1"], w[name + "bias1"])
            if name + "pool" in w:
                added = dense(self._pool(y), w[name + "pool"], w[name + "poolBias"])
                y = y.add_(added[:, :, None, None]).relu_()
            x = self._conv_add_relu(y, w[name + "conv2"], w[name + "bias2"], x)
        return x

    def _stem_of(self, rows: Tensor) -> Tensor:
        w = self._weights
        board = self._board(rows)
        if not self._globals_apart:
            return self._conv_relu(board, w["stem.conv"], w["stem.bias"])
        x = F.conv2d(board, w["stem.conv"], w["stem.bias"], padding=1)
        added = dense(self._globals(rows).to(self.dtype), w["stem.globals"], None)
        return x.add_(added[:, :, None, None]).relu_()

    def _board(self, rows: Tensor) -> Tensor:
        e = self.encoding
        x = F.embedding(rows[:, : e.cells].int(), self._table)
        if self._global_planes:
            first = e.planes + 1
            x[:, :, first : first + e.globals] = self._globals(rows)[:, None, :]
        return x.view(rows.shape[0], e.height, e.width, self.inputs).permute(0, 3, 1, 2)

    def _globals(self, rows: Tensor) -> Tensor:
        e = self.encoding
        tail = rows[:, e.cells : e.in_bytes].clone(memory_format=torch.contiguous_format)
        return tail.view(torch.float32)

    def _heads(self, x: Tensor) -> tuple[Tensor, list[Tensor], Tensor]:
        """Policy planes [N, planes, H, W], logits of pass [N, 1] if the game has it, value and
        score [N, 2]."""
        w = self._weights
        hidden = self._policy_channels
        pooled = dense(self._pool(x), w["heads.pool"], w["heads.poolBias"])
        h = F.conv2d(x, w["policy.conv"]).add_(pooled[:, :hidden, None, None]).relu_()
        policy = F.conv2d(h, w["policy.out"], w["policy.outBias"])
        passes = [pooled[:, hidden + VALUE_HIDDEN :]] if self.encoding.has_pass else []
        v = F.relu(pooled[:, hidden : hidden + VALUE_HIDDEN])
        return policy, passes, dense(v, w["value.out"], w["value.outBias"])

    def _pool(self, x: Tensor) -> Tensor:
        return torch.cat([x.mean(dim=(2, 3)), x.amax(dim=(2, 3))], dim=1)

    def _conv_relu(self, x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        if self._fused:
            return torch.cudnn_convolution_relu(x, weight, bias, _ONES, _ONES, _ONES, 1)
        return F.conv2d(x, weight, bias, padding=1).relu_()

    def _conv_add_relu(self, x: Tensor, weight: Tensor, bias: Tensor, z: Tensor) -> Tensor:
        if self._fused:
            return torch.cudnn_convolution_add_relu(
                x, weight, z, 1.0, bias, _ONES, _ONES, _ONES, 1)
        return F.conv2d(x, weight, bias, padding=1).add_(z).relu_()

    @torch.no_grad()
    def _fusion_works(self) -> bool:
        """Whether the fused convolutions of cuDNN agree here with separate operations."""
        return all(self._fusion_works_from(inputs) for inputs in (self.inputs, self.channels))

    def _fusion_works_from(self, inputs: int) -> bool:
        board = (self.encoding.height, self.encoding.width)
        x = self._static(torch.randn(64, inputs, *board))
        z = self._static(torch.randn(64, self.channels, *board))
        weight = self._static(torch.randn(self.channels, inputs, 3, 3) * 0.05)
        bias = self._static(torch.randn(self.channels))
        plain = F.conv2d(x, weight, bias, padding=1)
        self._fused = True
        try:
            alone = self._conv_relu(x, weight, bias)
            added = self._conv_add_relu(x, weight, bias, z)
        except (RuntimeError, AttributeError) as error:
            print(f"Fused convolutions are not possible here: {error}", flush=True)
            return False
        close = torch.allclose(alone, F.relu(plain), rtol=0.02, atol=0.02)
        close = close and torch.allclose(added, F.relu(plain + z), rtol=0.02, atol=0.02)
        if not close:
            print("Fused convolutions differ from separate operations; not used.", flush=True)
        return close

    @property
    def fused(self) -> bool:
        return self._fused
