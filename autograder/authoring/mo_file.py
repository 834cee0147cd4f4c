"""The `.mo` file of a language, compiled by Babel from its `.po` file.

It imports nothing of this program, since the build of the package runs it too (`build_hook`).
"""

from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

_DATE = datetime(2026, 1, 1, tzinfo=UTC)  # the same bytes each time


def compile_mo(source: Path) -> bytes:
    """Return what belongs into the `.mo` file beside a `.po` file."""
    with source.open("rb") as file:
        catalog = read_po(file)
    catalog.creation_date = _DATE
    compiled = BytesIO()
    write_mo(compiled, catalog)
    return compiled.getvalue()
