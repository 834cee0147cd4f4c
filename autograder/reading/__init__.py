"""From a folder or an archive that nobody vouches for to `Submission`s: text, and nothing that runs.

Archives are read, never unpacked. Links are not followed. A file that cannot be read is one submission
with a `problem`; the others are judged all the same.
"""

from autograder.reading.files import InputError, Refused
from autograder.reading.learners import Entry, defines, find
from autograder.reading.sources import (
    NotebookCell,
    Submission,
    decode,
    notebook_cells,
    notebook_source,
    read_cells,
    read_notebook,
)

__all__ = [
    "Entry",
    "InputError",
    "NotebookCell",
    "Refused",
    "Submission",
    "decode",
    "defines",
    "find",
    "notebook_cells",
    "notebook_source",
    "read_cells",
    "read_notebook",
]
