"""What the exceptions of a submission mean, after the sentences that tell them."""

import ast
import builtins

from autograder.checking.exceptions import meaning
from autograder.i18n.message import Message

_LONGEST = 100_000  # characters in which a similar name is looked for


def with_meaning(message: Message, told: str, source: str = "") -> Message:
    """A sentence, and what an exception means where that is known.

    Args:
        message: The sentence.
        told: The exception as Python shows it: its type, a colon, its message.
        source: What raised it.
    """
    type_name, _, text = told.partition(": ")
    said = meaning(type_name, text, _names_in(source) if type_name == "NameError" else ())
    return message + said if said else message


def _names_in(source: str) -> set[str]:
    """The names that a program gives a meaning to anywhere, and Python's own; none when it cannot
    be read."""
    try:
        nodes = list(ast.walk(ast.parse(source))) if len(source) <= _LONGEST else []
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return set()
    names = set(dir(builtins))
    for node in nodes:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.arg):
            names.add(node.arg)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.alias):
            names.add(node.asname or node.name.partition(".")[0])
    return names
