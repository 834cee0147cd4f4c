"""From a folder or an archive that nobody vouches for to `Submission`s: text, and nothing that
runs.

Archives are read, never unpacked. Links are not followed. A file that cannot be read is one
submission with a `problem`; the others are judged all the same.
"""

from autograder.intake.files import Refused
from autograder.intake.layouts import FOLDER_KINDS
from autograder.intake.learners import Entry, defines, find, unwritten
from autograder.intake.sources import (
    NotebookCell,
    Submission,
    as_python,
    decode,
    is_ours,
    joined,
    notebook_cells,
    notebook_source,
    read_cells,
    read_notebook,
)

__all__ = [
    "FOLDER_KINDS",
    "Entry",
    "NotebookCell",
    "Refused",
    "Submission",
    "as_python",
    "decode",
    "defines",
    "find",
    "is_ours",
    "joined",
    "notebook_cells",
    "notebook_source",
    "read_cells",
    "read_notebook",
    "unwritten",
]
