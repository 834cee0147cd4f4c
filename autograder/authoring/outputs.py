"""What the cells of a solved notebook show. They are run once, when their code has changed; the
notebook keeps it.

A digest beside what was shown, in the notebook's metadata, says of which code it is, so that
nothing is run to see whether it is stale.
"""

import asyncio
import json
import os
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping
from contextlib import suppress
from hashlib import sha256
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from autograder.course.percent import SourceError
from autograder.grading.processors import available

MOST = 60_000  # characters of an output: pictures stay small
_DIGEST = "shown_by"  # the digest's key in the metadata
_KINDS = ("image/png", "text/plain")  # those that are kept of what a cell displays
_COLOURS = 64  # of a picture: a third of the bytes, and nobody sees it
_BEGIN = """
import random
random.seed(0)
try:
    import matplotlib
    matplotlib.rcParams["figure.dpi"] = 80
except ImportError:
    pass
"""


def as_text(content: Mapping[str, Any]) -> str:
    """A notebook as its file has it."""
    return json.dumps(content, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def shows_all(notebook: str) -> bool:
    """Whether a notebook carries what its cells show."""
    return f'"{_DIGEST}":' in notebook


def with_kept(notebook: str, path: Path) -> str:
    """A notebook with what its file shows; without it when that is of other code, or there is no
    such file."""
    content = json.loads(notebook)
    with suppress(OSError, ValueError, KeyError, TypeError):
        kept = json.loads(path.read_text(encoding="utf-8"))
        for cell, old in zip(_code(content), _code(kept), strict=True):
            cell |= {"outputs": old["outputs"], "execution_count": old["execution_count"]}
        if _digest(content) == kept["metadata"][_DIGEST]:
            return _with_digest(content)
    return notebook


def with_new(notebooks: Mapping[Path, str]) -> dict[Path, str]:
    """Some notebooks with what their cells show when they are run; none where Jupyter's nbclient is
    not installed.

    Raises SourceError when a cell ends in an error, or shows too much.
    """
    if not notebooks or not (find_spec("nbclient") and find_spec("ipykernel")):
        return {}
    return asyncio.run(_all_run(notebooks))


async def _all_run(notebooks: Mapping[Path, str]) -> dict[Path, str]:
    """Each in a process of its own, as many at a time as there are processors."""
    free = asyncio.Semaphore(available())

    async def run(path: Path, notebook: str) -> str:
        async with free:
            return await _run(path, notebook)

    return dict(
        zip(notebooks, await asyncio.gather(*map(run, notebooks, notebooks.values())), strict=True)
    )


async def _run(path: Path, notebook: str) -> str:
    import nbformat
    from nbclient import NotebookClient
    from nbclient.exceptions import CellExecutionError

    content = json.loads(notebook)
    executed = nbformat.reads(notebook, as_version=4)
    executed.cells.insert(0, nbformat.v4.new_code_cell(_BEGIN))
    with TemporaryDirectory() as folder:
        client = NotebookClient(
            executed, timeout=None, kernel_name="python3", resources={"metadata": {"path": folder}}
        )
        client.extra_arguments = ["--HistoryManager.enabled=False", "--log-level=ERROR"]
        try:
            await client.async_execute(env={**os.environ, "PYTHONHASHSEED": "0"})
        except CellExecutionError as error:
            raise SourceError(
                f"{path.name}: a cell ends with {error.ename}: {error.evalue}"
            ) from None
    for rank, (cell, run) in enumerate(zip(_code(content), [*_code(executed)][1:], strict=True), 1):
        cell |= {"outputs": [*_kept(run["outputs"], rank)], "execution_count": rank}
        if any(len(json.dumps(output)) > MOST for output in cell["outputs"]):
            raise SourceError(
                f"{path.name}: code cell {rank} shows more than {MOST} characters; draw less, or"
                " smaller"
            )
    return _with_digest(content)


def _kept(outputs: list[Any], rank: int) -> Iterator[dict[str, Any]]:
    """What is kept of the outputs of a cell: what it prints, and its pictures and values."""
    printed = ""
    for output in outputs:
        if output["output_type"] == "stream":
            printed += output["text"] if output["name"] == "stdout" else ""
            continue
        if printed:
            yield _printed(printed)
        printed = ""
        data = {kind: output["data"][kind].strip() for kind in _KINDS if kind in output["data"]}
        if "image/png" in data:
            data["image/png"] = _with_few_colours(data["image/png"])
        value = {"execution_count": rank} if output["output_type"] == "execute_result" else {}
        yield {"output_type": output["output_type"], "data": data, "metadata": {}, **value}
    if printed:
        yield _printed(printed)


def _with_few_colours(picture: str) -> str:
    """A picture in Base64 with few colours."""
    from PIL import Image  # matplotlib brings it

    drawn, small = Image.open(BytesIO(b64decode(picture))), BytesIO()
    drawn.convert("RGB").quantize(_COLOURS).save(small, "PNG", optimize=True)
    return b64encode(small.getvalue()).decode()


def _printed(text: str) -> dict[str, Any]:
    return {"output_type": "stream", "name": "stdout", "text": text.splitlines(keepends=True)}


def _code(content: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in content["cells"] if cell["cell_type"] == "code"]


def _with_digest(content: dict[str, Any]) -> str:
    return as_text(content | {"metadata": content["metadata"] | {_DIGEST: _digest(content)}})


def _digest(content: Mapping[str, Any]) -> str:
    """Of all code of a notebook, in order, with what it shows: a cell may depend on any before
    it."""
    shown = [
        [cell[key] for key in ("source", "outputs", "execution_count")] for cell in _code(content)
    ]
    return sha256(json.dumps(shown, sort_keys=True).encode()).hexdigest()
