"""Compile the translations when the package is built, so that nobody needs Babel to run it."""

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileTranslations(BuildHookInterface[Any]):
    """Hatchling calls it for wheels, source distributions and editable installs alike."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the `.mo` beside each `.po`."""
        for source in Path(self.root).glob("autograder/i18n/locale/*/LC_MESSAGES/*.po"):
            with source.open("rb") as file:
                catalog = read_po(file)
            with source.with_suffix(".mo").open("wb") as file:
                write_mo(file, catalog)
