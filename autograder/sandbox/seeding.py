"""Chance made repeatable, in the worker: every common source of random numbers starts from a seed.

The same program then draws the same numbers at every judgment, so a mark never depends on luck; and
a game whose secret nobody handed over can be played again against the same secret.
"""

import _random
import os
import random
import sys
from typing import Any

_seed, _urandom = random.seed, os.urandom
_getrandom = getattr(os, "getrandom", None)  # Linux alone has it
_seed_own = random.Random.seed
_Core = _random.Random  # what `random.Random` is made of


def fix(seed: int, heedless: bool) -> None:
    """Start every source from the seed. `heedless`: `random.seed` is then without effect."""
    unseed()
    _seed(seed)
    bytes_of = random.Random(seed).randbytes
    os.urandom = bytes_of
    if _getrandom:
        os.getrandom = lambda size, flags=0: bytes_of(size)
    random._urandom = bytes_of  # type: ignore[attr-defined]  # what SystemRandom, `secrets` and numpy draw from
    numpy = sys.modules.get("numpy.random")
    if numpy:
        numpy.seed(seed % 2**32)
    if heedless:
        random.seed = _unheard

    def seed_own(own: random.Random, a: Any = None, version: int = 2) -> None:
        """The seed of a generator the program makes for itself, which by default comes from the
        system."""
        _seed_own(own, int.from_bytes(os.urandom(16)) if a is None or heedless else a, version)

    random.Random.seed = seed_own  # type: ignore[assignment,method-assign]

    class Core(_Core):
        """The generator below `random.Random`, made by the program itself."""

        def __init__(self, a: Any = None):
            self.seed(a)

        def seed(self, a: Any = None, /) -> None:
            super().seed(int.from_bytes(os.urandom(16)) if a is None or heedless else a)

    _random.Random = Core  # type: ignore[misc]


def unseed() -> None:
    """Unforeseeable again, and the program's seeds count."""
    os.urandom = random._urandom = _urandom  # type: ignore[attr-defined]
    if _getrandom:
        os.getrandom = _getrandom
    random.seed, random.Random.seed = _seed, _seed_own  # type: ignore[method-assign]
    _random.Random = _Core  # type: ignore[misc]
    _seed()
    numpy = sys.modules.get("numpy.random")
    if numpy:
        numpy.seed()


def _unheard(*_seeds: Any, **_options: Any) -> None:
    """Takes the place of `random.seed`."""
