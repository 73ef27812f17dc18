"""The network and its weights file."""

from __future__ import annotations

import json
import struct
import tempfile
import unittest
from pathlib import Path

import numpy as np
import torch
from helpers import SMALL, WITHOUT_PASS, as_array, input_tensor, network, rows_out
from moyo_train import netfile, reference, samples
from moyo_train.evaluator import Evaluator, buckets
from moyo_train.infer import Folded
from moyo_train.netfile import NetFileError
from moyo_train.network import Network


class NetworkTest(unittest.TestCase):
    def test_the_folded_network_equals_the_unfolded_in_evaluation_mode(self) -> None:
        for encoding in (SMALL, WITHOUT_PASS):
            net = network(encoding)
            planes, numbers = reference.split_row(encoding, input_tensor(encoding, 7))
            with torch.no_grad():
                expected = net(planes, numbers)
            found = reference.evaluate(encoding, net.folded(), planes, numbers)
            for name, a, b in zip(expected._fields, expected, found):
                np.testing.assert_allclose(as_array(a), as_array(b), atol=1e-4, err_msg=name)

    def test_the_serving_network_equals_the_trained_one(self) -> None:
        for encoding in (SMALL, WITHOUT_PASS):
            net = network(encoding)
            folded = Folded(encoding, 16, 3, torch.device("cpu"))
            folded.update(net.folded())
            rows = input_tensor(encoding, 20)
            np.testing.assert_allclose(as_array(folded(rows)), rows_out(net, rows), atol=1e-4)

    def test_an_evaluator_answers_one_row_like_many(self) -> None:
        net = network()
        folded = Folded(SMALL, 16, 3, torch.device("cpu"))
        folded.update(net.folded())
        evaluator = Evaluator(folded, 1, 1)
        rows = input_tensor(SMALL, 1)
        evaluator.inputs[1][:1] = rows.numpy()
        evaluator.launch(1, 1)
        np.testing.assert_allclose(evaluator.outputs[1][:1], rows_out(net, rows), atol=4e-3)

    def test_calibration_keeps_what_the_network_computes_also_in_training_mode(self) -> None:
        net = network()
        rows = input_tensor(SMALL, 256)
        planes, numbers = reference.split_row(SMALL, rows)
        before = rows_out(net, rows)
        net.calibrate(planes, numbers)
        np.testing.assert_allclose(rows_out(net, rows), before, atol=1e-4)
        policy = net.train()(planes, numbers).policy
        np.testing.assert_allclose(as_array(policy), before[:, :-2], atol=1e-3)

    def test_any_board_size_fits_the_same_weights(self) -> None:
        larger = samples.board(7, 7, 3, 2, policy_planes=2)
        net = Network(larger, 16, 3).eval()
        net.unfold(network().folded())
        self.assertEqual((2, 99), rows_out(net, input_tensor(larger, 2))[:, :-2].shape)

    def test_buckets_are_multiples_that_end_at_the_capacity(self) -> None:
        sizes = buckets(256, 7168)
        self.assertEqual([256, 512, 768, 1024], sizes[:4])
        self.assertEqual(7168, sizes[-1])
        self.assertTrue(all(b % 256 == 0 for b in sizes) and sizes == sorted(set(sizes)))
        self.assertEqual([10], buckets(5, 10))


class NetFileTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name) / "a.net"
        self.net = network()
        self.hash = netfile.export(self.path, self.net, {"seed": 5})

    def test_a_network_survives_export_and_load(self) -> None:
        loaded = netfile.load(self.path, SMALL)
        rows = input_tensor(SMALL, 9)
        np.testing.assert_allclose(rows_out(loaded, rows), rows_out(self.net, rows), atol=0.02)
        again = self.path.with_name("b.net")
        netfile.export(again, loaded, {"seed": 5})
        first, second = netfile.read(self.path), netfile.read(again)
        for name, tensor in first.tensors.items():
            torch.testing.assert_close(tensor, second.tensors[name], rtol=1e-3, atol=0)
        self.assertEqual(self.hash, first.sha256)

    def test_the_file_has_the_bytes_of_the_contract(self) -> None:
        content = self.path.read_bytes()
        self.assertEqual(b"MOYONET1", content[:8])
        (length,) = struct.unpack_from("<I", content, 8)
        header = json.loads(content[12 : 12 + length])
        self.assertEqual(SMALL.header(), header["encoding"])
        self.assertEqual((16, 3), (header["channels"], header["blocks"]))
        self.assertEqual({"seed": 5}, header["provenance"])
        names = [t["name"] for t in header["tensors"]]
        self.assertEqual(["stem.conv", "stem.bias", "stem.globals", "blocks.0.conv1"], names[:4])
        self.assertEqual(
            ["blocks.2.conv1", "blocks.2.bias1", "blocks.2.pool", "blocks.2.poolBias",
             "blocks.2.conv2", "blocks.2.bias2"], names[11:17])
        self.assertEqual(["owners.conv", "owners.bias"], names[-2:])
        numbers = sum(int(np.prod(t["shape"])) for t in header["tensors"])
        self.assertEqual(12 + length + 2 * numbers + 32, len(content))

    def test_a_damaged_file_is_refused_by_name(self) -> None:
        content = bytearray(self.path.read_bytes())
        content[len(content) // 2] ^= 1
        self.path.write_bytes(content)
        with self.assertRaisesRegex(NetFileError, "a.net is damaged"):
            netfile.read(self.path)
        self.path.write_bytes(b"something else")
        with self.assertRaisesRegex(NetFileError, "a.net is no weights file"):
            netfile.read(self.path)

    def test_another_encoding_is_refused(self) -> None:
        with self.assertRaisesRegex(NetFileError, "is for the encoding"):
            netfile.load(self.path, WITHOUT_PASS)


if __name__ == "__main__":
    unittest.main()
