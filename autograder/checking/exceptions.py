"""What Python's own errors mean: one sentence each, true of every program that raises them. In both
languages.

It says what Python found, not what somebody meant. A message that is not in these tables gets no
sentence. They hold the words of Python 3.11 to 3.14.
"""

import re
from collections.abc import Collection, Mapping
from difflib import get_close_matches

from autograder.i18n.message import Message, _

_ALIKE = 0.75  # from 0 to 1: how much a name has in common with one that is told in its place
_FUNCTION = r"(?P<name>[\w.<>]+)\(\)"
_TYPE = r"'?(?P<type>[\w.]+)'?"

# ---------------------------------------------------------------- what Python cannot read

_UNREADABLE: Mapping[str, Message] = {
    r"expected ':'": _(
        "An `if`, a `for`, a `while`, a `def`… has a colon before what depends on it, and Python "
        "found none here."
    ),
    r"'(?P<bracket>[(\[{])' was never closed": _(
        "The bracket `{bracket}` opens here, and nothing after it closes it."
    ),
    r"closing parenthesis '(?P<closing>.)' does not match opening parenthesis '(?P<bracket>.)'": _(
        "`{closing}` stands where the bracket `{bracket}`, which is still open, has to be closed "
        "first."
    ),
    r"unmatched '(?P<closing>.)'": _("`{closing}` closes a bracket here, and none is open."),
    r"unterminated (?:triple-quoted )?(?:[ft]-)?string literal": _(
        "A text begins here with a quotation mark, and the one that would end it does not come."
    ),
    r"(?:invalid syntax\. |cannot assign to .*)Maybe you meant '=='|expression cannot contain assignment": _(
        "`=` gives a value to what stands before it, which cannot be done here; two values are "
        "compared with `==`."
    ),
    r"cannot assign to": _(
        "What stands here cannot be given a value: a name can, or a place in a list or in a "
        "dictionary."
    ),
    r"invalid syntax\. Perhaps you forgot a comma": _(
        "Inside brackets, two values follow each other here with neither a comma nor an operator "
        "that Python can read between them."
    ),
    r"Missing parentheses in call to '(?P<name>\w+)'": _(
        "`{name}` is a function: what it is given stands in round brackets after its name."
    ),
    r"expected an indented block": _(
        "After a line that ends with a colon comes at least one line that is indented further, and "
        "here there is none."
    ),
    r"unexpected indent": _(
        "This line begins further to the right than its block, and only the lines after a colon "
        "may."
    ),
    r"unindent does not match any outer indentation level": _(
        "This line is less indented than the one before it, and level with none of the blocks it "
        "could belong to."
    ),
    r"inconsistent use of tabs and spaces in indentation": _(
        "Some lines are indented with tabs and others with spaces: Python cannot tell which of "
        "them are as far to the right as the others."
    ),
    r"expected 'except' or 'finally' block": _(
        "After the lines of a `try` comes `except` or `finally`, as far to the left as the `try`."
    ),
    r"expected 'else' after 'if' expression": _(
        "A value with `if` in it has an `else` too: `a if test else b`."
    ),
    r"'(?P<name>return|yield|await)' outside function": _(
        "`{name}` only has a meaning in the lines of a function, which are indented below its "
        "`def`."
    ),
    r"(?:'(?P<name>break)' outside loop|'(?P<other>continue)' not properly in loop)": _(
        "`break` and `continue` only have a meaning in the lines of a loop, which are indented "
        "below its `for` or `while`."
    ),
    r"invalid decimal literal": _(
        "A digit begins a number, and no number goes on as this one does; a name cannot begin with "
        "a digit."
    ),
    r"leading zeros in decimal integer literals": _(
        "In Python, no whole number above zero is written with a 0 in front."
    ),
    r"invalid (?:non-printable )?character": _(
        "Outside of texts and comments Python does not know this character, be it one that looks "
        "like another or cannot be seen."
    ),
    r"positional argument follows keyword argument": _(
        "In a call, the values without a name stand before those with one (`name=value`)."
    ),
    r"(?:non-default argument follows default argument|parameter without a default follows parameter with)": _(
        "After `def`, the parameters without a default value stand before those with one (`n=0`)."
    ),
    r"duplicate (?:argument|parameter) '(?P<name>\w+)' in function definition": _(
        "Two parameters of this function are called `{name}`."
    ),
    r"keyword argument repeated: (?P<name>\w+)": _("This call gives `{name}` a value twice."),
    r"name '(?P<name>\w+)' is (?:assigned to before|used prior to) global declaration": _(
        "The line `global {name}` stands below one that uses that name already."
    ),
    r"unexpected character after line continuation character": _(
        "After `\\`, which joins a line with the next one, nothing else may stand on the line."
    ),
    r"unexpected EOF while parsing": _(
        "The text ends in the middle of something that Python was reading."
    ),
    r"Expected one or more names after 'import'": _("After `import` comes at least one name."),
    r"invalid syntax": _(
        "Python could read everything up to here, and nothing that it knows goes on like this."
    ),
}

# ---------------------------------------------------------------- names

_UNKNOWN_NAME: Mapping[str, Message] = {
    r"name '(?P<name>\w+)' is not defined": _(
        "At that moment nothing that Python sees is called `{name}`: a name is known once the "
        "line, or the cell, that defines it has been run."
    ),
    r"cannot access free variable '(?P<name>\w+)'": _(
        "`{name}` belongs to the function around this one, where it has no value at that moment."
    ),
}
_UNBOUND: Mapping[str, Message] = {
    r"cannot access local variable '(?P<name>\w+)'": _(
        "This function gives `{name}` a value somewhere, so that in all its lines the name is its "
        "own; at that moment it has no value."
    ),
}

# ---------------------------------------------------------------- values of another type

_MISUSED: Mapping[str, Message] = {
    rf"{_FUNCTION} missing \d+ required": _(
        "This call leaves a parameter of `{name}` without a value, and it has none by default."
    ),
    rf"{_FUNCTION} takes (?:from \d+ to )?\d+ positional arguments? but \d+": _(
        "This call gives `{name}` more values, by their place, than it has parameters for."
    ),
    r"[\w.<>]+\(\) takes (?:no arguments|(?:exactly|at most|at least) \w+ arguments?)"
    r"|\w+ expected (?:at most |at least )?\d+ arguments?, got \d+": _(
        "The number of values in this call is none that this function accepts."
    ),
    rf"(?:{_FUNCTION} got an unexpected keyword argument '(?P<parameter>\w+)')": _(
        "No parameter of `{name}` is called `{parameter}`."
    ),
    rf"{_FUNCTION} got multiple values for argument '(?P<parameter>\w+)'": _(
        "This call gives the parameter `{parameter}` two values: one by its place, one by its name."
    ),
    r"'(?P<type>[\w.]+)' object is not callable": _(
        "Round brackets after a value call it as a function, and this value is of type `{type}`, "
        "which cannot be called."
    ),
    r"(?:type )?'(?P<type>[\w.]+)' (?:object )?is not subscriptable": _(
        "Square brackets after a value ask for one of its elements, and a value of type `{type}` "
        "has none."
    ),
    r"'(?P<type>[\w.]+)' object does(?: not|n't) support item (?:assignment|deletion)": _(
        "No element of a value of type `{type}` can be replaced or taken away."
    ),
    r"(?:'(?P<type>[\w.]+)' object is not iterable|cannot unpack non-iterable (?P<other>[\w.]+) object)": _(
        "The elements of a value are wanted here, one after the other, and a value of that type "
        "has none."
    ),
    r"argument of type '(?P<type>[\w.]+)' is not (?:iterable|a container or iterable)": _(
        "`in` asks whether something is an element of a value, and a value of type `{type}` has "
        "none."
    ),
    r"unsupported operand type\(s\) for (?P<operator>\S+)(?: or pow\(\))?: '(?P<type>[\w.]+)' and '(?P<other>[\w.]+)'": _(
        "`{operator}` has no meaning between a value of type `{type}` and one of type `{other}`."
    ),
    r"can only concatenate (?P<type>\w+) \(not \"(?P<other>[\w.]+)\"\) to \w+": _(
        "`+` joins a value of type `{type}` with another of the same type only, and this one is of "
        "type `{other}`."
    ),
    r"sequence item (?P<rank>\d+): expected str instance, (?P<type>[\w.]+) found": _(
        "`join` joins texts only, and element {rank} (the first one being 0) is of type `{type}`."
    ),
    r"'(?P<operator>[<>]=?)' not supported between instances of '(?P<type>[\w.]+)' and '(?P<other>[\w.]+)'": _(
        "`{operator}` cannot say which comes first, a value of type `{type}` or one of type "
        "`{other}`."
    ),
    rf"(?:list|tuple|string|range) indices must be integers.*, not {_TYPE}$": _(
        "The place of an element is a whole number, and what stands in these square brackets is of "
        "type `{type}`."
    ),
    r"slice indices must be integers": _(
        "The two ends of a slice `[a:b]` are whole numbers, and here one of them is something else."
    ),
    rf"'in <string>' requires string as left operand, not {_TYPE}": _(
        "In a text, `in` looks for a text only, and what is looked for is of type `{type}`."
    ),
    rf"must be real number, not {_TYPE}": _(
        "A number is needed here, and this value is of type `{type}`."
    ),
    rf"(?:.*\()?unhashable type: {_TYPE}": _(
        "A value of type `{type}` can be neither a key of a dictionary nor an element of a set."
    ),
    rf"(?P<name>int|float)\(\) argument must be a string.*, not {_TYPE}$": _(
        "`{name}` makes a number of a text or of another number, not of a value of type `{type}`."
    ),
    r"object of type '(?P<type>[\w.]+)' has no len\(\)": _(
        "`len` counts elements, and a value of type `{type}` has none."
    ),
    r"bad operand type for unary (?P<operator>\S): '(?P<type>[\w.]+)'": _(
        "`{operator}` has no meaning before a value of type `{type}`."
    ),
    rf"can't multiply sequence by non-int of type {_TYPE}": _(
        "A text or a list is repeated a whole number of times, and the factor is of type `{type}`."
    ),
    r"'(?P<type>[\w.]+)' object cannot be interpreted as an integer": _(
        "A whole number is needed here, and this value is of type `{type}`."
    ),
}

# ---------------------------------------------------------------- what is not there

_NO_ELEMENT: Mapping[str, Message] = {
    r"pop from (?:an )?empty": _("There is nothing left to take out: it is empty."),
    r"Cannot choose from an empty sequence": _("There is nothing to choose from: it is empty."),
    r".*(?:index )?out of range": _(
        "There is no element at that place: n elements have the places 0 to n − 1, or −n to −1 "
        "from the end."
    ),
}
_NO_KEY: Mapping[str, Message] = {
    r"'pop from an empty set'": _NO_ELEMENT[r"pop from (?:an )?empty"],
    r".|$": _(
        "What is looked for is not there: it is none of the keys of the dictionary, or of the "
        "elements of the set."
    ),
}
_NO_ATTRIBUTE: Mapping[str, Message] = {
    r"module '(?P<module>[\w.]+)' has no attribute '(?P<name>\w+)'": _(
        "The module `{module}` holds nothing that is called `{name}`."
    ),
    r"type object '(?P<class>[\w.]+)' has no attribute '(?P<name>\w+)'": _(
        "The class `{class}` has no attribute and no method called `{name}`."
    ),
    r"'(?P<type>[\w.]+)' object has no attribute '(?P<name>\w+)'": _(
        "This value, of type `{type}`, has no attribute and no method called `{name}`."
    ),
}
_NO_MODULE: Mapping[str, Message] = {
    r"No module named '(?P<module>[\w.]+)'": _(
        "Python found no module called `{module}`. If it is a file of yours, write what you need "
        "of it in the file that you hand in."
    ),
}
_NOT_IMPORTED: Mapping[str, Message] = {
    r"cannot import name '(?P<name>\w+)' from '(?P<module>[\w.]+)'": _(
        "When it was asked for, the module `{module}` held nothing that is called `{name}`."
    ),
}

# ---------------------------------------------------------------- values that will not do

_UNFIT: Mapping[str, Message] = {
    r"invalid literal for int\(\) with base (?P<base>\d+): ": _(
        "`int` reads a text made of the digits of a whole number, and this one is not."
    ),
    r"could not convert string to float: ": _(
        "`float` reads a text that is a number, and this one is not."
    ),
    r"not enough values to unpack \(expected (?:at least )?(?P<expected>\d+), got (?P<got>\d+)\)": _(
        "At least {expected} values are needed, one for each name; the number of values that are "
        "there: {got}."
    ),
    r"too many values to unpack \(expected (?P<expected>\d+)": _(
        "There are more values than names that wait for one ({expected})."
    ),
    r"(?:list|tuple)\.(?:remove|index)\(x\): x not in |.* is not in (?:list|deque|range|tuple)$": _(
        "What is looked for is none of the elements."
    ),
    r"substring not found": _("The text that is looked for does not stand in the other one."),
    r"empty range (?:for|in) rand": _(
        "No whole number lies between these two, so that none can be drawn."
    ),
    r"Sample larger than population": _(
        "More elements are to be drawn than there are, or a number below zero."
    ),
    r"(?P<name>max|min)\(\) (?:arg is an empty sequence|iterable argument is empty)": _(
        "Without elements there is no `{name}`, and here there is not one."
    ),
    r"math domain error|expected a (?:positive|nonnegative) input|expected a number in range": _(
        "The function has no value for that number, as a number below zero has no square root and "
        "0 no logarithm."
    ),
    r"range\(\) arg 3 must not be zero": _("With a step of 0, `range` would never get further."),
}
_DIVIDED: Mapping[str, Message] = {
    r".*(?:division|modulo)|$": _(
        "A number is divided by 0 here (`/`, `//` or `%`), and that has no result."
    ),
    r"(?:0\.0 cannot be raised|zero) to a negative power": _(
        "0 to a power below zero would be 1 divided by 0, and that has no result."
    ),
}
_TOO_DEEP: Mapping[str, Message] = {
    r"maximum recursion depth exceeded|Stack overflow|$": _(
        "Calls stand one within the other, more of them than Python allows, and not one had come "
        "to its end."
    ),
}
_CHANGED: dict[str, Message] = {
    r"(?:dictionary changed size|dictionary keys changed|Set changed size) during iteration": _(
        "While a loop goes through a dictionary or a set, nothing may be added to it or taken out "
        "of it."
    ),
}
_NO_THREAD: dict[str, Message] = {
    r"can't start new thread": _(
        "No other thread can be had here. Where functions are judged, there are neither threads "
        "nor other processes: the function computes everything by itself."
    ),
}
_NOT_ALLOWED: Mapping[str, Message] = {
    r"\[Errno 1\] Operation not permitted$": _(
        "The system does not allow what is asked of it here. Where functions are judged, there are "
        "neither threads nor other processes, nor a network: the function computes everything by "
        "itself."
    ),
}
_UNTRUE: Mapping[str, Message] = {
    r"": _("An `assert` says this when what stands after it is not true."),
}

_ENDED: Mapping[str, Message] = {
    r"": _(
        "This ends the whole program, as `exit`, `quit` and `sys.exit` do; what leaves one "
        "function only is `return`."
    ),
}

_BY_TYPE: Mapping[str, Mapping[str, Message]] = {
    "SyntaxError": _UNREADABLE,
    "IndentationError": _UNREADABLE,
    "TabError": _UNREADABLE,
    "NameError": _UNKNOWN_NAME,
    "UnboundLocalError": _UNBOUND,
    "TypeError": _MISUSED,
    "IndexError": _NO_ELEMENT,
    "KeyError": _NO_KEY,
    "AttributeError": _NO_ATTRIBUTE,
    "ModuleNotFoundError": _NO_MODULE,
    "ImportError": _NOT_IMPORTED,
    "ValueError": _UNFIT,
    "ZeroDivisionError": _DIVIDED,
    "RecursionError": _TOO_DEEP,
    "RuntimeError": _CHANGED | _NO_THREAD,
    "PermissionError": _NOT_ALLOWED,
    "AssertionError": _UNTRUE,
    "SystemExit": _ENDED,
}


def meaning(type_name: str, message: str, names: Collection[str] = ()) -> Message | None:
    """What an exception means, in one sentence; None when that is not known.

    Args:
        type_name: Of the exception.
        message: Its text, as Python gives it.
        names: Those known where it was raised, for a name that is not: whether it is known
            elsewhere, or the most similar.
    """
    for pattern, sentence in _BY_TYPE.get(type_name, {}).items():
        found = re.match(pattern, message)
        if found:
            said = sentence.format(**found.groupdict(default=""))
            if "NoneType" in (found.groupdict().get("type"), found.groupdict().get("other")):
                return said + _(
                    "`None` is also what a function gives back that ends without a `return` and a "
                    "value."
                )
            if type_name != "NameError":
                return said
            if found["name"] in names:
                return said + _(
                    "This program gives `{name}` a meaning elsewhere: further down perhaps, "
                    "inside a function, or in a line that could not be run to its end.",
                    name=found["name"],
                )
            similar = get_close_matches(found["name"], names, 1, _ALIKE)
            if similar:
                said += _(
                    "The most similar name that this program, or Python, has: `{name}`.",
                    name=similar[0],
                )
            return said
    return None
