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
    if kind is list:
        return _encode_all(value, depth + 1, limit)
    if kind is tuple:
        return {"t": _encode_all(value, depth + 2, limit)}
    if kind is dict:
        return {
            "d": [
                [_encode(key, depth + 3, limit), _encode(item, depth + 3, limit)]
                for key, item in value.items()
            ]
        }
    if kind is set or kind is frozenset:
        # one text for equal sets
        items = sorted((_encode(item, depth + 2, limit) for item in value), key=repr)
        return {"s" if kind is set else "f": items}
    if kind is bytes:
        return {"b": value.hex()}
    if kind is complex:
        return {"c": [value.real, value.imag]}
    if kind is Fraction:
        return {"q": [hex(value.numerator), hex(value.denominator)]}
    try:
        plain = _plain(value)
    except Exception:
        plain = None
    if plain is not None and type(plain) is not kind:
        return _encode(plain, depth + 1, limit)
    return {
        "x" if _is_true(value) else "y": value.type_name if kind is Opaque else kind.__name__[:80]
    }


def _is_true(value: Any) -> bool:
    try:
        return bool(value)
    except Exception:  # an array of several numbers, say
        return False


def _encode_all(items: Any, depth: int, limit: int) -> list[Any]:
    """Each of them; small integers, of which there are most, without a call."""
    return [
        item if type(item) is int and -_SMALL <= item < _SMALL else _encode(item, depth, limit)
        for item in items
    ]


# what is encoded is a tree
_encoder = json.JSONEncoder(separators=(",", ":"), check_circular=False)


def encode(value: Any, limit: int = _VALUE_DEPTH) -> str:
    """The value as ASCII text. Raises CodecError when it is nested deeper than the limit."""
    try:
        return _encoder.encode(_encode(value, 0, limit))
    except RecursionError:
        raise CodecError("the value is nested too deep, or contains itself") from None


def _hashable(items: list[Any]) -> list[Any]:
    if len(items) > MAX_HASHED:
        raise CodecError("set or dict too large")
    try:
        hashes = Counter(map(hash, items))
    except TypeError:
        raise CodecError("unhashable element") from None
    if hashes and max(hashes.values()) > MAX_EQUAL_HASHES:
        raise CodecError("elements chosen to collide")
    return items


def _integer(text: Any) -> int:
    if type(text) is not str or len(text) > 100_000:
        raise CodecError("bad integer")
    return int(text, 16)


def _untag(pairs: list[tuple[str, Any]]) -> Any:
    """Decode one tagged object; its content is already decoded."""
    if len(pairs) != 1:
        raise CodecError("bad tag")
    tag, content = pairs[0]
    if tag == "i":
        return _integer(content)
    if type(content) is str:
        if tag == "b":
            return bytes.fromhex(content)
        if tag in ("x", "y"):
            return Opaque(content[:80], tag == "x")
    if type(content) is list:
        if tag == "t":
            return tuple(content)
        if tag == "s":
            return set(_hashable(content))
        if tag == "f":
            return frozenset(_hashable(content))
        if tag == "d" and all(type(pair) is list and len(pair) == 2 for pair in content):
            _hashable([pair[0] for pair in content])
            return dict(content)
        if len(content) == 2:
            if tag == "c" and all(type(part) is float for part in content):
                return complex(*content)
            if tag == "q":
                denominator = _integer(content[1])
                if denominator > 0:
                    return Fraction(_integer(content[0]), denominator)
    raise CodecError("bad tag")


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
