"""The inner loops of the searches, twice: as array operations of numpy, and compiled where numba is
installed."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
Table = NDArray[np.uint8]


@dataclass(frozen=True)
class Kernels:
    """The loops that decide how long a search takes; the docstrings in `plain` say what each
    does."""

    sizes: Callable[[Table, Array, Array, int], Array]
    sizes_computed: Callable[[Table, Array, Array, Array, Array, Array, int], Array]
    bounds: Callable[[Table, Array, Array, Array, int, int], tuple[Array, Array, Array]]
    tells_apart: Callable[[Table, Array, int], int]
    different: Callable[[Table, Array, Array, int, int], Array]
    parts: Callable[[Table, int, Array, int], tuple[Array, Array]]
    renamed: Callable[[Array, Array, Array, Array, int], Array]


@cache
def kernels(compiled: bool = True) -> Kernels:
    """The loops: compiled ones if they are wanted and numba is installed, else the plain ones."""
    name = "compiled" if compiled and find_spec("numba") else "plain"
    loops = import_module(f"autograder.numbers.kernels.{name}")
    return Kernels(**{field.name: getattr(loops, field.name) for field in fields(Kernels)})
