"""Digests of code that no wording changes: of syntax trees without comments and sentences.

They are the same on every Python that runs this program; what `ast.dump` writes is not.
"""

import ast
import warnings
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from autograder.course.percent import SourceError, cells

# Calls that make a sentence, each with the number of arguments that come before its words: a
# context or a code, which no reader sees.
_SENTENCE_CALLS = {"Message": 0, "_": 0, "plural": 0, "pgettext": 1, "finding": 1}
_NOT_WORDS = frozenset({"code", "context"})  # keywords of these calls
# `kind`: the letter of u"…"; `ctx`: whether a name is read or set, which its place says as well
_FIELDS_LEFT_OUT = frozenset({"kind", "ctx", "type_comment", "type_ignores"})


@lru_cache(maxsize=512)  # all modules of a course rest on the same files
def code_digest(source: str) -> bytes:
    """Return a digest of a program, without its comments, layout, docstrings and sentences.

    A sentence is the text given to `_(…)` or another call that makes one. Of a source that is no
    Python, each character counts.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # an author reads of "\d" when the file is imported
            tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return sha256(source.encode("utf-8", "surrogatepass")).digest()
    return sha256("\n".join(_words_of(tree)).encode("ascii")).digest()


def module_code_digest(source: str) -> bytes:
    """Return a digest of the code cells of a module's source, each with its marks.

    Titles, statements and hints decide nothing. Of a source that is no module's, all code counts.
    """
    try:
        code = [cell for cell in cells(source) if cell.kind == "code"]
    except SourceError:
        return code_digest(source)
    digest = sha256()
    for cell in code:
        digest.update(ascii(sorted(cell.marks.items())).encode("ascii") + code_digest(cell.text))
    return digest.digest()


def read_source(path: Path) -> str:
    """Return the text of a file of code, whatever its bytes; an empty one when there is none."""
    return path.read_text(encoding="utf-8", errors="surrogateescape") if path.is_file() else ""


def _words_of(tree: ast.AST) -> list[str]:
    """Write down a syntax tree, in the order of the source.

    Without recursion: a sum of some hundred terms is as many levels deep.
    """
    words: list[str] = []
    stack: list[object] = [tree]  # what is written next comes last; a text is written as it is
    while stack:
        part = stack.pop()
        if isinstance(part, str):
            words.append(part)
        elif isinstance(part, list):
            words.append("[")
            stack.append("]")
            stack += [_written(child) for child in reversed(part) if not _is_docstring(child)]
        elif isinstance(part, ast.AST):
            words.append(type(part).__name__)
            stack.append(".")
            for name, value in reversed(_fields_of(part)):
                stack += (_written(value), name)
    return words


def _written(value: object) -> object:
    """Return a part of a tree as it is, or the text that stands for a name or a constant."""
    if isinstance(value, ast.AST | list):
        return value
    return f"{type(value).__name__} {value!a}"


def _fields_of(node: ast.AST) -> list[tuple[str, object]]:
    """Return the fields of a node that count.

    An empty one is left out: newer Pythons have more of them, which are empty in older code.
    """
    if isinstance(node, ast.Call):
        return _fields_of_call(node)
    if isinstance(node, ast.JoinedStr):  # Python 3.12 adds empty texts to f"{number:{width}}"
        return [("values", [part for part in node.values if getattr(part, "value", "") != ""])]
    names = [name for name in node._fields if name not in _FIELDS_LEFT_OUT]
    fields = [(name, getattr(node, name, None)) for name in names]
    return [(name, value) for name, value in fields if value is not None and value != []]


def _fields_of_call(call: ast.Call) -> list[tuple[str, object]]:
    """Return the fields of a call, without the words of a sentence among its arguments."""
    called = getattr(call.func, "id", getattr(call.func, "attr", ""))
    if called not in _SENTENCE_CALLS:
        return [("func", call.func), ("args", call.args), ("keywords", call.keywords)]
    first = _SENTENCE_CALLS[called]
    rest = [argument for argument in call.args[first:] if not _is_string(argument)]
    named = [
        keyword
        for keyword in call.keywords
        if keyword.arg in _NOT_WORDS or not _is_string(keyword.value)
    ]
    return [("func", call.func), ("args", call.args[:first] + rest), ("keywords", named)]


def _is_docstring(part: object) -> bool:
    """Return whether a statement is only a string, which says something and does nothing."""
    return isinstance(part, ast.Expr) and _is_string(part.value)


def _is_string(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
