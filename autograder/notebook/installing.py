"""What `%pip` does in a notebook of the site, whose Python comes with the page: it says so."""

from collections.abc import Sequence

from autograder.i18n.message import _
from autograder.i18n.reader import language


async def get_transformed_code(_lines: Sequence[str]) -> str:
    """The code that the kernel runs in the place of such a line."""
    refusal = _(
        "Nothing can be installed here: this Python comes with the page, with all that the "
        "exercises need in it."
    )
    return f"print({refusal[language()]!r})"
