"""A tree as a text: the JSON that `verify` reads, and a drawing for GraphViz."""

import json
from collections.abc import Iterator
from itertools import count
from typing import Any


def as_json(content: dict[str, Any]) -> str:
    """The tree with one line for each guess and answer at the first three moves."""
    head = {key: value for key, value in content.items() if key != "tree"}
    body = json.dumps(head, indent=1, ensure_ascii=False)
    return f'{body[:-2]},\n "tree": {_wrapped(content["tree"], 3)}\n}}\n'


def _wrapped(node: Any, levels: int) -> str:
    if isinstance(node, str) or not levels:
        return json.dumps(node, separators=(",", ":"))
    below = ",\n".join(f'{" " * (5 - levels)}"{key}":{_wrapped(branch, levels - 1)}' for key, branch in node[1].items())
    return f'["{node[0]}",{{\n{below}}}]'


def as_dot(content: dict[str, Any]) -> str:
    """The tree as GraphViz draws it: guesses, and arrows with their answers. `dot -Tsvg` makes a picture of it."""
    lines = ["digraph strategy {", "  rankdir=LR; node [shape=box, fontname=monospace]; edge [fontname=monospace];"]
    return "\n".join([*lines, *_drawn(content["tree"], count()), "}\n"])


def _drawn(node: Any, numbers: Iterator[int]) -> Iterator[str]:
    guess, branches = (node, {}) if isinstance(node, str) else node
    own = next(numbers)
    yield f'  n{own} [label="{guess}"];'
    for key, branch in branches.items():
        lines = list(_drawn(branch, numbers))
        first = lines[0].split()[0]
        yield f'  n{own} -> {first} [label="{key}"];'
        yield from lines
