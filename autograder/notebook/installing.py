"""What `%pip` does in a notebook of the site, whose Python comes with the page: it says so."""

from collections.abc import Sequence

from autograder.i18n.message import _
from autograder.i18n.reader import language

NOT_INSTALLING = _(
    "Nothing can be installed here: this Python comes with the page, with all that the exercises "
    "need in it."
)


async def get_transformed_code(_: Sequence[str]) -> str:
    """The code that the kernel runs in the place of such a line."""
    return f"print({NOT_INSTALLING[language()]!r})"
