"""Codes in the place of names: who looks at a league does not know who plays. One file, the key,
tells."""

import csv
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from autograder.i18n.errors import InputError
from autograder.i18n.message import _
from autograder.intake import Entry, Submission
from autograder.reports.tables import no_formula

_HEAD = ["code", "name", "account"]
_SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none is taken for another
_CODE_LENGTH = 6
_NO_FILE = _("What was handed in under this code holds no Python file that can be read.")


@dataclass
class Key:
    """Who stands behind each code. It grows with the class: a learner keeps the code of the first
    time.

    Attributes:
        path: The file it is kept in.
        codes: The code of each learner, by name.
    """

    path: Path
    codes: dict[str, str]
    _accounts: dict[str, str]

    @classmethod
    def read(cls, path: Path) -> "Key":
        """The key in that file, an empty one where there is none. Raises InputError when it is
        something else."""
        try:
            with path.open(encoding="utf-8-sig", newline="") as file:
                head, *rows = csv.reader(file)
            codes = {name: code for code, name, _account in rows}
            accounts = {name: account for _code, name, account in rows}
            if head != _HEAD:
                raise ValueError
        except FileNotFoundError:
            return cls(path, {}, {})
        except (OSError, ValueError, csv.Error):
            raise InputError(
                _(
                    "{file} is no key that this program wrote (a table with the columns "
                    "{columns}); give another file to --key",
                    file=path,
                    columns=", ".join(_HEAD),
                )
            ) from None
        return cls(path, codes, accounts)

    def code_of(self, name: str, account: str = "") -> str:
        """The code of that learner, drawn when there is none: it says nothing of the name."""
        name = no_formula(name, ",")  # as it is in the file
        taken = {*self.codes.values()}
        while name not in self.codes:
            code = "".join(secrets.choice(_SIGNS) for _ in range(_CODE_LENGTH))
            if code not in taken:
                self.codes[name] = code
        self._accounts[name] = self._accounts.get(name) or account
        return self.codes[name]

    def disguised(self, entries: Iterable[Entry]) -> list[Entry]:
        """The same work under codes, by code; where it came from is hidden, too."""
        hidden = [
            replace(
                entry,
                name=self.code_of(entry.name, entry.account),
                account="",
                problem=_NO_FILE if entry.problem else None,
            )
            for entry in entries
        ]
        return sorted(hidden, key=lambda entry: entry.name)

    @staticmethod
    def without_file(submission: Submission) -> Submission:
        """What was read of such work, without the name of its file."""
        code, problem = submission.name, submission.problem
        problem = problem.format(file=code) if problem else None
        return replace(submission, file=code, notes=(), problem=problem)

    def save(self) -> None:
        """Write the key, for its owner alone to read. Raises InputError."""
        fresh = self.path.with_name(f"{self.path.name}.new")
        try:
            fresh.touch(mode=0o600)
            with fresh.open(
                "w", encoding="utf-8-sig", newline="", errors="backslashreplace"
            ) as file:
                writer = csv.writer(file)
                writer.writerow(_HEAD)
                writer.writerows(
                    [code, name, self._accounts.get(name, "")] for name, code in self.codes.items()
                )
            fresh.replace(self.path)
        except OSError as error:
            raise InputError(
                _("{file} cannot be written: {reason}", file=self.path, reason=error.strerror)
            ) from None
