"""What all answers of a wrong function have in common: what is said of it where no known mistake has a better question.

Each sentence is true of every call that was tried when it is said; what lies behind that, it asks.
"""

from autograder.i18n import for_learners as said
from autograder.i18n.text import Text

PLACES = (
    Text("the first argument", "le premier argument"),
    Text("the second argument", "le deuxième argument"),
    Text("the third argument", "le troisième argument"),
    Text("the fourth argument", "le quatrième argument"),
)
ONLY_ARGUMENT = Text("the argument", "l'argument")
OF_PLACES = (
    Text("of the first argument", "du premier argument"),
    Text("of the second argument", "du deuxième argument"),
    Text("of the third argument", "du troisième argument"),
    Text("of the fourth argument", "du quatrième argument"),
)
OF_ONLY_ARGUMENT = Text("of the argument", "de l'argument")
VALUES = (
    Text("first", "première"),
    Text("second", "deuxième"),
    Text("third", "troisième"),
    Text("fourth", "quatrième"),
)

# ---------------------------------------------------------------- where nothing is known, or not for certain

PERHAPS = Text(
    "Another function that answers like yours here was asked this, and perhaps it holds for yours, too: “{advice}”",
    "À une autre fonction qui répond ici comme la vôtre, on a demandé ceci, et peut-être cela vaut-il aussi pour la "
    "vôtre : « {advice} »",
)
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

# ---------------------------------------------------------------- where it goes wrong

ONLY_WHERE = Text(
    "Of the calls tried, it goes wrong only where {where}: what is special about them in your function?",
    "Parmi les appels essayés, la fonction ne se trompe que là où {where} : qu'ont-ils de particulier pour elle ?",
)
ONLY_WHERE_AND = Text(
    "Of the calls tried, it goes wrong only where {where}.",
    "Parmi les appels essayés, la fonction ne se trompe que là où {where}.",
)
EMPTY = Text("{x} is empty", "{x} est vide")
ONE_ELEMENT = Text("{x} has one element", "{x} a un seul élément")
REPEATS = Text("{x} holds a value more than once", "{x} contient plusieurs fois une même valeur")
UNSORTED = Text("{x} is not in increasing order", "{x} n'est pas dans l'ordre croissant")
SEVERAL_ELEMENTS = Text("{x} has more than one element", "{x} a plus d'un élément")
LONGER = Text("{x} has more than {k} elements", "{x} a plus de {k} éléments")
SHORTER = Text("{x} has fewer than {k} elements", "{x} a moins de {k} éléments")
HOLDS_NEGATIVE = Text("{x} holds a number below 0", "{x} contient un nombre négatif")
NEGATIVE = Text(
    "an argument is a number below 0, or holds one",
    "un argument est un nombre négatif, ou en contient un",
)
NOT_NATURAL = Text(
    "an argument is a number that is not whole or below 0, or holds one",
    "un argument est un nombre négatif ou qui n'est pas entier, ou en contient un",
)
HOLDS = Text("{x} holds `{k}`", "{x} contient `{k}`")
IS = Text("{x} is `{k}`", "{x} est `{k}`")
ABOVE = Text("{x} is more than {k}", "{x} est plus grand que {k}")
BELOW = Text("{x} is less than {k}", "{x} est plus petit que {k}")
EVEN = Text("{x} is even", "{x} est pair")
ODD = Text("{x} is odd", "{x} est impair")
EQUAL = Text("{x} and {y} are equal", "{x} et {y} sont égaux")
UNEQUAL_LENGTHS = Text(
    "{x} and {y} are not of the same length", "{x} et {y} n'ont pas la même longueur"
)
SHARED = Text("{x} and {y} have an element in common", "{x} et {y} ont un élément en commun")
SAME_PLACE = Text(
    "{x} and {y} have the same element at the same place",
    "{x} et {y} ont le même élément à la même place",
)
WITHIN = Text("{x} is an element {of_y}", "{x} est un élément {of_y}")
ABSENT = Text("{x} is no element {of_y}", "{x} n'est pas un élément {of_y}")
RIGHT_IS = Text("`{k}` is expected", "on attend `{k}`")
RIGHT_ABOVE = Text("more than {k} is expected", "on attend plus de {k}")
RIGHT_BELOW = Text("less than {k} is expected", "on attend moins de {k}")

# ---------------------------------------------------------------- what a number, or a list, is

LENGTH = Text("the number of elements {of_x}", "le nombre d'éléments {of_x}")
DISTINCT = Text("the number of different elements {of_x}", "le nombre d'éléments différents {of_x}")
DOUBLES = Text(
    "the number of elements {of_x} that came before",
    "le nombre d'éléments {of_x} qui étaient déjà là avant",
)
SUM = Text("the sum {of_x}", "la somme {of_x}")
LARGEST = Text("the largest element {of_x}", "le plus grand élément {of_x}")
SMALLEST = Text("the smallest element {of_x}", "le plus petit élément {of_x}")
FIRST = Text("the first element {of_x}", "le premier élément {of_x}")
LAST = Text("the last element {of_x}", "le dernier élément {of_x}")
ITSELF = Text("{x} itself", "{x} tel quel")
MATCHES = Text(
    "the number of places where {x} and {y} have the same element",
    "le nombre de places où {x} et {y} ont le même élément",
)

# ---------------------------------------------------------------- how it is wrong: any answer

ALWAYS = Text(
    "Every call tried gave `{k}`: does the result depend on the arguments? Is it computed before the `return`?",
    "Tous les appels essayés ont donné `{k}` : le résultat dépend-il des arguments ? Est-il calculé avant le `return` "
    "?",
)
ALWAYS_THE_SAME = Text(
    "Every call tried gave the same result: does it depend on the arguments? Is it computed before the `return`?",
    "Tous les appels essayés ont donné le même résultat : dépend-il des arguments ? Est-il calculé avant le `return` ?",
)
EXCHANGED = Text(
    "The result is each time the right one for the arguments in the other order: which one comes first?",
    "Le résultat est chaque fois celui des arguments dans l'autre ordre : lequel vient en premier ?",
)
IGNORES = Text(
    "In the calls tried that differ by {x} alone, the result is the same: what does your function do with it?",
    "Dans les appels essayés qui ne diffèrent que par {x}, le résultat est le même : qu'en fait votre fonction ?",
)
FIRST_ELEMENTS = Text(
    "In the calls tried, the result never changes with what follows the first element {of_x}: which lines of your "
    "function look at the other elements? Does it perhaps return before it comes to them?",
    "Dans les appels essayés, le résultat ne change jamais avec ce qui suit le premier élément {of_x} : quelles lignes "
    "de votre fonction regardent les autres éléments ? Renvoie-t-elle peut-être son résultat avant d'y arriver ?",
)
EQUALS = Text(
    "In all the calls tried, the result is {what}: is that what was asked for?",
    "Dans tous les appels essayés, le résultat est {what} : est-ce bien ce qui est demandé ?",
)
STOPS = Text(
    "The call above stops with an error: which line does it name, and what do the variables of that line hold then?",
    "L'appel ci-dessus s'arrête sur une erreur : quelle ligne nomme-t-elle, et que valent alors les variables de cette "
    "ligne ?",
)
OTHER_KIND = Text(
    "Each wrong result is of type `{found}`, where `{kind}` is expected: which line makes it what it is?",
    "Chaque résultat faux est de type `{found}`, là où l'on attend `{kind}` : quelle ligne en fait ce qu'il est ?",
)
SOME_OTHER_KIND = Text(
    "Some wrong results are of type `{found}`, where `{kind}` is expected: in which calls, and which line makes them so?",
    "Certains résultats faux sont de type `{found}`, là où l'on attend `{kind}` : dans quels appels, et quelle ligne en "
    "décide ?",
)
SOMETIMES_NONE = Text(
    "Some of the wrong calls give nothing back (`None`), others a wrong result: which path through your function has "
    "no `return`?",
    "Certains des appels faux ne renvoient rien (`None`), d'autres donnent un résultat faux : quel chemin dans "
    "votre fonction est sans `return` ?",
)
SOME_NONE = Text(
    "Each wrong call gives nothing back: is there a path through your function without a `return`?",
    "Chaque appel faux ne renvoie rien : y a-t-il un chemin dans votre fonction sans `return` ?",
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
AS_TEXT = Text(
    "Each wrong result is a text that shows the right value: is a text of the same use as the value itself?",
    "Chaque résultat faux est un texte qui montre la bonne valeur : un texte sert-il à la même chose que la valeur ?",
)
IN_ANOTHER_BOX = Text(
    "The right elements are there, but in a `{found}`, where a `{kind}` is expected: which line makes it one?",
    "Les bons éléments y sont, mais dans un objet de type `{found}`, là où l'on attend `{kind}` : quelle ligne en "
    "décide ?",
)
ONE_OF_SEVERAL = Text(
    "Each wrong result holds several values, and the one expected is the {nth}: which of them are asked for?",
    "Chaque résultat faux contient plusieurs valeurs, et celle qu'on attend est la {nth} : lesquelles sont demandées ?",
)
BOXED = Text(
    "Each wrong result holds the right value as its only element: is a `{found}` asked for, or the value itself?",
    "Chaque résultat faux a la bonne valeur pour seul élément : demande-t-on un objet de type `{found}`, ou la valeur "
    "elle-même ?",
)

# ---------------------------------------------------------------- how it is wrong: numbers

TOO_LARGE_BY = Text(
    "Each result tried is too large by {what}: what is counted that should not be?",
    "Chaque résultat essayé est trop grand, exactement de ceci : {what}. Qu'est-ce qui est compté à tort ?",
)
TOO_SMALL_BY = Text(
    "Each result tried is too small by {what}: what is taken away, or left out?",
    "Chaque résultat essayé est trop petit, exactement de ceci : {what}. Qu'est-ce qui est retiré, ou oublié ?",
)
ONE_MORE = Text(
    "Each wrong result is too large by exactly 1: is something counted once too often, perhaps at the beginning or at "
    "the end?",
    "Chaque résultat faux est trop grand d'exactement 1 : quelque chose est-il compté une fois de trop, peut-être au "
    "début ou à la fin ?",
)
ONE_LESS = Text(
    "Each wrong result is too small by exactly 1: is something left out, perhaps the first or the last one?",
    "Chaque résultat faux est trop petit d'exactement 1 : quelque chose est-il oublié, peut-être le premier ou le "
    "dernier ?",
)
ALL_OFF_BY = Text(
    "Each wrong result differs from the expected one by the same number, {k}: where does that number come from?",
    "Chaque résultat faux s'écarte du résultat attendu du même nombre, {k} : d'où vient ce nombre ?",
)
OPPOSITE_SIGN = Text(
    "Each wrong result has the wrong sign, and only that: what is subtracted from what?",
    "Chaque résultat faux n'a que le mauvais signe : qu'est-ce qui est soustrait de quoi ?",
)
TIMES = Text(
    "Each wrong result is {k:.4g} times what is expected: what is it multiplied or divided by?",
    "Chaque résultat faux vaut {k:.4g} fois ce qu'on attend : par quoi est-il multiplié, ou divisé ?",
)
INVERSE = Text(
    "Each wrong result is 1 divided by what is expected: what is divided by what?",
    "Chaque résultat faux vaut 1 divisé par ce qu'on attend : qu'est-ce qui est divisé par quoi ?",
)
ROUNDED = Text(
    "Each wrong result is the right one rounded, or without some of its decimals: where are they lost?",
    "Chaque résultat faux est le bon, arrondi ou privé de décimales : où se perdent-elles ?",
)
NEVER_ABOVE = Text(
    "The result is never more than {k}, and right wherever no more is expected: what does your function do after the "
    "first {k}?",
    "Le résultat ne dépasse jamais {k}, et il est juste partout où l'on n'attend pas plus : que fait votre fonction "
    "après les {k} premiers ?",
)
NEVER_ABOVE_ONE = Text(
    "The result is never more than 1, and right wherever no more is expected: what does your function do once it has "
    "found one?",
    "Le résultat ne dépasse jamais 1, et il est juste partout où l'on n'attend pas plus : que fait votre fonction "
    "après en avoir trouvé un ?",
)
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

# ---------------------------------------------------------------- how it is wrong: True and False

NEGATED = Text(
    "In all the calls tried, it says the opposite of what is expected: what does the condition ask?",
    "Dans tous les appels essayés, elle dit le contraire de ce qu'on attend : que demande la condition ?",
)
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

# ---------------------------------------------------------------- how it is wrong: lists, texts, sets

ALL_EMPTY = Text(
    "Each wrong result is empty: is anything ever put into it, or is it emptied again?",
    "Chaque résultat faux est vide : y met-on quelque chose, ou est-il vidé ensuite ?",
)
BACKWARDS = Text(
    "Each wrong result is the right one backwards: at which end are elements added, or read?",
    "Chaque résultat faux est le bon, à l'envers : de quel côté ajoute-t-on les éléments, ou les lit-on ?",
)
OTHER_ORDER = Text(
    "The right elements are there, as often as they should be, in another order: which order is asked for?",
    "Les bons éléments y sont, autant de fois qu'il faut, dans un autre ordre : quel ordre est demandé ?",
)
SOME_TWICE = Text(
    "Each wrong result holds the right elements, some of them too often: when is an element added that is there "
    "already?",
    "Chaque résultat faux contient les bons éléments, certains trop de fois : quand ajoute-t-on un élément déjà là ?",
)
ONCE_ONLY = Text(
    "Each wrong result holds all the right elements, some of them not often enough: are repeats asked for?",
    "Chaque résultat faux contient tous les bons éléments, certains pas assez de fois : les répétitions sont-elles "
    "demandées ?",
)
LAST_MISSING = Text(
    "Each wrong result lacks its last element, and only that: which line should have put it there, and is it reached "
    "that last time?",
    "À chaque résultat faux, il ne manque que le dernier élément : quelle ligne aurait dû l'y mettre, et y arrive-t-on "
    "cette dernière fois ?",
)
FIRST_MISSING = Text(
    "Each wrong result lacks its first element, and only that: with which element does your function begin?",
    "À chaque résultat faux, il ne manque que le premier élément : par quel élément votre fonction commence-t-elle ?",
)
END_MISSING = Text(
    "Each wrong result begins as it should and ends too early: what makes your function stop there?",
    "Chaque résultat faux commence bien et finit trop tôt : qu'est-ce qui arrête là votre fonction ?",
)
SOME_MISSING = Text(
    "What is in the wrong results belongs there, but something is missing each time: by which condition is it left "
    "out?",
    "Ce que contiennent les résultats faux est juste, mais il y manque chaque fois quelque chose : quelle condition "
    "l'écarte ?",
)
SOME_TOO_MANY = Text(
    "Nothing is missing in the wrong results, but each holds something that does not belong there: which line puts "
    "it there, and when?",
    "Il ne manque rien aux résultats faux, mais chacun contient quelque chose de trop : quelle ligne l'y met, et "
    "quand ?",
)
ELEMENTS_AS_TEXT = Text(
    "Written out, all the values are the right ones, but they are not of the right type: is each of them a number or a "
    "text?",
    "Une fois écrites, toutes les valeurs sont justes, mais pas du bon type : chacune est-elle un nombre ou un texte ?",
)
ELEMENTS_IN_ANOTHER_BOX = Text(
    "Written out, the elements are the right ones, but lists, tuples or numbers stand in for each other in them: of "
    "which type should each element be?",
    "Une fois écrits, les éléments sont les bons, mais listes, couples ou nombres y sont pris l'un pour l'autre : de "
    "quel type chaque élément doit-il être ?",
)
ELEMENTS_OF_TYPE = Text(
    "The elements of the wrong results are of type `{found}`, where `{kind}` is expected: which line makes an element, and "
    "of what?",
    "Les éléments des résultats faux sont de type `{found}`, là où l'on attend `{kind}` : quelle ligne fabrique un "
    "élément, et à partir de quoi ?",
)
ELEMENTS_EMPTY = Text(
    "Each wrong result has the right length, but each of its elements that is wrong is empty: is anything ever put into it, "
    "or is it taken out again?",
    "Chaque résultat faux a la bonne longueur, mais chacun de ses éléments faux est vide : y met-on quelque chose, ou "
    "l'en retire-t-on ensuite ?",
)
ELEMENTS_BACKWARDS = Text(
    "Each wrong result has the right length, but each of its elements that is wrong is the right one backwards: at which "
    "end does it grow, or is it read?",
    "Chaque résultat faux a la bonne longueur, mais chacun de ses éléments faux est le bon, à l'envers : par quel bout "
    "s'allonge-t-il, ou le lit-on ?",
)
ELEMENTS_WITHOUT_LAST = Text(
    "Each wrong result has the right length, but each of its elements that is wrong lacks what should stand last in it: "
    "which line should have put it there, and is it reached?",
    "Chaque résultat faux a la bonne longueur, mais à chacun de ses éléments faux, il manque ce qui devrait être à la fin : "
    "quelle ligne aurait dû l'y mettre, et y arrive-t-on ?",
)
ELEMENTS_WITHOUT_FIRST = Text(
    "Each wrong result has the right length, but each of its elements that is wrong lacks what should stand first in it: "
    "which line should have put it there, and is it kept?",
    "Chaque résultat faux a la bonne longueur, mais à chacun de ses éléments faux, il manque ce qui devrait être au début : "
    "quelle ligne aurait dû l'y mettre, et est-ce gardé ?",
)
NUMBERS_ONE_MORE = Text(
    "Each wrong number in the results is too large by exactly 1. Take the first one in the call above: which line "
    "makes it, and of what? Does something begin too high there, or is one counted too many?",
    "Chaque nombre faux dans les résultats est trop grand d'exactement 1. Prenez le premier dans l'appel ci-dessus : "
    "quelle ligne le fabrique, et à partir de quoi ? Quelque chose y commence-t-il trop haut, ou compte-t-on un de "
    "trop ?",
)
NUMBERS_ONE_LESS = Text(
    "Each wrong number in the results is too small by exactly 1. Take the first one in the call above: which line "
    "makes it, and of what? Does something begin too low there, or is one left out?",
    "Chaque nombre faux dans les résultats est trop petit d'exactement 1. Prenez le premier dans l'appel ci-dessus : "
    "quelle ligne le fabrique, et à partir de quoi ? Quelque chose y commence-t-il trop bas, ou en oublie-t-on un ?",
)
NUMBERS_TOO_LARGE = Text(
    "Each wrong number in the results is too large. Take the first one in the call above: which line makes it, and of "
    "what? Is something counted there that should not be, or does it begin too high?",
    "Chaque nombre faux dans les résultats est trop grand. Prenez le premier dans l'appel ci-dessus : quelle ligne le "
    "fabrique, et à partir de quoi ? Quelque chose y est-il compté à tort, ou commence-t-il trop haut ?",
)
NUMBERS_TOO_SMALL = Text(
    "Each wrong number in the results is too small. Take the first one in the call above: which line makes it, and of "
    "what? Is something left out there, or does it begin too low?",
    "Chaque nombre faux dans les résultats est trop petit. Prenez le premier dans l'appel ci-dessus : quelle ligne le "
    "fabrique, et à partir de quoi ? Quelque chose y est-il oublié, ou commence-t-il trop bas ?",
)
ARGUMENT_BACK = Text(
    "Each wrong result is {x} as it came: is what your function makes of it ever returned?",
    "Chaque résultat faux est {x}, tel qu'il est arrivé : ce que votre fonction en fait est-il renvoyé ?",
)
LENGTH_RIGHT = Text(
    "Each wrong result has the right length: in the call above, which is the first element that is wrong, and what was "
    "it made from?",
    "Chaque résultat faux a la bonne longueur : dans l'appel ci-dessus, quel est le premier élément faux, et de quoi "
    "est-il fait ?",
)
TOO_LONG = Text(
    "Each wrong result is too long: in the call above, which is the first element that should not be there?",
    "Chaque résultat faux est trop long : dans l'appel ci-dessus, quel est le premier élément qui ne devrait pas y "
    "être ?",
)
TOO_SHORT = Text(
    "Each wrong result is too short: in the call above, which is the first element that is missing?",
    "Chaque résultat faux est trop court : dans l'appel ci-dessus, quel est le premier élément qui manque ?",
)
LENGTHS_VARY = Text(
    "In the call above, which is the first element that differs from what is expected, and what was it made from?",
    "Dans l'appel ci-dessus, quel est le premier élément qui diffère de ce qu'on attend, et de quoi est-il fait ?",
)

# ---------------------------------------------------------------- how it is wrong: pairs, dictionaries

PAIR_EXCHANGED = Text(
    "The two values of each wrong result are right, the other way round: which of them comes first?",
    "Les deux valeurs de chaque résultat faux sont justes, mais inversées : laquelle vient en premier ?",
)
ONE_VALUE = Text(
    "In each wrong result, only the {nth} value is wrong. Look at that value alone. {how}",
    "Dans chaque résultat faux, seule la {nth} valeur est fausse. Ne regardez qu'elle. {how}",
)
SEVERAL_VALUES = Text(
    "In the call above, which of the values are wrong, and which line computes each of them?",
    "Dans l'appel ci-dessus, lesquelles des valeurs sont fausses, et quelle ligne calcule chacune d'elles ?",
)
KEYS_MISSING = Text(
    "Each wrong dictionary lacks keys, and none is there that should not be: which ones are left out, and why?",
    "À chaque dictionnaire faux, il manque des clés, et aucune n'est de trop : lesquelles, et pourquoi ?",
)
KEYS_TOO_MANY = Text(
    "Each wrong dictionary has all its keys, and others that should not be there: where do they come from?",
    "Chaque dictionnaire faux a toutes ses clés, et d'autres en trop : d'où viennent-elles ?",
)
KEYS_RIGHT = Text(
    "Each wrong dictionary has the right keys: which of its values is wrong in the call above, and what adds to it?",
    "Chaque dictionnaire faux a les bonnes clés : dans l'appel ci-dessus, quelle valeur est fausse, et qu'est-ce qui "
    "s'y ajoute ?",
)
TURNED_ROUND = Text(
    "In each wrong dictionary, the keys are what the values should be, and the other way round: what should one be "
    "able to look up in it?",
    "Dans chaque dictionnaire faux, les clés sont ce que devraient être les valeurs, et inversement : que doit-on "
    "pouvoir y chercher ?",
)
KEYS_ONE_LESS = Text(
    "The values of each wrong dictionary are right, and each of its keys is too small by 1: what is not counted, the "
    "first time or the last one perhaps?",
    "Les valeurs de chaque dictionnaire faux sont justes, et chaque clé est trop petite de 1 : qu'est-ce qui n'est pas "
    "compté, la première fois ou la dernière peut-être ?",
)
KEYS_ONE_MORE = Text(
    "The values of each wrong dictionary are right, and each of its keys is too large by 1: what is counted once too "
    "often, at the beginning or at the end perhaps?",
    "Les valeurs de chaque dictionnaire faux sont justes, et chaque clé est trop grande de 1 : qu'est-ce qui est "
    "compté une fois de trop, au début ou à la fin peut-être ?",
)
VALUES_RIGHT = Text(
    "The values of each wrong dictionary are right, but not under the right keys: in the call above, what is a key "
    "made of, part by part, and in which order?",
    "Les valeurs de chaque dictionnaire faux sont justes, mais pas sous les bonnes clés : dans l'appel ci-dessus, de "
    "quoi une clé est-elle faite, partie par partie, et dans quel ordre ?",
)
ADDS_UP_TO_LESS = Text(
    "The values of each wrong dictionary add up to less than they should: what is not counted, or put in the place of "
    "something that was there already?",
    "La somme des valeurs de chaque dictionnaire faux est trop petite : qu'est-ce qui n'est pas compté, ou prend la "
    "place de ce qui y était déjà ?",
)
ADDS_UP_TO_MORE = Text(
    "The values of each wrong dictionary add up to more than they should: what is counted that should not be, or more "
    "than once?",
    "La somme des valeurs de chaque dictionnaire faux est trop grande : qu'est-ce qui est compté à tort, ou plusieurs "
    "fois ?",
)
SOME_KEYS_OTHER = Text(
    "No wrong dictionary has just the keys expected: in the call above, which keys differ, and what are they made "
    "from?",
    "Aucun dictionnaire faux n'a exactement les clés attendues : dans l'appel ci-dessus, lesquelles diffèrent, et de "
    "quoi sont-elles faites ?",
)
ENTRIES_VARY = Text(
    "In the call above, which is the first key or value that differs from what is expected, and which line put it "
    "there?",
    "Dans l'appel ci-dessus, quelle est la première clé ou valeur qui diffère de ce qu'on attend, et quelle ligne l'y "
    "a mise ?",
)
KEYS_OTHER = Text(
    "The keys of the wrong dictionaries are not the expected ones: of which type is a key, and what is it made from?",
    "Les clés des dictionnaires faux ne sont pas celles qu'on attend : de quel type est une clé, et de quoi est-elle "
    "faite ?",
)

# ---------------------------------------------------------------- what a check that judges for itself has found

_END = Text(
    "What makes your function go on here, and what do its variables hold when the game should end?",
    "Qu'est-ce qui fait continuer ici votre fonction, et que valent ses variables quand la partie devrait finir ?",
)
_EARLY = Text(
    "At which line does the game end here, and what makes it end there?",
    "À quelle ligne la partie finit-elle ici, et qu'est-ce qui la fait finir là ?",
)
_TRIES = Text(
    "Where are the propositions counted? What is the count at the start, and after each proposition of this game?",
    "Où les propositions sont-elles comptées ? Combien y en a-t-il au départ, puis après chacune de cette partie ?",
)
_ANSWER = Text(
    "Which lines compute the two numbers, from which lists, and which line shows them? Make that computation by hand for "
    "this proposition.",
    "Quelles lignes calculent les deux nombres, à partir de quelles listes, et laquelle les affiche ? Refaites ce calcul à "
    "la main pour cette proposition.",
)
_ORDER = Text(
    "In which order does your program compute the two numbers, and in which order does it show them?",
    "Dans quel ordre votre programme calcule-t-il les deux nombres, et dans quel ordre les affiche-t-il ?",
)
_WORDS = Text(
    "What is printed in a game that is won, in one that is lost, and after any other try? Can a player tell them "
    "apart?",
    "Qu'affiche une partie gagnée, une partie perdue, et tout autre essai ? Un joueur peut-il les distinguer ?",
)
_HIDDEN = Text(
    "Which `print` shows the secret, and when is it reached?",
    "Quel `print` montre le code secret, et quand y arrive-t-on ?",
)
_AGAIN = Text(
    "What is still there from the first game when the second one begins? Where do the variables get their first "
    "values?",
    "Que reste-t-il de la première partie quand la seconde commence ? Où les variables reçoivent-elles leur première "
    "valeur ?",
)
_LINE = Text(
    "What becomes of the line that was typed, step by step: what is it cut into, and what is each piece made into?",
    "Que devient la ligne saisie, étape par étape : en quoi est-elle découpée, et que fait-on de chaque morceau ?",
)
_INPUT = Text(
    "How many times is `input` called in one call of your function, and what is done with what it gives?",
    "Combien de fois `input` est-il appelé dans un appel de votre fonction, et que fait-on de ce qu'il donne ?",
)
_SHOWN = Text(
    "What does your program print before it waits for an answer? Can one read there which code is proposed?",
    "Qu'affiche votre programme avant d'attendre une réponse ? Peut-on y lire quel code est proposé ?",
)
_HISTORY = Text(
    "What does your program keep of the proposition and of the answer, and with which of them is a code compared "
    "before it is proposed?",
    "Que garde votre programme de la proposition et de la réponse, et auxquelles un code est-il comparé avant d'être "
    "proposé ?",
)
_CODES = Text(
    "In which order does your program go through the codes, and at which one does it begin after an answer?",
    "Dans quel ordre votre programme parcourt-il les codes, et par lequel commence-t-il après une réponse ?",
)
_CONTRADICTED = Text(
    "When all codes have been refused, what does your program do, and what does it print?",
    "Quand tous les codes ont été écartés, que fait votre programme, et qu'affiche-t-il ?",
)
_MADE_OF = Text(
    "Of how many values is a code made, of which type is each of them, and into what are they put?",
    "De combien de valeurs un code est-il fait, de quel type est chacune, et dans quoi sont-elles rangées ?",
)
_DRAWN = Text(
    "In one call of your function, which values may each draw give, and has one of them more chances than another? "
    "Does a draw depend on the ones before?",
    "Dans un appel de votre fonction, quelles valeurs chaque tirage peut-il donner, et l'une a-t-elle plus de chances "
    "qu'une autre ? Un tirage dépend-il des précédents ?",
)
DRAWN_ANEW = Text(
    "At which line is something drawn, and is that line reached at each call? Does anything fix what is drawn, or keep "
    "it?",
    "À quelle ligne tire-t-on au hasard, et y passe-t-on à chaque appel ? Quelque chose fixe-t-il le tirage, ou le "
    "garde-t-il ?",
)

_DRAWN_ONCE = Text(
    "At which lines does your program draw a code, be it through a function that it calls, and how often is each of "
    "them reached in one game? With which code is a proposition compared?",
    "À quelles lignes votre programme tire-t-il un code, fût-ce par une fonction qu'il appelle, et combien de fois "
    "passe-t-on à chacune dans une partie ? Avec quel code une proposition est-elle comparée ?",
)
_COMPARED_WITH = Text(
    "Print what your game compares a proposition with, and of which type it is: where does it come from, and could any "
    "line that is typed be equal to it?",
    "Affichez ce à quoi votre jeu compare une proposition, et de quel type c'est : d'où cela vient-il, et une ligne "
    "saisie pourrait-elle lui être égale ?",
)
_ENDLESS = (
    "timeout",
    "too much output",
    "too many questions",
)  # why a game had to be ended that did not end

# of averages: their check says which of these is asked about which number

A_TEXT = Text(
    "Your function gives a text: what does `{call} + 1` give? Which line makes it a text, and what was it before?",
    "Votre fonction donne un texte : que donne `{call} + 1` ? Quelle ligne en fait un texte, et qu'était-ce avant ?",
)
NO_SINGLE_NUMBER = Text(
    "A single number is asked for: what does the value that your function returns stand for, and how does one get from "
    "it to that number?",
    "On demande un seul nombre : que représente la valeur que votre fonction renvoie, et comment passe-t-on d'elle à "
    "ce nombre ?",
)
BEYOND = Text(
    "Print what your function computes with, before the first game and after it: where does it stop being an ordinary "
    "number?",
    "Affichez ce avec quoi votre fonction calcule, avant la première partie et après : où cela cesse-t-il d'être un "
    "nombre ordinaire ?",
)
AVERAGE_TOO_LARGE = Text(
    "With an average of `{received}`, some games would take more than ten tries: what does your function count for one "
    "game, and how does it make an average of these numbers?",
    "Avec une moyenne de `{received}`, certaines parties demanderaient plus de dix essais : que compte votre fonction "
    "pour une partie, et comment fait-elle de ces nombres une moyenne ?",
)
AVERAGE_BELOW_ONE = Text(
    "Each game takes a try at least, so that no average is below 1: from how many games does your result come, and "
    "what is divided by what?",
    "Chaque partie demande au moins un essai, et aucune moyenne n'est donc inférieure à 1 : de combien de parties "
    "votre résultat vient-il, et qu'est-ce qui est divisé par quoi ?",
)
AVERAGE_IS_WHOLE = Text(
    "Your result is a whole number, and the average is none. Are its decimals lost in a division, or after it? Or do "
    "not all games count for as much in it?",
    "Votre résultat est un nombre entier, et la moyenne n'en est pas un. Ses décimales se perdent-elles dans une "
    "division, ou après ? Ou les parties n'y comptent-elles pas toutes autant ?",
)
TOTAL_IS_WHOLE = Text(
    "Multiplied by 1296, your result is a whole number: perhaps the division is right, and the numbers that are added "
    "up are not. Which number does your function count for the secret 1 1 1 1, which is found at once, and for a "
    "longer game that you play by hand? Is anything else added, or is a game left out?",
    "Multiplié par 1296, votre résultat est un nombre entier : la division est peut-être juste, mais pas les nombres "
    "que l'on additionne. Lequel votre fonction compte-t-elle pour le secret 1 1 1 1, trouvé du premier coup, et pour "
    "une partie plus longue que vous jouez à la main ? Ajoute-t-on autre chose, ou une partie est-elle oubliée ?",
)
TOTAL_IS_NOT_WHOLE = Text(
    "Multiplied by 1296, your result is not a whole number, as a total of tries is. How many games enter your average, "
    "each of them for as much as the others? What is divided by what, and is the quotient shortened?",
    "Multiplié par 1296, votre résultat n'est pas un nombre entier, alors qu'un total d'essais en est un. Combien de "
    "parties entrent dans votre moyenne, chacune pour autant que les autres ? Qu'est-ce qui est divisé par quoi, et "
    "raccourcit-on le quotient ?",
)
SHORTENED = Text(
    "Compute the total of all numbers of tries, and divide it by 1296, with all decimals: from which line on is yours "
    "another number? If it is shortened there, how many decimals are kept, and is the last one rounded or cut off?",
    "Calculez le total de tous les nombres d'essais, et divisez-le par 1296, avec toutes les décimales : à partir de "
    "quelle ligne avez-vous un autre nombre ? S'il y est raccourci, combien de décimales garde-t-on, et la dernière "
    "est-elle arrondie, ou coupée ?",
)
FOLLOW_THE_TRIES = Text(
    "Follow the numbers that `nombre_essais` returns through your function, from the first one to the result: is each "
    "of them counted once? What is divided by what, and what becomes of the decimals?",
    "Suivez dans votre fonction les nombres que renvoie `nombre_essais`, du premier jusqu'au résultat : chacun est-il "
    "compté une fois ? Qu'est-ce qui est divisé par quoi, et que deviennent les décimales ?",
)
MAXIMUM_TOO_LARGE = Text(
    "Can a game take `{received}` tries? If not, where does that number come from: from what your search begins with, "
    "a total, an average, a place in a list?",
    "Une partie peut-elle demander `{received}` essais ? Sinon, d'où vient ce nombre : de ce par quoi votre recherche "
    "commence, d'un total, d'une moyenne, d'une place dans une liste ?",
)
MAXIMUM_OF_SOME = Text(
    "For which secret is the number of tries `{received}`? Is there one that takes more? Print the secrets your "
    "function plays, with the number of tries of each and the number it keeps then.",
    "Pour quel secret le nombre d'essais est-il `{received}` ? Y en a-t-il un qui en demande plus ? Affichez les "
    "secrets que votre fonction joue, avec le nombre d'essais de chacun et le nombre qu'elle garde alors.",
)
MAXIMUM_ABOVE = Text(
    "No game takes more than `{expected}` tries here: where does a larger number come from? With which one does the "
    "search begin, and is anything added?",
    "Ici, aucune partie ne demande plus de `{expected}` essais : d'où vient un nombre plus grand ? Par lequel la "
    "recherche commence-t-elle, et ajoute-t-on quelque chose ?",
)
MAXIMUM_BELOW = Text(
    "One secret at least takes `{expected}` tries here: is it among those that are played? If so, with what is its "
    "number compared, and what makes your function answer another one?",
    "Ici, un secret au moins demande `{expected}` essais : est-il parmi ceux qui sont joués ? Si oui, à quoi son "
    "nombre est-il comparé, et pourquoi votre fonction en donne-t-elle un autre ?",
)
FEW_TRIES = Text(
    "Hardly any game is over so soon. In one call, how many games are played, and what is divided by what? Print the "
    "secret, the first code that is tried, and the number of tries of some games.",
    "Presque aucune partie ne finit aussi tôt. Dans un appel, combien de parties sont jouées, et qu'est-ce qui est "
    "divisé par quoi ? Affichez le secret, le premier code essayé et le nombre d'essais de quelques parties.",
)
TOO_FEW_TRIES = Text(
    "These are too few tries: does the one that finds the secret count? At which places of the list that is gone through "
    "do the secrets stand? Have both all six colours? Does the average keep its decimals?",
    "C'est trop peu d'essais : celui qui trouve le secret compte-t-il ? À quelles places de la liste parcourue les "
    "secrets se trouvent-ils ? Les uns et les autres ont-ils les six couleurs ? La moyenne garde-t-elle ses décimales ?",
)
TOO_MANY_TRIES = Text(
    "These are too many tries. Print the secret and the first ten codes that some games go through: is the whole list "
    "in an order drawn at random, and the secret anywhere in it? Is each code proposed compatible with all the "
    "answers, and each try counted once? Do all games enter the result?",
    "C'est trop d'essais. Affichez le secret et les dix premiers codes que parcourent quelques parties : toute la "
    "liste est-elle dans un ordre tiré au hasard, et le secret n'importe où dedans ? Chaque code proposé est-il "
    "compatible avec toutes les réponses, et chaque essai compté une fois ? Toutes les parties entrent-elles dans le "
    "résultat ?",
)
HOW_MANY_GAMES = Text(
    "During `{call}`, how many games are played, and what is divided by what to get the result? Print these numbers.",
    "Pendant `{call}`, combien de parties sont jouées, et qu'est-ce qui est divisé par quoi pour obtenir le résultat ? "
    "Affichez ces nombres.",
)
BY_HAND_WITH_TRIES = Text(
    "Do by hand what your function does with games of {tries} tries: how many of them does it play, what do its "
    "variables hold after the last one, and how does it get its result from them?",
    "Faites à la main ce que fait votre fonction avec des parties de {tries} essais : combien en joue-t-elle, "
    "que contiennent ses variables après la dernière, et comment en tire-t-elle son résultat ?",
)
ONE_GAME = Text(
    "Print the secret, the first code that is tried, and the number of tries of each game: do they change? Does the "
    "result depend on all of them?",
    "Affichez le secret, le premier code essayé et le nombre d'essais de chaque partie : changent-ils ? Le résultat "
    "dépend-il de toutes ?",
)
WHICH_SECRET = Text(
    "Print the secrets of ten games. Which line chooses them, when is it reached, and which codes can it give?",
    "Affichez les codes secrets de dix parties. Quelle ligne les choisit, quand y passe-t-on, et quels codes peut-elle "
    "donner ?",
)
IS_IT_AMONG = Text(
    "Before each game, print how many different codes the list holds, and whether the secret is one of them. Which line "
    "takes codes out of the list, or changes them?",
    "Avant chaque partie, affichez combien de codes différents contient la liste, et si le code secret en est un. Quelle "
    "ligne enlève des codes de la liste, ou les modifie ?",
)
WHICH_ORDER = Text(
    "Print the first ten codes that a game goes through, in two calls: does another one follow each of them the second "
    "time? Where is that order drawn, and if a list is shuffled, is it the one that the games go through?",
    "Affichez les dix premiers codes que parcourt une partie, dans deux appels : chacun est-il suivi d'un autre la "
    "seconde fois ? Où cet ordre est-il tiré au hasard, et si une liste est mélangée, est-ce elle que les parties "
    "parcourent ?",
)


def _gone(why: str) -> Text:
    """The sentence of a game that had to be ended for that reason."""
    return said.GONE_IN_GAME.format(
        game="{game}", call="{call}", detail=said.ending(why, "{detail}")
    )


ASKED_OF: tuple[tuple[Text, Text], ...] = tuple(
    (sentence, asked)
    for asked, sentences in (
        (_END, (said.WON_YET_ASKS, said.ELEVENTH, said.GOES_ON, *map(_gone, _ENDLESS))),
        (_DRAWN_ONCE, (said.DRAWN_AGAIN,)),
        (_COMPARED_WITH, (said.NO_SECRET,)),
        (_EARLY, (said.ENDED_EARLY, said.LOST_EARLY, said.GAVE_UP)),
        (_AGAIN, (said.SECOND_GAME, said.SAME_SECRET, said.SECOND_DUEL)),
        (
            _TRIES,
            (
                said.WRONG_TRIES,
                said.WRONG_COUNT,
                said.COUNT_NOT_SHOWN,
                said.AFTER_BAD_LINE,
                said.LOST_LIKE_WON,
            ),
        ),
        (_ANSWER, (said.WRONG_ANSWER,)),
        (_ORDER, (said.SWAPPED_ANSWER, said.WRONG_LABELS)),
        (
            _WORDS,
            (
                said.LOST_AT_TENTH,
                said.LOST_IN_WORDS_OF_A_WIN,
                said.LOST_IN_SILENCE,
                said.CONTRADICTION_AFTER_WIN,
            ),
        ),
        (_HIDDEN, (said.SECRET_SHOWN, said.SECRET_TOLD)),
        (_LINE, (said.READ_AS, said.READ_AS_ERROR)),
        (
            _INPUT,
            (
                said.READ_AND_STOPPED,
                said.READ_MORE,
                said.READ_NOTHING,
                said.NEVER_ASKED,
                said.NO_ANSWER_ASKED,
            ),
        ),
        (_SHOWN, (said.NO_CODE_SHOWN, said.SEVERAL_CODES)),
        (_HISTORY, (said.INCONSISTENT_MOVE,)),
        (_CODES, (said.NOT_IN_ORDER,)),
        (_CONTRADICTED, (said.GOES_ON_AFTER_CONTRADICTION, said.CONTRADICTION_IN_SILENCE)),
        (_MADE_OF, (said.NOT_A_CODE, said.NOT_A_LIST_OF_INTEGERS)),
        (
            _DRAWN,
            (
                said.NOT_A_COLOUR,
                said.NEVER_DRAWN,
                said.UNEVEN,
                said.PATTERN,
                said.NO_REPEAT,
                said.LINKED,
                said.REMEMBERED,
                said.NEVER_SAME_AGAIN,
                said.NEVER_THAT_CODE,
            ),
        ),
        (
            DRAWN_ANEW,
            (
                said.SAME_AGAIN,
                said.MOSTLY_SAME_AGAIN,
                said.NEVER_AGAIN,
                said.REFILLED,
                said.CHANGED_OUTSIDE,
                said.SAME_EACH_RUN,
            ),
        ),
    )
    for sentence in sentences
)
