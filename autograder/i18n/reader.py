"""The reader: which language they speak, and where this computer keeps what it remembers of
them."""

import os
import re
import sys
from contextlib import suppress
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

from autograder.i18n.catalogue import ENGLISH, languages

NAME = re.compile(r"\w[\w .'’-]{0,59}")  # of a person; it can stand between quotes in any shell
_PRIMARY = 0x3FF  # bits of a language identifier of Windows: the language without its country


def language(who: str = "") -> str:
    """The reader's language: the first of these that is known and spoken here.

    What the environment variable MASTERMIND_LANG says; what that person last asked for with
    `--lang`; the folder of the exercises one is in (exercises/fr/…), or beside; what the browser,
    the terminal or the system is set to.
    """
    asked = _spoken(os.environ.get("MASTERMIND_LANG", ""))
    known = (asked, _remembered(who), _of_the_folder())
    return next((one for one in known if one in languages()), None) or _of_the_system()


def state_folder() -> Path | None:
    """Where this account keeps what programs remember; None where it has no home."""
    usual = os.environ.get("LOCALAPPDATA", "") if sys.platform == "win32" else ""
    state = Path(os.environ.get("XDG_STATE_HOME") or usual or os.path.expanduser("~/.local/state"))
    return None if str(state).startswith("~") else state / "mastermind-workbook"


def state_file(kind: str, who: str, *more: str) -> Path | None:
    """The file of one person, or of nobody in particular; whatever they are called, its name is an
    ordinary one."""
    folder = state_folder()
    key = sha256("\n".join((who.casefold(), *more)).encode("utf-8", "surrogatepass")).hexdigest()
    return folder / f"{kind}-{key[:16]}" if folder else None


def person(who: str = "") -> str:
    """The name given, else that of the environment variable MASTERMIND_WHO; empty for nobody in
    particular."""
    return who or os.environ.get("MASTERMIND_WHO", "")


def remember(language: str, who: str = "") -> bool:
    """Speak that language to that person from now on. Could it be written down?"""
    path = state_file("language", person(who))
    try:
        if path:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(language, encoding="utf-8")
    except OSError:
        return False
    return path is not None


def _remembered(who: str) -> str:
    path = state_file("language", person(who))
    try:
        return path.read_text(encoding="utf-8") if path else ""
    except (OSError, ValueError):
        return ""


def _of_the_folder() -> str:
    try:
        here = Path.cwd().parts
    except OSError:  # a folder that is no more
        return ""
    for above, folder in pairwise(here):
        if (
            above in ("exercises", "drive") and folder in languages()
        ):  # `drive`: where JupyterLite keeps its notebooks
            return folder
    begun = [one for one in languages() if os.path.isdir(os.path.join("exercises", one))]
    return begun[0] if len(begun) == 1 else ""  # a folder of exercises that somebody was given


def _of_the_system() -> str:
    if sys.platform == "emscripten":
        from js import navigator

        return _spoken(str(navigator.language)) or ENGLISH
    setting = (
        os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    )
    if setting.partition(".")[0] in ("", "C", "POSIX"):  # no language: it is asked for elsewhere
        setting = (
            _of_windows()
            if sys.platform == "win32"
            else _of_macos()
            if sys.platform == "darwin"
            else ""
        )
    return _spoken(setting) or ENGLISH


def _spoken(setting: str) -> str:
    """Return the program's language that a setting such as "fr_BE.UTF-8" names; empty for none."""
    letters = re.match("[a-z]*", setting.lower())
    name = letters[0] if letters else ""
    return next((code for code in (name, name[:2]) if code in languages()), "")


def _of_windows() -> str:
    import ctypes
    from locale import windows_locale

    with suppress(AttributeError, KeyError, OSError):
        number = vars(ctypes)["windll"].kernel32.GetUserDefaultUILanguage()
        alike = (name for known, name in windows_locale.items() if (known ^ number) & _PRIMARY == 0)
        return windows_locale.get(number) or next(alike, "")
    return ""


def _of_macos() -> str:
    import subprocess

    asked = ["defaults", "read", "-g", "AppleLocale"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, timeout=5, check=False).stdout
    except (OSError, ValueError, subprocess.SubprocessError):
        return ""
