"""Training: the losses, the optimiser, whole runs, resuming, SIGTERM."""

from __future__ import annotations

import contextlib
import io
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

import numpy as np
import torch
from helpers import SMALL, WITHOUT_PASS, await_true, make_run, network
from moyo_train import checkpoint, netfile, options, rows, samples, train
from moyo_train import exchange as exchanges
from moyo_train.bench import ask
from moyo_train.encoding import Encoding
from moyo_train.exchange import GONE, Exchange
from moyo_train.losses import Weights, losses
from moyo_train.network import Network, Outputs
from moyo_train.optimiser import Flat, Optimiser
from moyo_train.trainer import Trainer
from moyo_train.window import Batch, Window

CPU = torch.device("cpu")
SIZES = ["--channels", "16", "--blocks", "1", "--batch", "32", "--min-rows", "100"]


def trainer(count: int, batch: int, encoding: Encoding = SMALL) -> Trainer:
    torch.manual_seed(1)
    window = Window(encoding, count, CPU)
    data = samples.shard_rows(encoding, count, 1)
    data[:, -encoding.cells :] = np.where(data[:, : encoding.cells] & 1, 1, 255)  # plane 0
    window.append(torch.from_numpy(data))
    return Trainer(Network(encoding, 16, 2), window, batch, Weights())


class StepTest(unittest.TestCase):
    def test_a_small_network_learns_64_rows_by_heart(self) -> None:
        t = trainer(64, 64)
        t.window._decoder.symmetries = 1
        first: dict = {}
        for step in range(250):
            t.step(5e-3)
            if step == 0:
                first = t.meter.take()
            elif step == 239:
                t.meter.reset()
        last = t.meter.take()
        self.assertLess(last["policy"] - last["targetEntropy"], 0.15)
        self.assertGreater(last["top1"], 0.8)
        self.assertLess(last["value"], 0.85 * first["value"])
        self.assertLess(last["owners"], 0.5 * first["owners"])
        self.assertLess(last["score"], 0.5 * first["score"])

    def test_a_game_without_globals_and_pass_can_be_trained(self) -> None:
        t = trainer(64, 16, WITHOUT_PASS)
        t.step(1e-3)
        self.assertGreater(t.meter.take()["policy"], 0)

    def test_the_average_follows_the_weights(self) -> None:
        t = trainer(64, 16)
        for _ in range(30):
            t.step(1e-3)
        state = t.optimiser.state()
        distance = (state["weights"] - state["averageWeights"]).norm()
        self.assertGreater(distance, 0)
        self.assertLess(distance, 0.1 * state["weights"].norm())
        self.assertGreater((state["averageStatistics"] - 1).abs().max(), 0.01)

    def test_training_after_a_restored_state_is_the_same(self) -> None:
        one, two = trainer(64, 16), trainer(64, 16)
        for _ in range(3):
            one.step(1e-3)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "c.pt"
            checkpoint.save(path, one, {"step": 3})
            one.step(1e-3)
            counters, state = checkpoint.load(path, two)
        self.assertEqual({"step": 3}, counters)
        checkpoint.restore_random(state, two)
        two.step(1e-3)
        for name, tensor in one.optimiser.state().items():
            torch.testing.assert_close(tensor, two.optimiser.state()[name], msg=name)


class OptimiserTest(unittest.TestCase):
    def test_it_steps_as_the_adamw_of_torch_does(self) -> None:
        ours, theirs = network(), network()
        optimiser = Optimiser(Flat(ours), Flat(network()), 0.1, clip=1e9, ema=0.9)
        optimiser.set_rate(0.01)
        parameters = list(theirs.parameters())
        groups = [{"params": [p for p in parameters if p.dim() > 1], "weight_decay": 0.1},
                  {"params": [p for p in parameters if p.dim() <= 1], "weight_decay": 0.0}]
        adamw = torch.optim.AdamW(groups, lr=0.01)
        for _ in range(3):
            for p in parameters:
                p.grad = torch.randn(p.shape)
            adamw.step()
            optimiser.step(tuple(p.grad for p in parameters))
        for a, b in zip(ours.parameters(), parameters):
            torch.testing.assert_close(a, b, rtol=1e-4, atol=1e-5)

    def test_a_gradient_that_is_not_finite_leaves_the_weights_finite(self) -> None:
        net = network()
        optimiser = Optimiser(Flat(net), Flat(network()), 0.0, clip=1.0, ema=0.9)
        optimiser.set_rate(0.01)
        optimiser.step(tuple(torch.full(p.shape, float("nan")) for p in net.parameters()))
        self.assertTrue(all(torch.isfinite(p).all() for p in net.parameters()))


class LossesTest(unittest.TestCase):
    def parts(self, **changes: torch.Tensor) -> dict:
        out = Outputs(torch.zeros(2, 41), torch.zeros(2), torch.zeros(2), torch.zeros(2, 20))
        policy = torch.zeros(2, 41)
        policy[0, 3] = 1
        batch = Batch(torch.empty(0), torch.empty(0), policy, torch.ones(2), torch.ones(2),
                      torch.full((2,), 20.0), torch.ones(2, 20))
        return {n: float(v) for n, v in
                losses(out._replace(**changes), batch, Weights()).items()}

    def test_a_network_that_knows_nothing_has_the_losses_of_chance(self) -> None:
        parts = self.parts()
        self.assertAlmostEqual(3.7136, parts["policy"], places=3)
        self.assertAlmostEqual(0.6931, parts["value"], places=3)
        self.assertAlmostEqual(0.6931, parts["owners"], places=3)
        self.assertAlmostEqual(1.5, parts["score"], places=3)
        self.assertAlmostEqual(3.7136 + 0.6931 * 1.15 + 0.075, parts["total"], places=3)

    def test_rows_without_policy_target_do_not_count(self) -> None:
        logits = torch.zeros(2, 41)
        logits[1, 7] = 50.0
        self.assertAlmostEqual(3.7136, self.parts(policy=logits)["policy"], places=3)


class ScheduleTest(unittest.TestCase):
    def test_the_rate_rises_stays_and_falls_to_two_per_cent(self) -> None:
        self.assertAlmostEqual(1e-5, options.learning_rate(2e-3, 0, 0.0))
        self.assertAlmostEqual(2e-3, options.learning_rate(2e-3, 199, 0.1))
        self.assertAlmostEqual(2e-3, options.learning_rate(2e-3, 9999, 0.65))
        self.assertAlmostEqual(1.02e-3, options.learning_rate(2e-3, 9999, 0.825))
        self.assertAlmostEqual(4e-5, options.learning_rate(2e-3, 9999, 1.0))


class RunTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.run_folder = Path(folder.name) / "run"
        make_run(self.run_folder)

    def train(self, *more: str) -> tuple[int, str, str]:
        said, complained = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(complained):
            code = train.main(["--dir", str(self.run_folder), "--device", "cpu", *SIZES, *more])
        return code, said.getvalue(), complained.getvalue()

    def metrics(self) -> list[dict]:
        text = (self.run_folder / "metrics.jsonl").read_text(encoding="utf-8")
        return [json.loads(line) for line in text.splitlines()]

    def test_a_run_waits_when_rows_are_used_up_and_a_resumed_one_goes_on(self) -> None:
        code, said, _ = self.train("--minutes", "0.03", "--steps-per-row", "1", "--publish", "0.5")
        self.assertEqual(0, code, said)
        self.assertEqual(16, self.metrics()[-1]["step"])
        provenance = netfile.read(self.run_folder / "nets" / "final.net").header["provenance"]
        self.assertEqual((16, 512, 1), tuple(provenance[n] for n in ("steps", "rows", "seed")))
        self.assertIn("steps_per_row=1.0", provenance["recipe"])
        self.assertNotIn(str(self.run_folder), json.dumps(provenance))

        rows.write_shard(
            self.run_folder / "rows" / "00000002.rows", samples.shard_rows(SMALL, 64, 2))
        code, said, _ = self.train("--minutes", "0.06", "--steps-per-row", "1", "--resume")
        self.assertEqual(0, code, said)
        self.assertIn("Goes on from step 16", said)
        self.assertEqual((18, 576), tuple(self.metrics()[-1][n] for n in ("step", "rows")))
        self.assertGreater(self.metrics()[-1]["seconds"], 3.5)
        saved = torch.load(self.run_folder / "checkpoint.pt")
        self.assertEqual(18, saved["state"]["count"].item())

    def test_a_metrics_line_tells_losses_calibration_and_speeds(self) -> None:
        self.train("--minutes", "0.03", "--publish", "1")
        line = next(m for m in self.metrics() if m["policy"] is not None)
        for name in ("value", "owners", "score", "targetEntropy", "networkEntropy", "top1", "lr",
                     "rowsPerSecond", "stepsPerSecond", "evaluationsPerSecond", "batchMean"):
            self.assertIsInstance(line[name], float, name)
        self.assertEqual(10, len(line["calibration"]))
        self.assertEqual(32 * line["step"], sum(count for _, _, count in line["calibration"]))

    def test_a_run_serves_an_exchange_and_hands_it_new_weights(self) -> None:
        path = self.run_folder / "exchange"
        exchanges.create(path, SMALL, 2, 8)
        client = Exchange(path, SMALL)
        stop = threading.Event()
        thread = threading.Thread(target=ask, args=(path, SMALL, stop))
        thread.start()
        code, said, complained = self.train(
            "--minutes", "0.05", "--publish", "0.5", "--exchange", str(path))
        stop.set()
        thread.join()
        self.assertEqual(0, code, complained)
        self.assertIn("Serves from", said)
        self.assertGreater(client.generation, 1)
        self.assertEqual(GONE, client.server_state)
        self.assertGreater(max(m["evaluationsPerSecond"] for m in self.metrics()), 0)
        self.assertGreater(max(m["batchMean"] for m in self.metrics()), 7)
        self.assertTrue(np.isfinite(client.outputs[0].astype(np.float32)).all())

    def test_a_second_run_in_the_folder_must_ask_to_resume(self) -> None:
        (self.run_folder / "checkpoint.pt").write_bytes(b"")
        code, _, complained = self.train("--minutes", "0.01")
        self.assertEqual(2, code)
        self.assertIn("add --resume", complained)

    def test_a_run_starts_from_a_weights_file(self) -> None:
        start = self.run_folder / "start.net"
        sha = netfile.export(start, network(blocks=1), {})
        code, said, complained = self.train("--minutes", "0.02", "--start", str(start), "--lr", "0")
        self.assertEqual(0, code, complained)
        final = netfile.read(self.run_folder / "nets" / "final.net")
        self.assertEqual(sha, final.header["provenance"]["startSha256"])
        given = netfile.read(start).tensors
        for name, tensor in final.tensors.items():
            if name.startswith(("policy", "value", "owners")):
                torch.testing.assert_close(tensor, given[name], msg=name)

    def test_sigterm_leaves_whole_files(self) -> None:
        home = Path(train.__file__).resolve().parents[1]
        command = [sys.executable, "-m", "moyo_train.train", "--dir", str(self.run_folder),
                   "--device", "cpu", "--minutes", "10", "--publish", "0.3", *SIZES]
        with subprocess.Popen(command, cwd=home, env={**os.environ, "OMP_NUM_THREADS": "1"},
                              stdout=subprocess.DEVNULL) as process:
            latest = self.run_folder / "nets" / "latest.net"
            self.assertTrue(await_true(latest.exists, 30))
            process.send_signal(signal.SIGTERM)
            self.assertEqual(0, process.wait(timeout=20))
        for name in ("final.net", "latest.net"):
            netfile.load(self.run_folder / "nets" / name, SMALL)
        saved = json.loads(torch.load(self.run_folder / "checkpoint.pt")["counters"])
        self.assertEqual(saved["step"], self.metrics()[-1]["step"])
        self.assertEqual([], list(self.run_folder.rglob("*.tmp")))


if __name__ == "__main__":
    unittest.main()
