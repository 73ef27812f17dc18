"""A trainer and the program that started it: one trainer in a folder, and none that is left over."""

from __future__ import annotations

import fcntl
import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO

_LOCK_SECONDS = 60.0
_END_SECONDS = 60.0


class LockError(ValueError):
    """Another trainer works in the folder."""


def lock(folder: Path, seconds: float = _LOCK_SECONDS) -> IO[str]:
    """Locks the folder as long as the file stays open; waits for a trainer that is ending."""
    file = open(folder / "trainer.lock", "w", encoding="ascii")
    end = time.monotonic() + seconds
    while True:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return file
        except OSError:
            if time.monotonic() > end:
                file.close()
                raise LockError(f"another trainer works in {folder}") from None
            time.sleep(0.1)


def watch(stop: Callable[[], None], seconds: float = _END_SECONDS) -> None:
    """Calls `stop` when standard input ends; after `seconds` more the process ends anyway."""

    def run() -> None:
        while os.read(sys.stdin.fileno(), 4096):
            pass
        stop()
        time.sleep(seconds)
        os._exit(3)

    threading.Thread(target=run, name="attachment", daemon=True).start()
