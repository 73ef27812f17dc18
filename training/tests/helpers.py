"""What several tests need: the package on the path, a small encoding, folders of runs."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from moyo_train import reference, rows, samples  # noqa: E402
from moyo_train.encoding import Encoding  # noqa: E402
from moyo_train.golden import random_network  # noqa: E402
from moyo_train.network import Network  # noqa: E402

torch.set_num_threads(1)

SMALL: Encoding = samples.board(5, 4, 3, 2, policy_planes=2)
LISTED: Encoding = samples.board(5, 4, 3, 9, policy_planes=6, listed_moves=30, target_moves=12)
"""Its rows list their moves; it has too many global inputs for planes."""
WITHOUT_PASS: Encoding = samples.board(4, 4, 8, 0, has_pass=False)


def network(encoding: Encoding = SMALL, channels: int = 16, blocks: int = 3) -> Network:
    return random_network(encoding, channels, blocks, seed=5)


def make_run(folder: Path, count: int = 512, encoding: Encoding = SMALL) -> None:
    """A run with its encoding and one shard."""
    (folder / "rows").mkdir(parents=True)
    text = json.dumps(encoding.to_json())
    (folder / "encoding.json").write_text(text, encoding="utf-8")
    rows.write_shard(folder / "rows" / "00000001.rows", samples.shard_rows(encoding, count, 1))


def input_tensor(encoding: Encoding, count: int) -> torch.Tensor:
    return torch.from_numpy(samples.input_rows(encoding, count, 3))


def await_true(condition: Callable[[], bool], seconds: float = 20.0) -> bool:
    """Polls until the condition holds; false after the limit."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.005)
    return True


def as_array(tensor: torch.Tensor) -> np.ndarray:
    return tensor.detach().cpu().numpy()


def rows_out(net: Network, rows: torch.Tensor) -> np.ndarray:
    """Output rows by the network as it is trained, in evaluation mode."""
    out = net.eval()(*reference.split_row(net.encoding, rows))
    return as_array(torch.cat([out.policy, out.value[:, None], out.score[:, None]], dim=1))
