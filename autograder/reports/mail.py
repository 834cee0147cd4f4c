"""Messages to learners, one file each, for the teacher's own mail program to send. Nothing is sent from here."""

import shutil
from collections.abc import Mapping
from email.message import EmailMessage
from email.policy import SMTP
from hashlib import sha256
from pathlib import Path

from autograder.i18n import for_teachers
from autograder.i18n.text import Text
from autograder.intake.roster import Person
from autograder.reports.model import Report
from autograder.reports.pages import page_name
from autograder.reports.sentences import reasons_text
from autograder.reports.writing import Export

_DIGEST = ".made"


class Mail(Export):
    """A folder of messages, as `alice.eml`: the reasons in short as text, the pages attached.

    Mail programs open such a file as a draft, to be looked at and sent. Who has no address gets none.
    """

    def __init__(
        self, folder: Path, pages: Path, people: Mapping[str, Person], titles: Mapping[str, Text], language: str
    ):
        self._folder, self._pages, self._people = folder, pages, people
        self._titles, self._language = titles, language
        self._found: dict[str, list[tuple[str, str, str]]] = {}  # by learner: module, what is said, page

    def part(self, report: Report) -> tuple[str, str, str, str] | None:
        person = self._people.get(report.submission)
        if person is None or not person.email:
            return None
        said = reasons_text(report, self._language)
        return report.submission, report.module, said, page_name(report.place)

    def add(self, part: tuple[str, str, str, str] | None) -> None:
        if part:
            self._found.setdefault(part[0], []).append(part[1:])

    def close(self) -> None:
        fresh = self._folder.with_name(f"{self._folder.name}.new")
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir()
        digests = sha256()
        for name in self._found:
            message = bytes(self._message(name))
            digests.update(message)
            (fresh / f"{page_name((name,)).removesuffix('.html')}.eml").write_bytes(message)
        (fresh / _DIGEST).write_text(digests.hexdigest(), encoding="ascii")
        shutil.rmtree(self._folder, ignore_errors=True)
        fresh.replace(self._folder)

    def _message(self, name: str) -> EmailMessage:
        language, modules = self._language, self._found[name]
        titles = [self._titles[module][language] for module, _, _ in modules]
        message = EmailMessage(SMTP)
        message["To"] = _address(self._people[name].email)
        message["Subject"] = for_teachers.MAIL_SUBJECT.format(titles=", ".join(titles))[language]
        message["X-Unsent"] = "1"  # Outlook opens it to be sent
        parts = [f"{title}\n{said}" for title, (_, said, _) in zip(titles, modules, strict=True)]
        message.set_content("\n\n".join([for_teachers.MAIL_GREETING.format(name=name)[language], *parts]))
        for module, _, page in modules:
            if (self._pages / page).is_file():
                content = (self._pages / page).read_text(encoding="utf-8")
                message.add_attachment(content, subtype="html", filename=f"{module}.html")
        if message.is_multipart():  # the same results make the same message
            message.set_boundary(sha256(name.encode("utf-8", "surrogatepass")).hexdigest())
        return message


def _address(text: str) -> str:
    """An address that cannot begin another header."""
    return "".join(text.split())
