"""Python's own errors get one true sentence, whichever Python raised them."""

import builtins
import re

import pytest

from autograder.checking.exceptions import meaning
from autograder.checking.meaning import with_meaning
from autograder.i18n.message import written_by_author

# programs by a part of the sentence that is said of what they raise
RAISING = {
    "has a colon": [
        "if 1\n    x = 2",
        "def f()\n    return 1",
        "for i in [1]\n    pass",
        "while 1\n    pass",
    ],
    "`(` opens here": ["print((1, 2)\n"],
    "`[` opens here": ["x = [1, 2\n"],
    "which is still open": ["x = [(1, 2]"],
    "and none is open": ["x = 1)"],
    "A text begins here": ["x = 'abc\n", 'x = """abc', "x = f'abc\n"],
    "compared with `==`": [
        "x = 1\nif x = 1:\n    pass",
        "if f(1) = 2:\n    pass",
        "print(a.b = 1)",
        "while x = 2:\n    pass",
        "1 = x",
        "f(1) = 2",
    ],
    "cannot be given a value": ["True = 1", "for 1 in []:\n    pass"],
    "follow each other": ["x = [1 2]", "x = (1, 2 3)"],
    "is a function: what it is given": ["print 1", "print 'a'"],
    "there is none": ["if 1:\nx = 2", "def f():\n", "for i in [1]:\nprint(i)"],
    "further to the right": ["x = 1\n    y = 2", "  x = 1"],
    "less indented": ["if 1:\n        x = 1\n    y = 2"],
    "tabs and others": ["if 1:\n        x = 1\n\ty = 2"],
    "`except` or `finally`": ["try:\n    x = 1\ny = 2"],
    "`a if test else b`": ["x = (1 if 2)"],
    "`return` only": ["return 1"],
    "of a loop": ["break", "if 1:\n    continue"],
    "A digit begins": ["1a = 2", "x = 2nd", "x = 1__0"],
    "with a 0 in front": ["x = 007"],
    "does not know this character": ["x = “a”", "x = 1\u00a0+ 2", "x = 3 × 4"],
    "without a name stand before": ["f(a=1, 2)"],
    "After `def`, the parameters": ["def f(a=1, b):\n    pass"],
    "Two parameters": ["def f(a, a):\n    pass"],
    "a value twice": ["f(a=1, a=2)"],
    "`global x` stands below": ["def f():\n    x = 1\n    global x"],
    "joins a line": ["x = 1 \\ + 2"],
    "goes on like this": ["x = = 2", "def 3():\n    pass", "class", "x = 1 +"],
    "is called `occurence`": ["occurence(1)"],
    "The most similar name": ["occurences = 3\noccurence + 1", "print(lenn([1]))"],
    "belongs to the function around": [
        "def f():\n    def g():\n        return x\n    g()\n    x = 1\nf()"
    ],
    "the name is its own": ["x = 1\ndef f():\n    x += 1\nf()"],
    "without a value": [
        "def f(a, b):\n    pass\nf(1)",
        "def f(*, a):\n    pass\nf()",
        "class A:\n    def f(x, y): 0\nA().f()",
    ],
    "more values, by their place": [
        "def f():\n    pass\nf(1)",
        "def f(a=1):\n    pass\nf(1, 2)",
        "class A:\n    def f(): 0\nA().f()",
    ],
    "number of values": [
        "len()",
        "len([1], 2)",
        "[].append()",
        "range()",
        "range(1, 2, 3, 4)",
        "object(3)",
        "abs()",
        "int(1, 2, 3)",
    ],
    "No parameter of `f`": ["def f(a):\n    pass\nf(b=1)"],
    "gives the parameter `a` two values": ["def f(a):\n    pass\nf(1, a=2)"],
    "call it as a function": [
        "x = 3\nx(1)",
        "l = [1]\nl(0)",
        "import math\nmath(3)",
        "sum = 3\nsum([1])",
    ],
    "ask for one of its elements": [
        "x = 3\nx[0]",
        "def f():\n    pass\nf[0]",
        "len[1]",
        "x = 1.5\nx[1]",
    ],
    "`None` is also": [
        "x = None\nx[0]",
        "for i in None:\n    pass",
        "1 + None",
        "None()",
        "len(None)",
        "None.append(1)",
        "[1].sort()[0]",
    ],
    "can be replaced or taken away": [
        "'abc'[0] = 'd'",
        "t = (1, 2)\nt[0] = 3",
        "x = 3\nx[0] = 1",
        "t = (1,)\ndel t[0]",
    ],
    "one after the other": ["for i in 3:\n    pass", "sum(3)", "list(3)", "a, b = 3"],
    "`in` asks": ["1 in 3"],
    "no meaning between": [
        "1 + 'a'",
        "[1] - [2]",
        "'a' / 2",
        "2 ** 'a'",
        "x = 1\nx += 'a'",
        "1 & 1.5",
    ],
    "joins a value of type `str`": ["'a' + 1"],
    "joins a value of type `list`": ["[1] + 1", "[1] + (2,)"],
    "element 1 (the first one being 0)": ["','.join(['a', 2])"],
    "which comes first": ["1 < 'a'", "sorted([1, 'a'])", "max([1], 2)", "[1] >= None"],
    "The place of an element": [
        "[1]['a']",
        "'abc'['a']",
        "(1, 2)[1.0]",
        "[1, 2][1, 2]",
        "[1][[0]]",
    ],
    "two ends of a slice": ["[1, 2]['a':]", "'abc'[1.0:]"],
    "neither a key": ["{[1]: 2}", "{[1, 2]}", "d = {}\nd[[1]] = 2", "set([[1]])"],
    "makes a number of a text": ["int([1])", "int(None)", "float([])"],
    "`len` counts": ["len(3)"],
    "before a value of type": ["-'a'", "+[]"],
    "the factor is": ["'a' * 1.5", "[1] * 'a'"],
    "A whole number is needed": ["range(1.0)", "range('a')", "[1] * 2 if range(2.5) else 0"],
    "looks for a text only": ["1 in 'abc'"],
    "A number is needed": ["import math\nmath.sqrt('a')"],
    "nothing left to take out": ["[].pop()", "set().pop()"],
    "nothing to choose from": ["import random\nrandom.choice([])"],
    "no element at that place": [
        "[1][1]",
        "'a'[3]",
        "()[0]",
        "l = []\nl[0] = 1",
        "[1].pop(3)",
        "range(3)[5]",
    ],
    "none of the keys": ["{}[1]", "{'a': 1}['b']", "{1}.remove(2)", "{1: 2}.pop(3)"],
    "The module `random` holds nothing": ["import random\nrandom.randit(1, 6)"],
    "of type `list`, has no attribute": ["[].push(1)", "[].lenght"],
    "The class `list` has no": ["list.push"],
    "found no module": ["import numpi_", "from numpi_ import x", "import os.nothing"],
    "module `random` held nothing": ["from random import randit"],
    "digits of a whole number": ["int('a')", "int('')", "int('3.5')", "int('1 2')"],
    "a text that is a number": ["float('a')", "float('1,5')"],
    "number of values that are there: 2": ["a, b, c = 1, 2", "a, b, *c, d = 1, 2"],
    "more values than names": ["a, b = 1, 2, 3", "for a, b in [(1, 2, 3)]:\n    pass"],
    "none of the elements": ["[1].remove(2)", "[1].index(2)", "(1,).index(2)", "range(3).index(7)"],
    "does not stand in the other": ["'abc'.index('d')"],
    "No whole number lies": [
        "import random\nrandom.randint(6, 1)",
        "import random\nrandom.randrange(0)",
    ],
    "More elements are to be drawn": ["import random\nrandom.sample([1], 2)"],
    "there is no `max`": ["max([])"],
    "there is no `min`": ["min(())"],
    "no value for that number": [
        "import math\nmath.sqrt(-1)",
        "import math\nmath.log(0)",
        "import math\nmath.acos(2)",
    ],
    "step of 0": ["range(1, 2, 0)"],
    "divided by 0": [
        "1 / 0",
        "1 // 0",
        "1 % 0",
        "1.0 / 0",
        "1.0 // 0",
        "1.0 % 0",
        "divmod(1, 0)",
        "0 ** -1",
        "0.0 ** -1",
    ],
    "one within the other": [
        "def f(n):\n    return f(n - 1)\nf(1)",
        "def f(n):\n    return g(n)\ndef g(n):\n    return f(n)\nf(1)",
    ],
    "While a loop goes through": [
        "d = {1: 2}\nfor k in d:\n    d[k + 1] = 3",
        "s = {1}\nfor k in s:\n    s.add(k + 1)",
    ],
    "ends the whole program": [
        "raise SystemExit",
        "import sys\nsys.exit(0)",
        "import sys\nsys.exit('bye')",
    ],
    "No other thread": ['raise RuntimeError("can\'t start new thread")'],
    "does not allow what is asked": ["raise PermissionError(1, 'Operation not permitted')"],
    "An `assert` says this": ["assert 1 == 2", "assert [] , 'empty'"],
}


def _raised(program: str) -> tuple[BaseException, list[str]]:
    """What a program raises, and the names that it knew."""
    names: dict[str, object] = {}
    try:
        exec(compile(program, "program", "exec", dont_inherit=True), names)
    except (Exception, SystemExit) as error:
        return error, [*names, *dir(builtins)]
    raise AssertionError(f"{program!r} raises nothing")


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("part", RAISING)
def test_each_error_has_its_sentence(part: str) -> None:
    for program in RAISING[part]:
        error, names = _raised(program)
        said = meaning(type(error).__name__, getattr(error, "msg", str(error)), names)
        assert said, f"{program!r}: {error!r}"
        assert part in said["en"], f"{program!r}: {error!r}"
        assert re.findall(r"``|\{", said["fr"]) == []


# as Pythons say it that need not be the one running here
@pytest.mark.parametrize(
    ("type_name", "message", "part"),
    [
        (
            "ValueError",
            "too many values to unpack (expected 2, got 3)",
            "more values than names that wait for one (2)",
        ),
        ("ValueError", "expected a nonnegative input, got -1.0", "no value for that number"),
        (
            "TypeError",
            "cannot use 'list' as a dict key (unhashable type: 'list')",
            "type `list` can be neither",
        ),
        ("TypeError", "argument of type 'int' is not a container or iterable", "`in` asks"),
        ("ValueError", "list.index(x): x not in list", "none of the elements"),
        (
            "TypeError",
            "f() got an unexpected keyword argument 'b'. Did you mean 'a'?",
            "No parameter of `f`",
        ),
        ("SyntaxError", "duplicate parameter 'a' in function definition", "Two parameters"),
        ("SyntaxError", "unterminated t-string literal (detected at line 1)", "A text begins here"),
        ("ValueError", "max() arg is an empty sequence", "there is no `max`"),
        ("ZeroDivisionError", "zero to a negative power", "divided by 0"),
    ],
)
def test_other_versions_say_it_in_other_words(type_name: str, message: str, part: str) -> None:
    said = meaning(type_name, message)
    assert said
    assert part in said["en"]


@pytest.mark.parametrize(
    ("type_name", "message"),
    [("ValueError", "no such colour"), ("Oops", "list index out of range"), ("TypeError", "")],
)
def test_what_is_not_known_gets_no_sentence(type_name: str, message: str) -> None:
    assert meaning(type_name, message) is None


@pytest.mark.parametrize(
    "source", ["x = f(1)\ndef f(n):\n    return n", "def g():\n    f = 1\nprint(f)"]
)
def test_a_name_with_a_meaning_elsewhere_is_not_similar_to_itself(source: str) -> None:
    said = with_meaning(
        written_by_author({"en": "…", "fr": "…"}), "NameError: name 'f' is not defined", source
    )

    assert "a meaning elsewhere" in said["en"]
    assert "similar" not in said["en"]
