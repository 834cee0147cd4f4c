"""Memory of a program and of all it starts."""

import os
import threading
from contextlib import suppress
from pathlib import Path


class Memory(threading.Thread):
    """The peak of the proportional memory (PSS) of this process and all below it, in MB."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.peak, self._stop_asked = 0.0, threading.Event()

    def run(self) -> None:
        while not self._stop_asked.wait(0.2):
            self.peak = max(self.peak, self._now())

    def stop(self) -> float:
        self._stop_asked.set()
        self.join()
        return self.peak

    @staticmethod
    def _now() -> float:
        parents = {}
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):  # it has ended meanwhile
                parents[int(folder.name)] = int(
                    (folder / "stat").read_text().rpartition(")")[2].split()[1]
                )
        total = 0
        for pid in parents:
            above: int | None = pid
            while above and above != os.getpid():
                above = parents.get(above)
            if above:
                with suppress(OSError, StopIteration):
                    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
                    total += next(
                        int(line.split()[1])
                        for line in text.splitlines()
                        if line.startswith("Pss:")
                    )
        return total / 1024
