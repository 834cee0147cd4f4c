"""What Python's own errors mean: one sentence each, true of every program that raises them. In both languages.

It says what Python found, not what somebody meant. A message that is not in these tables gets no sentence. They hold
the words of Python 3.11 to 3.14.
"""

import re
from collections.abc import Collection, Mapping
from difflib import get_close_matches

from autograder.i18n.text import Text

_ALIKE = 0.75  # from 0 to 1: how much a name has in common with one that is told in its place
_FUNCTION = r"(?P<name>[\w.<>]+)\(\)"
_TYPE = r"'?(?P<type>[\w.]+)'?"

# ---------------------------------------------------------------- what Python cannot read

_UNREADABLE: Mapping[str, Text] = {
    r"expected ':'": Text(
        "An `if`, a `for`, a `while`, a `def`… has a colon before what depends on it, and Python found none here.",
        "Un `if`, un `for`, un `while`, un `def`… a un deux-points avant ce qui en dépend, et Python n'en a pas trouvé ici.",
    ),
    r"'(?P<bracket>[(\[{])' was never closed": Text(
        "The bracket `{bracket}` opens here, and nothing after it closes it.",
        "`{bracket}` s'ouvre ici, et rien ne le referme ensuite.",
    ),
    r"closing parenthesis '(?P<closing>.)' does not match opening parenthesis '(?P<bracket>.)'": Text(
        "`{closing}` stands where the bracket `{bracket}`, which is still open, has to be closed first.",
        "`{closing}` se trouve là où il faut d'abord refermer `{bracket}`, qui est encore ouvert.",
    ),
    r"unmatched '(?P<closing>.)'": Text(
        "`{closing}` closes a bracket here, and none is open.",
        "`{closing}` referme ici quelque chose, et rien n'est ouvert.",
    ),
    r"unterminated (?:triple-quoted )?(?:[ft]-)?string literal": Text(
        "A text begins here with a quotation mark, and the one that would end it does not come.",
        "Un texte commence ici par un guillemet, et celui qui le terminerait ne vient pas.",
    ),
    r"(?:invalid syntax\. |cannot assign to .*)Maybe you meant '=='|expression cannot contain assignment": Text(
        "`=` gives a value to what stands before it, which cannot be done here; two values are compared with `==`.",
        "`=` donne une valeur à ce qui le précède, ce qui ne peut pas se faire ici ; pour comparer deux valeurs, on écrit "
        "`==`.",
    ),
    r"cannot assign to": Text(
        "What stands here cannot be given a value: a name can, or a place in a list or in a dictionary.",
        "On ne peut pas donner de valeur à ce qui se trouve ici : à un nom, oui, ou à une place dans une liste ou un "
        "dictionnaire.",
    ),
    r"invalid syntax\. Perhaps you forgot a comma": Text(
        "Inside brackets, two values follow each other here with neither a comma nor an operator that Python can read "
        "between them.",
        "À l'intérieur de parenthèses ou de crochets, deux valeurs se suivent ici sans virgule ni opérateur que Python "
        "puisse lire.",
    ),
    r"Missing parentheses in call to '(?P<name>\w+)'": Text(
        "`{name}` is a function: what it is given stands in round brackets after its name.",
        "`{name}` est une fonction : ce qu'on lui donne s'écrit entre parenthèses après son nom.",
    ),
    r"expected an indented block": Text(
        "After a line that ends with a colon comes at least one line that is indented further, and here there is none.",
        "Après une ligne qui se termine par un deux-points vient au moins une ligne plus indentée, et ici il n'y en a pas.",
    ),
    r"unexpected indent": Text(
        "This line begins further to the right than its block, and only the lines after a colon may.",
        "Cette ligne commence plus à droite que son bloc, ce qui n'est permis qu'aux lignes qui suivent un deux-points.",
    ),
    r"unindent does not match any outer indentation level": Text(
        "This line is less indented than the one before it, and level with none of the blocks it could belong to.",
        "Cette ligne est moins indentée que la précédente, et n'est alignée sur aucun des blocs auxquels elle pourrait "
        "appartenir.",
    ),
    r"inconsistent use of tabs and spaces in indentation": Text(
        "Some lines are indented with tabs and others with spaces: Python cannot tell which of them are as far to the "
        "right as the others.",
        "Des lignes sont indentées par des tabulations et d'autres par des espaces : Python ne peut pas dire lesquelles "
        "sont aussi à droite que les autres.",
    ),
    r"expected 'except' or 'finally' block": Text(
        "After the lines of a `try` comes `except` or `finally`, as far to the left as the `try`.",
        "Après les lignes d'un `try` vient `except` ou `finally`, aussi à gauche que le `try`.",
    ),
    r"expected 'else' after 'if' expression": Text(
        "A value with `if` in it has an `else` too: `a if test else b`.",
        "Une valeur qui contient `if` a aussi un `else` : `a if test else b`.",
    ),
    r"'(?P<name>return|yield|await)' outside function": Text(
        "`{name}` only has a meaning in the lines of a function, which are indented below its `def`.",
        "`{name}` n'a de sens que dans les lignes d'une fonction, indentées sous son `def`.",
    ),
    r"(?:'(?P<name>break)' outside loop|'(?P<other>continue)' not properly in loop)": Text(
        "`break` and `continue` only have a meaning in the lines of a loop, which are indented below its `for` or `while`.",
        "`break` et `continue` n'ont de sens que dans les lignes d'une boucle, indentées sous son `for` ou son `while`.",
    ),
    r"invalid decimal literal": Text(
        "A digit begins a number, and no number goes on as this one does; a name cannot begin with a digit.",
        "Un chiffre commence un nombre, et aucun nombre ne continue comme celui-ci ; un nom ne peut pas commencer par un "
        "chiffre.",
    ),
    r"leading zeros in decimal integer literals": Text(
        "In Python, no whole number above zero is written with a 0 in front.",
        "En Python, aucun nombre entier au-dessus de zéro ne s'écrit avec un 0 devant.",
    ),
    r"invalid (?:non-printable )?character": Text(
        "Outside of texts and comments Python does not know this character, be it one that looks like another or cannot "
        "be seen.",
        "En dehors des textes et des commentaires, Python ne connaît pas ce caractère, même s'il ressemble à un autre ou "
        "ne se voit pas.",
    ),
    r"positional argument follows keyword argument": Text(
        "In a call, the values without a name stand before those with one (`name=value`).",
        "Dans un appel, les valeurs sans nom viennent avant celles qui en ont un (`nom=valeur`).",
    ),
    r"(?:non-default argument follows default argument|parameter without a default follows parameter with)": Text(
        "After `def`, the parameters without a default value stand before those with one (`n=0`).",
        "Après `def`, les paramètres sans valeur par défaut viennent avant ceux qui en ont une (`n=0`).",
    ),
    r"duplicate (?:argument|parameter) '(?P<name>\w+)' in function definition": Text(
        "Two parameters of this function are called `{name}`.",
        "Deux paramètres de cette fonction s'appellent `{name}`.",
    ),
    r"keyword argument repeated: (?P<name>\w+)": Text(
        "This call gives `{name}` a value twice.",
        "Cet appel donne deux fois une valeur à `{name}`.",
    ),
    r"name '(?P<name>\w+)' is (?:assigned to before|used prior to) global declaration": Text(
        "The line `global {name}` stands below one that uses that name already.",
        "La ligne `global {name}` se trouve sous une ligne qui se sert déjà de ce nom.",
    ),
    r"unexpected character after line continuation character": Text(
        "After `\\`, which joins a line with the next one, nothing else may stand on the line.",
        "Après `\\`, qui joint une ligne à la suivante, plus rien ne peut se trouver sur la ligne.",
    ),
    r"unexpected EOF while parsing": Text(
        "The text ends in the middle of something that Python was reading.",
        "Le texte se termine au milieu de quelque chose que Python était en train de lire.",
    ),
    r"Expected one or more names after 'import'": Text(
        "After `import` comes at least one name.", "Après `import` vient au moins un nom."
    ),
    r"invalid syntax": Text(
        "Python could read everything up to here, and nothing that it knows goes on like this.",
        "Python a pu lire tout ce qui précède, et rien de ce qu'il connaît ne continue ainsi.",
    ),
}

# ---------------------------------------------------------------- names

_UNKNOWN_NAME: Mapping[str, Text] = {
    r"name '(?P<name>\w+)' is not defined": Text(
        "At that moment nothing that Python sees is called `{name}`: a name is known once the line, or the cell, that "
        "defines it has been run.",
        "À ce moment, rien de ce que Python voit ne s'appelle `{name}` : un nom est connu une fois exécutée la ligne, ou "
        "la cellule, qui le définit.",
    ),
    r"cannot access free variable '(?P<name>\w+)'": Text(
        "`{name}` belongs to the function around this one, where it has no value at that moment.",
        "`{name}` appartient à la fonction qui entoure celle-ci, où ce nom n'a pas de valeur à ce moment.",
    ),
}
_UNBOUND: Mapping[str, Text] = {
    r"cannot access local variable '(?P<name>\w+)'": Text(
        "This function gives `{name}` a value somewhere, so that in all its lines the name is its own; at that moment it "
        "has no value.",
        "Cette fonction donne quelque part une valeur à `{name}` : dans toutes ses lignes, ce nom est donc le sien ; à ce "
        "moment, il n'a pas de valeur.",
    ),
}
ELSEWHERE = Text(
    "This program gives `{name}` a meaning elsewhere: further down perhaps, or inside a function.",
    "Ce programme donne un sens à `{name}` ailleurs : plus bas peut-être, ou à l'intérieur d'une fonction.",
)
SIMILAR = Text(
    "The most similar name that this program, or Python, has: `{name}`.",
    "Le nom le plus semblable, dans ce programme ou dans Python : `{name}`.",
)

# ---------------------------------------------------------------- values of another type

_NONE = Text(
    "`None` is also what a function gives back that ends without a `return` and a value.",
    "`None` est aussi ce que rend une fonction qui se termine sans `return` suivi d'une valeur.",
)
_MISUSED: Mapping[str, Text] = {
    rf"{_FUNCTION} missing \d+ required": Text(
        "This call leaves a parameter of `{name}` without a value, and it has none by default.",
        "Cet appel laisse sans valeur un paramètre de `{name}`, qui n'en a pas par défaut.",
    ),
    rf"{_FUNCTION} takes (?:from \d+ to )?\d+ positional arguments? but \d+": Text(
        "This call gives `{name}` more values, by their place, than it has parameters for.",
        "Cet appel donne à `{name}` plus de valeurs, par leur place, qu'elle n'a de paramètres pour les recevoir.",
    ),
    r"[\w.<>]+\(\) takes (?:no arguments|(?:exactly|at most|at least) \w+ arguments?)"
    r"|\w+ expected (?:at most |at least )?\d+ arguments?, got \d+": Text(
        "The number of values in this call is none that this function accepts.",
        "Le nombre de valeurs de cet appel n'est pas de ceux que cette fonction accepte.",
    ),
    rf"(?:{_FUNCTION} got an unexpected keyword argument '(?P<parameter>\w+)')": Text(
        "No parameter of `{name}` is called `{parameter}`.",
        "Aucun paramètre de `{name}` ne s'appelle `{parameter}`.",
    ),
    rf"{_FUNCTION} got multiple values for argument '(?P<parameter>\w+)'": Text(
        "This call gives the parameter `{parameter}` two values: one by its place, one by its name.",
        "Cet appel donne deux valeurs au paramètre `{parameter}` : l'une par sa place, l'autre par son nom.",
    ),
    r"'(?P<type>[\w.]+)' object is not callable": Text(
        "Round brackets after a value call it as a function, and this value is of type `{type}`, which cannot be called.",
        "Des parenthèses après une valeur l'appellent comme une fonction, et cette valeur est de type `{type}`, qui ne "
        "s'appelle pas.",
    ),
    r"(?:type )?'(?P<type>[\w.]+)' (?:object )?is not subscriptable": Text(
        "Square brackets after a value ask for one of its elements, and a value of type `{type}` has none.",
        "Des crochets après une valeur demandent l'un de ses éléments, et une valeur de type `{type}` n'en a pas.",
    ),
    r"'(?P<type>[\w.]+)' object does(?: not|n't) support item (?:assignment|deletion)": Text(
        "No element of a value of type `{type}` can be replaced or taken away.",
        "Aucun élément d'une valeur de type `{type}` ne peut être remplacé ni enlevé.",
    ),
    r"(?:'(?P<type>[\w.]+)' object is not iterable|cannot unpack non-iterable (?P<other>[\w.]+) object)": Text(
        "The elements of a value are wanted here, one after the other, and a value of that type has none.",
        "On veut ici les éléments d'une valeur, l'un après l'autre, et une valeur de ce type n'en a pas.",
    ),
    r"argument of type '(?P<type>[\w.]+)' is not (?:iterable|a container or iterable)": Text(
        "`in` asks whether something is an element of a value, and a value of type `{type}` has none.",
        "`in` demande si quelque chose est un élément d'une valeur, et une valeur de type `{type}` n'en a pas.",
    ),
    r"unsupported operand type\(s\) for (?P<operator>\S+)(?: or pow\(\))?: '(?P<type>[\w.]+)' and '(?P<other>[\w.]+)'": Text(
        "`{operator}` has no meaning between a value of type `{type}` and one of type `{other}`.",
        "`{operator}` n'a pas de sens entre une valeur de type `{type}` et une de type `{other}`.",
    ),
    r"can only concatenate (?P<type>\w+) \(not \"(?P<other>[\w.]+)\"\) to \w+": Text(
        "`+` joins a value of type `{type}` with another of the same type only, and this one is of type `{other}`.",
        "`+` ne joint une valeur de type `{type}` qu'à une autre du même type, et celle-ci est de type `{other}`.",
    ),
    r"sequence item (?P<rank>\d+): expected str instance, (?P<type>[\w.]+) found": Text(
        "`join` joins texts only, and element {rank} (the first one being 0) is of type `{type}`.",
        "`join` ne joint que des textes, et l'élément {rank} (le premier étant 0) est de type `{type}`.",
    ),
    r"'(?P<operator>[<>]=?)' not supported between instances of '(?P<type>[\w.]+)' and '(?P<other>[\w.]+)'": Text(
        "`{operator}` cannot say which comes first, a value of type `{type}` or one of type `{other}`.",
        "`{operator}` ne peut pas dire laquelle vient d'abord, d'une valeur de type `{type}` ou d'une de type `{other}`.",
    ),
    rf"(?:list|tuple|string|range) indices must be integers.*, not {_TYPE}$": Text(
        "The place of an element is a whole number, and what stands in these square brackets is of type `{type}`.",
        "La place d'un élément est un nombre entier, et ce qui se trouve entre ces crochets est de type `{type}`.",
    ),
    r"slice indices must be integers": Text(
        "The two ends of a slice `[a:b]` are whole numbers, and here one of them is something else.",
        "Les deux bouts d'une tranche `[a:b]` sont des nombres entiers, et ici l'un d'eux est autre chose.",
    ),
    rf"'in <string>' requires string as left operand, not {_TYPE}": Text(
        "In a text, `in` looks for a text only, and what is looked for is of type `{type}`.",
        "Dans un texte, `in` ne cherche qu'un texte, et ce qui est cherché est de type `{type}`.",
    ),
    rf"must be real number, not {_TYPE}": Text(
        "A number is needed here, and this value is of type `{type}`.",
        "Il faut ici un nombre, et cette valeur est de type `{type}`.",
    ),
    rf"(?:.*\()?unhashable type: {_TYPE}": Text(
        "A value of type `{type}` can be neither a key of a dictionary nor an element of a set.",
        "Une valeur de type `{type}` ne peut être ni une clé de dictionnaire ni un élément d'ensemble.",
    ),
    rf"(?P<name>int|float)\(\) argument must be a string.*, not {_TYPE}$": Text(
        "`{name}` makes a number of a text or of another number, not of a value of type `{type}`.",
        "`{name}` fait un nombre d'un texte ou d'un autre nombre, pas d'une valeur de type `{type}`.",
    ),
    r"object of type '(?P<type>[\w.]+)' has no len\(\)": Text(
        "`len` counts elements, and a value of type `{type}` has none.",
        "`len` compte des éléments, et une valeur de type `{type}` n'en a pas.",
    ),
    r"bad operand type for unary (?P<operator>\S): '(?P<type>[\w.]+)'": Text(
        "`{operator}` has no meaning before a value of type `{type}`.",
        "`{operator}` n'a pas de sens devant une valeur de type `{type}`.",
    ),
    rf"can't multiply sequence by non-int of type {_TYPE}": Text(
        "A text or a list is repeated a whole number of times, and the factor is of type `{type}`.",
        "Un texte ou une liste se répète un nombre entier de fois, et le facteur est de type `{type}`.",
    ),
    r"'(?P<type>[\w.]+)' object cannot be interpreted as an integer": Text(
        "A whole number is needed here, and this value is of type `{type}`.",
        "Il faut ici un nombre entier, et cette valeur est de type `{type}`.",
    ),
}

# ---------------------------------------------------------------- what is not there

_NO_ELEMENT: Mapping[str, Text] = {
    r"pop from (?:an )?empty": Text(
        "There is nothing left to take out: it is empty.",
        "Il n'y a plus rien à enlever : c'est vide.",
    ),
    r"Cannot choose from an empty sequence": Text(
        "There is nothing to choose from: it is empty.",
        "Il n'y a rien parmi quoi choisir : c'est vide.",
    ),
    r".*(?:index )?out of range": Text(
        "There is no element at that place: n elements have the places 0 to n − 1, or −n to −1 from the end.",
        "Il n'y a pas d'élément à cette place : n éléments ont les places 0 à n − 1, ou −n à −1 depuis la fin.",
    ),
}
_NO_KEY: Mapping[str, Text] = {
    r"'pop from an empty set'": _NO_ELEMENT[r"pop from (?:an )?empty"],
    r".|$": Text(
        "What is looked for is not there: it is none of the keys of the dictionary, or of the elements of the set.",
        "Ce qui est cherché n'y est pas : ce n'est aucune des clés du dictionnaire, ou aucun des éléments de l'ensemble.",
    ),
}
_NO_ATTRIBUTE: Mapping[str, Text] = {
    r"module '(?P<module>[\w.]+)' has no attribute '(?P<name>\w+)'": Text(
        "The module `{module}` holds nothing that is called `{name}`.",
        "Le module `{module}` ne contient rien qui s'appelle `{name}`.",
    ),
    r"type object '(?P<class>[\w.]+)' has no attribute '(?P<name>\w+)'": Text(
        "The class `{class}` has no attribute and no method called `{name}`.",
        "La classe `{class}` n'a ni attribut ni méthode du nom de `{name}`.",
    ),
    r"'(?P<type>[\w.]+)' object has no attribute '(?P<name>\w+)'": Text(
        "This value, of type `{type}`, has no attribute and no method called `{name}`.",
        "Cette valeur, de type `{type}`, n'a ni attribut ni méthode du nom de `{name}`.",
    ),
}
_NO_MODULE: Mapping[str, Text] = {
    r"No module named '(?P<module>[\w.]+)'": Text(
        "Python found no module called `{module}`. If it is a file of yours, write what you need of it in the file that "
        "you hand in.",
        "Python n'a trouvé aucun module nommé `{module}`. Si c'est un de vos fichiers, écrivez ce dont vous avez besoin "
        "dans le fichier que vous rendez.",
    ),
}
_NOT_IMPORTED: Mapping[str, Text] = {
    r"cannot import name '(?P<name>\w+)' from '(?P<module>[\w.]+)'": Text(
        "When it was asked for, the module `{module}` held nothing that is called `{name}`.",
        "Quand on l'a demandé, le module `{module}` ne contenait rien qui s'appelle `{name}`.",
    ),
}

# ---------------------------------------------------------------- values that will not do

_UNFIT: Mapping[str, Text] = {
    r"invalid literal for int\(\) with base (?P<base>\d+): ": Text(
        "`int` reads a text made of the digits of a whole number, and this one is not.",
        "`int` lit un texte fait des chiffres d'un nombre entier, et celui-ci ne l'est pas.",
    ),
    r"could not convert string to float: ": Text(
        "`float` reads a text that is a number, and this one is not.",
        "`float` lit un texte qui est un nombre, et celui-ci n'en est pas un.",
    ),
    r"not enough values to unpack \(expected (?:at least )?(?P<expected>\d+), got (?P<got>\d+)\)": Text(
        "At least {expected} values are needed, one for each name; the number of values that are there: {got}.",
        "Il faut au moins {expected} valeurs, une pour chaque nom, et il y en a {got}.",
    ),
    r"too many values to unpack \(expected (?P<expected>\d+)": Text(
        "There are more values than names that wait for one ({expected}).",
        "Il y a plus de valeurs que de noms qui en attendent une ({expected}).",
    ),
    r"(?:list|tuple)\.(?:remove|index)\(x\): x not in |.* is not in (?:list|deque|range|tuple)$": Text(
        "What is looked for is none of the elements.",
        "Ce qui est cherché ne figure pas parmi les éléments.",
    ),
    r"substring not found": Text(
        "The text that is looked for does not stand in the other one.",
        "Le texte cherché ne se trouve pas dans l'autre.",
    ),
    r"empty range (?:for|in) rand": Text(
        "No whole number lies between these two, so that none can be drawn.",
        "Aucun nombre entier ne se trouve entre ces deux-là : on ne peut en tirer aucun.",
    ),
    r"Sample larger than population": Text(
        "More elements are to be drawn than there are, or a number below zero.",
        "On veut tirer plus d'éléments qu'il n'y en a, ou un nombre négatif d'éléments.",
    ),
    r"(?P<name>max|min)\(\) (?:arg is an empty sequence|iterable argument is empty)": Text(
        "Without elements there is no `{name}`, and here there is not one.",
        "Sans éléments, il n'y a pas de `{name}`, et ici il n'y en a aucun.",
    ),
    r"math domain error|expected a (?:positive|nonnegative) input|expected a number in range": Text(
        "The function has no value for that number, as a number below zero has no square root and 0 no logarithm.",
        "La fonction n'a pas de valeur pour ce nombre, comme un nombre négatif n'a pas de racine carrée, ni 0 de "
        "logarithme.",
    ),
    r"range\(\) arg 3 must not be zero": Text(
        "With a step of 0, `range` would never get further.",
        "Avec un pas de 0, `range` n'avancerait jamais.",
    ),
}
_DIVIDED: Mapping[str, Text] = {
    r".*(?:division|modulo)|$": Text(
        "A number is divided by 0 here (`/`, `//` or `%`), and that has no result.",
        "Un nombre est divisé ici par 0 (`/`, `//` ou `%`), ce qui n'a pas de résultat.",
    ),
    r"(?:0\.0 cannot be raised|zero) to a negative power": Text(
        "0 to a power below zero would be 1 divided by 0, and that has no result.",
        "0 à une puissance négative serait 1 divisé par 0, ce qui n'a pas de résultat.",
    ),
}
_TOO_DEEP: Mapping[str, Text] = {
    r"maximum recursion depth exceeded|Stack overflow|$": Text(
        "Calls stand one within the other, more of them than Python allows, and not one had come to its end.",
        "Des appels se trouvent l'un dans l'autre, plus que Python n'en permet, et aucun n'était arrivé à sa fin.",
    ),
}
_CHANGED: dict[str, Text] = {
    r"(?:dictionary changed size|dictionary keys changed|Set changed size) during iteration": Text(
        "While a loop goes through a dictionary or a set, nothing may be added to it or taken out of it.",
        "Pendant qu'une boucle parcourt un dictionnaire ou un ensemble, on ne peut rien y ajouter ni en enlever.",
    ),
}
_NO_THREAD: dict[str, Text] = {
    r"can't start new thread": Text(
        "No other thread can be had here. Where functions are judged, there are neither threads nor other processes: the "
        "function computes everything by itself.",
        "On ne peut pas avoir ici un fil d'exécution (« thread ») de plus. Là où les fonctions sont examinées, il n'y a ni "
        "autres fils ni autres processus : la fonction calcule tout elle-même.",
    ),
}
_NOT_ALLOWED: Mapping[str, Text] = {
    r"\[Errno 1\] Operation not permitted$": Text(
        "The system does not allow what is asked of it here. Where functions are judged, there are neither threads nor "
        "other processes, nor a network: the function computes everything by itself.",
        "Le système ne permet pas ce qu'on lui demande ici. Là où les fonctions sont examinées, il n'y a ni autres fils "
        "d'exécution (« threads »), ni autres processus, ni réseau : la fonction calcule tout elle-même.",
    ),
}
_UNTRUE: Mapping[str, Text] = {
    r"": Text(
        "An `assert` says this when what stands after it is not true.",
        "Un `assert` dit cela quand ce qui le suit n'est pas vrai.",
    ),
}

_ENDED: Mapping[str, Text] = {
    r"": Text(
        "This ends the whole program, as `exit`, `quit` and `sys.exit` do; what leaves one function only is `return`.",
        "Cela termine tout le programme, comme le font `exit`, `quit` et `sys.exit` ; ce qui quitte une seule fonction "
        "est `return`.",
    ),
}

_BY_TYPE: Mapping[str, Mapping[str, Text]] = {
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


def meaning(type_name: str, message: str, names: Collection[str] = ()) -> Text | None:
    """What an exception means, in one sentence; None when that is not known.

    Args:
        type_name: Of the exception.
        message: Its text, as Python gives it.
        names: Those known where it was raised, for a name that is not: whether it is known elsewhere, or the most similar.
    """
    for pattern, sentence in _BY_TYPE.get(type_name, {}).items():
        found = re.match(pattern, message)
        if found:
            said = sentence.format(**found.groupdict(default=""))
            if "NoneType" in (found.groupdict().get("type"), found.groupdict().get("other")):
                return said + _NONE
            if type_name != "NameError":
                return said
            if found["name"] in names:
                return said + ELSEWHERE.format(name=found["name"])
            similar = get_close_matches(found["name"], names, 1, _ALIKE)
            return said + SIMILAR.format(name=similar[0]) if similar else said
    return None
