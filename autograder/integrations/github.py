"""GitHub: a repository a learner, with feedback at each push; and one of the teacher's, from which
marks are made.

A learner may change every file of their repository, its workflows too. So nothing there has a
secret, and no mark comes
from there: the teacher's workflow reads all repositories, and names those whose workflow is not the
one handed out.
"""

import shutil
from pathlib import Path

from autograder.course.module import Course, Module
from autograder.integrations.filled import write, write_readme
from autograder.site.wheel import write_graders_wheel, write_learners_wheel


def fill(course: Course, module: Module, folder: Path, language: str) -> None:
    """Write `student/`, what every learner's repository begins with; `teacher/`; and a page that
    says what is what."""
    words = {"module": module.slug, "language": language}
    student, teacher = folder / "student", folder / "teacher"
    package = student / ".github" / "mastermind"
    package.mkdir(parents=True)
    write_learners_wheel(course, [module], package)
    write("github/feedback.yml", student / ".github" / "workflows" / "feedback.yml", **words)
    exercise = course.root / "exercises" / module.language_for(language) / module.slug
    for path in sorted(exercise.glob(f"{module.slug}.*")):
        shutil.copy(path, student)

    teacher.mkdir()
    write_graders_wheel([module], teacher)
    write("github/marks.yml", teacher / ".github" / "workflows" / "marks.yml", **words)
    write("github/collect.sh", teacher / "collect.sh", **words)
    write("github/students.txt", teacher / "students.txt", **words)
    shutil.copytree(student / ".github", teacher / "handed_out")
    write_readme("github", folder, language, module=module.slug)
