"""Trains on the self-play data of a run while it grows, and serves or exports the weights.

python3 -m moyo_train.train --dir RUN --minutes N [options]
"""

from __future__ import annotations

import argparse
import datetime
import json
import signal
import sys
import time
from pathlib import Path
from typing import Any

import torch

from . import attachment, checkpoint, growth, netfile, serve
from . import encoding as encodings
from . import exchange as exchanges
from . import options as run_options
from .exchange import Exchange, ExchangeError
from .infer import Folded
from .losses import Weights
from .network import Network
from .rows import ShardReader
from .students import Size, Student, first_network, fits
from .trainer import Trainer
from .window import Window, fitting_capacity

HISTORY_PARTS = 10


class Run:
    """A training run in its folder: the loop, the counters, the files."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.folder: Path = options.dir
        self.device = run_options.device(options.device)
        self.encoding = encodings.load(self.folder / "encoding.json")
        self.step = 0
        self.elapsed_before = 0.0
        self.rows_before = 0
        self.started_from: dict[str, str] = {}
        self.stopping = False
        self._needs_calibration = False
        for name in ("rows", "nets", *(["students"] if options.students else [])):
            (self.folder / name).mkdir(exist_ok=True)
        self._lock = attachment.lock(self.folder)
        self._began = time.monotonic()
        torch.manual_seed(options.seed)
        capacity = fitting_capacity(self.encoding, options.window, self.device)
        self.window = Window(self.encoding, capacity, self.device)
        self._start = self._read_start()
        self.trainer = self._trainer(self._first_network())
        self.students = [self._student(size) for size in options.students]
        self._restore()
        self.server = self._prepare_server() if options.exchange else None
        graph = self.trainer.capture()
        for student in self.students:
            student.trainer.capture()
        self._restore_random()
        self.reader = ShardReader(
            self.folder / "rows", self.encoding, capacity, self.device.type == "cuda")
        self._say(f"{sum(p.numel() for p in self.trainer.network.parameters())} parameters on "
                  f"{self.device.type}, window {capacity} rows"
                  f"{', training as a CUDA graph' if graph else ''}.")

    # Setting up

    def _trainer(self, network: Network, stream: torch.cuda.Stream | None = None) -> Trainer:
        options = self.options
        return Trainer(
            network.to(self.device), self.window, options.batch,
            Weights(options.search_share, options.owner_weight, options.score_weight),
            options.weight_decay, options.clip, options.ema, stream)

    def _first_network(self) -> Network:
        sizes = (self.options.channels, self.options.blocks)
        if self._start is None:
            return Network(self.encoding, *sizes)
        self._needs_calibration = True
        return growth.grown(self._start, *sizes)

    def _read_start(self) -> Network | None:
        """The network of the weights file to start from; none if there is none."""
        start = self.options.start
        if start is None or self._starts_from_checkpoint():
            return None
        self.started_from = {"startSha256": netfile.read(start).sha256}
        return netfile.load(start, self.encoding)

    def _student(self, size: Size) -> Student:
        network = first_network(self._start, size, self.encoding)
        started = self._start is not None and fits(self._start, size)
        trainer = self._trainer(network, self.trainer.stream)
        return Student(size, self.folder / "students", trainer, started)

    def _restore(self) -> None:
        path = self.folder / "checkpoint.pt"
        self._random: dict[str, Any] | None = None
        if path.exists() and not self.options.resume:
            raise checkpoint.CheckpointError(
                "the run has a checkpoint.pt: add --resume to go on from it, or use a new folder")
        if self.options.resume and path.exists():
            counters, self._random = checkpoint.load(path, self.trainer)
            self._needs_calibration = False
            self.step = int(counters["step"])
            self.elapsed_before = counters["elapsed"]
            self.rows_before = int(counters["rows"])
            for student in self.students:
                student.restore()
            self._say(f"Goes on from step {self.step}, {self.elapsed_before / 60:.1f} minutes.")
        elif self._starts_from_checkpoint():
            self.started_from = {"start": "weights and optimiser of a checkpoint"}
            checkpoint.load(self.options.start, self.trainer)
        if self.options.elapsed is not None:
            self.elapsed_before = self.options.elapsed

    def _starts_from_checkpoint(self) -> bool:
        start = self.options.start
        return start is not None and start.suffix != ".net"

    def _restore_random(self) -> None:
        if self._random is not None:
            checkpoint.restore_random(self._random, self.trainer)

    def _prepare_server(self) -> serve.Server:
        exchanges.await_file(self.options.exchange, self.options.wait)
        network = Folded(self.encoding, self.options.channels, self.options.blocks, self.device)
        server = serve.prepare(
            Exchange(self.options.exchange, self.encoding), network,
            self.trainer.average.folded())
        fused = ", fused convolutions" if network.fused else ""
        self._say(f"Serves from {self.elapsed() - self.elapsed_before:.0f} s on{fused}.")
        return server

    # Counters

    def elapsed(self) -> float:
        """Seconds of the run, earlier parts included."""
        return self.elapsed_before + time.monotonic() - self._began

    def part(self) -> float:
        """The part of the run's time that is over."""
        return min(1.0, self.elapsed() / max(60.0 * self.options.minutes, 1e-9))

    def rows(self) -> int:
        """All rows of the run so far, also those that have left the window."""
        return max(self.rows_before, self.reader.rows_at_start) + max(
            0, self.reader.skipped_rows + self.window.total - self.reader.rows_at_start)

    def may_step(self) -> bool:
        enough = self.window.size >= min(self.options.min_rows, self.window.capacity)
        sampled = self.step * self.options.batch
        return enough and sampled < self.options.steps_per_row * self.rows()

    # The loop

    def run(self) -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._on_signal)
        if self.options.attached:
            attachment.watch(self._on_signal)
        self.reader.start()
        if self.server is not None:
            self.server.start()
        self._metrics = Metrics(self)
        try:
            with self.trainer.context():
                self._loop()
                self._finish()
        finally:
            if self.server is not None:
                self.server.stop()
            self.reader.stop()
            self._lock.close()

    def _on_signal(self, *_: Any) -> None:
        self.stopping = True

    def _loop(self) -> None:
        now = time.monotonic()
        published = saved = now
        history = int(self.part() * HISTORY_PARTS)
        self._export_first()
        while not self.stopping and self.part() < 1.0:
            self._append_rows()
            self._advance()
            now = time.monotonic()
            if now - published >= self.options.publish:
                published = now
                self._publish()
                self._metrics.write()
            if now - saved >= self.options.checkpoint:
                saved = now
                self._save()
            if int(self.part() * HISTORY_PARTS) > history and self.part() < 1.0:
                history = int(self.part() * HISTORY_PARTS)
                self._export(f"{self.step:08d}.net")

    def _export_first(self) -> None:
        """The weights before the first step: self-play begins with them."""
        if self.step == 0:
            self._export(f"{0:08d}.net")
        if self.server is None:
            self._export("latest.net")

    def _append_rows(self) -> None:
        rows = self.reader.take()
        while rows is not None:
            self.window.append(rows)
            rows = self.reader.take()

    def _advance(self) -> None:
        """One step, or a short wait for rows."""
        if not self.may_step():
            time.sleep(0.02)
            return
        if self._needs_calibration:
            self._needs_calibration = False
            self.trainer.calibrate()
        rate = run_options.learning_rate(self.options.lr, self.step, self.part())
        self.trainer.step(rate)
        for student in self.students:
            student.step(rate)
        self.step += 1

    # Files

    def _publish(self) -> None:
        if self.server is None:
            self._export("latest.net")
            return
        if self.server.failure is not None:
            raise ExchangeError(f"the server has ended: {self.server.failure}")
        self.server.offer(*self.trainer.exported())

    def _save(self) -> None:
        counters = {"step": self.step, "elapsed": self.elapsed(), "rows": self.rows()}
        for student in self.students:
            student.save(counters, self._provenance(student.started))
        checkpoint.save(self.folder / "checkpoint.pt", self.trainer, counters)
        if self.server is not None:
            self._export("latest.net")

    def _export(self, name: str) -> None:
        netfile.export(self.folder / "nets" / name, self.trainer.average, self._provenance())

    def _provenance(self, started: bool = True) -> dict[str, Any]:
        recipe = run_options.recipe(self.options)
        return {
            "game": self.encoding.game,
            "recipe": " ".join(f"{name}={value}" for name, value in recipe.items()),
            "seed": self.options.seed,
            "steps": self.step,
            "rows": self.rows(),
            "minutes": round(self.elapsed() / 60, 2),
            "date": datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d"),
            "torch": torch.__version__,
            "device": self.device.type,
            **(self.started_from if started else {}),
        }

    def _finish(self) -> None:
        for name in ("final.net", "latest.net", f"{self.step:08d}.net"):
            self._export(name)
        self._save()
        self._metrics.write()
        self._say(f"Ended after {self.elapsed() / 60:.1f} minutes: {self.step} steps, "
                  f"{self.rows()} rows.")

    def _say(self, sentence: str) -> None:
        print(sentence, flush=True)


class Metrics:
    """Appends a line to metrics.jsonl: losses by head, entropies, calibration, speeds."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._path = run.folder / "metrics.jsonl"
        self._last = self._now()

    def _now(self) -> tuple[float, ...]:
        run = self._run
        served = (run.server.evaluations, run.server.batches) if run.server else (0, 0)
        return (time.monotonic(), run.step, run.rows(), *served)

    def write(self) -> None:
        run = self._run
        now = self._now()
        seconds, steps, rows, evaluations, batches = (a - b for a, b in zip(now, self._last))
        self._last = now
        seconds = max(seconds, 1e-9)
        line = {
            "seconds": round(run.elapsed(), 1),
            "step": run.step,
            "rows": run.rows(),
            "window": run.window.size,
            **run.trainer.meter.take(),
            "lr": run_options.learning_rate(run.options.lr, run.step, run.part()),
            "rowsPerSecond": round(rows / seconds, 1),
            "stepsPerSecond": round(steps / seconds, 2),
            "evaluationsPerSecond": round(evaluations / seconds, 1),
            "batchMean": round(evaluations / batches, 1) if batches else 0.0,
        }
        if run.students:
            line["students"] = {s.name: s.trainer.meter.take() for s in run.students}
        with open(self._path, "a", encoding="utf-8") as file:
            file.write(json.dumps(line, allow_nan=False) + "\n")


def main(arguments: list[str] | None = None) -> int:
    options = run_options.parse(arguments)
    if options.threads:
        torch.set_num_threads(options.threads)
    torch.backends.cudnn.benchmark = True
    sys.setswitchinterval(2e-4)
    try:
        Run(options).run()
    except (ValueError, OSError) as error:
        print(f"Training cannot go on: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
