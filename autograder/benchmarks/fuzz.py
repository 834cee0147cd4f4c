"""Bytes nobody vouches for, thrown at what reads them, for as long as you like.

    python autograder/benchmarks/fuzz.py [frame notebook source archive] [--seconds 300] [--kept
    fuzzed]

Each reader either reads them or raises the one exception it declares, soon. Whatever else happens
is kept in a file under --kept, and the exit code is 1. With atheris (pip install atheris) the
program's own branches lead the search; without it, known inputs are spoilt at random.
"""

import argparse
import importlib.util
import io
import json
import random
import subprocess
import sys
import tempfile
import time
import warnings
import zipfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SLOWEST = 10  # seconds that one input may take
LARGEST = 20_000  # bytes of one input
FOUND = 77  # how libFuzzer ends when it has found something

# ---------------------------------------------------------------- what is attacked


def frame(data: bytes) -> None:
    """What a worker sends."""
    from autograder.sandbox import codec

    with suppress(codec.CodecError):
        codec.decode(data)


def notebook(data: bytes) -> None:
    """An .ipynb."""
    from autograder.intake import Refused, code_in, notebook_cells

    with suppress(Refused):
        code_in(notebook_cells(data))


def source(data: bytes) -> None:
    """A .py, as far as the sandbox reads it before anything runs."""
    from autograder.intake import decode, defines
    from autograder.sandbox.loader import parse

    text, _ = decode(data)
    defines(text, ["occurences", "mal_places"])
    if "\0" not in text:
        parse(text, main=True)


def archive(data: bytes) -> None:
    """A .zip, of any learning platform."""
    from autograder.i18n.errors import InputError
    from autograder.intake import find

    with tempfile.NamedTemporaryFile(suffix=".zip") as file:
        file.write(data)
        file.flush()
        with suppress(InputError):
            entries, _ = find(Path(file.name), ["m02_pegs"])
            for entry in entries:
                entry.read("m02_pegs", ["occurences", "mal_places"])


TARGETS: dict[str, Callable[[bytes], None]] = {
    one.__name__: one for one in (frame, notebook, source, archive)
}


def seeds(target: str) -> Iterator[bytes]:
    """Inputs that are as they should be, or nearly."""
    answers = sorted((ROOT / "autograder" / "submissions").glob("*/right/*.py"))
    if target == "frame":
        from autograder.sandbox import codec

        values: list[Any] = [
            [1, -2.5, None, True, "é"],
            {"a": (1, {2})},
            frozenset({b"x"}),
            2j,
            1 << 99,
            [[[[]]]],
        ]
        yield from (codec.encode(["r", "nonce", value, "printed"]).encode() for value in values)
        yield b'{"q":["0x1","-0x2"]}'
    elif target == "notebook":
        cell = {
            "cell_type": "code",
            "source": ["%%time\n", "x = 1"],
            "metadata": {"nbgrader": {"grade_id": "x"}},
        }
        yield json.dumps(
            {"cells": [cell, {**cell, "source": ">>> x\n... y"}], "nbformat": 4}
        ).encode()
        yield json.dumps(
            {"worksheets": [{"cells": [{"cell_type": "code", "input": "x = 1"}]}]}
        ).encode()
    elif target == "source":
        yield from (path.read_bytes() for path in answers if path.stat().st_size < 3000)
        yield (
            (
                "\ufeff# coding: latin-1\r\nx = 'é'\r\ndef f(:\n  pass\n"
                "if __name__ == '__main__': f()"
            ).encode()
        )
    else:
        for method in (
            zipfile.ZIP_STORED,
            zipfile.ZIP_DEFLATED,
            zipfile.ZIP_BZIP2,
            zipfile.ZIP_LZMA,
        ):
            made = io.BytesIO()
            with zipfile.ZipFile(made, "w", method) as written:
                written.writestr(
                    "Jo_12_assignsubmission_file_/m02_pegs.py",
                    "def occurences(l, n): return l.count(n)",
                )
                written.writestr("classe/zoé.ipynb", '{"cells": []}')
            yield made.getvalue()


# ---------------------------------------------------------------- how


def attack(target: str, seconds: int, kept: Path) -> int:
    """The exit code."""
    kept.mkdir(parents=True, exist_ok=True)
    warnings.simplefilter("ignore")
    if importlib.util.find_spec("atheris"):
        return _guided(target, seconds, kept)
    return _blind(target, seconds, kept)


def _guided(target: str, seconds: int, kept: Path) -> int:
    import atheris

    with atheris.instrument_imports(include=["autograder", "zipfile", "json"]):
        TARGETS[target](b"")  # its imports
    corpus = kept / f"{target}-corpus"
    corpus.mkdir(exist_ok=True)
    for rank, seed in enumerate(seeds(target)):
        (corpus / f"seed-{rank}").write_bytes(seed)
    options = [
        f"-max_total_time={seconds}",
        f"-timeout={SLOWEST}",
        f"-max_len={LARGEST}",
        "-print_final_stats=1",
    ]
    atheris.Setup(
        [sys.argv[0], str(corpus), *options, f"-artifact_prefix={kept / target}-"], TARGETS[target]
    )
    atheris.Fuzz()  # ends the process
    return 0


def _blind(target: str, seconds: int, kept: Path) -> int:
    chance = random.Random(time.time_ns())
    known = list(seeds(target))
    deadline, count = time.monotonic() + seconds, 0
    while time.monotonic() < deadline:
        data = _spoilt(known, chance)
        started = time.monotonic()
        try:
            TARGETS[target](data)
        except Exception as error:
            return _keep(target, data, kept, repr(error))
        if time.monotonic() - started > SLOWEST:
            return _keep(target, data, kept, "too slow")
        count += 1
    print(f"{target}: {count} inputs, nothing found")
    return 0


def _spoilt(known: list[bytes], chance: random.Random) -> bytes:
    """One of them, with some bytes changed, left out, repeated, or taken from another."""
    data = bytearray(chance.choice(known))
    for _ in range(chance.randint(1, 8)):
        start = chance.randrange(len(data) + 1)
        other = chance.choice(known)
        first = chance.randrange(len(other))
        part = chance.choice(
            (
                b"",
                chance.randbytes(2),
                other[first : first + 30],
                bytes(data[start : start + 9]) * 9,
            )
        )
        data[start : start + chance.choice((0, 1, len(part)))] = part
    return bytes(data[:LARGEST])


def _keep(target: str, data: bytes, kept: Path, why: str) -> int:
    path = kept / f"{target}-found"
    path.write_bytes(data)
    print(f"{target}: {why}; the input is kept in {path}")
    return FOUND


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "targets", nargs="*", choices=[*TARGETS, []], metavar="TARGET", help=", ".join(TARGETS)
    )
    parser.add_argument("--seconds", type=int, default=300, help="for each target")
    parser.add_argument(
        "--kept", type=Path, default=Path("fuzzed"), help="where findings go (default: fuzzed)"
    )
    options = parser.parse_args()
    if len(options.targets) == 1:
        return attack(options.targets[0], options.seconds, options.kept)
    found = 0
    for target in options.targets or TARGETS:  # one after the other, each in a process of its own
        command = [
            sys.executable,
            __file__,
            target,
            "--seconds",
            str(options.seconds),
            "--kept",
            str(options.kept),
        ]
        found |= subprocess.run(command, check=False).returncode != 0
    return int(found)


if __name__ == "__main__":
    sys.exit(main())
