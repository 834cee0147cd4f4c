"""How many processors this process may use: those it is bound to, within what its container
grants."""

import math
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

_CGROUPS = Path("/sys/fs/cgroup")
_OWN = Path("/proc/self/cgroup")


def available(cgroups: Path = _CGROUPS, own: Path = _OWN) -> int:
    """The number of processors to use, at least 1; a quota of one and a half counts for two."""
    bound = (
        len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    )
    return max(1, min([bound, *map(math.ceil, _quotas(cgroups, own))]))


def _quotas(cgroups: Path, own: Path) -> Iterator[float]:
    """The shares granted to this process's control group and to those around it, in versions 2 and
    1."""
    lines = []
    with suppress(OSError):
        lines = own.read_text().splitlines()
    for _, controllers, path in (line.split(":", 2) for line in lines if line.count(":") >= 2):
        for base in (cgroups / controllers, cgroups):
            folder = base / path.lstrip("/")
            for group in (folder, *folder.parents):
                if group.is_relative_to(cgroups):
                    yield from _quota(group)


def _quota(group: Path) -> Iterator[float]:
    with suppress(OSError, ValueError, ZeroDivisionError):
        granted, period = (group / "cpu.max").read_text().split()
        yield int(granted) / int(period)  # "max": no number, no limit
    with suppress(OSError, ValueError, ZeroDivisionError):
        quota = int((group / "cpu.cfs_quota_us").read_text())
        if quota > 0:  # -1: no limit
            yield quota / int((group / "cpu.cfs_period_us").read_text())
