"""How a fork server is started: what it runs is handed to it, so that it never learns where the checkout lies.

Its memory is that of every worker; a path in it, be it the name of the file some code came from, would be known to
all submissions.
"""

import json
import os
import sys
from functools import cache
from pathlib import Path
from typing import Any

_PACKAGES = ("autograder", "autograder.sandbox")
_MODULES = (  # each after those that it imports
    *("kernel", "namespaces", "landlock", "seccomp", "confine"),
    *("alarm", "seeding", "codec", "loader", "tracing", "worker", "forkserver"),
)
_PROGRAM = """
import json, sys, types
def taken():
    sent = json.load(sys.stdin)
    for name, text in sent["modules"]:
        package, _, short = name.rpartition(".")
        module = sys.modules[name] = types.ModuleType(name)
        if package:
            setattr(sys.modules[package], short, module)
        if text is None:
            module.__path__ = []
        else:
            exec(compile(text, short + ".py", "exec"), vars(module))
    return sys.modules["autograder.sandbox.forkserver"].main, sent["options"]
main, options = taken()
main(options)
"""


def command() -> list[str]:
    """This Python, not by its name in a virtual environment, which may lie in the checkout."""
    return [os.path.realpath(sys.executable), "-s", "-S", "-P", "-c", _PROGRAM]


def input_with(options: dict[str, Any]) -> int:
    """A descriptor of what such a process reads first: its modules, and its options (see forkserver.main)."""
    descriptor = os.memfd_create("sent")
    with open(descriptor, "wb", closefd=False) as file:
        file.write(json.dumps({"modules": _sources(), "options": options}).encode())
    os.lseek(descriptor, 0, os.SEEK_SET)
    return descriptor


@cache
def _sources() -> list[tuple[str, str | None]]:
    """The modules and their sources; a package has none."""
    here = Path(__file__).parent
    packages: list[tuple[str, str | None]] = [(name, None) for name in _PACKAGES]
    return packages + [(f"{_PACKAGES[-1]}.{name}", (here / f"{name}.py").read_text("utf-8")) for name in _MODULES]
