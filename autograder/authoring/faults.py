"""Faults in the files of a course's authors, told in a sentence that names the file."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from traceback import extract_tb

from autograder.course.module import Course, CourseError, course_of_author
from autograder.course.percent import SourceError


@contextmanager
def course_of(folder: Path | None) -> Iterator[Course]:
    """Open the course of an author, the one of the current folder when none is named.

    Raises:
        CourseError: There is none, or something went wrong in one of its authors' files.
    """
    course = course_of_author(folder)
    try:
        yield course
    except SourceError as error:
        raise CourseError(str(error)) from None
    except CourseError:
        raise
    except Exception as error:
        line = _line_of(error, course)
        if not line:
            raise
        file, number, text = line
        # an error without words may be an `assert` among the examples
        said = f"{getattr(error, 'msg', error)}" or text
        place = f"{file.relative_to(course.root)}, line {number}"
        raise CourseError(f"{place}: {type(error).__name__}: {said}") from error


def _line_of(error: Exception, course: Course) -> tuple[Path, int | None, str] | None:
    """Return where in a file of the course's authors it went wrong, and the line itself."""
    folders = (course.root / "solutions", course.private / "checks", course.private / "submissions")
    lines = [
        (frame.filename, frame.lineno, frame.line) for frame in extract_tb(error.__traceback__)
    ]
    if isinstance(error, SyntaxError):
        lines.append((error.filename or "", error.lineno, error.text))
    for file, number, text in reversed(lines):
        if any(Path(file).is_relative_to(folder) for folder in folders):
            return Path(file), number, text or ""
    return None
