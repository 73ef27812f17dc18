"""The options of a training run and its schedule."""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import Any

import torch

from . import students

WARM_UP_STEPS = 200
DECAY_SHARE = 0.35
LAST_RATE = 0.02

_BY_DEVICE = {
    "batch": {"cuda": 2048, "cpu": 256},
    "window": {"cuda": 6_000_000, "cpu": 500_000},
    "min_rows": {"cuda": 20_000, "cpu": 2_000},
    "publish": {"cuda": 5.0, "cpu": 20.0},
}
_NO_RECIPE = ("dir", "exchange", "start", "resume", "device", "threads", "publish", "wait", "elapsed",
              "checkpoint", "attached", "students")


def parse(arguments: list[str] | None) -> argparse.Namespace:
    p = argparse.ArgumentParser(
        prog="moyo_train.train",
        description="Trains a network on the self-play data of a run's folder while it grows.")
    p.add_argument("--dir", type=Path, required=True,
                   help="the run: encoding.json, rows/, nets/, checkpoint.pt, metrics.jsonl")
    p.add_argument("--minutes", type=float, required=True, help="wall time of the whole run")
    p.add_argument("--channels", type=int, default=64)
    p.add_argument("--blocks", type=int, default=6)
    p.add_argument("--batch", type=int, help="rows a step; default 2048, on the CPU 256")
    p.add_argument("--lr", type=float, default=2e-3, help="highest learning rate")
    p.add_argument("--window", type=int, help="newest rows kept; default 6000000 or 500000 (CPU)")
    p.add_argument("--min-rows", type=int, help="rows before the first step; default 20000 or 2000")
    p.add_argument("--steps-per-row", type=float, default=8.0, metavar="R",
                   help="training waits when rows were sampled more than R times on average")
    p.add_argument("--search-share", type=float, default=0.3,
                   help="share of the search value in the value target; the rest is the result")
    p.add_argument("--owner-weight", type=float, default=0.15)
    p.add_argument("--score-weight", type=float, default=0.05)
    p.add_argument("--weight-decay", type=float, default=1e-4)
    p.add_argument("--clip", type=float, default=4.0, help="highest norm of a gradient")
    p.add_argument("--ema", type=float, default=0.999, help="decay of the averaged weights")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--resume", action="store_true", help="go on from checkpoint.pt, if any")
    p.add_argument("--elapsed", type=float, metavar="S",
                   help="seconds of the run that are over; default: those of the checkpoint")
    p.add_argument("--start", type=Path,
                   help="first weights: NAME.net (weights; a smaller network is made larger) or "
                        "NAME.pt (with optimiser)")
    p.add_argument("--students", type=students.sizes, default=[], metavar="SIZES",
                   help="further networks that learn from the same rows, such as 6x64,6x96 (blocks x "
                        "channels); those as large as the network of --start or larger begin with "
                        "its weights; written to students/")
    p.add_argument("--exchange", type=Path, help="serve this exchange file beside training")
    p.add_argument("--wait", type=float, default=300, help="seconds to wait for the exchange file")
    p.add_argument("--publish", type=float, help="seconds between weights; default 5 or 20 (CPU)")
    p.add_argument("--checkpoint", type=float, default=60.0, metavar="S",
                   help="seconds between checkpoints")
    p.add_argument("--attached", action="store_true",
                   help="end when standard input ends: the program that started this one is gone")
    p.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    p.add_argument("--threads", type=int, default=0, help="CPU threads of torch; 0: its default")
    options = p.parse_args(arguments)
    for name, defaults in _BY_DEVICE.items():
        if getattr(options, name) is None:
            setattr(options, name, defaults["cuda" if options.device != "cpu" else "cpu"])
    return options


def device(name: str) -> torch.device:
    """The device of an option, on CUDA with its number."""
    found = torch.device(name)
    if found.type == "cuda" and found.index is None:
        return torch.device("cuda", torch.cuda.current_device())
    return found


def recipe(options: argparse.Namespace) -> dict[str, Any]:
    """All options that decide what is learned; no paths."""
    chosen = {n: v for n, v in sorted(vars(options).items()) if n not in _NO_RECIPE}
    if options.students:
        chosen["students"] = ",".join(size.name for size in options.students)
    return chosen


def learning_rate(highest: float, step: int, part: float) -> float:
    """The rate before step `step` (from 0), when `part` (0 to 1) of the run's time is over."""
    rate = highest * min(1.0, (step + 1) / WARM_UP_STEPS)
    decayed = (part - (1 - DECAY_SHARE)) / DECAY_SHARE
    if decayed <= 0:
        return rate
    cosine = 0.5 * (1 + math.cos(math.pi * min(decayed, 1.0)))
    return rate * (LAST_RATE + (1 - LAST_RATE) * cosine)
