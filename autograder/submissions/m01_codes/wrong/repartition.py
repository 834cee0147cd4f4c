# %% absent_kinds_too
# en: The kinds for which there are not enough colours are there, with 0.
# fr: Les sortes pour lesquelles il n'y a pas assez de couleurs sont là, avec 0.
# ask.en: With `2` pegs and `1` colour, you have the key `(1, 1)`: does a code of this kind exist?
# ask.fr: Avec `2` pions et `1` couleur, vous avez la clé `(1, 1)` : existe-t-il un code de cette
#   sorte ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def sortes(p, maximum):
    if p == 0:
        return [()]
    return [(n,) + reste for n in range(min(p, maximum), 0, -1) for reste in sortes(p - n, n)]


def repartition(p, c):
    nombres = {sorte: 0 for sorte in sortes(p, p)}
    for code in tous_les_codes(p, c):
        nombres[tuple(sorted((code.count(k) for k in set(code)), reverse=True))] += 1
    return nombres


# %% colours_in_the_keys
# en: The keys hold the colours with their counts.
# fr: Les clés contiennent les couleurs avec leurs comptes.
# ask.en: With `1` peg and `3` colours, you have three keys: does the kind of a code depend on which
#   colours it has?
# ask.fr: Avec `1` pion et `3` couleurs, vous avez trois clés : la sorte d'un code dépend-elle des
#   couleurs qu'il contient ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted(((code.count(k), k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% counters_stay_at_one
# en: The counter is set to 1 at each code.
# fr: Le compteur est mis à 1 à chaque code.
# ask.en: All your values are `1`: with `1` peg and `3` colours, what happens to the counter at the
#   second code?
# ask.fr: Toutes vos valeurs sont `1` : avec `1` pion et `3` couleurs, que devient le compteur au
#   deuxième code ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = 1
    return nombres


# %% default_argument_kept
# en: The numbers are added to those of the call before.
# fr: Les nombres s'ajoutent à ceux de l'appel précédent.
# ask.en: Make the same call twice: the numbers have grown. What should the dictionary hold when a
#   call begins?
# ask.fr: Faites deux fois le même appel : les nombres ont augmenté. Que doit contenir le
#   dictionnaire quand un appel commence ?
# fails: repartition_twice
def repartition(p, c, nombres={}):
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% eight_colours_only
# en: Only the colours 1 to 8 are counted, as many as in the example.
# fr: Seules les couleurs 1 à 8 sont comptées, autant que dans l'exemple.
# ask.en: With `1` peg and `9` colours, one of your keys belongs to no code: what becomes of the
#   colour `9`?
# ask.fr: Avec `1` pion et `9` couleurs, une de vos clés ne correspond à aucun code : que devient la
#   couleur `9` ?
# fails: repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        comptes = [code.count(k) for k in range(1, 9) if k in code]
        cle = tuple(sorted(comptes, reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% equal_colours_told_apart
# en: The formula counts a code again for each order of the colours that occur equally often.
# fr: La formule recompte un code pour chaque ordre des couleurs qui viennent aussi souvent.
# ask.en: With `2` pegs and `2` colours, you count `4` codes of kind `(1, 1)`: write them down.
#   Which ones did you count twice?
# ask.fr: Avec `2` pions et `2` couleurs, vous comptez `4` codes de sorte `(1, 1)` : écrivez-les.
#   Lesquels avez-vous comptés deux fois ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
from math import factorial, perm


def sortes(p, maximum):
    if p == 0:
        return [()]
    return [(n,) + reste for n in range(min(p, maximum), 0, -1) for reste in sortes(p - n, n)]


def repartition(p, c):
    nombres = {}
    for sorte in sortes(p, p):
        if len(sorte) <= c:
            placements = factorial(p)
            for n in sorte:
                placements //= factorial(n)
            nombres[sorte] = placements * perm(c, len(sorte))
    return nombres


# %% equal_counts_once
# en: Equal multiplicities are written only once.
# fr: Des multiplicités égales ne sont écrites qu'une fois.
# ask.en: With `2` pegs and `2` colours, you have the key `(1,)`: should the numbers of a key not
#   add up to `2`?
# ask.fr: Avec `2` pions et `2` couleurs, vous avez la clé `(1,)` : la somme des nombres d'une clé
#   ne doit-elle pas être `2` ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted({code.count(k) for k in code}, reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% first_one_counted_twice
# en: The first code of a kind sets its counter to 1 and is then counted again.
# fr: Le premier code d'une sorte met son compteur à 1, puis est compté de nouveau.
# ask.en: With `1` peg and `1` colour, your value is `2`, for one code: through which lines does the
#   first code of a kind go?
# ask.fr: Avec `1` pion et `1` couleur, votre valeur est `2` pour un seul code : par quelles lignes
#   passe le premier code d'une sorte ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        if cle not in nombres:
            nombres[cle] = 1
        nombres[cle] += 1
    return nombres


# %% first_one_not_counted
# en: The first code of a kind sets its counter to 0.
# fr: Le premier code d'une sorte met son compteur à 0.
# ask.en: With `1` peg and `1` colour, your value is `0`: what should a counter be just after the
#   first code of its kind?
# ask.fr: Avec `1` pion et `1` couleur, votre valeur est `0` : que doit valoir un compteur juste
#   après le premier code de sa sorte ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        if cle in nombres:
            nombres[cle] += 1
        else:
            nombres[cle] = 0
    return nombres


# %% four_colours_at_most
# en: Only the first four numbers of a pattern are counted.
# fr: Seuls les quatre premiers numéros d'un schéma sont comptés.
# ask.en: How many different colours can a code of five pegs have? Which numbers of its pattern does
#   your function count?
# ask.fr: Combien de couleurs différentes un code de cinq pions peut-il avoir ? Quels numéros votre
#   fonction compte-t-elle ?
# fails: repartition_for_longer_codes
def repartition(p, c):
    numbers = {}
    for code in tous_les_codes(p, c):
        counts = [masque(code).count(number) for number in "1234" if number in masque(code)]
        key = tuple(sorted(counts, reverse=True))
        numbers[key] = numbers.get(key, 0) + 1
    return numbers


# %% ignores_the_colours
# en: c is not handed over: always 6 colours.
# fr: `c` n'est pas transmis : toujours 6 couleurs.
# ask.en: With `1` peg, your numbers are the same for `1` colour and for `6`: which parameter plays
#   no part in your function?
# ask.fr: Avec `1` pion, vos nombres sont les mêmes pour `1` couleur et pour `6` : quel paramètre ne
#   joue aucun rôle dans votre fonction ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% ignores_the_pegs
# en: p is not handed over: always 4 pegs.
# fr: `p` n'est pas transmis : toujours 4 pions.
# ask.en: With `1` peg and `1` colour, your key is `(4,)`: how many pegs do the codes that you count
#   have?
# ask.fr: Avec `1` pion et `1` couleur, votre clé est `(4,)` : combien de pions ont les codes que
#   vous comptez ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(c=c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% keys_and_values_swapped
# en: The numbers are the keys and the multiplicities the values.
# fr: Les nombres sont les clés, et les multiplicités les valeurs.
# ask.en: With `1` peg and `3` colours, your key is `3`: does one want to find a number from a kind,
#   or a kind from a number?
# ask.fr: Avec `1` pion et `3` couleurs, votre clé est `3` : veut-on trouver un nombre à partir
#   d'une sorte, ou une sorte à partir d'un nombre ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return {n: cle for cle, n in nombres.items()}


# %% largest_only
# en: The key is the largest multiplicity alone, a number.
# fr: La clé est la plus grande multiplicité seule, un nombre.
# ask.en: Your keys are numbers: with `1` peg and `3` colours, yours is `1`. What would tell `(2,
#   2)` from `(2, 1, 1)`?
# ask.fr: Vos clés sont des nombres : avec `1` pion et `3` couleurs, la vôtre est `1`. Qu'est-ce qui
#   distinguerait `(2, 2)` de `(2, 1, 1)` ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = max(code.count(k) for k in code)
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% largest_then_ones
# en: The other colours are supposed to occur once each.
# fr: Les autres couleurs sont supposées venir une fois chacune.
# ask.en: With `4` pegs and `2` colours, what is the kind of the code `[1, 1, 2, 2]`, and do you
#   have that key?
# ask.fr: Avec `4` pions et `2` couleurs, de quelle sorte est le code `[1, 1, 2, 2]`, et avez-vous
#   cette clé ?
# fails: repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        plus_grand = max(code.count(k) for k in code)
        cle = (plus_grand,) + (1,) * (p - plus_grand)
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% lists_as_keys
# en: Lists cannot be keys of a dictionary.
# fr: Des listes ne peuvent pas être clés d'un dictionnaire.
# ask.en: Your function stops with a `TypeError`. If the message says `unhashable`, try `{[1]: 1}`:
#   which type of sequence may be a key?
# ask.fr: Votre fonction s'arrête sur une `TypeError`. Si le message dit `unhashable`, essayez
#   `{[1]: 1}` : quel type de suite peut être une clé ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = sorted((code.count(k) for k in set(code)), reverse=True)
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% lists_of_codes
# en: The codes themselves are kept.
# fr: Ce sont les codes eux-mêmes qui sont gardés.
# ask.en: Your values are lists of codes, such as `[[1]]`: what does the question ask for, the codes
#   or their number?
# ask.fr: Vos valeurs sont des listes de codes, comme `[[1]]` : que demande l'énoncé, les codes ou
#   leur nombre ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    sortes = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        sortes.setdefault(cle, []).append(code)
    return sortes


# %% not_sorted
# en: The multiplicities stay in the order of the colours' first appearance.
# fr: Les multiplicités restent dans l'ordre où les couleurs apparaissent.
# ask.en: With `3` pegs and `2` colours, you have the keys `(1, 2)` and `(2, 1)`: do they stand for
#   two different kinds of codes?
# ask.fr: Avec `3` pions et `2` couleurs, vous avez les clés `(1, 2)` et `(2, 1)` : désignent-elles
#   deux sortes de codes différentes ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
from collections import Counter


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(Counter(code).values())
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% number_of_colours
# en: The key is how many different colours there are.
# fr: La clé est le nombre de couleurs différentes.
# ask.en: Your keys are numbers such as `1`: with `4` pegs, do the kinds `(2, 2)` and `(3, 1)` have
#   different keys?
# ask.fr: Vos clés sont des nombres comme `1` : avec `4` pions, les sortes `(2, 2)` et `(3, 1)`
#   ont-elles des clés différentes ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = len(set(code))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% number_of_patterns
# en: The patterns of each kind are counted, not the codes.
# fr: Ce sont les motifs de chaque sorte qui sont comptés, et non les codes.
# ask.en: With `1` peg and `3` colours, you count `1`: how many codes have that one pattern?
# ask.fr: Avec `1` pion et `3` couleurs, vous comptez `1` : combien de codes ont cet unique motif ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    motifs = {masque(code) for code in tous_les_codes(p, c)}
    nombres = {}
    for motif in motifs:
        cle = tuple(sorted((motif.count(k) for k in set(motif)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% numbers_as_keys
# en: The keys are whole numbers such as 211.
# fr: Les clés sont des nombres entiers comme 211.
# ask.en: With `2` pegs and `2` colours, your keys are `2` and `11`: is `11` a tuple?
# ask.fr: Avec `2` pions et `2` couleurs, vos clés sont `2` et `11` : est-ce que `11` est un tuple ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = 0
        for n in sorted((code.count(k) for k in set(code)), reverse=True):
            cle = cle * 10 + n
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% once_per_peg
# en: The count of a colour is put into the key once for each of its pegs.
# fr: Le compte d'une couleur est mis dans la clé une fois pour chacun de ses pions.
# ask.en: With `2` pegs and `1` colour, your key is `(2, 2)`: how many different colours does the
#   code `[1, 1]` have?
# ask.fr: Avec `2` pions et `1` couleur, votre clé est `(2, 2)` : combien de couleurs différentes le
#   code `[1, 1]` a-t-il ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in code), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% only_repeated_colours
# en: The colours which occur once are left out of the keys.
# fr: Les couleurs qui viennent une seule fois manquent dans les clés.
# ask.en: With `1` peg and `1` colour, your key is `()`: how often does the colour of the code `[1]`
#   occur?
# ask.fr: Avec `1` pion et `1` couleur, votre clé est `()` : combien de fois la couleur du code
#   `[1]` apparaît-elle ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        comptes = [code.count(k) for k in set(code) if code.count(k) > 1]
        cle = tuple(sorted(comptes, reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% order_ignored
# en: Codes that differ only by the order of their pegs are counted once.
# fr: Des codes qui ne diffèrent que par l'ordre de leurs pions sont comptés une fois.
# ask.en: With `2` pegs and `2` colours, you count `1` code of kind `(1, 1)`: are `[1, 2]` and `[2,
#   1]` the same code?
# ask.fr: Avec `2` pions et `2` couleurs, vous comptez `1` code de sorte `(1, 1)` : `[1, 2]` et `[2,
#   1]` sont-ils le même code ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
from itertools import combinations_with_replacement


def repartition(p, c):
    nombres = {}
    for code in combinations_with_replacement(range(1, c + 1), p):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% order_of_a_set
# en: The multiplicities stay in the order in which a set gives the colours.
# fr: Les multiplicités restent dans l'ordre où un ensemble donne les couleurs.
# ask.en: With `3` pegs and `2` colours, which keys does your function give to `[1, 1, 2]` and to
#   `[1, 2, 2]`? And what decides the order in which a set gives its elements?
# ask.fr: Avec `3` pions et `2` couleurs, quelles clés votre fonction donne-t-elle à `[1, 1, 2]` et
#   à `[1, 2, 2]` ? Et qu'est-ce qui décide de l'ordre dans lequel un ensemble donne ses éléments ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(code.count(k) for k in set(code))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% pairs_in_a_list
# en: The result is a list of pairs instead of a dictionary.
# fr: C'est une liste de couples au lieu d'un dictionnaire.
# ask.en: Your answer is a list: what does `type({})` say, and how does one ask a dictionary for the
#   number of a kind?
# ask.fr: Votre réponse est une liste : que dit `type({})`, et comment demande-t-on à un
#   dictionnaire le nombre d'une sorte ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return list(nombres.items())


# %% parameters_swapped
# en: p and c are exchanged.
# fr: `p` et `c` sont échangés.
# ask.en: With `1` peg and `3` colours, your key is `(3,)`: how many pegs do the codes that you
#   count have, and in which order are p and c given?
# ask.fr: Avec `1` pion et `3` couleurs, votre clé est `(3,)` : combien de pions ont les codes que
#   vous comptez, et dans quel ordre donne-t-on p et c ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(c, p):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% patterns
# en: The codes are counted by pattern.
# fr: Les codes sont comptés par motif.
# ask.en: With `1` peg and `1` colour, your key is `'1'`: the pattern says where the pegs are alike.
#   What do the multiplicities say?
# ask.fr: Avec `1` pion et `1` couleur, votre clé est `'1'` : le motif dit où les pions sont
#   semblables. Que disent les multiplicités ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = masque(code)
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% percentages
# en: The values are rounded percentages.
# fr: Ce sont des pourcentages arrondis.
# ask.en: With `1` peg and `1` colour, your value is `100.0`: how many codes are there?
# ask.fr: Avec `1` pion et `1` couleur, votre valeur est `100.0` : combien y a-t-il de codes ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return {cle: round(100 * n / c**p, 1) for cle, n in nombres.items()}


# %% prints_instead_of_returning
# en: The dictionary is shown but not returned.
# fr: Le dictionnaire est affiché mais pas renvoyé.
# ask.en: Your function shows something but gives nothing back, and showing is not returning: after
#   `x = repartition(1, 1)`, what does `x` hold?
# ask.fr: Votre fonction affiche quelque chose mais ne renvoie rien, et afficher n'est pas renvoyer
#   : après `x = repartition(1, 1)`, que contient `x` ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    print(nombres)


# %% remembered_by_pegs_only
# en: The answers already given are remembered by the number of pegs alone.
# fr: Les réponses déjà données ne sont retenues que par le nombre de pions.
# ask.en: Call `repartition(1, 1)`, then `repartition(1, 3)`: the second answer is that of the
#   first. What does your function keep from one call to the next?
# ask.fr: Appelez `repartition(1, 1)`, puis `repartition(1, 3)` : la seconde réponse est celle du
#   premier appel. Que garde votre fonction d'un appel à l'autre ?
# fails: repartition_twice
deja_faits = {}


def repartition(p, c):
    if p not in deja_faits:
        nombres = {}
        for code in tous_les_codes(p, c):
            cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
            nombres[cle] = nombres.get(cle, 0) + 1
        deja_faits[p] = nombres
    return deja_faits[p]


# %% return_in_the_loop
# en: The return is inside the loop.
# fr: Le `return` est dans la boucle.
# ask.en: Your dictionary never counts more than one code: with `1` peg and `3` colours, how many
#   codes has your function looked at when it ends?
# ask.fr: Votre dictionnaire ne compte jamais qu'un code : avec `1` pion et `3` couleurs, combien de
#   codes votre fonction a-t-elle vus quand elle se termine ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
        return nombres


# %% runs
# en: Only neighbouring pegs of the same colour are counted together.
# fr: Seuls les pions voisins de même couleur sont comptés ensemble.
# ask.en: With `3` pegs and `2` colours, you have the key `(1, 1, 1)`: how many times does each
#   colour occur in the code `[1, 2, 1]`?
# ask.fr: Avec `3` pions et `2` couleurs, vous avez la clé `(1, 1, 1)` : combien de fois chaque
#   couleur apparaît-elle dans le code `[1, 2, 1]` ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
from itertools import groupby


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((len(list(groupe)) for _, groupe in groupby(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% shares
# en: The values are the shares of the kinds, not the numbers of codes.
# fr: Ce sont les proportions des sortes, et non les nombres de codes.
# ask.en: With `1` peg and `3` colours, your value is `1.0`: is that a number of codes? How many
#   codes are there?
# ask.fr: Avec `1` pion et `3` couleurs, votre valeur est `1.0` : est-ce un nombre de codes ?
#   Combien y a-t-il de codes ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    parts = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        parts[cle] = parts.get(cle, 0) + 1 / c**p
    return parts


# %% six_alike_at_most
# en: Counts are looked for from 6 downwards, so that a larger one is in no key.
# fr: Les effectifs sont cherchés à partir de 6 : un plus grand n'est dans aucune clé.
# ask.en: Which key belongs to a code of seven pegs of one colour? Where does your loop begin?
# ask.fr: Quelle clé correspond à un code de sept pions d'une seule couleur ? Où votre boucle
#   commence-t-elle ?
# fails: repartition_for_longer_codes
# contrived: Counts looked for from 6 down, though sorting is at hand: wrong only from seven equal
#   pegs on.
def repartition(p, c):
    parts = {}
    for code in tous_les_codes(p, c):
        effectifs = [code.count(couleur) for couleur in range(1, c + 1)]
        cle = tuple(n for n in range(6, 0, -1) for _ in range(effectifs.count(n)))
        parts[cle] = parts.get(cle, 0) + 1
    return parts


# %% six_colours_only
# en: Only the colours 1 to 6 are counted.
# fr: Seules les couleurs 1 à 6 sont comptées.
# ask.en: With `4` pegs and `8` colours, the numbers in some of your keys do not add up to `4`: what
#   becomes of the colours `7` and `8`?
# ask.fr: Avec `4` pions et `8` couleurs, les nombres de certaines de vos clés n'ont pas pour somme
#   `4` : que deviennent les couleurs `7` et `8` ?
# fails: repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        comptes = [code.count(k) for k in range(1, 7) if k in code]
        cle = tuple(sorted(comptes, reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% smallest_first
# en: The multiplicities are sorted from the smallest on.
# fr: Les multiplicités sont triées à partir de la plus petite.
# ask.en: With `3` pegs and `2` colours, you have the key `(1, 2)`: which of the two numbers should
#   come first?
# ask.fr: Avec `3` pions et `2` couleurs, vous avez la clé `(1, 2)` : lequel des deux nombres doit
#   venir en premier ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted(code.count(k) for k in set(code)))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% sorted_too_late
# en: The counts are listed by colour, and the keys are sorted, but not what is in them.
# fr: Les comptes sont donnés par couleur, et les clés sont triées, mais pas ce qu'elles
#   contiennent.
# ask.en: With `3` pegs and `2` colours, which codes do you count under the key `(2, 1)`, and which
#   under the key `(1, 2)`? To which kind do all of these belong?
# ask.fr: Avec `3` pions et `2` couleurs, quels codes comptez-vous sous la clé `(2, 1)`, et lesquels
#   sous la clé `(1, 2)` ? À quelle sorte appartiennent-ils tous ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(code.count(k) for k in sorted(set(code)))
        nombres[cle] = nombres.get(cle, 0) + 1
    return dict(sorted(nombres.items(), reverse=True))


# %% text_keys
# en: The keys are strings.
# fr: Les clés sont des chaînes.
# ask.en: With `1` peg and `1` colour, your key is `'1'`: of what type is it, and of what type is
#   `(1,)`?
# ask.fr: Avec `1` pion et `1` couleur, votre clé est `'1'` : de quel type est-elle, et de quel type
#   est `(1,)` ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        comptes = sorted((code.count(k) for k in set(code)), reverse=True)
        cle = "".join(str(n) for n in comptes)
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% up_to_three_pegs
# en: There are formulas for one, two and three pegs, and nothing after.
# fr: Il y a des formules pour un, deux et trois pions, et rien après.
# ask.en: With `4` pegs and `2` colours, your dictionary is empty: which kinds of codes are there
#   then, and what in your function should count them?
# ask.fr: Avec `4` pions et `2` couleurs, votre dictionnaire est vide : quelles sortes de codes y
#   a-t-il alors, et qu'est-ce qui devrait les compter dans votre fonction ?
# fails: repartition_for_longer_codes
# contrived: Formulas for 1, 2 and 3 pegs only: the printed example, with 4 pegs, would already be
#   empty.
def repartition(p, c):
    if p == 1:
        nombres = {(1,): c}
    elif p == 2:
        nombres = {(2,): c, (1, 1): c * (c - 1)}
    elif p == 3:
        nombres = {(3,): c, (2, 1): 3 * c * (c - 1), (1, 1, 1): c * (c - 1) * (c - 2)}
    else:
        nombres = {}
    return {cle: n for cle, n in nombres.items() if n > 0}


# %% written_tuples_as_keys
# en: The keys are tuples written out as text.
# fr: Les clés sont des tuples écrits en toutes lettres.
# ask.en: With `1` peg and `1` colour, your key is `'(1,)'`, with quotation marks: is that a tuple
#   or a text?
# ask.fr: Avec `1` pion et `1` couleur, votre clé est `'(1,)'`, avec des apostrophes : est-ce un
#   tuple ou un texte ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = str(tuple(sorted((code.count(k) for k in set(code)), reverse=True)))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres


# %% zero_counts_in_the_keys
# en: The colours which do not occur are in the keys, with 0.
# fr: Les couleurs absentes sont dans les clés, avec 0.
# ask.en: With `1` peg and `3` colours, your key is `(1, 0, 0)`: which colours do the zeros stand
#   for, and are they in the code?
# ask.fr: Avec `1` pion et `3` couleurs, votre clé est `(1, 0, 0)` : à quelles couleurs
#   correspondent les zéros, et sont-elles dans le code ?
# fails: repartition_counts_each_kind, repartition_for_longer_codes
def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((code.count(k) for k in range(1, c + 1)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
