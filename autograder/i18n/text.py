"""A sentence in both languages."""

import os
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr")


def language() -> str:
    """That of the exercises' folder one is in (exercises/fr/…), else that of the browser, or of the terminal."""
    for above, folder in pairwise(_here()):
        if above in ("exercises", "drive") and folder in LANGUAGES:  # `drive`: where JupyterLite keeps its notebooks
            return folder
    if sys.platform == "emscripten":
        from js import navigator

        return "fr" if str(navigator.language).startswith("fr") else "en"
    setting = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "fr" if setting.lower().startswith("fr") else "en"


def _here() -> tuple[str, ...]:
    try:
        return Path.cwd().parts
    except OSError:  # a folder that is no more
        return ()


@dataclass(frozen=True)
class Text:
    """The same sentence in English and in French; `{names}` are filled in by `format`."""

    en: str
    fr: str

    def format(self, **values: Any) -> "Text":
        """Fill in both sentences; a value that is a Text gives each its own language."""
        return Text(
            *(
                getattr(self, language).format(
                    **{
                        key: getattr(value, language) if isinstance(value, Text) else value
                        for key, value in values.items()
                    }
                )
                for language in LANGUAGES
            )
        )

    def __getitem__(self, language: str) -> str:
        return self.fr if language == "fr" else self.en

    def __add__(self, other: "Text") -> "Text":
        """One sentence after the other."""
        return Text(f"{self.en} {other.en}".strip(), f"{self.fr} {other.fr}".strip())

    def to_json(self) -> dict[str, str]:
        return {"en": self.en, "fr": self.fr}

    @classmethod
    def from_json(cls, kept: Any) -> "Text":
        """Read back what `to_json` gave. Raises ValueError when it is something else."""
        if not isinstance(kept, dict) or kept.keys() != set(LANGUAGES) or {*map(type, kept.values())} != {str}:
            raise ValueError("no sentence in both languages")
        return cls(**kept)
