"""Pages on their way back to learners, in the packing that an LMS takes."""

import zipfile
from pathlib import Path

from autograder.reports.model import Report
from autograder.reports.pages import page_name
from autograder.reports.tables import account_in
from autograder.reports.writing import Export

_LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same pages make the same archive


class MoodleFeedback(Export):
    """The pages of those who came from Moodle, as its “Upload multiple feedback files in a zip” takes them.

    Moodle finds the learner by the number after the first underscore. Nothing is written when nobody came from there.
    """

    def __init__(self, path: Path, pages: Path):
        self._path, self._pages = path, pages
        self._found: list[tuple[str, str]] = []

    def part(self, report: Report) -> tuple[str, str] | None:
        account, page = account_in("moodle", report), page_name(report.place)
        name = report.submission.replace("_", " ").replace("/", " ")
        return (page, f"{name}_{account}_assignsubmission_file_{report.module}.html") if account else None

    def add(self, part: tuple[str, str] | None) -> None:
        if part:
            self._found.append(part)

    def close(self) -> None:
        found = [one for one in self._found if (self._pages / one[0]).is_file()]  # one may have come to nothing
        if not found:
            self._path.unlink(missing_ok=True)
            return
        fresh = self._path.with_name(f"{self._path.name}.new")
        with zipfile.ZipFile(fresh, "w", zipfile.ZIP_DEFLATED) as archive:
            for page, name in found:
                archive.writestr(zipfile.ZipInfo(name, _LONG_AGO), (self._pages / page).read_bytes())
        fresh.replace(self._path)
