"""term.html: a class over several modules on one page, to look at and to print."""

import os
from pathlib import Path
from urllib.parse import quote

from autograder.grading.results import OF_THE_TERM
from autograder.reports.pages import environment, page_name, script
from autograder.term.results import Result
from autograder.term.standing import Term

PAGE = OF_THE_TERM[0]


def write_page(term: Term, folder: Path, language: str) -> None:
    """Write the page, in that language, into a folder that exists. Raises OSError."""

    def page_at(one: Result) -> str:
        """Where the learner's own page of that module is, seen from ours; empty when there is
        none."""
        page = one.folder / "pages" / page_name((one.name, one.module))
        return quote(os.path.relpath(page, folder)) if page.is_file() else ""

    page = environment().get_template(PAGE)
    stream = page.stream(term=term, language=language, live=False, page_at=page_at, script=script())
    stream.dump(str(folder / PAGE), "utf-8", "backslashreplace")
