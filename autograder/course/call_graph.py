"""What a learner's functions are made of: the global names each of them comes to use, read from the
text alone.

Nothing is run. Where the text leaves it open, as where Python cannot read it, the answer has too
many names rather than too few.
"""

import ast
import re
import warnings
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from functools import lru_cache

Graph = dict[str, set[str]]  # to a global name, those its meaning depends on directly

_LONGEST = 100_000  # characters that are parsed; of a longer text, words are enough
_PIECE = re.compile(r"\n(?=[^\s#)\]}])")  # where a statement of the file begins
_NAMED = re.compile(r"(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)|(\w+)[ \t]*(?::[^=\n]{1,200})?=[^=]")
_WORD = re.compile(r"[^\W\d]\w*")
_NOT_READ = (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError)
_FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
_DEFINITION = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
# functions by which a text may stand for a name
_BY_TEXT = {"eval", "exec", "globals", "locals", "vars"}


def reached(source: str, name: str, but: Collection[str] = ()) -> frozenset[str]:
    """The global names a function comes to use, through whatever it calls and however the values it
    looks at were made.

    Functions, classes and values, be they in the file or not; itself left out, and what those of
    `but` alone use.
    """
    graph = _graph(source)
    found: set[str] = set()
    wanted = [name]
    while wanted:
        new = graph.get(wanted.pop(), set()) - found
        found |= new
        wanted += new.difference(but)
    return frozenset(found - {name})


def definition(source: str, name: str) -> tuple[int, int] | None:
    """The first and the last line of what makes that name of the file; of several, the last."""
    return _definitions(source).get(name)


@lru_cache(maxsize=4)
def _definitions(source: str) -> dict[str, tuple[int, int]]:
    found: dict[str, tuple[int, int]] = {}
    for before, statements in _readable(source):
        for node in statements:
            if isinstance(node, (*_DEFINITION, ast.Assign)):
                first = min(
                    [node.lineno, *(one.lineno for one in getattr(node, "decorator_list", ()))]
                )
                with suppress(RecursionError):  # of a sum of some thousand terms
                    found |= dict.fromkeys(
                        _bound(node), (before + first, before + (node.end_lineno or first))
                    )
    return found


def bindings(source: str) -> list[tuple[int, set[str]]]:
    """The statements of the file that Python can read, in order: the first line of each, and the
    names it defines."""
    found = []
    for before, statements in _readable(source):
        for node in statements:
            first = min([node.lineno, *(one.lineno for one in getattr(node, "decorator_list", ()))])
            with suppress(RecursionError):  # as above
                found.append((before + first, _bound(node)))
    return found


def calls_of(source: str, name: str) -> Iterator[ast.Call]:
    """The calls of that name in what Python can read of the file."""
    for _, statements in _readable(source):
        for node in (node for statement in statements for node in ast.walk(statement)):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == name
            ):
                yield node


def _readable(source: str) -> Iterator[tuple[int, list[ast.stmt]]]:
    """The statements Python can read; with each piece of them, the number of lines before it."""
    if len(source) > _LONGEST:
        return
    try:
        yield 0, _parsed(source)
        return
    except _NOT_READ:
        pass
    before = 0
    for piece in _PIECE.split(source):
        with suppress(*_NOT_READ):
            yield before, _parsed(piece)
        before += piece.count("\n") + 1


@lru_cache(maxsize=4)
def _graph(source: str) -> Graph:
    graph: Graph = {}
    short = len(source) <= _LONGEST
    try:
        if short:
            _add(graph, _parsed(source))
            return graph
    except _NOT_READ:
        graph.clear()
    last = ""  # the name that the text of a piece without one belongs to
    for piece in _PIECE.split(source):
        named = _NAMED.match(piece)
        last = named[1] or named[2] if named else last
        try:
            _add(graph, _parsed(piece) if short else [])
            unread = not short
        except _NOT_READ:
            unread = True
        if unread:
            graph.setdefault(last, set()).update(_WORD.findall(piece))
    return graph


def _parsed(text: str) -> list[ast.stmt]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about a learner's backslashes
        return ast.parse(text).body


def _add(
    graph: Graph, statements: Iterable[ast.stmt], around: frozenset[str] = frozenset()
) -> None:
    """Add what statements of the file say; `around`: the names that decide whether they are run,
    and how often."""
    for statement in statements:
        blocks = [] if isinstance(statement, _DEFINITION) else list(_blocks(statement))
        below = {id(part) for block in blocks for part in block}
        head = (
            [part for part in _parts(statement) if id(part) not in below] if blocks else [statement]
        )
        used, changed = set(around), set[str]()
        for part in head:
            free = free_names(part)
            used |= free
            changed |= _changed(part, free)
        if isinstance(statement, _DEFINITION):
            graph.setdefault(statement.name, set()).update(used)
            for name in changed:  # a value made by whoever calls the function
                graph.setdefault(name, set()).add(statement.name)
        else:
            for name in changed.union(*map(_bound, head)):
                graph.setdefault(name, set()).update(used)
        for block in blocks:
            _add(graph, block, frozenset(used))


def _blocks(statement: ast.AST) -> Iterator[list[ast.stmt]]:
    """The statements below an `if`, a loop, a `with`, a `try` or a `match`."""
    for field in ("body", "orelse", "finalbody"):
        if getattr(statement, field, None):
            yield getattr(statement, field)
    for part in (*getattr(statement, "handlers", ()), *getattr(statement, "cases", ())):
        yield part.body


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """What a piece of code consists of, down to the statements below it."""
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.ExceptHandler | ast.match_case):
            yield from ast.iter_child_nodes(part)
        else:
            yield part


def free_names(node: ast.AST) -> set[str]:
    """The names a piece of code looks up outside itself."""
    found = _free(node)
    if found & _BY_TEXT:
        texts = (part.value for part in ast.walk(node) if isinstance(part, ast.Constant))
        found.update(
            word for text in texts if isinstance(text, str) for word in _WORD.findall(text)
        )
    return found


def _free(node: ast.AST) -> set[str]:
    """These names, but for those in a text."""
    if isinstance(node, ast.Name):
        return set() if isinstance(node.ctx, ast.Store) else {node.id}
    found = set().union(*map(_free, ast.iter_child_nodes(node)))
    if isinstance(node, _FUNCTION):
        arguments = [part.arg for part in ast.walk(node.args) if isinstance(part, ast.arg)]
        body = node.body if isinstance(node.body, list) else [node.body]
        found -= {*arguments, *set().union(*map(_bound, body))} - _declared(node)
    elif isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
        found -= set().union(*(_bound(part.target) for part in node.generators))
    return found


def _bound(node: ast.AST) -> set[str]:
    """The names a piece of code gives a meaning where it stands."""
    if isinstance(node, ast.Name):
        return {node.id} if isinstance(node.ctx, ast.Store) else set()
    if isinstance(node, _DEFINITION):
        return {node.name}
    if isinstance(node, ast.Import | ast.ImportFrom):
        return {(alias.asname or alias.name).partition(".")[0] for alias in node.names}
    if isinstance(node, ast.Lambda | ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
        return set()
    # of an `except … as`, of a pattern
    own = {getattr(node, "name", None), getattr(node, "rest", None)}
    names = {name for name in own if isinstance(name, str)}
    return names.union(*map(_bound, ast.iter_child_nodes(node)))


def _declared(node: ast.AST) -> set[str]:
    return {name for part in ast.walk(node) if isinstance(part, ast.Global) for name in part.names}


def _changed(node: ast.AST, free: set[str]) -> set[str]:
    """The `free` names whose values a piece of code changes: `global n`, `table[0] = …`,
    `table.append(…)`."""
    found = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Subscript | ast.Attribute) and not isinstance(part.ctx, ast.Load):
            found.add(_root(part))
        elif isinstance(part, ast.Expr) and isinstance(part.value, ast.Call):
            found.add(_root(part.value.func) if isinstance(part.value.func, ast.Attribute) else "")
    return (found & free) | _declared(node)


def _root(node: ast.AST) -> str:
    while isinstance(node, ast.Subscript | ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""
