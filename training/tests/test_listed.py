"""Games that list their moves: exchange, serving, rows, losses, a whole run."""

from __future__ import annotations

import contextlib
import io
import tempfile
import threading
import unittest
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch
from helpers import LISTED, SMALL, as_array, await_true, input_tensor, make_run, network
from moyo_train import encoding as encodings
from moyo_train import exchange as exchanges
from moyo_train import reference, samples, serve, train
from moyo_train.bench import ask
from moyo_train.encoding import EncodingError
from moyo_train.evaluator import Evaluator
from moyo_train.exchange import DONE, GONE, READY, Exchange, ExchangeError
from moyo_train.infer import Folded
from moyo_train.losses import Weights, losses
from moyo_train.network import Network, Outputs
from moyo_train.trainer import Trainer
from moyo_train.window import NO_MOVE, Batch, Decoder, Window

CPU = torch.device("cpu")
BATCH = 8


def folded(net: Network) -> Folded:
    serving = Folded(LISTED, 16, 3, CPU)
    serving.update(net.folded())
    return serving


def expected(
    net: Network, rows: np.ndarray, counts: np.ndarray, moves: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Value and score of each row, and the logits of the listed moves, by the reference."""
    out = reference.evaluate(
        LISTED, net.folded(), *reference.split_row(LISTED, torch.from_numpy(rows)))
    row = np.repeat(np.arange(len(rows)), counts)
    values = as_array(torch.stack([out.value, out.score], dim=1))
    return values, as_array(out.policy)[row, moves.view(np.uint16)]


class EncodingTest(unittest.TestCase):
    def test_json_and_back(self) -> None:
        self.assertEqual(LISTED, encodings.from_json(LISTED.to_json()))
        self.assertNotIn("listedMoves", SMALL.to_json())

    def test_the_sizes_of_rows_follow(self) -> None:
        self.assertEqual((20 + 36, 4), (LISTED.in_bytes, LISTED.out_bytes))
        self.assertEqual(20 + 36 + 4 * 12 + 12 + 20, LISTED.row_bytes)

    def test_what_contradicts_itself_is_named(self) -> None:
        for field, value, message in (
            ("targetMoves", 0, "30 listedMoves and 0 targetMoves"),
            ("listedMoves", 0, "0 listedMoves and 12 targetMoves"),
        ):
            with self.assertRaisesRegex(EncodingError, message):
                encodings.from_json({**LISTED.to_json(), field: value})
        huge = samples.board(20, 20, 1, 0, policy_planes=200)
        with self.assertRaisesRegex(EncodingError, "80001 policy indices"):
            encodings.from_json({**huge.to_json(), "listedMoves": 9, "targetMoves": 9})


class ServingTest(unittest.TestCase):
    """The server, with a client that does what Java does."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name) / "exchange"
        exchanges.create(self.path, LISTED, 3, BATCH)
        self.net = network(LISTED)
        self.server = serve.prepare(
            Exchange(self.path, LISTED), folded(self.net), self.net.folded())
        self.addCleanup(self.server.stop)
        self.client = Exchange(self.path, LISTED)
        self.failures: list[str] = []

    def ask(self, slot: int, count: int, seed: int) -> None:
        x = self.client
        rows = samples.input_rows(LISTED, count, seed)
        counts, moves = samples.move_lists(LISTED, count, seed)
        x.inputs[slot][:count] = rows
        x.row_moves[slot][:count] = counts
        x.moves[slot][: len(moves)] = moves
        x.counts[slot], x.move_counts[slot] = count, len(moves)
        x.states[slot] = READY
        if not await_true(lambda: x.states[slot] == DONE):
            self.failures.append(f"slot {slot} got no answer")
            return
        values, logits = expected(self.net, rows, counts, moves)
        for found, wanted in ((x.outputs[slot][:count], values),
                              (x.logits[slot][: len(moves)], logits)):
            if not np.allclose(found, wanted, atol=4e-3, rtol=2e-3):
                self.failures.append(f"slot {slot}: {found} is not {wanted}")

    def test_clients_get_the_logits_of_their_moves(self) -> None:
        self.server.start()

        def play(slot: int) -> None:
            for i in range(12):
                self.ask(slot, 1 + (i + slot) % BATCH, 100 * slot + i)

        threads = [threading.Thread(target=play, args=(s,)) for s in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual([], self.failures)
        self.assertGreater(self.server.evaluations, 3 * 12)

    def test_a_wrong_number_of_moves_ends_the_service_with_a_reason(self) -> None:
        self.server.start()
        self.client.counts[2], self.client.move_counts[2] = 1, 8 * 30 + 1
        with contextlib.redirect_stderr(io.StringIO()):
            self.client.states[2] = READY
            self.assertTrue(await_true(lambda: self.server.failure is not None))
        self.assertEqual("slot 2 lists 241 moves; 1 to 240 are possible", self.server.failure)
        self.assertEqual(GONE, self.client.server_state)

    def test_a_full_batch_leaves_slots_for_the_next_one(self) -> None:
        self.server._evaluator.move_capacity = 250
        for slot in range(3):
            self.client.counts[slot], self.client.move_counts[slot] = 8, 120
            self.client.row_moves[slot][:] = 15
        self.client.states[:] = READY
        self.server.cycle()
        self.server.cycle()
        self.server.cycle()
        self.assertEqual([DONE] * 3, self.client.states.tolist())
        self.assertEqual(2, self.server.batches)

    def test_the_places_are_those_of_the_contract(self) -> None:
        x = self.client
        x.row_moves[0][1], x.moves[0][2] = 3, 4
        x.outputs[0][0, 1], x.logits[0][5] = 1.0, 2.0
        x.inputs[1][0, 0] = 77
        x.move_counts[2] = 9
        x._raw.flush()
        raw = np.fromfile(self.path, dtype=np.uint8)
        self.assertEqual([2, 3, BATCH, 56, 4, 0, 0, 0, 0, 30], raw[8:48].view("<i4").tolist())
        self.assertEqual(9, raw[4096 + 64 * 2 + 8 :][:4].view("<i4")[0])
        row_moves, moves, outputs, logits, end = 448, 512, 1024, 1088, 1600
        slot = raw[8192:]
        self.assertEqual(3, slot[row_moves + 2 :][:2].view("<i2")[0])
        self.assertEqual(4, slot[moves + 4 :][:2].view("<i2")[0])
        self.assertEqual(1.0, slot[outputs + 2 :][:2].view("<f2")[0])
        self.assertEqual(2.0, slot[logits + 10 :][:2].view("<f2")[0])
        self.assertEqual(77, slot[end])
        self.assertEqual(8192 + 3 * end, len(raw))

    def test_a_file_of_another_kind_is_refused(self) -> None:
        with self.assertRaisesRegex(ExchangeError, "has version 2; the encoding needs version 1"):
            Exchange(self.path, SMALL)
        with self.assertRaisesRegex(ExchangeError, "lists 30 moves a row; the encoding 31"):
            Exchange(self.path, replace(LISTED, listed_moves=31))


class EvaluatorTest(unittest.TestCase):
    def test_entries_behind_those_of_the_rows_do_no_harm(self) -> None:
        net = network(LISTED)
        rows = input_tensor(LISTED, 3)
        counts, moves = samples.move_lists(LISTED, 3, 7)
        spare = np.concatenate([moves, np.full(50, 120, dtype=np.int16)])
        values, logits = folded(net).listed(
            rows, torch.from_numpy(counts), torch.from_numpy(spare))
        wanted = expected(net, rows.numpy(), counts, moves)
        np.testing.assert_allclose(as_array(values), wanted[0], atol=1e-4)
        np.testing.assert_allclose(as_array(logits)[: len(moves)], wanted[1], atol=1e-4)

    def test_pass_has_its_own_logit(self) -> None:
        net = network(LISTED)
        rows = input_tensor(LISTED, 2)
        moves = np.array([120, 3, 120], dtype=np.int16)
        counts = np.array([1, 2], dtype=np.int16)
        _, logits = folded(net).listed(rows, torch.from_numpy(counts), torch.from_numpy(moves))
        wanted = expected(net, rows.numpy(), counts, moves)[1]
        np.testing.assert_allclose(as_array(logits), wanted, atol=1e-4)

    def test_there_is_room_for_the_moves_of_a_slot(self) -> None:
        self.assertEqual(64 * 30, Evaluator(folded(network(LISTED)), 64, 8).move_capacity)
        dense = Folded(SMALL, 16, 3, CPU)
        self.assertEqual(0, Evaluator(dense, 64, 8).move_capacity)


class DecoderTest(unittest.TestCase):
    def decode(self, symmetry: int) -> Batch:
        policy = np.zeros((1, 121))
        policy[0, [3, 20 + 4, 120]] = 0.5, 0.25, 0.125
        row = samples.pack_rows(
            samples.input_rows(LISTED, 1, 1), samples.list_policy(policy, 12), np.ones(1),
            np.ones(1), np.ones(1), np.zeros((1, 20)))
        pairs = row[:, LISTED.in_bytes : LISTED.in_bytes + 48].view("<u2").reshape(12, 2)
        pairs[3:, 0] = 0xFFFF
        return Decoder(LISTED, CPU)(torch.from_numpy(row), torch.tensor([symmetry]))

    def test_a_list_gives_moves_and_shares_that_sum_to_one(self) -> None:
        batch = self.decode(0)
        self.assertEqual([3, 24, 120] + 9 * [NO_MOVE], batch.moves[0].tolist())
        np.testing.assert_allclose(batch.policy[0, :3], np.array([4, 2, 1]) / 7, atol=1e-4)
        self.assertEqual(0, batch.policy[0, 3:].abs().sum().item())

    def test_a_symmetry_moves_the_listed_moves(self) -> None:
        self.assertEqual([19, 20 + 12, 120], self.decode(1).moves[0, :3].tolist())

    def test_a_symmetry_that_is_no_mirror_agrees_with_the_dense_decoder(self) -> None:
        turn = tuple((i + 1) % 20 for i in range(20))
        moves = tuple(20 * plane + i for plane in range(6) for i in turn) + (120,)
        turned = replace(LISTED, symmetries=(LISTED.symmetries[0], (turn, moves)))
        dense = replace(turned, listed_moves=0, target_moves=0)
        everything = replace(turned, listed_moves=121, target_moves=121)
        policy = np.random.default_rng(3).dirichlet(np.ones(121), 5)
        inputs = samples.input_rows(LISTED, 5, 1)
        parts = (np.ones(5), np.ones(5), np.ones(5), np.zeros((5, 20)))
        symmetry = torch.ones(5, dtype=torch.long)
        rows = torch.from_numpy(samples.pack_rows(inputs, policy, *parts))
        one = Decoder(dense, CPU)(rows, symmetry)
        pairs = samples.list_policy(policy, 121)
        two = Decoder(everything, CPU)(
            torch.from_numpy(samples.pack_rows(inputs, pairs, *parts)), symmetry)
        torch.testing.assert_close(two.policy, one.policy.gather(1, two.moves))


class LossesTest(unittest.TestCase):
    def test_the_policy_is_compared_among_the_listed_moves_alone(self) -> None:
        logits = torch.zeros(1, 121)
        logits[0, 7] = 50.0  # not listed
        logits[0, 3] = np.log(2)
        moves = torch.tensor([[3, 24, 120] + 9 * [NO_MOVE]])
        policy = torch.zeros(1, 12)
        policy[0, :3] = torch.tensor([0.5, 0.25, 0.25])
        out = Outputs(logits, torch.zeros(1), torch.zeros(1), torch.zeros(1, 20))
        one = torch.ones(1)
        batch = Batch(torch.empty(0), torch.empty(0), policy, one, one, one,
                      torch.zeros(1, 20), moves)
        parts = losses(out, batch, Weights())
        self.assertAlmostEqual(1.0397, parts["policy"].item(), places=3)
        self.assertAlmostEqual(1.0397, parts["targetEntropy"].item(), places=3)
        self.assertAlmostEqual(1.0397, parts["networkEntropy"].item(), places=3)
        self.assertEqual(1, parts["top1"].item())


class TrainingTest(unittest.TestCase):
    def test_a_small_network_learns_64_rows_by_heart(self) -> None:
        torch.manual_seed(1)
        window = Window(LISTED, 64, CPU)
        window.append(torch.from_numpy(samples.shard_rows(LISTED, 64, 1)))
        window._decoder.symmetries = 1
        trainer = Trainer(Network(LISTED, 16, 2), window, 64, Weights())
        for step in range(250):
            trainer.step(5e-3)
            if step == 239:
                trainer.meter.reset()
        last = trainer.meter.take()
        self.assertLess(last["policy"] - last["targetEntropy"], 0.15)
        self.assertGreater(last["top1"], 0.8)

    def test_a_run_trains_and_serves(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            run = Path(folder) / "run"
            make_run(run, encoding=LISTED)
            path = run / "exchange"
            exchanges.create(path, LISTED, 2, 8)
            client = Exchange(path, LISTED)
            stop = threading.Event()
            thread = threading.Thread(target=ask, args=(path, LISTED, stop))
            thread.start()
            with contextlib.redirect_stdout(io.StringIO()):
                code = train.main([
                    "--dir", str(run), "--device", "cpu", "--channels", "16", "--blocks", "1",
                    "--batch", "32", "--min-rows", "100", "--minutes", "0.05", "--publish", "0.5",
                    "--exchange", str(path)])
            stop.set()
            thread.join()
            self.assertEqual(0, code)
            self.assertGreater(client.generation, 1)
            self.assertTrue((run / "nets" / "final.net").exists())
            self.assertGreater(np.abs(client.logits[1].astype(np.float32)).sum(), 0)


if __name__ == "__main__":
    unittest.main()
