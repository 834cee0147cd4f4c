"""The wrong answers of a task, in one file: `submissions/MODULE/wrong/TASK.py`, one cell each.

A cell holds its name, comments that describe it, and the code that overrides the reference's:

    # %% double_count_in
    # en: A peg of the code answers for several pegs of the proposition.
    # fr: Un pion du code répond pour plusieurs pions de la proposition.
    # ask.en: In `[1, 2, 3, 4]` and `[2, 5, 2, 2]`, the first list has a single `2`: with how many
    #   pegs of the second one does your function pair it?
    # ask.fr: …
    # fails: mal_places_spends_each_peg_once
    def mal_places(l1, l2):
        ...

`en`, `fr`: what is wrong, for teachers; `ask.en`, `ask.fr`: what a learner whose function behaves
so is asked;
`fails`: the checks that it fails; `contrived`, if need be: why no learner who tries honestly would
write this. A line that begins with `#` and three spaces continues the one before. Code that begins
with a comment follows an empty line.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from autograder.course.percent import SourceError
from autograder.i18n.message import Message, written_by_author

_CELL = re.compile(r"# %%(.*)")
_ENTRY = re.compile(r"# ((?:ask\.)?[a-z]{2,3}|fails|contrived): +(.*\S)")
_CONTINUATION = re.compile(r"#   +(.*\S)")


@dataclass(frozen=True)
class WrongAnswer:
    """A mistaken program: the reference, with this code after it.

    Attributes:
        path: The file of its task.
        line: Where its code begins in that file, counted from 1.
        task: The task that it is wrong in.
        label: Its name among the wrong answers of that task.
        title: What is wrong in it, in a sentence for teachers.
        question: What a learner whose function behaves like it is asked.
        fails: The checks that it says it fails.
        contrived: Why no learner would write it; empty when one could.
        code: What it overrides, as a learner would write it.
    """

    path: Path
    line: int
    task: str
    label: str
    title: Message = field(compare=False)
    question: Message = field(compare=False)
    fails: frozenset[str]
    contrived: str
    code: str

    @property
    def name(self) -> str:
        """Its name in records and reports, among all wrong answers of the module."""
        return f"{self.task}__{self.label}"

    @property
    def place(self) -> str:
        """Where an author finds it in the folder of the module."""
        return f"wrong/{self.path.name}, {self.label}"


def read_wrong_answers(path: Path) -> tuple[WrongAnswer, ...]:
    """Read the wrong answers of one task, in the order of their file.

    Raises:
        SourceError: When a cell is not as it should be; the message names the line.
        UnicodeDecodeError: When the file is not in UTF-8.
    """
    lines = path.read_text(encoding="utf-8").split("\n")
    starts = [number for number, line in enumerate(lines) if _CELL.fullmatch(line)]
    for number, line in enumerate(lines[: starts[0] if starts else None], 1):
        if line.strip() and not line.startswith("#"):
            raise SourceError(f"line {number}: a wrong answer begins with a line `# %% its_name`")
    answers: dict[str, WrongAnswer] = {}
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        answer = _read_cell(path, start, lines[start:end])
        if answer.label in answers:
            raise SourceError(
                f"line {start + 1}: two wrong answers are called {answer.label}; rename one"
            )
        answers[answer.label] = answer
    return tuple(answers.values())


def _read_cell(path: Path, start: int, lines: Sequence[str]) -> WrongAnswer:
    label = lines[0].removeprefix("# %%").strip()
    if not re.fullmatch(r"\w+", label):
        raise SourceError(
            f"line {start + 1}: `# %%` is followed by a name made of letters, digits and _"
        )
    end = next((rank for rank, line in enumerate(lines) if not line.startswith("#")), len(lines))
    entries = _read_entries(start + 1, lines[1:end])
    while end < len(lines) and not lines[end].strip():
        end += 1
    code = "\n".join(lines[end:]).rstrip("\n") + "\n"
    titles = {
        key: said
        for key, said in entries.items()
        if key not in ("fails", "contrived") and "." not in key
    }
    questions = {
        key.removeprefix("ask."): said for key, said in entries.items() if key.startswith("ask.")
    }
    for said, example in (
        (titles, "# en: …"),
        (questions, "# ask.en: …"),
        (code.strip(), "its code"),
    ):
        if not said:
            raise SourceError(f"line {start + 1}: {label} lacks {example}")
    return WrongAnswer(
        path=path,
        line=start + end + 1,
        task=path.stem,
        label=label,
        title=written_by_author(titles),
        question=written_by_author(questions),
        fails=frozenset(re.findall(r"\w+", entries.get("fails", ""))),
        contrived=entries.get("contrived", ""),
        code=code,
    )


def _read_entries(start: int, lines: Sequence[str]) -> dict[str, str]:
    """Read the comments that describe a wrong answer; `start`: how many lines of the file come
    before them."""
    entries: dict[str, str] = {}
    last = ""
    for number, line in enumerate(lines, start + 1):
        if entry := _ENTRY.fullmatch(line):
            last = entry[1]
            if last in entries:
                raise SourceError(f"line {number}: `{last}:` is there twice")
            entries[last] = entry[2]
        elif last and (continuation := _CONTINUATION.fullmatch(line)):
            entries[last] += f" {continuation[1]}"
        else:
            raise SourceError(
                f"line {number}: `# en: …`, `# ask.en: …`, `# fails: …` or `# contrived: …` is"
                " expected here; an empty line goes before a comment of the code"
            )
    return entries
