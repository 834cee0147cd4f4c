"""Gives functions and classes names that attack whoever lists them.

must: earn nothing
"""


def _make(name):
    def function(*args):
        return -1

    function.__name__ = function.__qualname__ = name
    return function


for name in ("occurence<script>", "occurence\x1b[2J", "occurence\u202e", "=occurences()", "occurence\ud800"):
    globals()[name] = _make(name)
globals()["occurenceſ" + "s" * 5000] = _make("long")
globals()["осcurences"] = _make("half of it is not Latin")

bien_places = type("<script>alert(1)</script>", (), {})()
