"""The files of submissions/hostile: what each tries, what must become of it, which layers stop it.

A docstring says so: its first line what the file tries, then `must:` and, for attacks on the
confinement, `stopped by:` the layers each of which would be enough, in the order of `confine`.
Nothing else is read.
An accident keeps its place for the reference: what is right in it must earn its points.
"""

import ast
import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from autograder.reports.model import PASSED, Record
from autograder.sandbox import confine

FOLDER = Path(__file__).parents[1] / "submissions" / "hostile"
FAMILIES = ("theft", "files", "exhaustion", "reports", "accidents")
_PLACE = "# the right functions"
_DOCSTRING = re.compile(
    r"(?P<tries>[^\n]+)\n\nmust: earn (?P<must>nothing|everything(?: but (?P<but>[\w, ]+))?)\n"
    r"(?:stopped by: (?P<stopped>[\w, -]+)\n)?"
)


@dataclass(frozen=True)
class Hostile:
    """One file of the corpus."""

    path: Path

    @property
    def name(self) -> str:
        return f"{self.path.parent.name}/{self.path.stem}"

    @cached_property
    def _said(self) -> re.Match[str]:
        text = self.path.read_text(encoding="utf-8")
        first = text[: text.index('"""', 3) + 3]  # the rest may be no Python at all
        said = _DOCSTRING.fullmatch(ast.literal_eval(first))
        assert said, f"{self.name}: the docstring must say what it tries, then what must happen"
        return said

    @property
    def tries(self) -> str:
        """What it tries, in a sentence."""
        return self._said["tries"]

    @property
    def earns(self) -> bool:
        """Must it earn points?"""
        return self._said["must"] != "nothing"

    @property
    def loses(self) -> tuple[str, ...]:
        """The tasks that must earn nothing when others must earn everything."""
        return tuple((self._said["but"] or "").split(", ")) if self._said["but"] else ()

    @property
    def stopped_by(self) -> frozenset[str]:
        """The layers that stop it, each of them alone."""
        layers = frozenset((self._said["stopped"] or "").split(", ")) - {""}
        assert layers <= set(confine.LAYERS), f"{self.name}: no such layer"
        return layers

    def source(self, reference: str) -> str:
        """What is handed in."""
        return self.path.read_text(encoding="utf-8").replace(_PLACE, reference)

    def verdict(self, record: Record) -> str:
        """What is wrong with what it earned; empty when nothing is."""
        if record["score"] is None:
            return f"it has no mark: {record['problem']['en']}"
        lost = self.loses if self.earns else [task["name"] for task in record["tasks"]]
        wrong = []
        for task in record["tasks"]:
            passed = [check["name"] for check in task["checks"] if check["status"] == PASSED]
            if task["name"] in lost and passed:
                wrong.append(f"{task['name']} earned {', '.join(passed)}")
            elif task["name"] not in lost and len(passed) < len(task["checks"]):
                wrong.append(f"{task['name']} lost points")
        return "; ".join(wrong)


def hostile(families: Collection[str] = FAMILIES) -> list[Hostile]:
    """The corpus, or some families of it, by name."""
    return [Hostile(path) for path in sorted(FOLDER.glob("*/*.py")) if path.parent.name in families]
