"""What may be shown of an exception where a submission could read correct functions, and tell how they are made."""

import builtins
import re

SAID_BY_THE_SYSTEM = ("can't start new thread", "[Errno 1] Operation not permitted")
_TYPE = "(?:bool|bytes|dict|float|Fraction|function|generator|int|list|NoneType|range|set|str|tuple|type)"
_OPERATOR = r"(?:\*\* or pow\(\)|divmod\(\)|[-+*/%<>&|^@]=?|(?:\*\*|//|<<|>>)=?)"
# what Python says by itself: words that are always the same, but for types that everybody has and small numbers
_SAID_BY_PYTHON = (
    *map(re.escape, SAID_BY_THE_SYSTEM),
    "(?:list|range|tuple|string)(?: object| assignment)? index out of range",
    "pop (?:from (?:an )?empty (?:list|set|deque)|index out of range)",
    "Cannot choose from an empty sequence",
    f"'{_TYPE}' object is not (?:callable|iterable|subscriptable)",
    f"'{_TYPE}' object does(?: not|n't) support item (?:assignment|deletion)",
    f"'{_TYPE}' object cannot be interpreted as an integer",
    f"cannot unpack non-iterable {_TYPE} object",
    f"argument of type '{_TYPE}' is not (?:iterable|a container or iterable)",
    rf"unsupported operand type\(s\) for {_OPERATOR}: '{_TYPE}' and '{_TYPE}'",
    f"'[<>]=?' not supported between instances of '{_TYPE}' and '{_TYPE}'",
    rf'can only concatenate {_TYPE} \(not "{_TYPE}"\) to {_TYPE}',
    rf"object of type '{_TYPE}' has no len\(\)",
    f"(?:list|tuple|range) indices must be integers or slices, not {_TYPE}",
    f"unhashable type: '{_TYPE}'",
    r"not enough values to unpack \(expected \d, got \d\)",
    r"too many values to unpack \(expected \d(?:, got \d)?\)",
    r"(?:max|min)\(\) (?:arg is an empty sequence|iterable argument is empty)",
    "(?:division|float division|integer division or modulo|integer modulo|float modulo) by zero",
    r"list\.remove\(x\): x not in list",
    "math domain error",
)
_NOT_DEFINED = re.compile(r"name '(\w+)' is not defined")


def is_known(type_name: str) -> bool:
    """Whether the name is one of a type that everybody has, or none at all."""
    return not type_name or isinstance(vars(builtins).get(type_name), type)


def told_of(type_name: str, message: str, lent: bool, line: str = "") -> str:
    """An exception as it may be shown.

    `lent`: correct functions stood beside the submission's. It can read them then, and its exceptions could carry out
    how they are made: a type that everybody has is all that is told, and a few things that Python always says in the
    same words; of a name that is not defined, one that stands in `line`, the submission's line that raised it.
    """
    if lent:
        type_name = type_name if is_known(type_name) else "Exception"
        unknown = _NOT_DEFINED.match(message) if type_name == "NameError" else None
        if unknown and unknown[1] in re.findall(r"\w+", line):
            message = unknown[0]
        elif not any(re.fullmatch(said, message) for said in _SAID_BY_PYTHON):
            message = ""
    return f"{type_name}: {message}".rstrip(": ")
