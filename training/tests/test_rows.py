"""Shards, the window and symmetries."""

from __future__ import annotations

import contextlib
import io
import struct
import tempfile
import unittest
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch
from helpers import SMALL, await_true
from moyo_train import encoding as encodings
from moyo_train import rows, samples
from moyo_train.encoding import EncodingError
from moyo_train.rows import ShardError, ShardReader
from moyo_train.window import Decoder, Window

CPU = torch.device("cpu")


class ShardTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.path = self.folder / "00000001.rows"
        self.rows = samples.shard_rows(SMALL, 50, 1)
        rows.write_shard(self.path, self.rows)

    def refused(self, content: bytes, reason: str) -> None:
        self.path.write_bytes(content)
        with self.assertRaisesRegex(ShardError, f"00000001.rows {reason}"):
            rows.read_shard(self.path, SMALL)

    def test_a_good_shard_gives_its_rows(self) -> None:
        np.testing.assert_array_equal(self.rows, rows.read_shard(self.path, SMALL))
        self.assertEqual(50, rows.count_rows(self.path, SMALL))

    def test_a_broken_shard_is_refused_with_its_name_and_the_reason(self) -> None:
        good = self.path.read_bytes()
        self.refused(good[:-5], "is truncated")
        self.refused(good[:10], "is truncated")
        self.refused(b"MOYOROW2" + good[8:], "does not begin with MOYOROW1")
        self.refused(good[:20] + b"\0\0\0\0" + good[24:], "is damaged: its CRC")
        self.refused(good[:30] + b"\xff" * 8 + good[38:], "is damaged")
        self.refused(good[:8] + struct.pack("<I", 51) + good[12:], "unpacks to")
        self.refused(good[:12] + struct.pack("<I", 99) + good[16:], "has rows of 99 bytes")

    def reader(self, window: int = 1000) -> ShardReader:
        reader = ShardReader(self.folder, SMALL, window, pinned=False)
        self.addCleanup(reader.stop)
        return reader

    def test_the_reader_takes_new_shards_and_skips_broken_ones_with_a_sentence(self) -> None:
        (self.folder / "00000000.rows").write_bytes(b"nothing")
        (self.folder / "00000009.rows.tmp").write_bytes(b"half a shard")
        found: list[int] = []

        def collect() -> None:
            shard = reader.take()
            if shard is not None:
                found.append(shard.shape[0])

        said = io.StringIO()
        with contextlib.redirect_stderr(said):
            reader = self.reader()
            reader.start()
            self.assertTrue(await_true(lambda: collect() or found == [50]))
            rows.write_shard(self.folder / "00000002.rows", self.rows[:20])
            self.assertTrue(await_true(lambda: collect() or found == [50, 20]))
        self.assertEqual("Skipped a shard: 00000000.rows is truncated: 7 bytes, no whole header.\n",
                         said.getvalue())

    def test_old_shards_are_counted_and_not_read_when_newer_ones_fill_the_window(self) -> None:
        rows.write_shard(self.folder / "00000002.rows", self.rows[:30])
        reader = self.reader(window=30)
        reader.start()
        self.assertEqual((50, 80), (reader.skipped_rows, reader.rows_at_start))
        shards: list[torch.Tensor | None] = []
        self.assertTrue(await_true(lambda: shards.append(reader.take()) or shards[-1] is not None))
        self.assertEqual(30, shards[-1].shape[0])


class DecoderTest(unittest.TestCase):
    """A row made by hand on a board of 5 rows and 4 columns."""

    def setUp(self) -> None:
        cells = np.zeros((1, 20), dtype=np.uint8)
        cells[0, 1] = 0b101
        numbers = np.array([[0.25, -0.5]], dtype="<f4").view(np.uint8)
        policy = np.zeros((1, 41))
        policy[0, [1, 20 + 4, 40]] = 0.5, 0.25, 0.25
        owners = np.zeros((1, 20))
        owners[0, [0, 19]] = 1, -1
        row = samples.pack_rows(np.concatenate([cells, numbers], axis=1), policy, np.array([1.0]),
                                np.array([0.75]), np.array([-3.5]), owners)
        self.row = torch.from_numpy(row)

    def decode(self, symmetry: int):
        return Decoder(SMALL, CPU)(self.row, torch.tensor([symmetry]))

    def test_the_identity_shows_the_row_as_it_is(self) -> None:
        batch = self.decode(0)
        planes = batch.planes[0]
        self.assertEqual((4, 5, 4), tuple(planes.shape))
        self.assertEqual([1, 0, 1, 1], planes[:, 0, 1].tolist())
        self.assertEqual([1, 0, 1, 20], planes.sum(dim=(1, 2)).tolist())
        self.assertEqual([[0.25, -0.5]], batch.globals.tolist())
        np.testing.assert_allclose(batch.policy[0, [1, 24, 40]], [0.5, 0.25, 0.25], atol=1e-4)
        self.assertEqual((1.0, 0.75, -3.5),
                         (batch.value.item(), batch.search.item(), batch.score.item()))
        self.assertEqual([1, -1], batch.owners[0, [0, 19]].tolist())

    def test_a_symmetry_moves_cells_moves_and_owners_alike(self) -> None:
        batch = self.decode(1)
        self.assertEqual([1, 0, 1, 1], batch.planes[0, :, 4, 1].tolist())
        np.testing.assert_allclose(batch.policy[0, [17, 20 + 12, 40]], [0.5, 0.25, 0.25], atol=1e-4)
        self.assertEqual([1, -1], batch.owners[0, [16, 3]].tolist())

    def test_a_symmetry_that_is_no_mirror_reads_old_cells_by_the_table(self) -> None:
        turn = tuple((i + 1) % 20 for i in range(20))
        moves = turn + tuple(20 + i for i in turn) + (40,)
        shifted = replace(SMALL, symmetries=(SMALL.symmetries[0], (turn, moves)))
        batch = Decoder(shifted, CPU)(self.row, torch.tensor([1]))
        self.assertEqual([1, 0, 1, 1], batch.planes[0, :, 0, 0].tolist())
        self.assertAlmostEqual(0.25, batch.policy[0, 20 + 3].item(), places=4)
        self.assertEqual([1, -1], batch.owners[0, [19, 18]].tolist())

    def test_a_row_without_policy_target_stays_zero(self) -> None:
        self.row[:, SMALL.in_bytes : SMALL.in_bytes + 2 * SMALL.policy_size] = 0
        self.assertEqual(0.0, self.decode(2).policy.abs().sum().item())


class WindowTest(unittest.TestCase):
    def test_the_newest_rows_stay(self) -> None:
        window = Window(SMALL, 10, CPU)
        data = torch.from_numpy(samples.shard_rows(SMALL, 37, 1))
        for start, end in ((0, 4), (4, 12), (12, 37)):
            window.append(data[start:end])
            self.assertEqual(min(end, 10), window.size)
            newest = sorted(map(bytes, data[max(0, end - 10) : end].numpy()))
            self.assertEqual(newest, sorted(map(bytes, window._rows[: window.size].numpy())))

    def test_samples_come_from_the_filled_part_under_all_symmetries(self) -> None:
        window = Window(SMALL, 1000, CPU)
        window.append(torch.from_numpy(samples.shard_rows(SMALL, 1, 1)))
        batch = window.sample(200)
        self.assertEqual(1, len(batch.score.unique()))
        self.assertEqual(4, len(batch.owners.unique(dim=0)))


class EncodingTest(unittest.TestCase):
    def test_json_and_back(self) -> None:
        self.assertEqual(SMALL, encodings.from_json(SMALL.to_json()))

    def test_what_contradicts_itself_is_named(self) -> None:
        for field, value, message in (
            ("planes", 9, "9 planes"),
            ("height", 6, "cells of symmetry 0 are not a permutation of 0 to 23"),
            ("symmetries", [], "no symmetry"),
            ("symmetries", SMALL.to_json()["symmetries"][1:], "symmetry 0 is not the identity"),
        ):
            with self.assertRaisesRegex(EncodingError, message):
                encodings.from_json({**SMALL.to_json(), field: value})
        with self.assertRaisesRegex(EncodingError, "no field 'pass'"):
            encodings.from_json({n: v for n, v in SMALL.to_json().items() if n != "pass"})


if __name__ == "__main__":
    unittest.main()
