"""The trainer and the program that started it: locks, ends, first weights, the clock."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from helpers import SMALL, await_true, make_run
from moyo_train import attachment, netfile, train

SIZES = ["--channels", "16", "--blocks", "1", "--batch", "32", "--min-rows", "100000"]


class AttachmentTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.run_folder = Path(folder.name) / "run"
        make_run(self.run_folder)

    def start(self, *more: str) -> subprocess.Popen:
        home = Path(train.__file__).resolve().parents[1]
        command = [sys.executable, "-m", "moyo_train.train", "--dir", str(self.run_folder),
                   "--device", "cpu", "--minutes", "10", *SIZES, *more]
        process = subprocess.Popen(
            command, cwd=home, env={**os.environ, "OMP_NUM_THREADS": "1"}, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.addCleanup(self.end, process)
        return process

    @staticmethod
    def end(process: subprocess.Popen) -> None:
        process.kill()
        process.communicate()

    def test_the_trainer_ends_when_its_input_ends(self) -> None:
        process = self.start("--attached", "--elapsed", "300")
        latest = self.run_folder / "nets" / "latest.net"
        self.assertTrue(await_true(latest.exists, 60), "weights before the first step")
        netfile.load(latest, SMALL)
        netfile.load(self.run_folder / "nets" / "00000000.net", SMALL)
        said, _ = process.communicate(timeout=60)
        self.assertEqual(0, process.returncode, said)
        self.assertIn("Ended after 5.", said)
        for name in ("nets/final.net", "checkpoint.pt", "metrics.jsonl"):
            self.assertTrue((self.run_folder / name).exists(), name)

    def test_without_attachment_the_input_does_not_matter(self) -> None:
        process = self.start()
        self.assertIsNotNone(process.stdin)
        process.stdin.close()
        latest = self.run_folder / "nets" / "latest.net"
        self.assertTrue(await_true(latest.exists, 60))
        self.assertIsNone(process.poll())
        process.stdin = None

    def test_a_folder_has_one_trainer(self) -> None:
        with attachment.lock(self.run_folder):
            with self.assertRaisesRegex(attachment.LockError, "another trainer works in"):
                attachment.lock(self.run_folder, seconds=0.2)
        attachment.lock(self.run_folder, seconds=0.2).close()


if __name__ == "__main__":
    unittest.main()
