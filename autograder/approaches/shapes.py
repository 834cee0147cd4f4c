"""Shapes of programs, written as programs: `if X in R: R.remove(X)` is found in a tree, whatever X and R are.

A name of one capital letter stands for any expression, the same one wherever it stands again; `_` for any at all. A
line that is an expression is looked for everywhere; the lines inside a loop or a condition, anywhere inside it.
"""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache

_ANY = "_"
_SEQUENCES = (ast.ListComp, ast.GeneratorExp)
_OF_TRUTH = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot)  # what compares with True or False
_SWAPPED = (ast.Add, ast.Mult, ast.Eq, ast.NotEq, ast.BitAnd)
_MIRRORED = {ast.Lt: ast.Gt(), ast.Gt: ast.Lt(), ast.LtE: ast.GtE(), ast.GtE: ast.LtE()}
_ASIDE = {"ctx", "type_comment", "kind", "type_ignores", "type_params", "returns", "annotation", "decorator_list"}
_INSIDE = {"body", "orelse", "finalbody"}
Bound = Mapping[str, ast.AST]


@dataclass(frozen=True)
class Program:
    """A function as it is recognised: its statements, those of the helpers it calls, the names that are called."""

    name: str
    parts: tuple[ast.FunctionDef, ...]

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        return tuple(node for part in self.parts for node in ast.walk(part))

    @cached_property
    def calls(self) -> frozenset[str]:
        """What it calls, by name, but for functions that it defines or is given; `?`: something without a name."""
        defined = {node.name for node in self.nodes if isinstance(node, ast.FunctionDef)} - {self.name}
        given = {one.arg for one in self.parts[0].args.args}
        made = [node for node in self.nodes if isinstance(node, ast.Call)]
        return frozenset(map(_called, (one for one in made if getattr(one.func, "id", None) not in given))) - defined

    @cached_property
    def values(self) -> Mapping[str, ast.expr]:
        """What the names stand for that are given one value only."""
        stored = [node.id for node in self.nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
        once = {name for name in stored if stored.count(name) == 1}
        named = [node for node in self.nodes if isinstance(node, ast.Assign) and len(node.targets) == 1]
        targets = [(node.targets[0], node.value) for node in named]
        return {target.id: value for target, value in targets if isinstance(target, ast.Name) and target.id in once}


def program(source: str, task: str, tasks: Mapping[str, str] | None = None) -> Program | None:
    """The function of a source that solves a task; None where it is unclear which that is.

    `tasks`: functions that are judged by themselves, and are no helpers of another: how they may be written, and their
    names. Unclear is what is decorated, made by a class that is more than its fields, or given a meaning in other ways
    than by a definition.
    """
    names = {task: task, **(tasks or {})}
    try:
        meanings = _meanings(source, tuple(sorted(names.items())))
    except (SyntaxError, ValueError):
        return None
    if not isinstance(meanings.get(task), ast.FunctionDef):
        return None
    found, wanted = dict[str, ast.FunctionDef](), [task]
    while wanted:
        name = wanted.pop()
        meaning = meanings.get(name)
        if name in found or (name in names and name != task) or name not in meanings or _is_record(meaning):
            continue
        if not isinstance(meaning, ast.FunctionDef) or meaning.decorator_list:
            return None
        found[name] = meaning
        wanted += [
            node.id for node in ast.walk(meaning) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
        ]
    return Program(task, tuple(found.values()))


@lru_cache(maxsize=1)  # the tasks of a module are looked for in the same source, one after the other
def _meanings(source: str, names: tuple[tuple[str, str], ...]) -> Mapping[str, ast.stmt | None]:
    """What functions and classes are called at the top; a name that means something else in between: nothing clear."""
    body = _Plain(dict(names)).visit(ast.parse(source)).body
    found = dict[str, ast.stmt | None]()
    unclear = set[str]()
    for statement in body:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            found[statement.name] = statement
            continue
        for node in ast.walk(statement):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                unclear.add(node.name)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                unclear.add(node.id)
    return {name: None if name in unclear else one for name, one in found.items()}


def _is_record(meaning: ast.stmt | None) -> bool:
    """Whether it is a class of fields only, such as modules give: a `NamedTuple` and the like, which does nothing."""
    return (
        isinstance(meaning, ast.ClassDef)
        and not meaning.decorator_list
        and [ast.unparse(base) for base in meaning.bases] == ["NamedTuple"]
        and all(isinstance(one, ast.AnnAssign | ast.Pass) for one in meaning.body)
    )


def _called(node: ast.Call) -> str:
    function = node.func
    return getattr(function, "id", None) or getattr(function, "attr", None) or "?"


class _Plain(ast.NodeTransformer):
    """The same program in fewer words: without what is shown or said in passing, `x = x + 1` as `x += 1`.

    `a, b = 1, 2` are two lines, whatever the one says to the other: it is looked at, and not run.
    """

    def __init__(self, renamed: Mapping[str, str]):
        self._renamed = renamed

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.name = self._renamed.get(node.name, node.name)
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        node.id = self._renamed.get(node.id, node.id)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST | list[ast.AST]:
        self.generic_visit(node)
        target, value = node.targets[0], node.value
        if len(node.targets) > 1:
            return node
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
            pairs = zip(target.elts, value.elts, strict=True)
            return [ast.copy_location(ast.Assign([one], other), node) for one, other in pairs]
        if isinstance(target, ast.Name) and isinstance(value, ast.Lambda):
            returned = ast.copy_location(ast.Return(value.body), value)
            made = ast.FunctionDef(target.id, value.args, [returned], [])
            return self.visit_FunctionDef(ast.copy_location(made, node))
        if isinstance(value, ast.BinOp) and isinstance(target, ast.Name | ast.Subscript):
            number = isinstance(value.left, ast.Constant) and isinstance(value.left.value, int)
            if _same(target, value.left):
                return ast.copy_location(ast.AugAssign(target, value.op, value.right), node)
            if number and isinstance(value.op, ast.Add | ast.Mult) and _same(target, value.right):
                return ast.copy_location(ast.AugAssign(target, value.op, value.left), node)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | list[ast.AST]:
        self.generic_visit(node)
        if node.value is None:
            return ast.copy_location(ast.Pass(), node)
        return self.visit_Assign(ast.copy_location(ast.Assign([node.target], node.value), node))

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        self.generic_visit(node)
        shown = isinstance(node.value, ast.Call) and _called(node.value) == "print"
        return ast.copy_location(ast.Pass(), node) if shown or isinstance(node.value, ast.Constant) else node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        return _denied(node.operand, node) if isinstance(node.op, ast.Not) else node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        truth = getattr(node.comparators[0], "value", None)
        if not isinstance(truth, bool) or len(node.ops) > 1 or not isinstance(node.ops[0], _OF_TRUTH):
            return node
        return node.left if truth == isinstance(node.ops[0], ast.Eq | ast.Is) else _denied(node.left, node)


def _denied(said: ast.expr, where: ast.AST) -> ast.AST:
    """That something is not so."""
    if isinstance(said, ast.Compare) and len(said.ops) == 1 and isinstance(said.ops[0], ast.In):
        return ast.copy_location(ast.Compare(said.left, [ast.NotIn()], said.comparators), where)
    return ast.copy_location(ast.UnaryOp(ast.Not(), said), where)


def alike(one: Program, other: Program) -> bool:
    """Whether both are written the same, but for the names that they give."""
    return _bare(one) == _bare(other)


def _bare(there: Program) -> str:
    """What is written, with a number for each name that is given in it."""
    given = [node.arg for node in there.nodes if isinstance(node, ast.arg)]
    given += [node.id for node in there.nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    numbers = {name: f"_{rank}" for rank, name in enumerate(dict.fromkeys(given))}
    lines = [line for part in there.parts for line in ast.unparse(part).splitlines() if line.strip() != "pass"]
    return re.sub(r"[^\W\d]\w*", lambda name: numbers.get(name[0], name[0]), "\n".join(lines))


# ---------------------------------------------------------------- whether a shape is there


@dataclass(frozen=True)
class Shape:
    """A shape, as it is written."""

    text: str

    def is_in(self, there: Program) -> bool:
        """Whether each of its lines is found, with the same meanings."""
        return any(True for _ in _all_found(_lines(self.text), there.nodes, {}, there.values))


@cache
def _lines(shape: str) -> tuple[ast.stmt, ...]:
    return tuple(_Plain({}).visit(ast.parse(shape)).body)


def _all_found(
    lines: Sequence[ast.stmt], nodes: Sequence[ast.AST], bound: Bound, values: Mapping[str, ast.expr]
) -> Iterator[Bound]:
    if not lines:
        yield bound
        return
    first = lines[0].value if isinstance(lines[0], ast.Expr) else lines[0]
    for node in nodes:
        for met in _fits(first, node, bound, values):
            yield from _all_found(lines[1:], nodes, met, values)


def _fits(shape: ast.AST, node: ast.AST, bound: Bound, values: Mapping[str, ast.expr]) -> Iterator[Bound]:
    """Each way in which a node has that shape: what its letters stand for then."""
    if isinstance(shape, ast.Name) and (shape.id == _ANY or (len(shape.id) == 1 and shape.id.isupper())):
        if not isinstance(node, ast.expr):
            return
        if shape.id == _ANY:
            yield bound
        elif shape.id not in bound:
            yield {**bound, shape.id: node}
        elif _same(bound[shape.id], node):
            yield bound
        return
    both = isinstance(shape, _SEQUENCES) and isinstance(node, _SEQUENCES)
    if type(shape) is type(node) or both:
        yield from _fields_fit(shape, node, bound, values)
        if turned := _turned(shape):
            yield from _fields_fit(turned, node, bound, values)
    elif isinstance(node, ast.Name) and node.id in values and isinstance(node.ctx, ast.Load):
        yield from _fits(shape, values[node.id], bound, {key: one for key, one in values.items() if key != node.id})


def _turned(shape: ast.AST) -> ast.AST | None:
    """The same with its sides exchanged, where that says the same."""
    if isinstance(shape, ast.BinOp) and isinstance(shape.op, _SWAPPED):
        return ast.BinOp(shape.right, shape.op, shape.left)
    if isinstance(shape, ast.Compare) and len(shape.ops) == 1:
        turned = shape.ops[0] if isinstance(shape.ops[0], _SWAPPED) else _MIRRORED.get(type(shape.ops[0]))
        return ast.Compare(shape.comparators[0], [turned], [shape.left]) if turned else None
    return None


def _fields_fit(shape: ast.AST, node: ast.AST, bound: Bound, values: Mapping[str, ast.expr]) -> Iterator[Bound]:
    names = [name for name in shape._fields if name not in _ASIDE]
    yield from _each_fits([(name, getattr(shape, name), getattr(node, name, None)) for name in names], bound, values)


def _each_fits(
    fields: Sequence[tuple[str, object, object]], bound: Bound, values: Mapping[str, ast.expr]
) -> Iterator[Bound]:
    """Each way in which all these fields fit: the name of each, what is wanted, what is there."""
    if not fields:
        yield bound
        return
    for met in _field_fits(*fields[0], bound, values):
        yield from _each_fits(fields[1:], met, values)


def _field_fits(
    name: str, wanted: object, there: object, bound: Bound, values: Mapping[str, ast.expr]
) -> Iterator[Bound]:
    if isinstance(wanted, ast.arguments):
        yield bound
    elif isinstance(wanted, ast.AST):
        if isinstance(there, ast.AST):
            yield from _fits(wanted, there, bound, values)
    elif isinstance(wanted, list) and isinstance(there, list):
        if name in _INSIDE:
            inside = [one for statement in there for one in ast.walk(statement)]
            yield from _all_found([one for one in wanted if not isinstance(one, ast.Pass)], inside, bound, values)
        elif len(wanted) == len(there):
            yield from _each_fits([("", *pair) for pair in zip(wanted, there, strict=True)], bound, values)
    elif wanted == there:
        yield bound


def _same(one: ast.AST, other: ast.AST) -> bool:
    """Whether both say the same; a name is the same where it is given a value and where it is read."""
    return ast.unparse(one) == ast.unparse(other)
