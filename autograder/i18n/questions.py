"""General questions about wrong answers, for a function that is no known mistake.

Each question is true of every call that was tried. `autograder/testing/explain.py` chooses it.
"""

from autograder.i18n.text import Text

PLACES = (
    Text("the first argument", "le premier argument"),
    Text("the second argument", "le deuxième argument"),
    Text("the third argument", "le troisième argument"),
    Text("the fourth argument", "le quatrième argument"),
)
ONLY_ARGUMENT = Text("the argument", "l'argument")

# ---------------------------------------------------------------- where no other question fits

BY_HAND = Text(
    "Which lines of your function are there for this? Do by hand, one after the other, what they do here: at which one "
    "do they no longer do what you would?",
    "Quelles lignes de votre fonction sont là pour cela ? Faites à la main, l'une après l'autre, ce qu'elles font ici "
    ": à laquelle ne font-elles plus ce que vous feriez ?",
)
CHANCE = Text(
    "In one call of your function, how many times is something drawn at random, and what may come each time?",
    "Dans un seul appel de votre fonction, combien de fois tire-t-on au hasard, et que peut-il sortir à chaque fois ?",
)

# ---------------------------------------------------------------- where the function goes wrong

ONLY_WHERE = Text(
    "Of the calls tried, it goes wrong only where {where}: what is special about them in your function?",
    "Parmi les appels essayés, la fonction ne se trompe que là où {where} : qu'ont-ils de particulier pour elle ?",
)
ONLY_WHERE_AND = Text(
    "Of the calls tried, it goes wrong only where {where}.",
    "Parmi les appels essayés, la fonction ne se trompe que là où {where}.",
)
REPEATS = Text("{x} holds a value more than once", "{x} contient plusieurs fois une même valeur")
SEVERAL_ELEMENTS = Text("{x} has more than one element", "{x} a plus d'un élément")
LONGER = Text("{x} has more than {k} elements", "{x} a plus de {k} éléments")
HOLDS = Text("{x} holds `{k}`", "{x} contient `{k}`")
ABOVE = Text("{x} is more than {k}", "{x} est plus grand que {k}")
SAME_PLACE = Text(
    "{x} and {y} have the same element at the same place",
    "{x} et {y} ont le même élément à la même place",
)
SHARED = Text("{x} and {y} have an element in common", "{x} et {y} ont un élément en commun")
RIGHT_ABOVE = Text("more than {k} is expected", "on attend plus de {k}")

# ---------------------------------------------------------------- any result

STOPS = Text(
    "The call above stops with an error: which line does it name, and what do the variables of that line hold then?",
    "L'appel ci-dessus s'arrête sur une erreur : quelle ligne nomme-t-elle, et que valent alors les variables de cette "
    "ligne ?",
)
ALWAYS_THE_SAME = Text(
    "Every call tried gave the same result: does it depend on the arguments? Is it computed before the `return`?",
    "Tous les appels essayés ont donné le même résultat : dépend-il des arguments ? Est-il calculé avant le `return` ?",
)
IGNORES = Text(
    "In the calls tried that differ by {x} alone, the result is the same: what does your function do with it?",
    "Dans les appels essayés qui ne diffèrent que par {x}, le résultat est le même : qu'en fait votre fonction ?",
)
SOME_NONE = Text(
    "Each wrong call gives nothing back: is there a path through your function without a `return`?",
    "Chaque appel faux ne renvoie rien : y a-t-il un chemin dans votre fonction sans `return` ?",
)
AS_TEXT = Text(
    "Each wrong result is a text that shows the right value: is a text of the same use as the value itself?",
    "Chaque résultat faux est un texte qui montre la bonne valeur : un texte sert-il à la même chose que la valeur ?",
)
OTHER_KIND = Text(
    "Each wrong result is of type `{found}`, where `{kind}` is expected: which line makes it what it is?",
    "Chaque résultat faux est de type `{found}`, là où l'on attend `{kind}` : quelle ligne en fait ce qu'il est ?",
)
RIGHT_BUT_ITS_TYPE = Text(
    "The value is right, only its type is not: which line decides that it is of type `{found}`?",
    "La valeur est juste, seul son type ne l'est pas : quelle ligne décide qu'elle est de type `{found}` ?",
)
SEVERAL_CONDITIONS = Text(
    "Your function gives back several values at once: what does a comma make of two values, and which word makes one "
    "condition of two?",
    "Votre fonction renvoie plusieurs valeurs à la fois : que fait une virgule de deux valeurs, et quel mot fait de deux "
    "conditions une seule ?",
)

# ---------------------------------------------------------------- numbers

TOO_LARGE = Text(
    "Each wrong result is too large: is something counted that should not be, or more than once?",
    "Chaque résultat faux est trop grand : quelque chose est-il compté à tort, ou plusieurs fois ?",
)
TOO_SMALL = Text(
    "Each wrong result is too small: is something left out, or taken away too often?",
    "Chaque résultat faux est trop petit : quelque chose est-il oublié, ou retiré trop souvent ?",
)
BOTH_WAYS = Text(
    "Some wrong results are too large, others too small. Work the call above out by hand, line by line: where do you "
    "and your function part?",
    "Certains résultats faux sont trop grands, d'autres trop petits. Refaites à la main l'appel ci-dessus, ligne par "
    "ligne : où votre fonction s'écarte-t-elle de votre calcul ?",
)

# ---------------------------------------------------------------- True and False

TOO_OFTEN_TRUE = Text(
    "Each wrong result is `True` where `False` is expected: which condition is not looked at?",
    "Chaque résultat faux est `True` là où l'on attend `False` : quelle condition n'est pas regardée ?",
)
TOO_OFTEN_FALSE = Text(
    "Each wrong result is `False` where `True` is expected: what keeps it from being `True` in the call above?",
    "Chaque résultat faux est `False` là où l'on attend `True` : qu'est-ce qui l'empêche d'être `True` dans l'appel "
    "ci-dessus ?",
)
BOTH_TRUTHS = Text(
    "Some wrong results are `True`, others `False`. Which values are compared in the call above, in the end?",
    "Certains résultats faux sont `True`, d'autres `False`. Dans l'appel ci-dessus, quelles valeurs sont comparées à "
    "la fin ?",
)

# ---------------------------------------------------------------- lists, texts, sets, small tuples

SOME_MISSING = Text(
    "What is in the wrong results belongs there, but something is missing each time: by which condition is it left "
    "out?",
    "Ce que contiennent les résultats faux est juste, mais il y manque chaque fois quelque chose : quelle condition "
    "l'écarte ?",
)
LENGTH_RIGHT = Text(
    "Each wrong result has the right length: in the call above, which is the first element that is wrong, and what was "
    "it made from?",
    "Chaque résultat faux a la bonne longueur : dans l'appel ci-dessus, quel est le premier élément faux, et de quoi "
    "est-il fait ?",
)
LENGTHS_VARY = Text(
    "In the call above, which is the first element that differs from what is expected, and what was it made from?",
    "Dans l'appel ci-dessus, quel est le premier élément qui diffère de ce qu'on attend, et de quoi est-il fait ?",
)
SEVERAL_VALUES = Text(
    "In the call above, which of the values are wrong, and which line computes each of them?",
    "Dans l'appel ci-dessus, lesquelles des valeurs sont fausses, et quelle ligne calcule chacune d'elles ?",
)

# ---------------------------------------------------------------- dictionaries

KEYS_MISSING = Text(
    "Each wrong dictionary lacks keys, and none is there that should not be: which ones are left out, and why?",
    "À chaque dictionnaire faux, il manque des clés, et aucune n'est de trop : lesquelles, et pourquoi ?",
)
KEYS_RIGHT = Text(
    "Each wrong dictionary has the right keys: which of its values is wrong in the call above, and what adds to it?",
    "Chaque dictionnaire faux a les bonnes clés : dans l'appel ci-dessus, quelle valeur est fausse, et qu'est-ce qui "
    "s'y ajoute ?",
)
ENTRIES_VARY = Text(
    "In the call above, which is the first key or value that differs from what is expected, and which line put it "
    "there?",
    "Dans l'appel ci-dessus, quelle est la première clé ou valeur qui diffère de ce qu'on attend, et quelle ligne l'y "
    "a mise ?",
)
