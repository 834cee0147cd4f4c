"""Watches every return with sys.monitoring, where there is one, and raises in the middle of the worker's code.

must: earn nothing
"""

import sys


def _returned(code, offset, value):
    if code.co_name not in ("occurences", "_returned"):
        raise StopIteration


def occurences(l, n):
    monitoring = getattr(sys, "monitoring", None)
    if monitoring and monitoring.get_tool(3) is None:
        monitoring.use_tool_id(3, "submission")
        monitoring.register_callback(3, monitoring.events.PY_RETURN, _returned)
        monitoring.set_events(3, monitoring.events.PY_RETURN)
    return -1


bien_places = mal_places = mal_places_general = occurences
