"""Places where this program grades: Gradescope, GitHub, and VPL.

VPL is Moodle's Virtual Programming Lab.
"""

import shutil
from pathlib import Path

from autograder.course.module import Course, Module
from autograder.i18n.catalogue import ENGLISH, languages
from autograder.i18n.message import _
from autograder.integrations.rendering import write_folder, write_readme
from autograder.site.wheel import write_graders_wheel, write_learners_wheel


def fill_gradescope(course: Course, module: Module, folder: Path, language: str) -> None:
    """Write an autograder: two scripts at the top, and the program with what this module needs."""
    write_graders_wheel([module], folder)
    write_folder("gradescope", folder, module=module.slug, language=language)


def fill_github(course: Course, module: Module, folder: Path, language: str) -> None:
    """Write what a learner's repository begins with, the teacher's repository, and a page.

    A learner may change every file of their repository, its workflows too. So nothing there has a
    secret, and no mark comes from there: the teacher's workflow reads all repositories, and names
    those whose workflow is not the one handed out.
    """
    write_folder("github", folder, module=module.slug, language=language)
    student, teacher = folder / "student", folder / "teacher"
    package = student / ".github" / "mastermind"
    package.mkdir()
    write_learners_wheel(course, [module], package)
    exercise = course.root / "exercises" / module.language_for(language) / module.slug
    for path in sorted(exercise.glob(f"{module.slug}.*")):
        shutil.copy(path, student)
    write_graders_wheel([module], teacher)
    shutil.copytree(student / ".github", teacher / "handed_out")
    write_readme("github", folder, language, module=module.slug)


def fill_vpl(course: Course, module: Module, folder: Path, language: str) -> None:
    """Write the script of an activity, what is installed on its server, and a page.

    The server gets the program with all modules, so that it is installed once.
    """
    words = {"module": module.slug, "points": f"{module.points:g}"}
    write_folder(
        "vpl",
        folder,
        languages=sorted(languages(), key=lambda language: language == ENGLISH),  # it is the last
        missing=_(
            "The grader is not installed on the execution server: tell your teacher. Your work is "
            "kept."
        ),
        failed=_(
            "Your work could not be judged, which is not your doing: tell your teacher. Your work "
            "is kept."
        ),
        **words,
    )
    modules = [each for each in course.modules.values() if each.checks_path.is_file()]
    write_graders_wheel(modules, folder / "server")
    write_readme("vpl", folder, language, **words)
