"""The folded network for serving: input rows in, output rows out, on CUDA or on the CPU."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

from .encoding import Encoding
from .network import VALUE_HIDDEN, dense, policy_channels, pool_scale, pools

LANES = 2
MAX_BATCH = 8192
_LEAST_CPU_BATCH = 16
"""Smaller convolutions do not go to oneDNN and take as long as this many rows."""
_ONES = [1, 1]


class Folded:
    """The network with static weight tensors in the layout that convolutions like best.

    Global inputs enter as constant planes that only the centre of the first kernel sees, so that
    the stem is one convolution. The two means of a pooling share one matrix.
    """

    def __init__(
        self, encoding: Encoding, channels: int, blocks: int, device: torch.device
    ) -> None:
        self.encoding = encoding
        self.channels = channels
        self.blocks = blocks
        self.device = device
        self.dtype = torch.float16 if device.type == "cuda" else torch.float32
        used = encoding.planes + 1 + encoding.globals
        self.inputs = (used + 7) // 8 * 8 if device.type == "cuda" else used
        self._pool_scale = pool_scale(encoding.cells)
        self._table = self._plane_table()
        self._weights = {name: self._static(t) for name, t in self._zeros()}
        self._fused = device.type == "cuda" and self._fusion_works()

    def _zeros(self) -> Iterator[tuple[str, Tensor]]:
        c, hidden = self.channels, policy_channels(self.channels)
        pooled = hidden + VALUE_HIDDEN + int(self.encoding.has_pass)
        yield "stem.conv", torch.zeros(c, self.inputs, 3, 3)
        yield "stem.bias", torch.zeros(c)
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
        yield "policy.out", torch.zeros(self.encoding.policy_planes, hidden, 1, 1)
        yield "policy.outBias", torch.zeros(self.encoding.policy_planes)
        yield "value.out", torch.zeros(2, VALUE_HIDDEN)
        yield "value.outBias", torch.zeros(2)

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
        out["policy.out"] = w["policy.out"][:, :, None, None]
        return out

    def _stem(self, conv: Tensor, weights: Tensor) -> Tensor:
        stem = conv.new_zeros(conv.shape[0], self.inputs, 3, 3)
        stem[:, : conv.shape[1]] = conv
        stem[:, conv.shape[1] : conv.shape[1] + weights.shape[1], 1, 1] = weights
        return stem

    def _halved(self, matrix: Tensor) -> Tensor:
        mean, scaled, most = matrix.float().chunk(3, dim=1)
        return torch.cat([mean + scaled * self._pool_scale, most], dim=1)

    @torch.no_grad()
    def __call__(self, rows: Tensor) -> Tensor:
        """Output rows [N, policySize + 2] for input rows [N, inBytes] on the device."""
        w = self._weights
        x = self._conv_relu(self._board(rows), w["stem.conv"], w["stem.bias"])
        for i in range(self.blocks):
            name = f"blocks.{i}."
            y = self._conv_relu(x, w[name + "conv1"], w[name + "bias1"])
            if name + "pool" in w:
                added = dense(self._pool(y), w[name + "pool"], w[name + "poolBias"])
                y = y.add_(added[:, :, None, None]).relu_()
            x = self._conv_add_relu(y, w[name + "conv2"], w[name + "bias2"], x)
        return self._heads(x)

    def _board(self, rows: Tensor) -> Tensor:
        e = self.encoding
        x = F.embedding(rows[:, : e.cells].int(), self._table)
        if e.globals:
            tail = rows[:, e.cells : e.in_bytes].clone(memory_format=torch.contiguous_format)
            first = e.planes + 1
            x[:, :, first : first + e.globals] = tail.view(torch.float32)[:, None, :]
        return x.view(rows.shape[0], e.height, e.width, self.inputs).permute(0, 3, 1, 2)

    def _heads(self, x: Tensor) -> Tensor:
        w = self._weights
        hidden = policy_channels(self.channels)
        pooled = dense(self._pool(x), w["heads.pool"], w["heads.poolBias"])
        h = F.conv2d(x, w["policy.conv"]).add_(pooled[:, :hidden, None, None]).relu_()
        parts = [F.conv2d(h, w["policy.out"], w["policy.outBias"]).flatten(1)]
        if self.encoding.has_pass:
            parts.append(pooled[:, hidden + VALUE_HIDDEN :])
        v = F.relu(pooled[:, hidden : hidden + VALUE_HIDDEN])
        parts.append(dense(v, w["value.out"], w["value.outBias"]))
        return torch.cat(parts, dim=1)

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


def buckets(smallest: int, most: int) -> list[int]:
    """Batch sizes that grow by about a fifth, multiples of `smallest`, up to `most`."""
    step = max(smallest, 1)
    while step < 64 and step < most:
        step *= 2
    sizes = []
    size = step
    while size < most:
        sizes.append(size)
        size = (int(size * 1.2) // step + 1) * step
    return sizes + [most]


class Evaluator:
    """Evaluates batches from two lanes: one lane is filled while the other is computed.

    On CUDA there is one graph for each batch size of `buckets`; a batch takes the smallest that
    fits. All work of an evaluator is ordered by its one stream. On the CPU `launch` computes.
    """

    def __init__(self, network: Folded, capacity: int, smallest: int) -> None:
        self.network = network
        self.capacity = max(capacity, _LEAST_CPU_BATCH)
        capacity = self.capacity
        cuda = network.device.type == "cuda"
        width = network.encoding.policy_size + 2
        in_bytes = network.encoding.in_bytes
        self._staged_in = [_host((capacity, in_bytes), torch.uint8, cuda) for _ in range(LANES)]
        self._staged_out = [_host((capacity, width), torch.float16, cuda) for _ in range(LANES)]
        self.inputs: list[np.ndarray] = [t.numpy() for t in self._staged_in]
        self.outputs: list[np.ndarray] = [t.numpy() for t in self._staged_out]
        self._graphs: list[tuple[int, Callable[[], None]]] = []
        if cuda:
            self.stream = torch.cuda.Stream(network.device, priority=-5)
            self._ended = [torch.cuda.Event() for _ in range(LANES)]
            self._rows = torch.zeros(capacity, in_bytes, dtype=torch.uint8, device=network.device)
            self._result = torch.zeros(
                capacity, width, dtype=torch.float16, device=network.device)
            self._capture(buckets(smallest, capacity))

    def _capture(self, sizes: list[int]) -> None:
        pool = torch.cuda.graph_pool_handle()
        for size in reversed(sizes):
            self.stream.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(self.stream):
                for _ in range(2):
                    self._compute(size)
            torch.cuda.synchronize()
            self._graphs.insert(0, (size, self._graph(size, pool)))

    def _graph(self, size: int, pool: Any) -> Callable[[], None]:
        graph = torch.cuda.CUDAGraph()
        try:
            with torch.cuda.graph(graph, pool=pool, stream=self.stream):
                self._compute(size)
        except RuntimeError as error:
            print(f"Batches of {size} run without a CUDA graph: {error}", flush=True)
            return lambda: self._compute(size)
        return graph.replay

    def _compute(self, size: int) -> None:
        self._result[:size].copy_(self.network(self._rows[:size]))

    def update(self, tensors: dict[str, Tensor], ready: torch.cuda.Event | None = None) -> None:
        """Takes new weights, between two batches; `ready`: after this event."""
        if self.network.device.type != "cuda":
            self.network.update(tensors)
            return
        with torch.cuda.stream(self.stream):
            if ready is not None:
                self.stream.wait_event(ready)
            self.network.update(tensors)

    @torch.no_grad()
    def launch(self, lane: int, count: int) -> None:
        """Starts the evaluation of the first `count` rows of `inputs[lane]`."""
        if self.network.device.type != "cuda":
            rows = max(count, _LEAST_CPU_BATCH)
            self._staged_out[lane][:rows] = self.network(self._staged_in[lane][:rows])
            return
        replay = next(replay for size, replay in self._graphs if size >= count)
        with torch.cuda.stream(self.stream):
            self._rows[:count].copy_(self._staged_in[lane][:count], non_blocking=True)
            replay()
            self._staged_out[lane][:count].copy_(self._result[:count], non_blocking=True)
            self._ended[lane].record()

    def done(self, lane: int) -> bool:
        """Whether `outputs[lane]` is complete."""
        return self.network.device.type != "cuda" or self._ended[lane].query()

    def wait(self, lane: int) -> None:
        if self.network.device.type == "cuda":
            self._ended[lane].synchronize()


def _host(size: tuple[int, int], dtype: torch.dtype, pinned: bool) -> Tensor:
    return torch.zeros(size, dtype=dtype, pin_memory=pinned)
