"""Compare what is kept here with what the checkout does now, or write it anew: see README.md."""

import argparse
from collections.abc import Callable, Mapping
from difflib import unified_diff
from pathlib import Path

from autograder.course.module import Course
from autograder.course.parts import PACKAGE
from autograder.tests.oracles import matrix, outputs

FOLDER = Path(__file__).parent


def main() -> int:
    """Compare the oracles that are named, or all; return 1 where anything differs."""
    parser = argparse.ArgumentParser(prog="python -m autograder.tests.oracles", description=__doc__)
    parser.add_argument(
        "oracles", nargs="*", help="matrix, marks, exercises, numbers, transcripts (default: all)"
    )
    parser.add_argument("--modules", nargs="*", default=[], help="of the matrix (default: all)")
    parser.add_argument(
        "--seeds", type=int, default=1, help=f"of the matrix, {matrix.SEEDS} of them are kept"
    )
    parser.add_argument(
        "--write", action="store_true", help="keep what is found, in the place of what was"
    )
    options = parser.parse_args()
    course = Course(PACKAGE.parent)
    texts: dict[str, Callable[[], Mapping[str, str]]] = {
        "marks": lambda: {"marks.txt": outputs.marks()},
        "exercises": lambda: {"exercises.txt": outputs.built(course)},
        "numbers": lambda: {"numbers.txt": outputs.reproduced()},
        "transcripts": lambda: {
            f"transcripts/{name}": text for name, text in outputs.transcripts().items()
        },
    }
    lines = []
    for oracle in options.oracles or ["matrix", *texts]:
        if oracle == "matrix":
            lines += _matrix(
                course, options.modules or [*course.modules], options.seeds, options.write
            )
            continue
        for name, text in texts[oracle]().items():
            lines += _text(FOLDER / name, text, options.write)
    print("\n".join(lines or ["nothing differs"]))
    return 1 if lines else 0


def _text(path: Path, text: str, write: bool) -> list[str]:
    """Return the lines in which a text differs from the one that is kept."""
    before = path.read_text(encoding="utf-8") if path.is_file() else ""
    if write:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [
        *unified_diff(before.splitlines(), text.splitlines(), path.name, "now", lineterm="", n=1)
    ]


def _matrix(course: Course, slugs: list[str], seeds: int, write: bool) -> list[str]:
    """Return how the verdict matrix differs from the one that is kept; write it for these
    modules."""
    found: dict[str, dict[int, matrix.Row]] = {}
    for done, (count, seed, id_, row) in enumerate(matrix.judge_matrix(course, slugs, seeds), 1):
        found.setdefault(id_, {})[seed] = row
        print(f"\r{done} of {count}", end="\n" if done == count else "", flush=True)
    before = matrix.read_matrix() if matrix.PATH.is_file() else {}
    lines = matrix.differences(before, found, slugs)
    if write:
        others = [
            line for line in _lines(matrix.PATH) if line.split('"')[3].split("/")[0] not in slugs
        ]
        kept = sorted(
            [*others, *matrix.as_text(found).splitlines()], key=lambda line: line.split('"')[3]
        )
        matrix.PATH.write_text("\n".join(kept) + "\n", encoding="utf-8")
    return lines


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines() if path.is_file() else []


if __name__ == "__main__":  # processes that judge import this file, too
    raise SystemExit(main())
