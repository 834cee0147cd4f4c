"""Pages on their way back to learners, in the packing that an LMS takes."""

import re
import zipfile
from collections.abc import Callable
from pathlib import Path

from autograder.reports.model import Report
from autograder.reports.pages import page_name
from autograder.reports.tables import account_in
from autograder.reports.writing import Export

_LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same pages make the same archive
_OF_CANVAS = re.compile(r"[^_/]+_(?:LATE_)?(\d+)_\d+_")  # what it puts before the name of a file


def named_for_moodle(report: Report) -> str:
    """The name by which “Upload multiple feedback files in a zip” finds the learner: the number
    after the first `_`."""
    account, name = (
        account_in("moodle", report),
        report.submission.replace("_", " ").replace("/", " "),
    )
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


class Feedback(Export):
    """An archive of the pages of those who came from an LMS. Nothing is written when nobody did."""

    def __init__(self, path: Path, pages: Path, named: Callable[[Report], str]):
        """`named`: how the LMS wants a page to be called; empty for somebody it does not know."""
        self._path, self._pages, self._named = path, pages, named
        self._found: list[tuple[str, str]] = []

    def part(self, report: Report) -> tuple[str, str]:
        return page_name(report.place), self._named(report)

    def add(self, part: tuple[str, str]) -> None:
        if part[1]:
            self._found.append(part)

    def close(self) -> None:
        # one may have come to nothing
        found = [one for one in self._found if (self._pages / one[0]).is_file()]
        if not found:
            self._path.unlink(missing_ok=True)
            return
        fresh = self._path.with_name(f"{self._path.name}.new")
        with zipfile.ZipFile(fresh, "w", zipfile.ZIP_DEFLATED) as archive:
            for page, name in found:
                archive.writestr(
                    zipfile.ZipInfo(name, _LONG_AGO), (self._pages / page).read_bytes()
                )
        fresh.replace(self._path)
