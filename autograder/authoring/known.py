"""The known answers of a module: right ones, wrong ones, the starters; and which of them are judged
anew."""

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import Any

from autograder.course.digest import code_digest, module_code_digest, read_source
from autograder.course.module import CourseError, Module
from autograder.course.parts import judge_digest
from autograder.course.wrong_answers import WrongAnswer
from autograder.intake import decode


def judged_source(module: Module, answer: WrongAnswer) -> str:
    """Return what is judged of a wrong answer: the reference, with its code after it."""
    return f"{module.standalone}\n\n{answer.code}"


def judged_tasks(module: Module, answer: WrongAnswer, with_dependents: bool) -> tuple[str, ...]:
    """Return the tasks in which a wrong answer is judged: its own, and those in which it declares
    to fail.

    `with_dependents`: also in those built on it, where it must not count again.
    """
    try:
        touched = module.tasks_touched_by(answer.code)
    except SyntaxError as error:
        line = answer.line + (error.lineno or 1) - 1
        raise CourseError(f"{answer.path}, line {line}: {error.msg}") from None
    own = {answer.task} | {check.task for check in module.checks if check.name in answer.fails}
    if with_dependents or answer.task not in touched:
        return touched
    return tuple(task for task in touched if task in own)


def first_of_each_task(module: Module) -> set[WrongAnswer]:
    return set({answer.task: answer for answer in reversed(module.wrong_answers)}.values())


def starters(module: Module) -> dict[str, str]:
    """The exercises as they are handed out, by their places."""
    files = {
        f"exercises/{language}/{module.slug}/{module.slug}.py" for language in module.languages
    }
    texts = {name: module.root / name for name in sorted(files)}
    return {
        name: file.read_text(encoding="utf-8") if file.is_file() else ""
        for name, file in texts.items()
    }


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
    """How many known answers are judged anew; the others are believed to behave as `mastermind
    observe` saw them."""

    SAMPLE = 0  # one wrong answer of each task, and what changed with what authors write
    # also all those seen when something else judged: another version of the judge, another Python
    CHANGED = 1
    ALL = 2


def chosen(module: Module, depth: Depth) -> Chosen:
    """The known answers of a module that are judged at some depth."""
    wrong, right, record = module.wrong_answers, right_answers(module), LastObserved.of(module)
    if depth is Depth.ALL or (depth is Depth.CHANGED and record.judge != _judge_now()):
        return Chosen(module, wrong, right)
    new = changed_since(record, module)
    last = set({answer.task: answer for answer in wrong}.values())
    return Chosen(
        module,
        tuple(answer for answer in wrong if answer in last or answer.name in new),
        {name: text for name, text in right.items() if name in new},
    )


@dataclass(frozen=True)
class LastObserved:
    """What the known answers of a module were, and what judged them, when they were last judged."""

    judge: str = ""  # digest of the judge, with its Python
    module: str = ""  # digest of the reference's code, and of the checks
    digests: Mapping[str, str] = field(default_factory=dict)  # of each answer

    @classmethod
    def of(cls, module: Module) -> "LastObserved":
        """Read the record of a module; an empty one when there is none, or one of another form."""
        try:
            read = json.loads(record_path(module).read_text(encoding="utf-8"))
            return cls(str(read["judge"]), str(read["module"]), dict(read["answers"]))
        except (OSError, ValueError, KeyError, TypeError):
            return cls()


def record_path(module: Module) -> Path:
    """The file that records which answers were judged, and by what."""
    return module.submissions_path / "observed.json"


def as_observed_now(module: Module, but: Collection[str]) -> dict[str, Any]:
    """What is recorded there when all answers have been judged; `but`: of those that are to be
    judged again."""
    answers = {name: digest for name, digest in _digests(module).items() if name not in but}
    return {"judge": _judge_now(), "module": _module_digest(module), "answers": answers}


def changed_since(record: LastObserved, module: Module) -> set[str]:
    """The names of the known answers that are not what they were, or not judged by the checks that
    judged them."""
    digests = _digests(module)
    if record.module != _module_digest(module):
        return set(digests)
    return {name for name, digest in digests.items() if record.digests.get(name) != digest}


def rewritten_since(record: LastObserved, module: Module) -> set[str]:
    """The names of the recorded wrong answers whose own code is not what it was."""
    digests = _digests(module)
    recorded = [one.name for one in module.wrong_answers if one.name in record.digests]
    return {name for name in recorded if record.digests[name] != digests[name]}


def _judge_now() -> str:
    return judge_digest().hex()[:16]


def _module_digest(module: Module) -> str:
    code = module_code_digest(module.standalone)
    checks = code_digest(read_source(module.checks_path))
    return sha256(code + checks).hexdigest()[:16]


def _digests(module: Module) -> dict[str, str]:
    """Return digests of the known answers by name: of their code, and, for wrong ones, of the
    checks that they are said to fail."""
    wrong = {
        answer.name: sha256(" ".join(sorted(answer.fails)).encode() + code_digest(answer.code))
        for answer in module.wrong_answers
    }
    right = {name: sha256(code_digest(text)) for name, text in right_answers(module).items()}
    return {name: digest.hexdigest()[:16] for name, digest in (wrong | right).items()}
