"""What people are told instead of a traceback."""

from pathlib import Path

from autograder.i18n.message import Message, _, quoted


class InputError(Exception):
    """What was asked for cannot be read or done at all; the message is for the person who asked."""

    def __init__(self, said: Message | str):
        """Take the sentence in both languages, or in the one that person reads."""
        self.text = said if isinstance(said, Message) else quoted(said)
        super().__init__(self.text["en"])


def not_writable(folder: Path, error: OSError) -> InputError:
    """Return what to raise when a folder that somebody named for results cannot be written."""
    return InputError(
        _(
            "{folder} cannot be written: {reason}; choose another folder",
            folder=folder,
            reason=error.strerror,
        )
    )
