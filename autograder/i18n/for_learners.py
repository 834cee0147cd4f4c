"""What the checks still import from here; it is in `autograder.testing.sentences`."""

from autograder.testing.sentences import (  # noqa: F401
    NO_RETURN,
    NOT_AGAIN,
    NOTHING,
    PRINTED,
    RETURNED,
    SECOND_GAME,
    SURVIVES,
    WHOSE,
    ending,
)
