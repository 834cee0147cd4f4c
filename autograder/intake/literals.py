"""Tables of values that are written down in a source, from which answers may be read instead of being computed."""

import ast
from warnings import catch_warnings

MANY = 100  # values from which on a table is worth a look
_LARGEST = 200_000  # characters of a source that are looked into
_COLLECTIONS = ast.List | ast.Tuple | ast.Set | ast.Dict


def largest_table(source: str) -> tuple[int, int] | None:
    """Its line and how many values it holds: the constants of a list, the characters of a text without spaces."""
    if len(source) > _LARGEST:
        return None
    try:
        with catch_warnings(action="ignore"):
            tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError):
        return None
    expressions = [node for node in ast.walk(tree) if isinstance(node, ast.expr)]
    found = [(node.lineno, values) for node in expressions if (values := _values(node)) >= MANY]
    return max(found, key=lambda one: one[1], default=None)


def _values(node: ast.expr) -> int:
    if isinstance(node, _COLLECTIONS):
        return sum(isinstance(inner, ast.Constant) for inner in ast.walk(node))
    if not isinstance(node, ast.Constant):
        return 0
    value = node.value
    if isinstance(value, str | bytes):
        words = value.split()
        digits = sum(word.isdigit() for word in words)
        return max(digits, *map(len, words), 0) if words else 0
    return value.bit_length() // 4 if type(value) is int else 0
