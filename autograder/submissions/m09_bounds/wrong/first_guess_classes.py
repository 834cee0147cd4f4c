# %% codes_as_text
# en: The codes are written as text.
# fr: Les codes sont écrits sous forme de texte.
# ask.en: Compare one of your codes with the example: is it a list of numbers?
# ask.fr: Comparez un de vos codes à l'exemple : est-ce une liste de nombres ?
# fails: first_guess_classes_are_lists, first_guess_classes_by_their_smallest_codes
def first_guess_classes(p, c):
    classes = {}
    for code in product(range(1, c + 1), repeat=p):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        classes.setdefault(multiplicities, "".join(map(str, code)))
    return list(classes.values())


# %% colours_and_largest
# en: A class is known by its number of colours and by its most frequent one.
# fr: Une classe est reconnue à son nombre de couleurs et à la plus fréquente.
# ask.en: Compare 1 1 1 2 2 2 3 with 1 1 1 2 2 3 3, then 1 1 1 1 2 2 3 with 1 1 1 1 2 3 3: which of
#   these pairs does your function put into one class, and which of them are of one class?
# ask.fr: Comparez 1 1 1 2 2 2 3 à 1 1 1 2 2 3 3, puis 1 1 1 1 2 2 3 à 1 1 1 1 2 3 3 : quels couples
#   votre fonction met-elle dans une même classe, et lesquels sont vraiment d'une même classe ?
# fails: first_guess_classes_with_few_colours
def first_guess_classes(p, c):
    smallest = {}
    for code in product(range(1, c + 1), repeat=p):
        kind = len(set(code)), max(code.count(colour) for colour in code)
        smallest.setdefault(kind, list(code))
    return list(smallest.values())


# %% colours_from_zero
# en: The colours go from 0 to c - 1.
# fr: Les couleurs vont de 0 à `c - 1`.
# ask.en: Which is the smallest colour of your codes, and which one should it be?
# ask.fr: Quelle est la plus petite couleur de vos codes, et laquelle devrait-ce être ?
# fails: first_guess_classes_by_their_smallest_codes
def first_guess_classes(p, c):
    classes = {}
    for code in product(range(c), repeat=p):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        classes.setdefault(multiplicities, list(code))
    return list(classes.values())


# %% fewest_colours_first
# en: The classes are sorted by their number of colours first.
# fr: Les classes sont triées d'abord par leur nombre de couleurs.
# ask.en: Compare two neighbours of your list for 6 pegs, peg by peg: which of them would come
#   first, in the order of the words of a dictionary?
# ask.fr: Comparez deux voisins de votre liste pour 6 pions, pion par pion : lequel viendrait en
#   premier, dans l'ordre des mots d'un dictionnaire ?
# fails: first_guess_classes_by_their_smallest_codes
def first_guess_classes(p, c):
    classes = {}
    for code in product(range(1, c + 1), repeat=p):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        classes.setdefault(multiplicities, list(code))
    return sorted(classes.values(), key=lambda code: (len(set(code)), code))


# %% four_pegs_only
# en: The codes have four pegs, whatever p.
# fr: Les codes ont quatre pions, quel que soit `p`.
# ask.en: How many pegs do your codes have when p is 2? Where does your function use `p`?
# ask.fr: Combien de pions vos codes ont-ils quand p vaut 2 ? Où votre fonction se sert-elle de `p`
#   ?
# fails: first_guess_classes_has_each_class_once
def first_guess_classes(p, c):
    classes = {}
    for code in product(range(1, c + 1), repeat=4):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        classes.setdefault(multiplicities, list(code))
    return list(classes.values())


# %% how_many
# en: The number of classes is returned.
# fr: C'est le nombre de classes qui est renvoyé.
# ask.en: That is how many classes there are: which ones are they? The list of their smallest codes
#   was asked for.
# ask.fr: Voilà combien il y a de classes : mais lesquelles ? On demandait la liste de leurs plus
#   petits codes.
# fails: first_guess_classes_has_each_class_once
def first_guess_classes(p, c):
    return len({tuple(sorted(code.count(colour) for colour in set(code))) for code in product(range(1, c + 1), repeat=p)})


# %% largest_count_only
# en: Codes whose most frequent colour is as frequent are taken for the same class.
# fr: Des codes dont la couleur la plus fréquente l'est autant sont pris pour une même classe.
# ask.en: [1, 1, 2, 2] and [1, 1, 2, 3] both have a colour twice and none three times. Are they of
#   the same class?
# ask.fr: [1, 1, 2, 2] et [1, 1, 2, 3] ont tous deux une couleur deux fois et aucune trois fois.
#   Sont-ils de la même classe ?
# fails: first_guess_classes_has_each_class_once
def first_guess_classes(p, c):
    classes = {}
    for code in product(range(1, c + 1), repeat=p):
        classes.setdefault(max(code.count(colour) for colour in code), list(code))
    return list(classes.values())


# %% last_code_of_each_class
# en: Each class is shown by its last code.
# fr: Chaque classe est représentée par son dernier code.
# ask.en: A class has many codes. Which of them do you keep when another one of the same class
#   comes?
# ask.fr: Une classe a de nombreux codes. Lequel gardez-vous quand il en arrive un autre de la même
#   classe ?
# fails: first_guess_classes_by_their_smallest_codes
def first_guess_classes(p, c):
    classes = {}
    for code in product(range(1, c + 1), repeat=p):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        classes[multiplicities] = list(code)
    return sorted(classes.values())


# %% last_colour_forgotten
# en: The last colour is forgotten.
# fr: La dernière couleur est oubliée.
# ask.en: Which colours does `range(1, c)` give when c is 2?
# ask.fr: Quelles couleurs `range(1, c)` donne-t-il quand c vaut 2 ?
# fails: first_guess_classes_has_each_class_once
def first_guess_classes(p, c):
    classes = {}
    for code in product(range(1, c), repeat=p):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        classes.setdefault(multiplicities, list(code))
    return list(classes.values())


# %% list_kept_between_calls
# en: The list is a default argument: it keeps the classes of the calls before.
# fr: La liste est un argument par défaut : elle garde les classes des appels précédents.
# ask.en: Call your function twice and compare. Where is your list made, and when: once, or at every
#   call? And the value of a default parameter?
# ask.fr: Appelez deux fois votre fonction et comparez. Où votre liste est-elle créée, et quand :
#   une fois, ou à chaque appel ? Et la valeur d'un paramètre par défaut ?
# fails: first_guess_classes_twice
def first_guess_classes(p, c, classes=[]):
    seen = set()
    for code in product(range(1, c + 1), repeat=p):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        if multiplicities not in seen:
            seen.add(multiplicities)
            classes.append(list(code))
    return classes


# %% more_colours_than_there_are
# en: The number of colours is not looked at.
# fr: Le nombre de couleurs n'est pas pris en compte.
# ask.en: With 2 colours, can a code have 3 different ones? Where does your function use `c`?
# ask.fr: Avec 2 couleurs, un code peut-il en avoir 3 différentes ? Où votre fonction se sert-elle
#   de `c` ?
# fails: first_guess_classes_with_few_colours
def first_guess_classes(p, c, colour=1, largest=None):
    if p == 0:
        return [[]]
    classes = []
    for n in range(min(p, largest or p), 0, -1):
        for rest in first_guess_classes(p - n, c, colour + 1, n):
            classes.append([colour] * n + rest)
    return classes


# %% most_colours_first
# en: The classes come in the wrong order: most colours first.
# fr: Les classes viennent dans le mauvais ordre : le plus de couleurs en premier.
# ask.en: The classes are right. In which order do their codes come in your list, and in which order
#   would they come as the words of a dictionary?
# ask.fr: Les classes sont justes. Dans quel ordre leurs codes sont-ils dans votre liste, et dans
#   quel ordre seraient-ils s'ils étaient les mots d'un dictionnaire ?
# fails: first_guess_classes_by_their_smallest_codes
def first_guess_classes(p, c):
    classes = {}
    for code in product(range(1, c + 1), repeat=p):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        classes.setdefault(multiplicities, list(code))
    return list(classes.values())[::-1]


# %% multiplicities
# en: The multiplicities of the colours are returned instead of codes.
# fr: Ce sont les multiplicités des couleurs qui sont renvoyées, au lieu de codes.
# ask.en: Your lists say how often each colour comes. What is the smallest code with these numbers?
# ask.fr: Vos listes disent combien de fois vient chaque couleur. Quel est le plus petit code qui a
#   ces nombres ?
# fails: first_guess_classes_has_each_class_once
def first_guess_classes(p, c):
    classes = []
    for code in product(range(1, c + 1), repeat=p):
        multiplicities = sorted((code.count(colour) for colour in set(code)), reverse=True)
        if multiplicities not in classes:
            classes.append(multiplicities)
    return classes


# %% number_of_colours_only
# en: Codes with as many colours are taken for the same class.
# fr: Des codes ayant autant de couleurs sont pris pour une même classe.
# ask.en: [1, 1, 1, 2] and [1, 1, 2, 2] both have two colours. Can one become the other by renaming
#   and moving?
# ask.fr: [1, 1, 1, 2] et [1, 1, 2, 2] ont l'un et l'autre deux couleurs. Peut-on passer de l'un à
#   l'autre en renommant et en déplaçant ?
# fails: first_guess_classes_has_each_class_once
def first_guess_classes(p, c):
    classes = {}
    for code in product(range(1, c + 1), repeat=p):
        classes.setdefault(len(set(code)), list(code))
    return list(classes.values())


# %% pegs_and_colours_exchanged
# en: p is taken for the number of colours, c for the number of pegs.
# fr: `p` est pris pour le nombre de couleurs, `c` pour le nombre de pions.
# ask.en: In `first_guess_classes(2, 5)`, how many pegs have the codes? And in your list?
# ask.fr: Dans `first_guess_classes(2, 5)`, combien de pions les codes ont-ils ? Et dans votre liste
#   ?
# fails: first_guess_classes_has_each_class_once
def first_guess_classes(p, c):
    classes = {}
    for code in product(range(1, p + 1), repeat=c):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        classes.setdefault(multiplicities, list(code))
    return list(classes.values())


# %% positions_not_moved
# en: Colours may be renamed, but positions are not moved.
# fr: Les couleurs peuvent être renommées, mais les positions ne sont pas déplacées.
# ask.en: Your list holds both [1, 1, 2] and [1, 2, 1]. Can one become the other by moving a peg?
# ask.fr: Votre liste contient [1, 1, 2] et [1, 2, 1]. Peut-on passer de l'un à l'autre en déplaçant
#   un pion ?
# fails: first_guess_classes_has_each_class_once
def first_guess_classes(p, c):
    classes = []
    for code in product(range(1, c + 1), repeat=p):
        names = {}
        for colour in code:
            names.setdefault(colour, len(names) + 1)
        if [names[colour] for colour in code] == list(code):
            classes.append(list(code))
    return classes


# %% prints_instead_of_returning
# en: The codes are printed, and nothing is returned.
# fr: Les codes sont affichés, et rien n'est renvoyé.
# ask.en: The codes appear on the screen, but what is `x` worth after `x = first_guess_classes(2,
#   5)`?
# ask.fr: Les codes apparaissent à l'écran, mais que vaut `x` après `x = first_guess_classes(2, 5)`
#   ?
# fails: first_guess_classes_has_each_class_once
def first_guess_classes(p, c):
    seen = set()
    for code in product(range(1, c + 1), repeat=p):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        if multiplicities not in seen:
            seen.add(multiplicities)
            print(list(code))


# %% rarest_colour_first
# en: Each class is shown by a code that begins with its rarest colour.
# fr: Chaque classe est représentée par un code qui commence par sa couleur la plus rare.
# ask.en: Which comes first, in the order of the words of a dictionary, [1, 2, 2, 2] or [1, 1, 1,
#   2]? Are both of the same class?
# ask.fr: Lequel vient en premier, dans l'ordre des mots d'un dictionnaire, [1, 2, 2, 2] ou [1, 1,
#   1, 2] ? Sont-ils de la même classe ?
# fails: first_guess_classes_by_their_smallest_codes
def first_guess_classes(p, c):
    classes = set()
    for code in product(range(1, c + 1), repeat=p):
        multiplicities = sorted(code.count(colour) for colour in set(code))
        smallest = []
        for colour, n in enumerate(multiplicities, 1):
            smallest += [colour] * n
        classes.add(tuple(smallest))
    return [list(code) for code in sorted(classes)]


# %% six_colours_counted
# en: Only the colours from 1 to 6 are counted, whatever c is.
# fr: Seules les couleurs de 1 à 6 sont comptées, quel que soit `c`.
# ask.en: With 2 pegs and 8 colours, compare 1 7 with 1 2: which colours does your count know?
# ask.fr: Avec 2 pions et 8 couleurs, comparez 1 7 et 1 2 : quelles couleurs votre compte connaît-il
#   ?
# fails: first_guess_classes_has_each_class_once
def first_guess_classes(p, c):
    smallest = {}
    for code in product(range(1, c + 1), repeat=p):
        multiplicities = tuple(sorted(code.count(colour) for colour in range(1, 7)))
        smallest.setdefault(multiplicities, list(code))
    return list(smallest.values())


# %% sorted_codes
# en: Positions may be moved, but colours are not renamed.
# fr: Les positions peuvent être déplacées, mais les couleurs ne sont pas renommées.
# ask.en: Your list holds both [1] and [2]. Can one become the other by renaming a colour?
# ask.fr: Votre liste contient [1] et [2]. Peut-on passer de l'un à l'autre en renommant une couleur
#   ?
# fails: first_guess_classes_has_each_class_once
from itertools import combinations_with_replacement


def first_guess_classes(p, c):
    return [list(code) for code in combinations_with_replacement(range(1, c + 1), p)]


# %% tuples
# en: The codes are tuples, as `product` makes them.
# fr: Les codes sont des tuples, tels que `product` les fait.
# ask.en: Compare your first code for `2` pegs and `5` colours with the example: are `(1, 1)` and
#   `[1, 1]` equal? What are the codes in the first modules?
# ask.fr: Comparez votre premier code pour `2` pions et `5` couleurs avec l'exemple : `(1, 1)` et
#   `[1, 1]` sont-ils égaux ? Que sont les codes dans les premiers modules ?
# fails: first_guess_classes_are_lists
def first_guess_classes(p, c):
    smallest = {}
    for code in product(range(1, c + 1), repeat=p):
        smallest.setdefault(tuple(sorted(map(code.count, set(code)))), code)
    return list(smallest.values())
