"""Compile the translations when the package is built, so that nobody needs Babel to run it."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_MO_FILE = Path(__file__).with_name("mo_file.py")  # the package is not there to import it from


class CompileTranslations(BuildHookInterface[Any]):
    """Hatchling calls it for wheels, source distributions and editable installs alike."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the `.mo` file beside each `.po` file."""
        compile_mo = runpy.run_path(str(_MO_FILE))["compile_mo"]
        for source in Path(self.root).glob("autograder/i18n/locale/*/LC_MESSAGES/*.po"):
            written = source.with_suffix(".tmp")
            written.write_bytes(compile_mo(source))
            written.replace(source.with_suffix(".mo"))  # another process may read it meanwhile
