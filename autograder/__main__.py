"""`python -m autograder` is the command `mastermind`."""

import sys

from autograder.i18n.old_python import NEEDS_NEWER

if __name__ == "__main__":
    # pip refuses an older one, a checkout on its path does not
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit(NEEDS_NEWER)
    from autograder.cli import command

    command()
