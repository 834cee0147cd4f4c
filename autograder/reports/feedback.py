"""Pages on their way back to learners, in the packing that an LMS takes."""

import re
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from autograder.reports.model import Report
from autograder.reports.pages import page_name
from autograder.reports.tables import account_in

_LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same pages make the same archive
_OF_CANVAS = re.compile(r"[^_/]+_(?:LATE_)?(\d+)_\d+_")  # what it puts before the name of a file


def named_for_moodle(report: Report) -> str:
    """The name by which “Upload multiple feedback files in a zip” finds the learner: the number
    after the first `_`."""
    account = account_in("moodle", report)
    name = re.sub("[_/]", " ", report.submission)
    return f"{name}_{account}_assignsubmission_file_{report.module}.html" if account else ""


def named_for_canvas(report: Report) -> str:
    """The name by which “Upload Submissions” finds the learner: the numbers of the user and of the
    file handed in.

    Of a group, Canvas has one such file, and takes the page of the one who handed it in.
    """
    found = _OF_CANVAS.match(report.file)
    return (
        f"{found[0]}{report.module}.html"
        if found and found[1] == account_in("canvas", report)
        else ""
    )


class Feedback:
    """An archive of the pages of those who came from an LMS. Nothing is written when nobody did."""

    def __init__(self, pages: Path, named: Callable[[Report], str]):
        """Prepare it.

        Args:
            pages: The folder of the learners' pages, which are there once all reports are in.
            named: How the LMS wants a page to be called; empty for somebody it does not know.
        """
        self._pages, self._named = pages, named
        self._found: list[tuple[Path, str]] = []

    def add(self, report: Report) -> None:
        name = self._named(report)
        if name:
            self._found.append((self._pages / page_name(report.place), name))

    def content(self) -> bytes | None:
        found = [(page, name) for page, name in self._found if page.is_file()]
        archive = BytesIO()
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
            for page, name in found:
                file.writestr(zipfile.ZipInfo(name, _LONG_AGO), page.read_bytes())
        return archive.getvalue() if found else None
