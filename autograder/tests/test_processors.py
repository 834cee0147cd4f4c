"""As many judging processes as processors one may use."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from autograder.grading.processors import available


@pytest.mark.parametrize(
    ("files", "own", "expected"),
    [
        ({}, "0::/", None),
        ({"cpu.max": "max 100000"}, "0::/", None),
        ({"cpu.max": "50000 100000"}, "0::/", 1),
        ({"jobs/cpu.max": "100000 100000"}, "0::/jobs/one", 1),
        (
            {"cpu/jobs/cpu.cfs_quota_us": "100000", "cpu/jobs/cpu.cfs_period_us": "100000"},
            "4:cpu:/jobs",
            1,
        ),
        (
            {"cpu,cpuacct/cpu.cfs_quota_us": "-1", "cpu,cpuacct/cpu.cfs_period_us": "100000"},
            "4:cpu,cpuacct:/",
            None,
        ),
        ({"cpu.max": "nonsense"}, "nonsense", None),
    ],
)
def test_what_a_container_grants_is_not_exceeded(
    files: dict[str, str], own: str, expected: int | None, tmp_path: Path
) -> None:
    for name, text in files.items():
        (tmp_path / "groups" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "groups" / name).write_text(text)
    (tmp_path / "own").write_text(f"{own}\n")

    assert available(tmp_path / "groups", tmp_path / "own") == (
        expected or len(os.sched_getaffinity(0))
    )


def test_a_process_bound_to_one_processor_judges_one_at_a_time() -> None:
    program = "import os; os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})\n"
    program += "from autograder.grading.processors import available; print(available())"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )

    assert done.stdout == "1\n"
