"""Networks that grow, and students that learn beside the network that plays."""

from __future__ import annotations

import contextlib
import io
import json
import tempfile
import unittest
from pathlib import Path

import numpy as np
import torch
from helpers import LISTED, SMALL, WITHOUT_PASS, as_array, input_tensor, make_run, network
from moyo_train import netfile, reference, samples, train
from moyo_train.encoding import Encoding
from moyo_train.growth import GrowthError, grown
from moyo_train.losses import Weights
from moyo_train.network import Network, Outputs
from moyo_train.trainer import Trainer
from moyo_train.window import Window

PLAYER = ["--channels", "24", "--blocks", "2", "--batch", "32", "--min-rows", "100"]


def outputs(net: Network, encoding: Encoding) -> Outputs:
    with torch.no_grad():
        return net.eval()(*reference.split_row(encoding, input_tensor(encoding, 7)))


class GrowthTest(unittest.TestCase):
    def test_a_grown_network_computes_the_same(self) -> None:
        for encoding in (SMALL, LISTED, WITHOUT_PASS):
            for channels, blocks in ((16, 7), (40, 3), (24, 4)):
                small = network(encoding)
                large = grown(small, channels, blocks)
                self.assertEqual((channels, blocks), (large.channels, large.blocks_count))
                for name, a, b in zip(Outputs._fields, outputs(small, encoding),
                                      outputs(large, encoding)):
                    np.testing.assert_allclose(
                        as_array(a), as_array(b), atol=1e-4,
                        err_msg=f"{name} of {blocks} blocks of {channels} channels")

    def test_a_network_of_the_same_size_is_a_copy(self) -> None:
        small = network()
        same = grown(small, small.channels, small.blocks_count)
        with torch.no_grad():
            same.value_out_bias += 1
        self.assertNotEqual(small.value_out_bias[0], same.value_out_bias[0])

    def test_training_soon_uses_the_new_channels_and_blocks(self) -> None:
        large = grown(network(blocks=1), 24, 2)
        window = Window(SMALL, 64, torch.device("cpu"))
        window.append(torch.from_numpy(train_rows()))
        trainer = Trainer(large, window, 32, Weights())
        for _ in range(3):
            trainer.step(1e-3)
        self.assertGreater(large.blocks[0].first.conv.weight[:16, 16:].abs().max(), 0)
        self.assertGreater(large.value_hidden[:, 16:24].abs().max(), 0)
        self.assertGreater(large.blocks[1].second.norm.weight.abs().max(), 0)

    def test_a_network_does_not_shrink(self) -> None:
        for channels, blocks in ((8, 3), (16, 2)):
            with self.assertRaisesRegex(GrowthError, "3 blocks of 16 channels cannot become"):
                grown(network(), channels, blocks)


def train_rows() -> np.ndarray:
    return samples.shard_rows(SMALL, 64, 1)


class StudentTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.run_folder = Path(folder.name) / "run"
        make_run(self.run_folder)
        self.start = self.run_folder / "start.net"
        netfile.export(self.start, network(blocks=1), {})

    def train(self, *more: str) -> tuple[int, str]:
        complained = io.StringIO()
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(complained):
            try:
                code = train.main(
                    ["--dir", str(self.run_folder), "--device", "cpu", *PLAYER, *more])
            except SystemExit as end:
                code = int(str(end.code))
        return code, complained.getvalue()

    def student(self, name: str) -> netfile.NetFile:
        return netfile.read(self.run_folder / "students" / name)

    def test_a_larger_network_starts_from_a_smaller_one(self) -> None:
        code, complained = self.train("--minutes", "0.02", "--start", str(self.start), "--lr", "0")
        self.assertEqual(0, code, complained)
        final = netfile.load(self.run_folder / "nets" / "final.net", SMALL)
        for a, b in zip(outputs(netfile.load(self.start, SMALL), SMALL), outputs(final, SMALL)):
            np.testing.assert_allclose(as_array(a), as_array(b), atol=0.05)

    def test_students_learn_from_the_same_rows_and_go_on_after_a_stop(self) -> None:
        students = ["--students", "1x8,2x16", "--start", str(self.start)]
        code, complained = self.train(
            "--minutes", "0.03", "--steps-per-row", "1", "--publish", "0.5", *students)
        self.assertEqual(0, code, complained)
        first, second = self.student("1x8.net"), self.student("2x16.net")
        self.assertEqual((1, 2), (first.header["blocks"], second.header["blocks"]))
        provenance = second.header["provenance"]
        self.assertEqual(("2x16", 16), (provenance["student"], provenance["steps"]))
        self.assertIn("students=1x8,2x16", provenance["recipe"])
        self.assertEqual(netfile.read(self.start).sha256, provenance["startSha256"])
        self.assertNotIn("startSha256", first.header["provenance"], "it is too small to start from it")
        self.assertNotIn(str(self.run_folder), json.dumps(provenance))
        lines = (self.run_folder / "metrics.jsonl").read_text(encoding="utf-8").splitlines()
        figures = [json.loads(line)["students"]["2x16"]["policy"] for line in lines]
        self.assertTrue(any(figure is not None for figure in figures), figures)

        code, complained = self.train(
            "--minutes", "0.06", "--steps-per-row", "2", "--resume", *students)
        self.assertEqual(0, code, complained)
        saved = torch.load(self.run_folder / "students" / "2x16.pt")
        self.assertEqual(32, saved["state"]["count"].item())

    def test_a_student_begins_with_the_weights_of_the_start(self) -> None:
        self.train("--minutes", "0.02", "--start", str(self.start), "--lr", "0",
                   "--students", "1x16,1x20")
        expected = outputs(netfile.load(self.start, SMALL), SMALL)
        for name in ("1x16.net", "1x20.net"):
            student = netfile.load(self.run_folder / "students" / name, SMALL)
            for a, b in zip(expected, outputs(student, SMALL)):
                np.testing.assert_allclose(as_array(a), as_array(b), atol=0.05, err_msg=name)

    def test_a_start_that_is_larger_than_the_network_is_refused(self) -> None:
        netfile.export(self.start, network(channels=32), {})
        code, complained = self.train("--minutes", "0.01", "--start", str(self.start))
        self.assertEqual(2, code)
        self.assertIn("a network of 3 blocks of 32 channels cannot become one of 2", complained)

    def test_students_without_sizes_are_refused(self) -> None:
        for text in ("6", "6x", "x64", "0x64", "6x64x2", "6x64,"):
            code, complained = self.train("--minutes", "0.01", "--students", text)
            self.assertEqual(2, code, text)
            self.assertIn("is no size: give BLOCKSxCHANNELS, such as 6x64", complained)


if __name__ == "__main__":
    unittest.main()
