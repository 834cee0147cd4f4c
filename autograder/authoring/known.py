"""The known answers of a module: right ones, wrong ones, the starters; and which of them are judged anew."""

import json
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from autograder.course.module import CourseError, Module, title_of_wrong
from autograder.course.parts import judge_digest
from autograder.course.percent import cells
from autograder.i18n.text import Text
from autograder.intake import decode
from autograder.reports.model import Diagnosis
from autograder.testing.check import description_of

_FAILS = re.compile(r"^fails: *(.*)$", re.MULTILINE)


@dataclass(frozen=True)
class WrongAnswer:
    """A file of wrong/: the reference with a mistaken function after it."""

    path: Path
    module: Module

    @property
    def name(self) -> str:
        return self.path.stem

    @property
    def place(self) -> str:
        """Beside the right answers."""
        return f"wrong/{self.path.name}"

    @property
    def task(self) -> str:
        """The task it is wrong in, by its name."""
        return self.name.partition("__")[0]

    @cached_property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @property
    def source(self) -> str:
        """What is judged."""
        return f"{self.module.standalone}\n\n{self.text}"

    @cached_property
    def title(self) -> Text:
        """What is wrong in it, in a sentence for teachers."""
        return title_of_wrong(self.text)

    @cached_property
    def declared(self) -> frozenset[str]:
        """The checks it says that it fails."""
        declared = _FAILS.search(self.text)
        return frozenset(re.findall(r"\w+", declared[1])) if declared else frozenset()

    @cached_property
    def diagnosis(self) -> Diagnosis:
        """Its name, and what a teacher says about it. Raises CourseError when its docstring does not say that."""
        try:
            return Diagnosis(self.name, description_of(self.text.split('"""')[1] if '"""' in self.text else ""))
        except ValueError as error:
            raise CourseError(f"{self.path}: {error}") from None

    def looked_at(self, with_dependents: bool) -> tuple[str, ...]:
        """The tasks in which it is judged: its own, and those in which it declares to fail.

        `with_dependents`: also in those built on it, where it must not count again.
        """
        try:
            touched = self.module.tasks_touched_by(self.text)
        except SyntaxError as error:
            raise CourseError(f"{self.path}, line {error.lineno}: {error.msg}") from None
        own = {self.task} | {check.task for check in self.module.checks if check.name in self.declared}
        if with_dependents or self.task not in touched:
            return touched
        return tuple(task for task in touched if task in own)


def wrong_answers(module: Module) -> tuple[WrongAnswer, ...]:
    """All files of wrong/, by name."""
    return tuple(WrongAnswer(path, module) for path in sorted((module.submissions_path / "wrong").glob("*.py")))


def first_of_each_task(module: Module) -> set[WrongAnswer]:
    return set({answer.task: answer for answer in reversed(wrong_answers(module))}.values())


def starters(module: Module) -> dict[str, str]:
    """The exercises as they are handed out, by their places."""
    files = {f"exercises/{language}/{module.slug}/{module.slug}.py" for language in module.languages}
    texts = {name: module.root / name for name in sorted(files)}
    return {name: file.read_text(encoding="utf-8") if file.is_file() else "" for name, file in texts.items()}


def right_answers(module: Module) -> dict[str, str]:
    """Sources by name: other solutions that the module shows, and the files of right/."""
    shown = {
        f"solutions/{module.slug}.py, {name}": f"{module.standalone}\n\n{task} = {name}\n"
        for name, (task, _) in module.alternatives.items()
    }
    right = sorted((module.submissions_path / "right").glob("*.py"))
    return shown | {f"right/{path.name}": decode(path.read_bytes())[0] for path in right}


@dataclass(frozen=True)
class Chosen:
    """The known answers of a module that are judged, besides its reference and its starters."""

    module: Module
    wrong: tuple[WrongAnswer, ...]
    right: Mapping[str, str]

    @property
    def answers(self) -> dict[str, str]:
        """Sources by name: the reference, what is known to be right, and the starters."""
        return {"the reference": self.module.standalone, **self.right, **starters(self.module)}


class Depth(Enum):
    """How many known answers are judged anew; the others are believed to behave as `mastermind observe` saw them."""

    SAMPLE = 0  # one wrong answer of each task, and what changed with what authors write
    CHANGED = 1  # also all those seen when something else judged: another version of the judge, another Python
    ALL = 2


def chosen(module: Module, depth: Depth) -> Chosen:
    """The known answers of a module that are judged at some depth."""
    wrong, right, record = wrong_answers(module), right_answers(module), LastObserved.of(module)
    if depth is Depth.ALL or (depth is Depth.CHANGED and record.judge != _judge_now()):
        return Chosen(module, wrong, right)
    digests = _digests(module)
    new = {name for name, digest in digests.items() if record.digests.get(name) != digest}
    last = set({answer.task: answer for answer in wrong}.values())
    return Chosen(
        module,
        tuple(answer for answer in wrong if answer in last or answer.place in new),
        {name: text for name, text in right.items() if name in new},
    )


@dataclass(frozen=True)
class LastObserved:
    """What the known answers of a module were, and what judged them, when they were last judged."""

    judge: str = ""  # digest of the judge, with its Python
    digests: Mapping[str, str] = field(default_factory=dict)  # of each answer with all that authors write for it

    @classmethod
    def of(cls, module: Module) -> "LastObserved":
        """Read the record of a module; an empty one when there is none, or one of another form."""
        try:
            read = json.loads(record_path(module).read_text(encoding="utf-8"))
            return cls(str(read["judge"]), dict(read["answers"]))
        except (OSError, ValueError, KeyError, TypeError):
            return cls()


def record_path(module: Module) -> Path:
    """The file that records which answers were judged, and by what."""
    return module.submissions_path / "observed.json"


def as_observed_now(module: Module, but: Collection[str]) -> dict[str, Any]:
    """What is recorded there when all answers have been judged; `but`: of those that are to be judged again."""
    return {"judge": _judge_now(), "answers": {name: one for name, one in _digests(module).items() if name not in but}}


def _judge_now() -> str:
    return judge_digest().hex()[:16]


def _digests(module: Module) -> dict[str, str]:
    """Digests of the known answers by place; each changes with its text, the code of the module, the checks."""
    code = "\n".join(cell.text for cell in cells(module.standalone) if cell.kind == "code")
    common = sha256(code.encode() + module.checks_path.read_bytes())

    def digest(text: str) -> str:
        one = common.copy()
        one.update(text.encode("utf-8", "surrogatepass"))
        return one.hexdigest()[:16]

    wrong = {answer.place: digest(answer.text) for answer in wrong_answers(module)}
    return wrong | {name: digest(text) for name, text in right_answers(module).items()}
