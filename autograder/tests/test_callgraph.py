"""What a learner's functions come to use, read from their text."""

import pytest

from autograder.course.call_graph import calls_of, definition, reached


def _of_f(source: str) -> set[str]:
    return {name for name in reached(source, "f") if len(name) == 1}


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("def f(x):\n    return g(x)\ndef g(x):\n    return h(x)\n", "gh"),
        ("def f(x):\n    return f(x - 1)\n", ""),
        ("def f(x):\n    return T[x]\nT = [g(x) for x in range(3)]\n", "Tg"),
        ("def f(x):\n    return T[x]\nT = []\nfor x in h():\n    T.append(g(x))\n", "Tghx"),
        ("def f(x):\n    return T[x]\nT = {}\nif c:\n    while d:\n        T[0] = g()\n", "Tgcd"),
        ("def f(x):\n    return n\ndef g():\n    global n\n    n = h()\n", "ngh"),
        ("def f(x):\n    return T[x]\nT = {}\ndef g():\n    T[1] = h()\n", "Tgh"),
        (
            (
                "def f(x):\n    return C(x).play()\nclass C(B):\n    def play(self):\n       "
                " return g()\n"
            ),
            "CBg",
        ),
        ("def f(x):\n    def inner(y):\n        return g(y)\n    return inner(x)\n", "g"),
        ("def f(x, k=g()):\n    return x\n", "g"),
        ("@d\ndef f(x):\n    return x\n", "d"),
        ("f = lambda x: g(x)\n", "g"),
        ("f = g\n", "g"),
        ("def f(x):\n    return eval('g(x)') + globals()['h'](x)\n", "ghx"),
        (
            "def f(x):\n    a = [b for b in x]\n    for c in a:\n        print(c)\n    return a\n",
            "",
        ),
        ("def f(a):\n    '''Like g.'''\n    return sorted(a, key=lambda h: h[0])\n", ""),
        (
            (
                "def f(x):\n    with x as w:\n        pass\n"
                "    try:\n        import g\n    except E as e:\n        return e, w, g\n"
            ),
            "E",
        ),
        (
            (
                "def f(x):\n    match x:\n        case [a, *b]:\n            return a, b\n"
                "        case {'k': c, **d}:\n            return c, d\n"
            ),
            "",
        ),
        ("def f(x):\n    a.append(x)\n    return [a for a in x]\n", "a"),
        ("if __name__ == '__main__':\n    def f(x):\n        return g(x)\n", "g"),
        (
            "try:\n    from q import f\nexcept ImportError:\n    def f(x):\n        return g(x)\n",
            "g",
        ),
        ("def f(x):\n    return g(x)\ndef f(x):\n    return h(x)\n", "gh"),
        ("print(f(1), g(1))\nassert f(1) == g(1)\ndef f(x):\n    return 1\n", ""),
    ],
)
def test_what_a_function_comes_to_use(source: str, names: str) -> None:
    assert _of_f(source) == set(names)


@pytest.mark.parametrize(
    "broken",
    [
        "def b(:\n    return a\n",
        "%matplotlib inline\n",
        "text = '''never closed\n",
        "if True:\n\tx = 1\n        y = 2\n",
        "é = 3 €\n",
        "((" * 300 + "\n",
        "x = " + "-" * 20_000 + "1\n",
        "x = " + "1+" * 60_000 + "1\n",
        "x = " + "y." * 60_000 + "z\n",
        "x = " + "[],\n" * 90_000 + "\n",
    ],
)
def test_what_cannot_be_read_hides_nothing(broken: str) -> None:
    around = "def f(x):\n    return g(x)\n{0}def g(x):\n    return h(x)\n"

    assert {"g", "h"} <= reached(around.format(broken), "f")
    assert "g" in reached(f"{around.format('')}def f(x)\n    return k(x)\n{broken}", "f")
    assert "k" in reached(f"{around.format('')}def f(x)\n    return k(x)\n{broken}", "f")


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("x = 1\n\ndef f(x):\n    return x\n\n# the end\n", (3, 4)),
        (
            (
                'def f(x):\n    pass\n\n@g\ndef f(\n    x\n):\n    text = """\nat the margin\n"""\n'
                "    return x\n"
            ),
            (4, 11),
        ),
        ("while (:\n    pass\n\ndef f(x):\n    return x\nx = 1\n", (4, 5)),
        ("x = '\0'\ndef f(x):\n    return x\n", (2, 3)),
        ("def f(x):\n    return (\n", None),
        ("def g():\n    def f(x):\n        return x\n", None),
        ("def f(x):\n    return x\n\ng = f = lambda x: len(\n    x\n)\n", (4, 6)),
        ("if True:\n    def f(x):\n        return x\n", None),
        ("x = [\n" + "1,\n" * 60_000 + "]\ndef f(x):\n    return x\n", None),
        ("x = 1" + " + 1" * 2500 + "\ndef f(x):\n    return x\n", (2, 3)),
    ],
)
def test_where_a_function_stands(source: str, lines: tuple[int, int] | None) -> None:
    assert definition(source, "f") == lines


def test_what_is_not_looked_into() -> None:
    source = (
        "def f():\n    return g() + h()\ndef g():\n    return k()\ndef h():\n    return m()\ndef"
        " m():\n    return k()\n"
    )
    assert reached(source, "f", ["g"]) == {"g", "h", "m", "k"}
    assert reached(source, "f", ["g", "m"]) == {"g", "h", "m"}


def test_calls_are_found_beside_what_cannot_be_read() -> None:
    source = "def f():\n    return g(1, h(2))\n\ndef broken(x)\n    return g(3)\n\ng(4)\n"
    assert [[type(one).__name__ for one in call.args] for call in calls_of(source, "g")] == [
        ["Constant", "Call"],
        ["Constant"],
    ]
