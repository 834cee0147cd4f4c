"""Which small changes of a right answer keep its full marks?

`python autograder/benchmarks/mutants.py [--module m02_pegs] [--task mal_places] [--right] [--most
60]`

Each right answer, that of `solutions/` and with `--right` those of `submissions/*/right` too, is
changed at one place
at a time, as beginners slip: a comparison, a number one off, a condition turned round or left out,
another variable, two arguments exchanged, a statement forgotten. Each change is judged as a file
handed in, its task alone. What keeps
its full marks is printed as a difference, to be read: no call can tell it from a right answer, or a
check is missing.
"""

import argparse
import ast
import copy
import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from difflib import unified_diff
from typing import TypeVar

from rich.console import Console
from rich.progress import track

from autograder.authoring.known import right_answers
from autograder.course.call_graph import free_names
from autograder.course.module import Module, this_course
from autograder.grading import processors
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.sandbox.doctor import best
from autograder.sandbox.servers import sandbox_of

COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
COMPUTED: dict[type[ast.operator], tuple[type[ast.operator], ...]] = {
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add, ast.Pow),
    ast.Div: (ast.FloorDiv, ast.Mult),
    ast.FloorDiv: (ast.Div, ast.Mod),
    ast.Mod: (ast.FloorDiv,),
    ast.Pow: (ast.Mult,),
}
Node = TypeVar("Node", bound=ast.AST)
OTHER_NAMES = {
    "min": "max",
    "max": "min",
    "any": "all",
    "all": "any",
    "sorted": "list",
    "set": "list",
}


@dataclass(frozen=True)
class Mutant:
    """A right answer changed at one place."""

    module: str
    task: str
    answer: str  # the name of the right answer
    source: str
    difference: str


def expressions(node: ast.expr, names: tuple[str, ...]) -> Iterator[ast.expr]:
    """What may stand in the place of an expression by a slip; `names` are the function's own."""
    match node:
        case ast.Compare(ops=[relation, *others]):
            yield from (
                _with(node, ops=[one(), *others]) for one in COMPARED.get(type(relation), ())
            )
        case ast.BinOp(op=operator):
            yield from (_with(node, op=one()) for one in COMPUTED.get(type(operator), ()))
        case ast.BoolOp(op=operator, values=values):
            yield _with(node, op=ast.Or() if isinstance(operator, ast.And) else ast.And())
            yield from values
        case ast.UnaryOp(operand=operand):
            yield operand
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield from (ast.Constant(value + 1), ast.Constant(value - 1))
        case ast.Constant(value=float() as value):
            yield ast.Constant(int(value))
        case ast.Subscript(slice=ast.Slice() as part):
            bounds = [
                name for name in ("lower", "upper", "step") if getattr(part, name) is not None
            ]
            yield from (_with(node, slice=_with(part, **{name: None})) for name in bounds)
        case ast.ListComp() | ast.GeneratorExp() | ast.SetComp() | ast.DictComp():
            for rank, loop in enumerate(node.generators):
                for place in range(len(loop.ifs)):
                    shorter = _with(loop, ifs=loop.ifs[:place] + loop.ifs[place + 1 :])
                    yield _with(
                        node,
                        generators=[*node.generators[:rank], shorter, *node.generators[rank + 1 :]],
                    )
        case ast.Call():
            yield from _calls(node)
        case ast.IfExp(body=body, orelse=otherwise):
            yield from (body, otherwise)
        case ast.Name(id=name, ctx=ast.Load()) if name in names:
            yield from (ast.Name(other) for other in names if other != name)


def _calls(node: ast.Call) -> Iterator[ast.expr]:
    function, args = node.func, node.args
    starred = any(isinstance(one, ast.Starred) for one in args)
    if len(args) > 1 and not starred:
        yield _with(node, args=[args[1], args[0], *args[2:]])
    for rank in range(len(node.keywords)):
        yield _with(node, keywords=node.keywords[:rank] + node.keywords[rank + 1 :])
    if isinstance(function, ast.Name) and function.id in OTHER_NAMES:
        yield _with(node, func=ast.Name(OTHER_NAMES[function.id]))
    if isinstance(function, ast.Name) and len(args) == 1 and not starred:
        yield args[0]
    if isinstance(function, ast.Attribute) and not args:
        yield function.value


def _with(node: Node, **fields: object) -> Node:
    """The same node with other fields."""
    other = copy.copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other


def statements(node: ast.stmt) -> Iterator[list[ast.stmt]]:
    """What may stand in the place of a statement by a slip."""
    match node:
        case (
            ast.Expr(value=ast.Constant())
            | ast.Pass()
            | ast.FunctionDef()
            | ast.Import()
            | ast.ImportFrom()
        ):
            return
        case ast.If(body=body, orelse=otherwise):
            yield body
            yield otherwise or [ast.Pass()]
        case ast.Break():
            yield [ast.Continue()]
        case ast.Continue():
            yield [ast.Break()]
        case ast.Return(value=value) if value is not None:
            yield [ast.Expr(value)]
        case ast.For() | ast.While():
            yield node.body
        case _:
            yield [ast.Pass()]


def changes(function: ast.FunctionDef) -> Iterator[str]:
    """The texts of the function, changed at one place each; those that leave it as it was are left
    out."""
    stored = [
        node
        for node in ast.walk(function)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ]
    names = tuple(
        dict.fromkeys([*(one.arg for one in function.args.args), *(node.id for node in stored)])
    )
    seen = {ast.unparse(function)}
    for path, node in _places(function):
        others: list[object] = []
        if isinstance(node, ast.expr):
            others = list(expressions(node, names))
        elif isinstance(node, ast.stmt):
            others = list(statements(node))
        for other in others:
            whole = copy.deepcopy(function)
            _put(whole, path, copy.deepcopy(other))
            try:
                text = ast.unparse(ast.fix_missing_locations(whole))
                compile(text, "mutant", "exec")
            except (SyntaxError, ValueError):
                continue
            if text not in seen:
                seen.add(text)
                yield text


Path = tuple[tuple[str, int | None], ...]


def _places(node: ast.AST, path: Path = ()) -> Iterator[tuple[Path, ast.AST]]:
    """The nodes below one, but for annotations and texts with values in them, each with the way to
    it."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "ctx", "type_params"):
            continue
        for rank, child in enumerate(value) if isinstance(value, list) else ((None, value),):
            if isinstance(child, ast.AST) and not isinstance(child, ast.JoinedStr):
                yield (*path, (name, rank)), child
                yield from _places(child, (*path, (name, rank)))


def _put(root: ast.AST, path: Path, other: object) -> None:
    """Put another node, or other statements, where the way leads to."""
    for name, rank in path[:-1]:
        value = getattr(root, name)
        root = value if rank is None else value[rank]
    name, rank = path[-1]
    if rank is None:
        setattr(root, name, other)
    elif isinstance(other, list):
        getattr(root, name)[rank : rank + 1] = other
    else:
        getattr(root, name)[rank] = other


def answers(module: Module, task: str, right: bool) -> Iterator[tuple[str, str]]:
    """Right answers to a task with all around it: their names and texts."""
    yield "reference", module.standalone
    if right:
        for name, text in right_answers(module).items():
            if name.startswith("right/") and task in _functions(text):
                yield name, f"{module.standalone}\n\n{text}"


def _functions(source: str) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)}


def changed(module: Module, task: str, right: bool = False) -> Iterator[Mutant]:
    """The changes of one task's right answers, with what they are made of in the same file, but for
    other tasks."""
    for name, source in answers(module, task, right):
        defined = _functions(source)
        wanted, found = [task], dict[str, ast.FunctionDef]()
        while wanted:
            function = wanted.pop()
            if (
                function in defined
                and function not in found
                and (function == task or not module.home_of(function))
            ):
                found[function] = defined[function]
                wanted += free_names(defined[function])
        for definition in found.values():
            if name != "reference" and definition.name not in source[len(module.standalone) :]:
                continue
            before = ast.unparse(definition)
            for text in changes(definition):
                shown = list(
                    unified_diff(before.splitlines(), text.splitlines(), n=0, lineterm="")
                )[3:]
                yield Mutant(module.slug, task, name, f"{source}\n\n{text}\n", "\n".join(shown))


def spread(mutants: list[Mutant], most: int | None) -> list[Mutant]:
    """At most so many of them, evenly."""
    return mutants if not most else mutants[:: -(-len(mutants) // most) or 1]


def survives(mutant: Mutant) -> bool | str:
    """Whether it keeps its full marks; a text that says why it was not judged."""
    module = this_course().module(mutant.module)
    tier, _ = best()
    if tier is None:
        return "no confinement holds here"
    report = judge_one(
        module, Submission("mutant", source=mutant.source), sandbox_of(tier), [mutant.task]
    )
    if report.problem:
        return str(report.problem)
    return all(task.score == task.points for task in report.tasks)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--module", action="append", default=[], help="only this one; may be given again"
    )
    parser.add_argument(
        "--task", action="append", default=[], help="only this one; may be given again"
    )
    parser.add_argument(
        "--right", action="store_true", help="change the answers of submissions/*/right too"
    )
    parser.add_argument(
        "--most", type=int, help="changes of each task, spread evenly (default: all)"
    )
    parser.add_argument("--jobs", type=int, default=processors.available())
    options = parser.parse_args()
    wanted = [
        mutant
        for slug, module in this_course().modules.items()
        if not options.module or slug in options.module
        for task in module.tasks
        if not options.task or task.name in options.task
        for mutant in spread(list(changed(module, task.name, options.right)), options.most)
    ]
    survivors = 0
    with ProcessPoolExecutor(options.jobs, multiprocessing.get_context("spawn")) as pool:
        results = track(
            pool.map(survives, wanted), "Changes", len(wanted), console=Console(stderr=True)
        )
        for mutant, result in zip(wanted, results, strict=True):
            survivors += result is True
            if result:
                note = "" if result is True else f", not judged: {result}"
                print(
                    f"{mutant.module}/{mutant.task} ({mutant.answer}){note}\n{mutant.difference}\n",
                    flush=True,
                )
    print(f"{survivors} of {len(wanted)} keep their full marks")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
