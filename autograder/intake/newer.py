"""Source that this Python cannot read, and a newer one can: which one?

A block is rewritten as an older Python would want it, version by version, until it can be read. What it means is of no
interest here; nothing of it runs.
"""

import ast
import re
import sys
from collections.abc import Callable
from warnings import catch_warnings

Version = tuple[int, int]
_SUSPECT = re.compile(r"[fFtT][rR]?[\"']|\bexcept\b[^:\n(]{0,200},|\btype[ \t]+\w|\b(?:def|class)[ \t]+\w+[ \t]*\[")
_TOP = re.compile(r"\n(?=(?!(?:else|elif|except|finally)\b)[^\s#)\]}])")  # where a statement of the file begins
_LARGEST, _LARGEST_BLOCK, _MOST = 200_000, 20_000, 50  # characters that are looked into, of a block, and blocks
_TEXT = re.compile(r"(?<!\w)([A-Za-z]{0,2})(\"\"\"|'''|\"|')")
_PLAIN = {  # the rest of a text, by how it begins
    quote: re.compile(rf"(?:\\.|(?!{quote})[^\\{'' if len(quote) > 1 else chr(10)}])*{quote}", re.DOTALL)
    for quote in ('"', "'", '"""', "'''")
}
_SHOWN = re.compile(r"(?<![=!<>:])=\s*$")  # {x=}
_CONVERSION = re.compile(r"![rsa](?=[:}])")
_TYPED = re.compile(r"(\b(?:def|class)[ \t]+\w+)[ \t]*\[[^\[\]=]*(?:\[[^\[\]=]*\][^\[\]=]*)*\](?=[ \t]*[(:])")
_TYPE = re.compile(r"^([ \t]*)type[ \t]+(\w+)[ \t]*(?:\[[^=\n]*\])?[ \t]*=(?!=)", re.MULTILINE)
_EXCEPT = re.compile(r"^([ \t]*except\*?)[ \t]+([^(:\n][^:\n]{0,200},[^:\n]{0,200}):", re.MULTILINE)


def needed(source: str) -> Version | None:
    """The oldest Python that can read what this one cannot; None when none is known to."""
    source = source.encode("utf-8", "replace").decode("utf-8")  # no Python reads half a character of a notebook
    if len(source) > _LARGEST or not _SUSPECT.search(source) or _is_readable(source):
        return None
    blocks = [block for block in _TOP.split(source) if len(block) <= _LARGEST_BLOCK and _SUSPECT.search(block)]
    return max(filter(None, map(_needed, blocks[:_MOST])), default=None)


def _needed(block: str) -> Version | None:
    if _is_readable(block):
        return None
    for version, rewrite in _REWRITTEN.items():
        block = rewrite(block)
        if version > sys.version_info[:2] and _is_readable(block):
            return version
    return None


def _is_readable(source: str) -> bool:
    try:
        with catch_warnings(action="ignore"):
            ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError):
        return False
    return True


def _for_3_11(block: str) -> str:
    plain = _without("f", block)
    return _TYPE.sub(r"\1\2 =", _TYPED.sub(r"\1", plain))


def _for_3_13(block: str) -> str:
    return _EXCEPT.sub(r"\1 (\2):", _without("t", block))


# by the version that brought something: the block without it
_REWRITTEN: dict[Version, Callable[[str], str]] = {(3, 12): _for_3_11, (3, 14): _for_3_13}

# ---------------------------------------------------------------- texts with expressions in them


def _without(kind: str, block: str) -> str:
    """The block with such texts (f"…", t"…") empty, and their expressions below it."""
    expressions: list[str] = []
    try:
        code, _ = _code(block, 0, kind, expressions, False)
    except (ValueError, RecursionError):
        return block
    return "\n".join([code, *(f"({expression})" for expression in expressions)])


def _code(text: str, at: int, kind: str, found: list[str], inside: bool) -> tuple[str, int]:
    """Code from there to its end, or, `inside` the braces of a text, to that of the expression; without such texts."""
    parts, depth = [], 0
    while at < len(text):
        char = text[at]
        start = _TEXT.match(text, at)
        if start:
            shown, at = _text(text, start, kind, found)
            parts.append(shown)
            continue
        if char == "#":
            end = text.find("\n", at)
            at = end if end >= 0 else len(text)
            continue
        if inside and not depth and (char in "}:" or (char == "!" and not text.startswith("!=", at))):
            break
        depth += (char in "([{") - (char in ")]}")
        step = 2 if text.startswith(("!=", "\\"), at) else 1
        parts.append(text[at : at + step])
        at += step
    return "".join(parts), at


def _text(text: str, start: re.Match[str], kind: str, found: list[str]) -> tuple[str, int]:
    """What stands for a text, and where the text ends. Raises ValueError."""
    prefix, quote, at = start[1].lower(), start[2], start.end()
    if kind not in prefix:
        end = _PLAIN[quote].match(text, at)
        if not end:
            raise ValueError("a text without an end")
        return text[start.start() : end.end()], end.end()
    while not text.startswith(quote, at):
        if at >= len(text) or (text[at] == "\n" and len(quote) == 1):
            raise ValueError("a text without an end")
        if text.startswith(("{{", "}}", "\\"), at):
            at += 2
        elif text[at] == "{":
            at = _replaced(text, at + 1, quote, kind, found)
        else:
            at += 1
    return '""', at + len(quote)


def _replaced(text: str, at: int, quote: str, kind: str, found: list[str]) -> int:
    """Note the expression between braces; where they end. Raises ValueError."""
    expression, at = _code(text, at, kind, found, True)
    if not expression.strip():
        raise ValueError("an empty expression")
    found.append(_SHOWN.sub("", expression))
    conversion = _CONVERSION.match(text, at)
    at = conversion.end() if conversion else at
    if text.startswith(":", at):
        at += 1
        while at < len(text) and text[at] != "}" and not text.startswith(quote, at):
            at = _replaced(text, at + 1, quote, kind, found) if text[at] == "{" else at + 1
    if not text.startswith("}", at):
        raise ValueError("braces without an end")
    return at + 1
