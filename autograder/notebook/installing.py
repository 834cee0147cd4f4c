"""What `%pip` does in a notebook of the site, whose Python comes with the page: it says so."""

from collections.abc import Sequence

from autograder.i18n import notebook as wording
from autograder.i18n.reader import language


async def get_transformed_code(_: Sequence[str]) -> str:
    """The code that the kernel runs in the place of such a line."""
    return f"print({wording.NOT_INSTALLING[language()]!r})"
