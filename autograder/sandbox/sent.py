"""How a fork server is started: what it runs is handed to it, so that it never learns where the
checkout lies.

Its memory is that of every worker; a path in it, be it the name of the file some code came from,
would be known to all submissions.
"""

import marshal
import os
import sys
from functools import cache
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

_PACKAGES = ("autograder", "autograder.sandbox")
_MODULES = (  # each after those that it imports
    *("kernel", "landlock", "seccomp", "confine"),
    *("alarm", "seeding", "codec", "loader", "tracing", "worker", "forkserver"),
)
_PROGRAM = """
import gc, marshal, sys, types
gc.disable()  # until it is frozen: what is loaded here stays
def taken():
    sent = marshal.load(sys.stdin.buffer)
    for name, code in sent["modules"]:
        package, _, short = name.rpartition(".")
        module = sys.modules[name] = types.ModuleType(name)
        if package:
            setattr(sys.modules[package], short, module)
        if code is None:
            module.__path__ = []
        else:
            exec(code, vars(module))
    return sys.modules["autograder.sandbox.forkserver"].main, sent["options"]
main, options = taken()
main(options)
"""


def command() -> list[str]:
    """This Python, not by its name in a virtual environment, which may lie in the checkout."""
    return [os.path.realpath(sys.executable), "-s", "-S", "-P", "-c", _PROGRAM]


def input_with(options: dict[str, Any]) -> int:
    """A descriptor of what such a process reads first: its modules, and its options (see
    forkserver.main)."""
    descriptor = os.memfd_create("sent")
    with open(descriptor, "wb", closefd=False) as file:
        marshal.dump({"modules": _modules(), "options": options}, file)
    os.lseek(descriptor, 0, os.SEEK_SET)
    return descriptor


@cache
def _modules() -> list[tuple[str, CodeType | None]]:
    """The modules and their code, as Python keeps it; a package has none."""
    here = Path(__file__).parent
    packages: list[tuple[str, CodeType | None]] = [(name, None) for name in _PACKAGES]
    return packages + [
        (f"{_PACKAGES[-1]}.{name}", _code_of(here / f"{name}.py")) for name in _MODULES
    ]


def _code_of(path: Path) -> CodeType:
    """The code of a module; it says the file's name, not where that is."""
    code = SourceFileLoader(path.stem, str(path)).get_code(path.stem)
    assert code
    return _named(code, path.name)


def _named(code: CodeType, file: str) -> CodeType:
    """The same code and all within it, as if it came from that file."""
    inner = (_named(part, file) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_filename=file, co_consts=tuple(inner))
