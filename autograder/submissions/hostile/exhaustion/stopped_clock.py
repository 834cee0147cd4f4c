"""Stops the clocks it can reach, then takes its time.

must: earn nothing
"""

import time

for name in ("time", "monotonic", "perf_counter", "process_time"):
    setattr(time, name, lambda: 0.0)
sleep = time.sleep


def occurences(l, n):
    while time.monotonic() < 1:
        sleep(0.01)
    return l.count(n)
