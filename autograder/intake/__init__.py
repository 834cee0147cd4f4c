"""Reads what learners handed in, a folder or an archive, as text: nothing of it runs here.

`find` says whose files there are, by the table of `layouts`. `Entry.read_all` reads one learner's
files, and returns for each module a `Submission`: the answer. `roster` has the class, and whom a
name means; `table` reads what people and spreadsheets write. Archives are never unpacked, and links
not followed. What cannot be read is one submission with a `problem`; the others are judged all the
same.
"""

from autograder.intake.answers import Entry, defines, unwritten
from autograder.intake.files import Refused
from autograder.intake.learners import find
from autograder.intake.sources import (
    NotebookCell,
    Submission,
    as_python,
    code_in,
    decode,
    is_ours,
    joined,
    notebook_cells,
)

__all__ = [
    "Entry",
    "NotebookCell",
    "Refused",
    "Submission",
    "as_python",
    "code_in",
    "decode",
    "defines",
    "find",
    "is_ours",
    "joined",
    "notebook_cells",
    "unwritten",
]
