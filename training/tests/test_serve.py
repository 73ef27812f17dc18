"""The server, with a client thread that does what Java does."""

from __future__ import annotations

import contextlib
import io
import json
import tempfile
import threading
import unittest
from pathlib import Path

import numpy as np
import torch
from helpers import SMALL, WITHOUT_PASS, as_array, await_true, network
from moyo_train import exchange as exchanges
from moyo_train import netfile, reference, samples, serve
from moyo_train.exchange import DONE, FINISHED, GONE, READY, SERVING, Exchange, ExchangeError
from moyo_train.infer import Folded
from moyo_train.network import Network

SLOTS, BATCH = 3, 8


def expected(net: Network, rows: np.ndarray) -> np.ndarray:
    out = reference.evaluate(
        SMALL, net.folded(), *reference.split_row(SMALL, torch.from_numpy(rows)))
    return as_array(torch.cat([out.policy, out.value[:, None], out.score[:, None]], dim=1))


class Client:
    """Asks slot after slot through its own mapping of the file and keeps the answers."""

    def __init__(self, path: Path) -> None:
        self.exchange = Exchange(path, SMALL)
        self.answers: list[tuple[np.ndarray, np.ndarray]] = []
        self.failure: str | None = None

    def ask(self, slot: int, rows: np.ndarray) -> np.ndarray:
        x = self.exchange
        x.inputs[slot][: len(rows)] = rows
        x.counts[slot] = len(rows)
        x.states[slot] = READY
        if not await_true(lambda: x.states[slot] == DONE):
            raise TimeoutError(f"slot {slot} got no answer")
        return x.outputs[slot][: len(rows)].copy()

    def play(self, slot: int, times: int) -> None:
        try:
            for i in range(times):
                rows = samples.input_rows(SMALL, 1 + (i + slot) % BATCH, 100 * slot + i)
                self.answers.append((rows, self.ask(slot, rows)))
        except TimeoutError as error:
            self.failure = str(error)


class ServeTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.path = self.folder / "exchange"
        exchanges.create(self.path, SMALL, SLOTS, BATCH)
        self.net = network()

    def server(self) -> serve.Server:
        folded = Folded(SMALL, 16, 3, torch.device("cpu"))
        server = serve.prepare(Exchange(self.path, SMALL), folded, self.net.folded())
        self.addCleanup(server.stop)
        server.start()
        return server

    def test_clients_get_what_the_network_says(self) -> None:
        server = self.server()
        client = Client(self.path)
        threads = [threading.Thread(target=client.play, args=(s, 12)) for s in range(SLOTS)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertIsNone(client.failure)
        self.assertEqual(SLOTS * 12, len(client.answers))
        for rows, answer in client.answers:
            np.testing.assert_allclose(answer, expected(self.net, rows), atol=4e-3, rtol=2e-3)
        self.assertEqual(sum(len(r) for r, _ in client.answers), server.evaluations)

    def test_new_weights_count_a_generation_and_change_the_answers(self) -> None:
        server = self.server()
        client = Client(self.path)
        rows = samples.input_rows(SMALL, BATCH, 1)
        client.ask(0, rows)
        self.assertEqual(0, client.exchange.generation)
        other = Network(SMALL, 16, 3).eval()
        server.offer(other.folded())
        self.assertTrue(await_true(lambda: client.exchange.generation == 1))
        np.testing.assert_allclose(client.ask(0, rows), expected(other, rows), atol=4e-3)

    def test_the_header_tells_whether_the_server_lives(self) -> None:
        client = Client(self.path)
        self.assertEqual(0, client.exchange.server_state)
        server = self.server()
        self.assertTrue(await_true(lambda: client.exchange.server_state == SERVING))
        beat = int(client.exchange._words[8])
        self.assertTrue(await_true(lambda: int(client.exchange._words[8]) > beat))
        server.stop()
        self.assertEqual(GONE, client.exchange.server_state)

    def test_a_wrong_count_ends_the_service_with_a_reason(self) -> None:
        server = self.server()
        client = Exchange(self.path, SMALL)
        client.counts[1] = BATCH + 1
        with contextlib.redirect_stderr(io.StringIO()):
            client.states[1] = READY
            self.assertTrue(await_true(lambda: server.failure is not None))
        self.assertEqual("slot 1 has 9 rows; 1 to 8 are possible", server.failure)
        self.assertEqual(GONE, client.server_state)

    def test_alone_it_serves_until_the_client_has_finished(self) -> None:
        (self.folder / "encoding.json").write_text(json.dumps(SMALL.to_json()), encoding="utf-8")
        netfile.export(self.folder / "a.net", self.net, {})
        client = Client(self.path)
        rows = samples.input_rows(SMALL, 5, 1)
        answers: list[np.ndarray] = []

        def ask_and_finish() -> None:
            answers.append(client.ask(2, rows))
            client.exchange._words[7] = FINISHED

        thread = threading.Thread(target=ask_and_finish)
        thread.start()
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            code = serve.main(["--exchange", str(self.path), "--device", "cpu",
                               "--weights", str(self.folder / "a.net")])
        thread.join()
        self.assertEqual(0, code)
        self.assertIn("Served 5 evaluations in 1 batches", said.getvalue())
        np.testing.assert_allclose(answers[0], expected(self.net, rows), atol=0.03)


class ExchangeTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name) / "exchange"

    def test_the_places_are_those_of_the_contract(self) -> None:
        exchanges.create(self.path, SMALL, 70, 5)
        x = Exchange(self.path, SMALL)
        x.states[69], x.counts[69] = 1, 5
        x.inputs[1][0, 0] = 77
        x.outputs[0][0, 0] = 1.0
        x.server_state = SERVING
        x.beat()
        x._raw.flush()
        raw = np.fromfile(self.path, dtype=np.uint8)
        words = raw[8:44].view("<i4").tolist()
        self.assertEqual([1, 70, 5, 28, 86, SERVING, 0, 0, 1], words)
        self.assertEqual([1, 5], raw[4096 + 64 * 69 :][:8].view("<i4").tolist())
        start = 12288
        self.assertEqual(1.0, raw[start + 192 :][:2].view("<f2")[0])
        self.assertEqual(77, raw[start + 192 + 448])
        self.assertEqual(start + 70 * (192 + 448), len(raw))

    def test_a_file_that_does_not_fit_is_refused_with_the_reason(self) -> None:
        exchanges.create(self.path, WITHOUT_PASS, 2, 4)
        with self.assertRaisesRegex(ExchangeError, "bytes in and out; the encoding has"):
            Exchange(self.path, SMALL)
        self.path.write_bytes(b"MOYOXCH1")
        with self.assertRaisesRegex(ExchangeError, "no exchange file exchange appeared"):
            exchanges.await_file(self.path, 0.1)


if __name__ == "__main__":
    unittest.main()
