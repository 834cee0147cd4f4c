"""VPL, Virtual Programming Lab of Moodle: a script for its activity, and what its execution server
needs once."""

from pathlib import Path
from shlex import quote

from autograder.course.module import Course, Module
from autograder.i18n.catalogue import ENGLISH, languages
from autograder.i18n.message import _
from autograder.integrations.filled import write, write_readme
from autograder.site.wheel import write_graders_wheel


def fill(course: Course, module: Module, folder: Path, language: str) -> None:
    """Write `vpl_evaluate.sh`; `server/` with the program and all modules, so that it is installed
    once; and a page."""
    words = {"module": module.slug, "points": f"{module.points:g}"}
    write("vpl/vpl_evaluate.sh", folder / "vpl_evaluate.sh", languages=_cases(), **words)
    write("vpl/install.sh", folder / "server" / "install.sh")
    write_graders_wheel(
        [one for one in course.modules.values() if one.checks_path.is_file()], folder / "server"
    )
    write_readme("vpl", folder, language, **words)


def _cases() -> str:
    """Return the cases of the script: for each language, what it says where nothing is judged.

    The last case is for all other languages, and is in English.
    """
    missing = _(
        "The grader is not installed on the execution server: tell your teacher. Your work is kept."
    )
    failed = _(
        "Your work could not be judged, which is not your doing: tell your teacher. Your work is "
        "kept."
    )
    lines = []
    for language in sorted(languages(), key=lambda one: one == ENGLISH):
        pattern = "*" if language == ENGLISH else f"{language}*"
        words = f"missing={quote(missing[language])} failed={quote(failed[language])}"
        lines.append(f"  {pattern}) lang={language} {words} ;;")
    return "\n".join(lines)
