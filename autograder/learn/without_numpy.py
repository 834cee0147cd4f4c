"""Where there is no numpy, as in the Python of a browser: what can be judged there, and how."""

import ast
import sys
from importlib.util import find_spec
from types import ModuleType

from autograder.course.module import Module

NUMPY = "numpy"


def tasks_with_numpy(module: Module) -> list[str]:
    """The tasks of a module whose functions, as the reference has them, compute with numpy."""
    body = ast.parse(module.source).body
    imported = {alias.asname or alias.name for node in body for alias in _from_numpy(node)}
    using = {
        one.name for one in body if isinstance(one, ast.FunctionDef) and imported & _names_in(one)
    }
    return [task.name for task in module.tasks if task.name in using]


def _from_numpy(node: ast.stmt) -> list[ast.alias]:
    if isinstance(node, ast.ImportFrom):
        return node.names if node.module == NUMPY else []
    return (
        [alias for alias in node.names if alias.name == NUMPY]
        if isinstance(node, ast.Import)
        else []
    )


def _names_in(node: ast.AST) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


def has_numpy() -> bool:
    """Whether this Python has numpy."""
    return find_spec(NUMPY) is not None


def load_reference(module: Module) -> None:
    """Have the reference of a module at hand without numpy: its functions, but not the lines that
    call them."""
    name = f"solutions.{module.slug}"
    if name in sys.modules:
        return
    if str(module.root) not in sys.path:
        sys.path.insert(0, str(module.root))  # for the earlier modules
    program = ast.parse(module.source)
    program.body = [
        node
        for node in program.body
        if not (isinstance(node, ast.Assert | ast.Expr) or _from_numpy(node))
    ]
    reference = ModuleType(name)
    reference.__file__ = str(module.source_path)
    # a trusted file of the course
    exec(compile(program, module.source_path, "exec"), vars(reference))
    sys.modules[name] = reference
