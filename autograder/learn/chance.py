"""The lines of a file that draw lots, by themselves or by what they call: nobody can say what they give."""

import ast
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field

_MODULES = ("random", "secrets")
_GENERATORS = ("Random", "SystemRandom", "RandomState", "default_rng")
_Functions = list[ast.FunctionDef | ast.AsyncFunctionDef]


def lines_of_chance(source: str) -> frozenset[int]:
    """The numbers of these lines, with those on which a function begins that draws lots."""
    with suppress(SyntaxError, ValueError, RecursionError, MemoryError):
        tree = ast.parse(source)
        names = _drawing(tree, _Names.of(tree))
        calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call) and names.draws(node))
        begun = (node for node in _functions(tree) if node.name in names.functions)
        return frozenset(
            [line for node in calls for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)]
            + [node.lineno for node in begun]
        )
    return frozenset()


@dataclass
class _Names:
    """What a file calls that draws lots: modules and generators, functions, and numpy, part of which does."""

    modules: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    numpy: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, tree: ast.Module) -> "_Names":
        names = cls()
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                for one in node.names:
                    names._imported(one)
            elif isinstance(node, ast.ImportFrom):
                names._taken(node)
        names.modules |= {name for node in ast.walk(tree) for name in names._generators(node)}
        return names

    def _imported(self, one: ast.alias) -> None:
        name = one.asname or one.name.partition(".")[0]
        if one.name in _MODULES or (one.asname and one.name == "numpy.random"):
            self.modules.add(name)
        elif one.name.partition(".")[0] == "numpy":
            self.numpy.add(name)

    def _taken(self, node: ast.ImportFrom) -> None:
        """Note what `from … import …` brings."""
        given = {one.name: one.asname or one.name for one in node.names}
        if node.module == "numpy" and "random" in given:
            self.modules.add(given["random"])
        elif node.module in (*_MODULES, "numpy.random"):
            self.functions |= set(_all_of(node.module)) if "*" in given else set(given.values())

    def _generators(self, node: ast.AST) -> Iterator[str]:
        """The variables to which a generator of random numbers is given."""
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            parts = [part for part in ast.walk(node.value.func) if isinstance(part, ast.Name | ast.Attribute)]
            if any(_name(part) in _GENERATORS for part in parts):
                yield from (target.id for target in node.targets if isinstance(target, ast.Name))

    def draws(self, call: ast.Call) -> bool:
        """Whether that call does."""
        parts = [_name(part) for part in ast.walk(call.func) if isinstance(part, ast.Name | ast.Attribute)]
        alone = isinstance(call.func, ast.Name) and call.func.id in self.functions
        numpy = bool(self.numpy.intersection(parts)) and "random" in parts
        return alone or numpy or bool(self.modules.intersection(parts))


def _name(part: ast.Name | ast.Attribute) -> str:
    return part.id if isinstance(part, ast.Name) else part.attr


def _all_of(module: str) -> Iterator[str]:
    """What `import *` brings of a module."""
    if module in _MODULES:
        import random
        import secrets

        yield from {"random": random, "secrets": secrets}[module].__all__


def _functions(tree: ast.Module) -> _Functions:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def _drawing(tree: ast.Module, names: _Names) -> _Names:
    """The same with the file's own functions that draw lots, and those that call them."""
    known = -1
    while known != len(names.functions):
        known = len(names.functions)
        names.functions |= {
            function.name
            for function in _functions(tree)
            if any(isinstance(node, ast.Call) and names.draws(node) for node in ast.walk(function))
        }
    return names
