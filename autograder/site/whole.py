"""A folder, or the archive of one, that appears once it is whole."""

import shutil
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from autograder.i18n.errors import InputError, not_writable
from autograder.i18n.message import _


@contextmanager
def appearing(place: Path, in_a_folder: bool = True) -> Iterator[Path]:
    """A folder to be filled, which then stands at `place`; or its archive, when that is the name of
    a .zip.

    `in_a_folder`: the archive holds the folder, and not only what is in it. Raises InputError.
    """
    if place.exists() and not (
        place.is_dir() and place.suffix != ".zip" and not any(place.iterdir())
    ):
        raise InputError(
            _("{place} is there already; name a folder or a .zip that is not", place=place)
        )
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=place.parent, prefix=f".{place.stem}-") as beside:
            folder = Path(beside, place.stem if place.suffix == ".zip" else place.name)
            folder.mkdir()
            yield folder
            if place.suffix == ".zip":
                _zip(
                    folder, folder.parent if in_a_folder else folder, Path(beside, "whole.zip")
                ).rename(place)
            else:
                if place.is_dir():
                    place.rmdir()
                shutil.move(folder, place)
    except OSError as error:
        raise not_writable(place, error) from None


def _zip(folder: Path, top: Path, archive: Path) -> Path:
    """The archive of what is in a folder, by its name below `top`; what may be run stays so."""
    with zipfile.ZipFile(archive, "x", zipfile.ZIP_DEFLATED) as file:
        for path in sorted(folder.rglob("*")):
            file.write(path, path.relative_to(top).as_posix())
    return archive
