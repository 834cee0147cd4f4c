"""Plain data on a pipe: what the worker says is JSON in which every object is a one-key tag.

`encode` runs in the worker, `decode` in the checker on bytes nobody trusts. What the checker says
is `pack`ed, which is three times as fast to read.
No classes, no references, no code: whatever is not plain data arrives as `Opaque`, which equals
nothing.
"""

import json
import marshal
import re
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Any

MAX_DEPTH = 66  # nested brackets in one frame
_VALUE_DEPTH = 60  # nested brackets in one value: what a worker may send, with the frame around it
MAX_HASHED = 20_000  # elements of one set or dict
MAX_EQUAL_HASHES = 16  # of which so many may have the same hash: chosen hashes make a set quadratic
_NO_BRACKETS, _INNERMOST = re.compile(r"[^][{}]+"), re.compile(r"\[\]|\{\}")
# larger integers travel as hexadecimal: Python refuses to parse very long decimals
_SMALL = 1 << 63


class CodecError(ValueError):
    """The value cannot be encoded, or the bytes are not an encoded value."""


class Opaque:
    """Stands for a value that is not plain data. Equal to nothing, not even to itself."""

    __slots__ = ("is_true", "type_name")

    def __init__(self, type_name: str, is_true: bool = True):
        self.type_name, self.is_true = type_name, is_true

    def __bool__(self) -> bool:
        """What the value itself was in a condition."""
        return self.is_true

    def __eq__(self, other: object) -> bool:
        return False

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{self.type_name}>"


def type_name(value: Any) -> str:
    """The name of the type that a decoded value had in its own process."""
    return value.type_name if type(value) is Opaque else type(value).__name__


def _plain(value: Any) -> Any:
    """The plain value behind a subclass or a number of another library; None when there is none."""
    kind = type(value)
    for base in (int, float, str, tuple, list, dict, set, frozenset, bytes):
        if issubclass(kind, base):
            return (base.__pos__ if base in (int, float) else base)(value)
    if kind.__module__ == "numpy" and getattr(value, "shape", None) == ():
        return value.item()
    if kind.__module__ == "decimal":
        return Fraction(*value.as_integer_ratio())
    return None


class Kept:
    """A value as it is now: what happens to it afterwards no longer shows when it is encoded."""

    __slots__ = ("encoded",)

    def __init__(self, value: Any):
        self.encoded = _encode(value, 0, _VALUE_DEPTH)


def _encode(value: Any, depth: int, limit: int) -> Any:
    kind = type(value)  # exact types: no hook of the value can run
    if value is None or kind is bool or kind is str or kind is float:
        return value
    if kind is Kept:
        return value.encoded
    if kind is int:
        return value if -_SMALL <= value < _SMALL else {"i": hex(value)}
    if depth >= limit:
        raise CodecError("the value is nested too deep, or contains itself")
    # a type whose own type is the submission's is not even looked up
    encoder = _ENCODERS.get(kind) if type(kind) is type else None
    return encoder(value, depth, limit) if encoder else _encode_other(value, depth, limit)


def _encode_other(value: Any, depth: int, limit: int) -> Any:
    """Encode the plain value behind one that is none, or only the name of its type."""
    kind = type(value)
    if kind is Fraction:
        return {"q": [hex(value.numerator), hex(value.denominator)]}
    try:
        plain = _plain(value)
    except Exception:
        plain = None
    if plain is not None and type(plain) is not kind:
        return _encode(plain, depth + 1, limit)
    name = value.type_name if kind is Opaque else kind.__name__[:80]
    return {"x" if _is_true(value) else "y": name}


def _is_true(value: Any) -> bool:
    try:
        return bool(value)
    except Exception:  # an array of several numbers, say
        return False


def _encode_all(items: Any, depth: int, limit: int) -> list[Any]:
    """Encode each of them; small integers, of which there are most, without a call."""
    return [
        item if type(item) is int and -_SMALL <= item < _SMALL else _encode(item, depth, limit)
        for item in items
    ]


def _encode_set(items: Any, depth: int, limit: int) -> list[Any]:
    """Encode equal sets as one text."""
    return sorted((_encode(item, depth + 2, limit) for item in items), key=repr)


def _encode_dict(value: dict[Any, Any], depth: int, limit: int) -> dict[str, Any]:
    return {"d": [_encode_all(pair, depth + 3, limit) for pair in value.items()]}


# by exact type: what makes of a value, its depth and the deepest allowed what JSON knows
_ENCODERS: dict[type, Callable[[Any, int, int], Any]] = {
    list: lambda value, depth, limit: _encode_all(value, depth + 1, limit),
    tuple: lambda value, depth, limit: {"t": _encode_all(value, depth + 2, limit)},
    dict: _encode_dict,
    set: lambda value, depth, limit: {"s": _encode_set(value, depth, limit)},
    frozenset: lambda value, depth, limit: {"f": _encode_set(value, depth, limit)},
    bytes: lambda value, _depth, _limit: {"b": value.hex()},
    complex: lambda value, _depth, _limit: {"c": [value.real, value.imag]},
}


# what is encoded is a tree
_encoder = json.JSONEncoder(separators=(",", ":"), check_circular=False)


def encode(value: Any, limit: int = _VALUE_DEPTH) -> str:
    """The value as ASCII text. Raises CodecError when it is nested deeper than the limit."""
    try:
        return _encoder.encode(_encode(value, 0, limit))
    except RecursionError:
        raise CodecError("the value is nested too deep, or contains itself") from None


def _of(kind: type, content: Any) -> Any:
    """Return the content of a tag, which must be of exactly that type."""
    if type(content) is not kind:
        raise CodecError("bad tag")
    return content


def _hashable(content: Any) -> list[Any]:
    """Return elements of a set or keys, unless their hashes were chosen to collide."""
    items: list[Any] = _of(list, content)
    if len(items) > MAX_HASHED:
        raise CodecError("set or dict too large")
    most = max(Counter(map(hash, items)).values(), default=0)
    if most > MAX_EQUAL_HASHES:
        raise CodecError("elements chosen to collide")
    return items


def _integer(content: Any) -> int:
    text = _of(str, content)
    if len(text) > 100_000:
        raise CodecError("bad integer")
    return int(text, 16)


def _dict(content: Any) -> dict[Any, Any]:
    pairs = [_of(list, pair) for pair in _of(list, content)]
    _hashable([key for key, _value in pairs])
    return dict(pairs)


def _complex(content: Any) -> complex:
    real, imaginary = _of(list, content)
    return complex(_of(float, real), _of(float, imaginary))


def _fraction(content: Any) -> Fraction:
    numerator, denominator = map(_integer, _of(list, content))
    if denominator < 1:
        raise CodecError("bad fraction")
    return Fraction(numerator, denominator)


# by tag: what makes the value of its content, which is decoded already. Raises ValueError or
# TypeError where it cannot.
_DECODERS: dict[str, Callable[[Any], Any]] = {
    "i": _integer,
    "b": bytes.fromhex,
    "x": lambda content: Opaque(_of(str, content)[:80]),
    "y": lambda content: Opaque(_of(str, content)[:80], False),
    "t": lambda content: tuple(_of(list, content)),
    "s": lambda content: set(_hashable(content)),
    "f": lambda content: frozenset(_hashable(content)),
    "d": _dict,
    "c": _complex,
    "q": _fraction,
}


def _untag(pairs: list[tuple[str, Any]]) -> Any:
    """Decode one tagged object; its content is already decoded."""
    ((tag, content),) = pairs
    if tag not in _DECODERS:
        raise CodecError("bad tag")
    return _DECODERS[tag](content)


_decoder = json.JSONDecoder(object_pairs_hook=_untag)


def _too_deep(text: str) -> bool:
    """Peel the innermost brackets off, a level a round: no recursion, and no pattern that could
    look twice."""
    outside = "".join(text.replace("\\\\", "").replace('\\"', "").split('"')[::2])
    brackets = _NO_BRACKETS.sub("", outside)
    for _ in range(MAX_DEPTH):
        if not brackets:
            return False
        brackets = _INNERMOST.sub("", brackets)
    return bool(brackets)  # too deep, or never closed


# of marshal, without references and without interned texts: nothing that is read is one with
# another thing
_FORM = 2


def pack(value: Any) -> bytes:
    """What the checker sends. Raises CodecError when it is nested too deep."""
    try:
        return marshal.dumps(value, _FORM)
    except ValueError:  # there is something that marshal does not know
        return marshal.dumps(encode(value).encode("ascii"), _FORM)


def unpack(data: bytes | memoryview) -> Any:
    """The value behind bytes that the checker wrote, a new one each time."""
    value = marshal.loads(data)
    return _decoder.decode(value.decode("ascii")) if type(value) is bytes else value


def differ(value: Any, other: Any) -> bool:
    """Whether two values would arrive as different ones: for `==`, 1 and 1.0 are alike."""
    try:
        return encode(value) != encode(other)
    except CodecError:
        return True


def is_packed(value: Any, data: bytes) -> bool:
    """Whether this is surely the value behind the bytes, as it was: six times as fast as unpacking
    them to compare."""
    try:
        return marshal.dumps(value, _FORM) == data
    except ValueError:
        return False


def is_identical(value: Any, other: Any) -> bool:
    """Whether two values are surely the same, their types included: `==` takes 1, 1.0, True and 1 +
    0j for one."""
    try:
        return marshal.dumps(value, _FORM) == marshal.dumps(other, _FORM)
    except ValueError:
        return False


def decode(data: bytes) -> Any:
    """The value behind a frame. Raises CodecError, and nothing else, on any other bytes."""
    try:
        text = data.decode("ascii")
        if text.count("[") + text.count("{") > MAX_DEPTH and _too_deep(text):
            raise CodecError("nested too deep")
        return _decoder.decode(text)
    except CodecError:
        raise
    except (ValueError, RecursionError, TypeError, OverflowError) as error:
        raise CodecError(f"{type(error).__name__}: {str(error)[:80]}") from None
