"""VPL, Virtual Programming Lab of Moodle: a script for its activity, and what its execution server
needs once."""

from pathlib import Path
from shlex import quote

from autograder.course.module import Course, Module
from autograder.houses.filled import write, write_readme
from autograder.i18n.message import _
from autograder.site.wheel import write_graders_wheel


def fill(course: Course, module: Module, folder: Path, language: str) -> None:
    """Write `vpl_evaluate.sh`; `server/` with the program and all modules, so that it is installed
    once; and a page."""
    words = {"module": module.slug, "points": f"{module.points:g}"}
    missing = {
        f"missing_{code}": quote(
            _(
                "The grader is not installed on the execution server: tell your teacher. Your work "
                "is kept."
            )[code]
        )
        for code in ("en", "fr")
    }
    failed = {
        f"failed_{code}": quote(
            _(
                "Your work could not be judged, which is not your doing: tell your teacher. Your "
                "work is kept."
            )[code]
        )
        for code in ("en", "fr")
    }
    write("vpl/vpl_evaluate.sh", folder / "vpl_evaluate.sh", **words, **missing, **failed)
    write("vpl/install.sh", folder / "server" / "install.sh")
    write_graders_wheel(
        [one for one in course.modules.values() if one.checks_path.is_file()], folder / "server"
    )
    write_readme("vpl", folder, language, **words)
