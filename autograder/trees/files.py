"""A tree as a text: the JSON that `verify` reads."""

import json
from typing import Any


def as_json(content: dict[str, Any]) -> str:
    """The tree with one line for each guess and answer at the first three moves."""
    head = {key: value for key, value in content.items() if key != "tree"}
    body = json.dumps(head, indent=1, ensure_ascii=False)
    return f'{body[:-2]},\n "tree": {_wrapped(content["tree"], 3)}\n}}\n'


def _wrapped(node: Any, levels: int) -> str:
    if isinstance(node, str) or not levels:
        return json.dumps(node, separators=(",", ":"))
    below = ",\n".join(
        f'{" " * (5 - levels)}"{key}":{_wrapped(branch, levels - 1)}'
        for key, branch in node[1].items()
    )
    return f'["{node[0]}",{{\n{below}}}]'
