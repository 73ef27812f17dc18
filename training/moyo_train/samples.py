"""Made-up encodings and rows, for tests, the bench and the golden file."""

from __future__ import annotations

import numpy as np

from .encoding import Encoding


def board(
    height: int, width: int, planes: int, global_inputs: int, policy_planes: int = 1,
    has_pass: bool = True, game: str = "made-up", listed_moves: int = 0, target_moves: int = 0,
) -> Encoding:
    """An encoding whose symmetries are the identity, both mirrors and the half turn."""
    grid = np.arange(height * width).reshape(height, width)
    symmetries = []
    for view in (grid, grid[::-1], grid[:, ::-1], grid[::-1, ::-1]):
        cells = view.reshape(-1)
        moves = [cells + plane * cells.size for plane in range(policy_planes)]
        if has_pass:
            moves.append(np.array([policy_planes * cells.size]))
        symmetries.append((tuple(cells.tolist()), tuple(np.concatenate(moves).tolist())))
    return Encoding(game, 1, height, width, planes, global_inputs, policy_planes, has_pass,
                    tuple(symmetries), listed_moves, target_moves)


def input_rows(encoding: Encoding, count: int, seed: int) -> np.ndarray:
    """Random input rows [count, inBytes]."""
    random = np.random.default_rng(seed)
    cells = random.integers(0, 1 << encoding.planes, (count, encoding.cells), dtype=np.uint8)
    numbers = random.uniform(-1, 1, (count, encoding.globals)).astype("<f4")
    return np.concatenate([cells, numbers.view(np.uint8).reshape(count, -1)], axis=1)


def move_lists(encoding: Encoding, count: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Random numbers of moves [count] and the policy indices of all rows, list after list."""
    random = np.random.default_rng(seed)
    counts = random.integers(1, encoding.listed_moves + 1, count)
    lists = [random.choice(encoding.policy_size, n, replace=False) for n in counts]
    return counts.astype(np.int16), np.concatenate(lists).astype(np.uint16).view(np.int16)


def list_policy(policy: np.ndarray, most: int) -> np.ndarray:
    """The `most` likeliest moves as pairs of index and 16-bit share [count, 2 * most]."""
    indices = np.argsort(-policy, axis=1, kind="stable")[:, :most]
    shares = np.rint(np.take_along_axis(policy, indices, axis=1) * 65535)
    return np.stack([indices, shares], axis=2).astype("<u2").reshape(len(policy), -1)


def pack_rows(
    inputs: np.ndarray, policy: np.ndarray, value: np.ndarray, search: np.ndarray,
    score: np.ndarray, owners: np.ndarray,
) -> np.ndarray:
    """Shard rows of their parts; policy as probabilities, or as pairs of `list_policy`."""
    count = inputs.shape[0]
    numbers = np.stack([value, search, score], axis=1).astype("<f4")
    shares = policy if policy.dtype == np.uint16 else np.rint(policy * 65535).astype("<u2")
    parts = [inputs, shares, numbers, owners.astype(np.int8)]
    raw = [np.ascontiguousarray(p).view(np.uint8).reshape(count, -1) for p in parts]
    return np.concatenate(raw, axis=1)


def shard_rows(encoding: Encoding, count: int, seed: int) -> np.ndarray:
    """Random shard rows [count, rowBytes]; the targets have nothing to do with the inputs."""
    random = np.random.default_rng(seed + 1)
    if encoding.lists_moves:
        policy = _random_lists(encoding, count, random)
    else:
        policy = random.dirichlet(np.full(encoding.policy_size, 0.05), count)
    result = random.integers(0, 2, count).astype(np.float32)
    return pack_rows(
        input_rows(encoding, count, seed), policy, result, random.uniform(0, 1, count),
        random.normal(0, 8, count), random.integers(-1, 2, (count, encoding.cells)))


def _random_lists(encoding: Encoding, count: int, random: np.random.Generator) -> np.ndarray:
    """Full lists of moves that are far from each other, as `list_policy` makes them."""
    size, most = encoding.policy_size, encoding.target_moves
    first = random.integers(0, size, (count, 1))
    indices = (first + np.arange(most) * (size // most)) % size
    shares = np.rint(random.dirichlet(np.full(most, 0.3), count) * 65535)
    return np.stack([indices, shares], axis=2).astype("<u2").reshape(count, -1)
