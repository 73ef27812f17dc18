"""Golden files: rows that Java has encoded and outputs that Java and PyTorch agree on.

Java's tests encode the same positions again (`moyo.app.golden`) and evaluate the same networks.
"""

from __future__ import annotations

import json
import unittest
from pathlib import Path
from typing import Any

import naive
import numpy as np
import torch
from helpers import SMALL, rows_out
from moyo_train import encoding as encodings
from moyo_train import netfile, samples
from moyo_train.encoding import Encoding
from moyo_train.window import Batch, Decoder

HOME = Path(__file__).resolve().parents[2]
CPU = torch.device("cpu")


def golden(module: str, folder: str) -> Path:
    return HOME / module / "src/test/resources/moyo" / folder / "golden.json"


def read(path: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return content


def row_of(text: str) -> np.ndarray:
    return np.frombuffer(bytes.fromhex(text), dtype=np.uint8)


class OutputsTest(unittest.TestCase):
    """The network as it is trained says what the file says; Java is compared with the same."""

    def check(self, path: Path, encoding: Encoding) -> None:
        content = read(path)
        known = encoding.to_json()
        self.assertEqual(known, {**known, **content["encoding"]})
        net = netfile.load(path.with_suffix(".net"), encoding)
        for entry in content["rows"]:
            moves = entry.get("moves", range(encoding.policy_size))
            expected = [*entry["policy"], entry["value"], entry["score"]]
            found = rows_out(net, torch.from_numpy(row_of(entry["row"]).copy())[None, :])[0]
            np.testing.assert_allclose(found[[*moves, -2, -1]], expected, atol=1e-4)

    def test_a_made_up_board(self) -> None:
        self.check(golden("net", "net"), SMALL)

    def test_go_and_connect_four(self) -> None:
        for game in ("go", "connect4"):
            path = golden(game, f"{game}/net")
            self.check(path, encodings.from_json(read(path)["encoding"]))

    def test_blokus(self) -> None:
        path = golden("blokus", "blokus/net")
        header = read(path)["encoding"]
        encoding = samples.board(14, 14, header["planes"], header["globals"],
                                 header["policyPlanes"], header["pass"], header["game"], 1024, 128)
        self.assertEqual(header, encoding.header())
        self.check(path, encoding)


class DecodingTest(unittest.TestCase):
    """The rows of recorded games as training sees them, beside a naive implementation."""

    def decoded(self, encoding: Encoding, view: str, symmetry: int, policy: np.ndarray) -> Batch:
        one = np.ones(1)
        row = samples.pack_rows(
            row_of(view)[None, :], policy[None, :], one, one, one, np.zeros((1, encoding.cells)))
        return Decoder(encoding, CPU)(torch.from_numpy(row), torch.tensor([symmetry]))

    def check(self, encoding: Encoding, entry: dict[str, Any], game: naive.Naive) -> None:
        for move in entry["game"].split():
            game.play(move)
        policy = np.zeros(encoding.policy_size)
        policy[game.legal()] = 1 / len(game.legal())
        views = entry["views"]
        self.assertEqual(len(encoding.symmetries), len(views))
        self.assertEqual(views[entry["symmetry"]], entry["row"])
        seen = self.decoded(encoding, views[0], 0, policy)
        np.testing.assert_array_equal(seen.planes[0, :-1].numpy(), game.planes(), entry["game"])
        np.testing.assert_allclose(seen.globals[0].numpy(), game.numbers(), atol=1e-6)
        for symmetry, view in enumerate(views):
            turned = self.decoded(encoding, views[0], symmetry, policy)
            shown = self.decoded(encoding, view, 0, policy)
            torch.testing.assert_close(turned.planes, shown.planes)
            torch.testing.assert_close(turned.globals, shown.globals)
            if symmetry == entry["symmetry"]:
                moves = turned.policy[0].nonzero()[:, 0].tolist()
                self.assertEqual(sorted(entry["moves"]), moves)

    def test_go_with_ko_passes_komi_and_both_colours(self) -> None:
        content = read(golden("go", "go/net"))
        encoding = encodings.from_json(content["encoding"])
        for entry in content["rows"]:
            board = entry["board"]
            game = naive.Go(int(board["size"]), float(board["komi"]),
                            board["rules"] != "japanese", board["rules"] == "japanese")
            self.check(encoding, entry, game)
        rows = content["rows"]
        self.assertEqual(set(range(8)), {entry["symmetry"] for entry in rows})
        self.assertEqual({0, 1}, {len(entry["game"].split()) % 2 for entry in rows})
        self.assertIn("pass", {entry["game"].split(" ")[-1] for entry in rows})
        # Black has taken a stone on F2 with F3 in the second and third game; a pass ends the ko.
        forbidden = [row_of(entry["views"][0])[9 + 5] >> 5 & 1 for entry in rows[1:4]]
        self.assertEqual([1, 1, 0], forbidden)

    def test_connect_four_with_threats(self) -> None:
        content = read(golden("connect4", "connect4/net"))
        encoding = encodings.from_json(content["encoding"])
        threats = [0, 0]
        for entry in content["rows"]:
            game = naive.ConnectFour()
            self.check(encoding, entry, game)
            threats = [n + int(game.planes()[3 + i].sum() > 0) for i, n in enumerate(threats)]
        self.assertGreater(min(threats), 2)
        self.assertEqual({0, 1}, {entry["symmetry"] for entry in content["rows"]})


if __name__ == "__main__":
    unittest.main()
