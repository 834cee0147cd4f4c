"""Where the parts of a course lie. The slug `mNN_name` joins them; the folders are the registry."""

import ast
import importlib.util
import inspect
import json
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

from autograder.checking import Check
from autograder.report import Diagnosis
from autograder.text import Text

SLUG = re.compile(r"m\d\d_[a-z_]+")
_TASK_MARK = re.compile(r'^# %%.*\btask="(\w+)"(.*)$', re.MULTILINE)
_ATTRIBUTE = re.compile(r'(\w+)=(?:"([^"]*)"|(\w+))')


class CourseError(Exception):
    """The course's own files are not as they should be; the message says what to do."""


@dataclass(frozen=True)
class Task:
    """A function the learner writes."""

    name: str
    needs: tuple[str, ...] = ()  # other tasks' functions it is built on
    also: tuple[str, ...] = ()  # other spellings that are accepted
    bonus: bool = False


@dataclass(frozen=True)
class KnownMistake:
    """A wrong answer kept by name: what it overrides, what a teacher says, which checks it fails and how."""

    diagnosis: Diagnosis
    task: str
    fingerprints: dict[str, str]  # check: fingerprint of the answers it gave there


@dataclass(frozen=True)
class Module:
    """One module of a course: its source, its checks, its known mistakes."""

    slug: str
    root: Path

    @property
    def source_path(self) -> Path:
        return self.root / "solutions" / f"{self.slug}.py"

    @property
    def checks_path(self) -> Path:
        return self.root / "autograder" / "checks" / f"test_{self.slug}.py"

    @property
    def submissions_path(self) -> Path:
        return self.root / "autograder" / "submissions" / self.slug

    @property
    def mistakes_path(self) -> Path:
        return self.submissions_path / "mistakes.json"

    @cached_property
    def source(self) -> str:
        return self.source_path.read_text(encoding="utf-8")

    @cached_property
    def tasks(self) -> tuple[Task, ...]:
        """In the order of the source."""
        tasks = []
        for name, rest in _TASK_MARK.findall(self.source):
            marks = {key: quoted or bare for key, quoted, bare in _ATTRIBUTE.findall(rest)}
            tasks.append(
                Task(
                    name,
                    tuple(marks.get("needs", "").split()),
                    tuple(marks.get("also", "").split()),
                    marks.get("bonus") == "true",
                )
            )
        return tuple(tasks)

    @cached_property
    def checks(self) -> tuple[Check, ...]:
        """In the order of the file."""
        module = _import(self.checks_path, f"autograder.checks.test_{self.slug}", self.root)
        found = [value.check for value in vars(module).values() if hasattr(value, "check")]
        return tuple(check for check in found if isinstance(check, Check))

    @cached_property
    def reference(self) -> ModuleType:
        return _import(self.source_path, f"solutions.{self.slug}", self.root)

    @cached_property
    def mistakes(self) -> tuple[KnownMistake, ...]:
        """As last recorded by `mastermind build`; none when the record is of another form, until it is made again."""
        try:
            recorded: dict[str, Any] = json.loads(self.mistakes_path.read_text(encoding="utf-8"))
            return tuple(
                KnownMistake(Diagnosis(name, Text(entry["en"], entry["fr"])), entry["task"], entry["fingerprints"])
                for name, entry in recorded.items()
            )
        except (OSError, ValueError, KeyError, TypeError):
            return ()

    @property
    def points(self) -> float:
        """What can be reached without bonus."""
        bonus = {task.name for task in self.tasks if task.bonus}
        return sum(check.points for check in self.checks if check.task not in bonus)

    @cached_property
    def digest(self) -> str:
        """Changes whenever a mark could: the source, the checks, the known mistakes, the engine."""
        digest = sha256()
        engine = sorted(Path(__file__).parent.glob("*.py")) + sorted(Path(__file__).parent.glob("sandbox/*.py"))
        for path in (self.source_path, self.checks_path, self.mistakes_path, *engine):
            digest.update(path.read_bytes() if path.is_file() else b"")
        return digest.hexdigest()

    def source_of(self, names: Iterable[str]) -> str:
        """The reference's functions of those names and what they call, and nothing else of the module."""
        wanted = list(names)
        parts: dict[str, str] = {}
        functions = {
            name: value
            for name, value in vars(self.reference).items()
            if inspect.isfunction(value) and value.__module__ == self.reference.__name__
        }
        while wanted:
            name = wanted.pop()
            if name in parts or name not in functions:
                continue
            parts[name] = inspect.getsource(functions[name])
            called = {node.id for node in ast.walk(ast.parse(parts[name])) if isinstance(node, ast.Name)}
            wanted += sorted(called & functions.keys())
        return "\n\n".join(parts[name] for name in sorted(parts))


@dataclass(frozen=True)
class Course:
    """A checkout: the folder that holds solutions/, exercises/ and autograder/."""

    root: Path

    @cached_property
    def modules(self) -> dict[str, Module]:
        """By slug, in order."""
        paths = sorted((self.root / "solutions").glob("m[0-9][0-9]_*.py"))
        return {path.stem: Module(path.stem, self.root) for path in paths}

    def module(self, slug: str) -> Module:
        """Raises CourseError when there is no such module."""
        if slug not in self.modules:
            raise CourseError(f"there is no module {slug!r}; the modules are {', '.join(self.modules)}")
        return self.modules[slug]


def _import(path: Path, name: str, root: Path) -> ModuleType:
    """Import a trusted file of the course, once per process."""
    if name in sys.modules and getattr(sys.modules[name], "__file__", None) == str(path):
        return sys.modules[name]
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))  # checks say `from solutions import …`
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise CourseError(f"{path} is missing")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@cache
def this_course() -> Course:
    """The checkout this package belongs to. Raises CourseError when it was installed without one."""
    root = Path(__file__).resolve().parents[1]
    if not (root / "solutions").is_dir():
        raise CourseError(
            "grading needs a checkout of the workbook (the installed package has neither checks nor solutions): "
            "get the repository and install it with  pip install -e ."
        )
    return Course(root)
