"""Judges calls of a learner's function.

Its text goes, as it is, into the suites that are taken away. It needs nothing but Python. It
confines nothing: the platform where it runs does.
"""

import ast
import io
import re
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout, suppress
from decimal import Decimal
from numbers import Real
from types import ModuleType
from typing import Any

# what begins in the first column
BLOCK = re.compile(r"\n(?=[^\s#)\]}])(?!else\b|elif\b|except\b|finally\b)")
LONGEST = 60  # blocks of one statement: a text in triple quotes may look like several


def judge_call(source: str, given: str, call: str, expected: str, questions: dict[str, str]) -> str:
    """Return the right answer to a call where it is given; else what came, and a question.

    Args:
        source: What the learner wrote.
        given: Functions it may use without having its own.
        call: The call, as one types it.
        expected: The right answer, as Python writes it.
        questions: By wrong answers, as Python writes them, what to ask whoever gives them.
    """
    try:
        answer = answer_to(source, given, call)
        if is_same(answer, ast.literal_eval(expected)):
            return expected
        came = repr(answer)[:120]
    except BaseException as error:
        came = f"{type(error).__name__}: {error}".rstrip(": ")
    return "\n".join(filter(None, [came, questions.get(came, "")]))


def answer_to(source: str, given: str, call: str) -> Any:
    """Return the answer to a call; what is printed meanwhile is forgotten."""
    module = sys.modules["answer"] = ModuleType("answer")  # dataclasses look their module up
    names = vars(module)
    with redirect_stdout(io.StringIO()):
        exec(given, names)
        load(source, names)
        return eval(call, names)


def load(source: str, names: dict[str, Any]) -> None:
    """Run a file as the judge does: a statement that fails costs itself alone.

    So does one that cannot be read: an example that does not hold yet hides none of the functions
    around it.
    """
    for statement in statements_of(source):
        with suppress(Exception, SystemExit):
            exec(compile(ast.Module([statement], []), "answer.py", "exec"), names)


def statements_of(source: str) -> Iterator[ast.stmt]:
    """Yield the statements that can be read.

    Of those that run in the main program alone, these are the functions.
    """
    for node in read_statements(source):
        if isinstance(node, ast.If) and "__main__" in ast.dump(node.test):
            yield from (inner for inner in node.body if isinstance(inner, ast.FunctionDef))
        else:
            yield node


def read_statements(source: str) -> list[ast.stmt]:
    """Return the statements of a file.

    Where Python cannot read it as a whole, these are those of the blocks that it can read.
    """
    with suppress(SyntaxError, ValueError, RecursionError, MemoryError):
        return ast.parse(source).body
    blocks, found = BLOCK.split(source), list[ast.stmt]()
    while blocks:
        read = 1
        for count in range(1, min(len(blocks), LONGEST) + 1):
            with suppress(SyntaxError, ValueError, RecursionError, MemoryError):
                found += ast.parse("\n".join(blocks[:count])).body
                read = count
                break
        blocks = blocks[read:]
    return found


def is_same(answer: Any, value: Any) -> bool:
    """Return whether they are equal; a fraction may be rounded, to two decimals or more."""
    if type(value) is float and isinstance(answer, Real | Decimal):
        rounded = (value, *(round(value, digits) for digits in range(2, 10)))
        return any(abs(float(answer) - one) <= 1e-9 * max(1.0, abs(one)) for one in rounded)
    return bool(answer == value)
