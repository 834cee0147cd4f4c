"""Traces the worker's own lines, and jumps over them or changes their variables.

must: earn nothing
"""

import sys


def _trace(frame, event, argument):
    if "values" in frame.f_locals:
        frame.f_locals["values"][:] = [0]
        frame.f_locals.get("errors", []).clear()
    if event == "line" and frame.f_code.co_name == "_map":
        try:
            frame.f_lineno += 1
        except ValueError:
            pass
    return _trace


def occurences(l, n):
    sys.setprofile(_trace)
    sys.settrace(_trace)
    frame = sys._getframe()
    while frame:
        frame.f_trace = _trace
        frame = frame.f_back
    return -1
