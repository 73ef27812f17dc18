"""Measures evaluations a second by batch size and training steps a second on made-up data.

python3 -m moyo_train.bench [--channels 64 --blocks 6]   (prints JSON lines; less than a minute)
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import torch

from . import exchange as exchanges
from . import options as run_options
from . import samples, serve
from .encoding import Encoding
from .evaluator import Evaluator
from .exchange import DONE, READY, Exchange
from .infer import Folded
from .losses import Weights
from .network import Network
from .trainer import Trainer
from .window import Window


def rate(
    action: Callable[[], None], wait: Callable[[], None], seconds: float
) -> tuple[float, float]:
    """Actions a second and a CPU second of this process, after a first one, not measured."""
    action()
    wait()
    began, cpu, count = time.perf_counter(), time.process_time(), 0
    while time.perf_counter() - began < seconds:
        action()
        count += 1
    wait()
    return count / (time.perf_counter() - began), count / (time.process_time() - cpu)


class Bench:
    """The measurements for one board and one size of network."""

    def __init__(self, encoding: Encoding, options: argparse.Namespace) -> None:
        self.encoding = encoding
        self.options = options
        self.device = run_options.device(options.device)
        self.cuda = self.device.type == "cuda"
        self.network = Network(encoding, options.channels, options.blocks).to(self.device)

    def say(self, what: str, **numbers: Any) -> None:
        print(json.dumps({"bench": what, **numbers}), flush=True)

    def folded(self) -> Folded:
        o = self.options
        network = Folded(self.encoding, o.channels, o.blocks, self.device)
        network.update(self.network.eval().folded())
        return network

    def inference(self) -> None:
        """Whole batches with their copies, one after the other."""
        for batch in (256, 1024, 4096, 8192) if self.cuda else (1, 16, 64, 256):
            began = time.perf_counter()
            evaluator = Evaluator(self.folded(), batch, batch)
            prepared = time.perf_counter() - began
            evaluator.inputs[0][:batch] = samples.input_rows(self.encoding, batch, 1)
            count = self.list_moves(evaluator, batch)

            def once() -> None:
                evaluator.launch(0, batch, count)
                evaluator.wait(0)

            batches, a_cpu_second = rate(once, lambda: None, 1.0)
            self.say("inference", batch=batch, evaluationsPerSecond=round(batches * batch),
                     perCpuSecond=round(a_cpu_second * batch),
                     fused=evaluator.network.fused, setUpSeconds=round(prepared, 2))

    def list_moves(self, evaluator: Evaluator, batch: int) -> int:
        """Fills in the listed moves of a lane; returns their number."""
        if not self.encoding.lists_moves:
            return 0
        counts, moves = samples.move_lists(self.encoding, batch, 1)
        evaluator.row_moves[0][:batch] = counts
        evaluator.moves[0][: len(moves)] = moves
        return len(moves)

    def trainer(self) -> Trainer:
        rows = samples.shard_rows(self.encoding, 4096, 1)
        window = Window(self.encoding, 200_000 if self.cuda else 20_000, self.device)
        trainer = Trainer(self.network, window, self.options.batch, Weights())
        began = time.perf_counter()
        graph = trainer.capture()
        with trainer.context():
            window.append(torch.from_numpy(rows))
        self.say("training set-up", graph=graph, seconds=round(time.perf_counter() - began, 2))
        return trainer

    def training(self, trainer: Trainer, seconds: float) -> tuple[float, float]:
        with trainer.context():
            return rate(lambda: trainer.step(1e-3), self.sync_training(trainer), seconds)

    def sync_training(self, trainer: Trainer) -> Callable[[], None]:
        return trainer.stream.synchronize if trainer.stream is not None else lambda: None

    def service(self, trainer: Trainer | None) -> None:
        """A server and clients that ask again at once, with or without training beside."""
        slots, batch = (28, 256) if self.cuda else (2, 64)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "exchange"
            exchanges.create(path, self.encoding, slots, batch)
            began = time.perf_counter()
            server = serve.prepare(
                Exchange(path, self.encoding), self.folded(), self.network.eval().folded())
            prepared = time.perf_counter() - began
            self.network.train()
            spawn = multiprocessing.get_context("spawn")
            stop = spawn.Event()
            client = spawn.Process(target=ask, args=(path, self.encoding, stop), daemon=True)
            server.start()
            client.start()
            while not server.evaluations and client.is_alive():
                time.sleep(0.05)
            before, began = server.evaluations, time.perf_counter()
            batches = server.batches
            steps = 0.0
            if trainer is None:
                time.sleep(3.0)
            else:
                steps = self.training(trainer, 3.0)[0]
            seconds = time.perf_counter() - began
            done, batches = server.evaluations - before, server.batches - batches
            stop.set()
            client.join()
            server.stop()
        self.say("service", training=trainer is not None, slots=slots, slotRows=batch,
                 evaluationsPerSecond=round(done / seconds),
                 batchMean=round(done / max(batches, 1)),
                 stepsPerSecond=round(steps, 2), setUpSeconds=round(prepared, 2))


class Stop(Protocol):
    """An event of threads or of processes."""

    def is_set(self) -> bool: ...


def ask(path: Path, encoding: Encoding, stop: Stop) -> None:
    """Makes every slot ready again as soon as it is done."""
    exchange = Exchange(path, encoding)
    for slot in range(exchange.slots):
        exchange.inputs[slot][:] = samples.input_rows(encoding, exchange.batch, slot)
        exchange.counts[slot] = exchange.batch
        if encoding.lists_moves:
            counts, moves = samples.move_lists(encoding, exchange.batch, slot)
            exchange.row_moves[slot][:] = counts
            exchange.moves[slot][: len(moves)] = moves
            exchange.move_counts[slot] = len(moves)
    exchange.states[:] = READY
    while not stop.is_set():
        exchange.states[exchange.states == DONE] = READY
        time.sleep(5e-5)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="moyo_train.bench", description=__doc__)
    parser.add_argument("--channels", type=int, default=64)
    parser.add_argument("--blocks", type=int, default=6)
    parser.add_argument("--batch", type=int, help="rows a step; default 2048, on the CPU 256")
    parser.add_argument("--height", type=int, default=9)
    parser.add_argument("--width", type=int, default=9)
    parser.add_argument("--policy-planes", type=int, default=1)
    parser.add_argument("--globals", type=int, default=4)
    parser.add_argument("--list-moves", type=int, default=0, metavar="N",
                        help="rows list N/2 moves on average; default: the policy is dense")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--threads", type=int, default=0, help="of torch; 0: its default")
    options = parser.parse_args(arguments)
    options.batch = options.batch or (2048 if options.device != "cpu" else 256)
    if options.threads:
        torch.set_num_threads(options.threads)
    torch.backends.cudnn.benchmark = True
    sys.setswitchinterval(2e-4)
    encoding = samples.board(
        options.height, options.width, 8, options.globals, options.policy_planes,
        listed_moves=options.list_moves, target_moves=min(128, options.list_moves))
    bench = Bench(encoding, options)
    bench.inference()
    bench.service(None)
    trainer = bench.trainer()
    steps, a_cpu_second = bench.training(trainer, 4.0)
    bench.say("training", batch=options.batch, stepsPerSecond=round(steps, 2),
              rowsPerSecond=round(steps * options.batch),
              rowsPerCpuSecond=round(a_cpu_second * options.batch))
    bench.service(trainer)
    return 0


if __name__ == "__main__":
    sys.exit(main())
