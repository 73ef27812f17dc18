"""Serves an exchange: collects ready slots, evaluates them in one batch, hands the results back.

Alone: python3 -m moyo_train.serve --exchange FILE --weights X.net --encoding encoding.json
"""

from __future__ import annotations

import argparse
import signal
import sys
import threading
import time
import traceback
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from . import encoding as encodings
from . import exchange as exchanges
from . import netfile
from . import options as run_options
from .evaluator import LANES, MAX_BATCH, Evaluator
from .exchange import DONE, GONE, READY, SERVING, Exchange, ExchangeError
from .infer import Folded


@dataclass
class _Lane:
    """The slots of one batch and where each one's rows and listed moves begin."""

    number: int
    rows: int = 0
    moves: int = 0
    slots: list[tuple[int, int, int, int, int]] = field(default_factory=list)
    """(slot, first row, rows, first move, moves)."""


class Server:
    """One batch is computed while the next one is filled. `run` belongs to one thread."""

    def __init__(self, exchange: Exchange, evaluator: Evaluator) -> None:
        self._exchange = exchange
        self._evaluator = evaluator
        self._taken = np.zeros(exchange.slots, dtype=bool)
        self._filling = _Lane(0)
        self._running: _Lane | None = None
        self._offer: tuple[dict[str, Tensor], torch.cuda.Event | None] | None = None
        self._in_use: dict[str, Tensor] | None = None
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._pause = 0.0 if evaluator.network.device.type == "cuda" else 1e-4
        self.failure: str | None = None
        self.evaluations = 0
        self.batches = 0

    def offer(self, tensors: dict[str, Tensor], ready: torch.cuda.Event | None = None) -> None:
        """New weights (tensors of a weights file) for the batches from the next one on."""
        self._offer = (tensors, ready)

    def start(self) -> None:
        self._thread = threading.Thread(target=self._guarded, name="server", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Ends the service after the batch that is running."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join(timeout=30)

    def _guarded(self) -> None:
        try:
            self.run()
        except Exception as error:
            traceback.print_exc()
            self.failure = str(error)

    def run(self, until_finished: bool = False) -> None:
        """Serves until `stop`, or with `until_finished` until the client has finished."""
        self._exchange.server_state = SERVING
        try:
            while not self._stop.is_set():
                if self.cycle():
                    continue
                if until_finished and self._exchange.client_finished:
                    break
                time.sleep(self._pause)
            if self._running is not None:
                self._hand_back(self._running)
        finally:
            self._exchange.server_state = GONE

    def cycle(self) -> bool:
        """Collects, and when the GPU is free starts the next batch; false if nothing was done."""
        self._exchange.beat()
        busy = self._collect()
        finished = self._running
        if finished is not None and not self._evaluator.done(finished.number):
            return busy
        self._launch()
        if finished is not None:
            self._hand_back(finished)
        return busy or finished is not None

    def _collect(self) -> bool:
        exchange, lane = self._exchange, self._filling
        ready = np.flatnonzero((exchange.states == READY) & ~self._taken)
        if not len(ready):
            return False
        added = False
        for slot in ready.tolist():
            count, moves = self._sizes(slot)
            if (lane.rows + count > self._evaluator.capacity
                    or lane.moves + moves > self._evaluator.move_capacity):
                break
            self._take(slot, lane, count, moves)
            self._taken[slot] = added = True
        return added

    def _sizes(self, slot: int) -> tuple[int, int]:
        """The rows of a slot and their listed moves."""
        exchange = self._exchange
        count, moves = int(exchange.counts[slot]), int(exchange.move_counts[slot])
        if not 1 <= count <= exchange.batch:
            raise ExchangeError(
                f"slot {slot} has {count} rows; 1 to {exchange.batch} are possible")
        most = len(exchange.moves[slot]) if exchange.moves else 0
        if not min(most, 1) <= moves <= most:
            raise ExchangeError(
                f"slot {slot} lists {moves} moves; {min(most, 1)} to {most} are possible")
        return count, moves

    def _take(self, slot: int, lane: _Lane, count: int, moves: int) -> None:
        exchange, evaluator = self._exchange, self._evaluator
        end = lane.rows + count
        evaluator.inputs[lane.number][lane.rows : end] = exchange.inputs[slot][:count]
        if moves:
            evaluator.row_moves[lane.number][lane.rows : end] = exchange.row_moves[slot][:count]
            to = evaluator.moves[lane.number][lane.moves : lane.moves + moves]
            to[:] = exchange.moves[slot][:moves]
        lane.slots.append((slot, lane.rows, count, lane.moves, moves))
        lane.rows = end
        lane.moves += moves

    def _launch(self) -> None:
        self._take_offer()
        lane = self._filling
        if not lane.rows:
            self._running = None
            return
        self._evaluator.launch(lane.number, lane.rows, lane.moves)
        self._running = lane
        self._filling = _Lane((lane.number + 1) % LANES)

    def _take_offer(self) -> None:
        offer, self._offer = self._offer, None
        if offer is None:
            return
        self._evaluator.update(*offer)
        self._in_use = offer[0]
        self._exchange.count_generation()

    def _hand_back(self, lane: _Lane) -> None:
        self._evaluator.wait(lane.number)
        results = self._evaluator.outputs[lane.number]
        logits = self._evaluator.logits[lane.number]
        exchange = self._exchange
        for slot, first, count, move, moves in lane.slots:
            exchange.outputs[slot][:count] = results[first : first + count]
            if moves:
                exchange.logits[slot][:moves] = logits[move : move + moves]
            self._taken[slot] = False
            exchange.states[slot] = DONE
        self.evaluations += lane.rows
        self.batches += 1


def prepare(exchange: Exchange, network: Folded, tensors: dict[str, Tensor]) -> Server:
    """A server with first weights; on CUDA this captures the graphs and takes seconds."""
    network.update(tensors)
    capacity = min(exchange.slots * exchange.batch, max(MAX_BATCH, exchange.batch))
    return Server(exchange, Evaluator(network, capacity, exchange.batch))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="moyo_train.serve", description=__doc__)
    parser.add_argument("--exchange", type=Path, required=True, help="the file that Java creates")
    parser.add_argument("--weights", type=Path, required=True, help="a weights file, NAME.net")
    parser.add_argument("--encoding", type=Path, help="default: encoding.json beside the exchange")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--wait", type=float, default=300, help="seconds to wait for the exchange")
    options = parser.parse_args(arguments)
    encoding = encodings.load(options.encoding or options.exchange.parent / "encoding.json")
    file = netfile.read(options.weights)
    if file.header["encoding"] != encoding.header():
        print(f"{options.weights.name} is for another encoding.", file=sys.stderr)
        return 2
    torch.backends.cudnn.benchmark = True
    network = Folded(encoding, file.header["channels"], file.header["blocks"],
                     run_options.device(options.device))
    exchanges.await_file(options.exchange, options.wait)
    server = prepare(Exchange(options.exchange, encoding), network, file.tensors)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: server.stop())
    began = time.monotonic()
    server.run(until_finished=True)
    seconds = time.monotonic() - began
    print(f"Served {server.evaluations} evaluations in {server.batches} batches, "
          f"{server.evaluations / max(seconds, 1e-9):.0f} a second.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
