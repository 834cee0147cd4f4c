# %% always_classic
# en: p and c are ignored.
# fr: `p` et `c` sont ignorés.
# ask.en: Your list is always that of the classic game: what do you get when you ask for `1` peg and
#   `2` colours?
# ask.fr: Votre liste est toujours celle du jeu classique : qu'obtenez-vous en demandant `1` pion et
#   `2` couleurs ?
# fails: tous_les_codes_has_each_code_once
from itertools import product


def tous_les_codes(p=4, c=6):
    return [list(code) for code in product([1, 2, 3, 4, 5, 6], repeat=4)]


# %% always_increasing
# en: The codes are combinations: their colours always increase.
# fr: Ce sont des combinaisons : les couleurs d'un code vont toujours en croissant.
# ask.en: Ask for the codes of `2` pegs and `2` colours: you give `[1, 2]` alone. Which others can
#   you write by hand?
# ask.fr: Demandez les codes de `2` pions et `2` couleurs : vous donnez seulement `[1, 2]`. Lesquels
#   pouvez-vous encore écrire à la main ?
# fails: tous_les_codes_has_each_code_once
from itertools import combinations


def tous_les_codes(p=4, c=6):
    return [list(code) for code in combinations(range(1, c + 1), p)]


# %% always_six_colours
# en: c is ignored: always 6 colours.
# fr: `c` est ignoré : toujours 6 couleurs.
# ask.en: Ask for the codes of `1` peg and `2` colours: your list goes up to `[6]`. Which parameter
#   does not play its part?
# ask.fr: Demandez les codes de `1` pion et `2` couleurs : votre liste va jusqu'à `[6]`. Quel
#   paramètre ne joue pas son rôle ?
# fails: tous_les_codes_has_each_code_once
def tous_les_codes(p=4, c=6):
    codes = [[]]
    for i in range(p):
        codes = [code + [k] for code in codes for k in range(1, 7)]
    return codes


# %% by_sum
# en: The codes are sorted by the sum of their pegs.
# fr: Les codes sont triés par la somme de leurs pions.
# ask.en: All the codes are there, but with `2` pegs and `3` colours `[2, 1]` comes before `[1, 3]`:
#   which of the two would a dictionary put first?
# ask.fr: Tous les codes y sont, mais avec `2` pions et `3` couleurs `[2, 1]` vient avant `[1, 3]` :
#   lequel des deux un dictionnaire mettrait-il en premier ?
# fails: tous_les_codes_in_order
from itertools import product


def tous_les_codes(p=4, c=6):
    return sorted((list(code) for code in product(range(1, c + 1), repeat=p)), key=sum)


# %% classic_list_kept
# en: The codes of the classic game are made once, and the same list is given at each call.
# fr: Les codes du jeu classique sont faits une fois, et chaque appel donne la même liste.
# ask.en: Two calls of `tous_les_codes(4, 6)`, then one code taken out of the first list: how many
#   codes are left in the second?
# ask.fr: Deux appels de `tous_les_codes(4, 6)`, puis un code retiré de la première liste : combien
#   en reste-t-il dans la seconde ?
# fails: tous_les_codes_twice
def construire(p, c):
    if p == 0:
        return [[]]
    return [[x, *reste] for x in range(1, c + 1) for reste in construire(p - 1, c)]


CLASSIQUE = construire(4, 6)


def tous_les_codes(p=4, c=6):
    return CLASSIQUE if p == 4 and c == 6 else construire(p, c)


# %% colours_as_text
# en: The pegs are one-character strings.
# fr: Les pions sont des chaînes d'un caractère.
# ask.en: Your pegs are texts: are `'1'` and `1` the same colour for Python?
# ask.fr: Vos pions sont des textes : `'1'` et `1` sont-ils la même couleur pour Python ?
# fails: tous_les_codes_has_each_code_once
from itertools import product


def tous_les_codes(p=4, c=6):
    couleurs = [str(k) for k in range(1, c + 1)]
    return [list(code) for code in product(couleurs, repeat=p)]


# %% colours_from_zero
# en: The colours go from 0 to c - 1.
# fr: Les couleurs vont de 0 à `c - 1`.
# ask.en: Look at your codes of `1` peg and `2` colours: your first code is `[0]`. What is the
#   number of the first colour, and of the last?
# ask.fr: Regardez vos codes de `1` pion et `2` couleurs : votre premier code est `[0]`. Quel est le
#   numéro de la première couleur, et celui de la dernière ?
# fails: tous_les_codes_has_each_code_once
def tous_les_codes(p=4, c=6):
    codes = [[]]
    for i in range(p):
        codes = [code + [couleur] for code in codes for couleur in range(c)]
    return codes


# %% defaults_swapped
# en: The default values are exchanged: 6 pegs, 4 colours.
# fr: Les valeurs par défaut sont échangées : 6 pions, 4 couleurs.
# ask.en: Without arguments, you give the codes of `6` pegs and `4` colours: how many pegs and how
#   many colours does the classic game have?
# ask.fr: Sans argument, vous donnez les codes de `6` pions et `4` couleurs : combien de pions et
#   combien de couleurs a le jeu classique ?
# fails: tous_les_codes_without_arguments
def tous_les_codes(p=6, c=4):
    codes = [[]]
    for i in range(p):
        codes = [code + [k] for code in codes for k in range(1, c + 1)]
    return codes


# %% eight_colours_by_default
# en: The default number of colours is 8.
# fr: Le nombre de couleurs par défaut est 8.
# ask.en: Without arguments, you give the codes of `8` colours: how many colours does the classic
#   game have?
# ask.fr: Sans argument, vous donnez les codes de `8` couleurs : combien de couleurs a le jeu
#   classique ?
# fails: tous_les_codes_without_arguments
def tous_les_codes(p=4, c=8):
    codes = [[]]
    for i in range(p):
        codes = [code + [k] for code in codes for k in range(1, c + 1)]
    return codes


# %% empty_start
# en: The construction starts from an empty list, in which there is nothing to extend.
# fr: La construction part d'une liste vide, où il n'y a rien à prolonger.
# ask.en: Your list is always empty: what should put a first code into it, and does that happen? If
#   you extend shorter codes, how many are there at the very beginning?
# ask.fr: Votre liste est toujours vide : qu'est-ce qui devrait y mettre un premier code, et cela se
#   produit-il ? Si vous prolongez des codes plus courts, combien y en a-t-il au tout début ?
# fails: tous_les_codes_has_each_code_once
def tous_les_codes(p=4, c=6):
    if p == 0:
        return []
    return [code + [k] for code in tous_les_codes(p - 1, c) for k in range(1, c + 1)]


# %% first_code_again
# en: After the last code, the first one is put in once more.
# fr: Après le dernier code, le premier est mis une fois de plus.
# ask.en: With `1` peg and `1` colour, your list has two codes: which one comes twice, and at which
#   step is it added again?
# ask.fr: Avec `1` pion et `1` couleur, votre liste a deux codes : lequel y est deux fois, et à
#   quelle étape est-il ajouté de nouveau ?
# fails: tous_les_codes_has_each_code_once
def tous_les_codes(p=4, c=6):
    code = [1] * p
    codes = [list(code)]
    for n in range(c**p):
        i = p - 1
        while i >= 0 and code[i] == c:
            code[i] = 1
            i -= 1
        if i >= 0:
            code[i] += 1
        codes.append(list(code))
    return codes


# %% first_code_forgotten
# en: The counter moves on before the first code is kept.
# fr: Le compteur avance avant que le premier code soit gardé.
# ask.en: With `1` peg and `1` colour, your list is empty; with `2` colours, which code is missing?
# ask.fr: Avec `1` pion et `1` couleur, votre liste est vide ; avec `2` couleurs, quel code manque ?
# fails: tous_les_codes_has_each_code_once
def tous_les_codes(p=4, c=6):
    code = [1] * p
    codes = []
    while code != [c] * p:
        i = p - 1
        while code[i] == c:
            code[i] = 1
            i -= 1
        code[i] += 1
        codes.append(list(code))
    return codes


# %% first_peg_fastest
# en: The first peg changes at every code.
# fr: C'est le premier pion qui change à chaque code.
# ask.en: All the codes are there, but with `2` pegs and `2` colours `[2, 1]` comes just after `[1,
#   1]`: which peg should change most often?
# ask.fr: Tous les codes y sont, mais avec `2` pions et `2` couleurs `[2, 1]` suit aussitôt `[1, 1]`
#   : quel pion doit changer le plus souvent ?
# fails: tous_les_codes_in_order
def tous_les_codes(p=4, c=6):
    codes = [[]]
    for i in range(p):
        codes = [[k] + code for code in codes for k in range(1, c + 1)]
    return codes


# %% four_loops
# en: There are four nested loops, whatever the number of pegs.
# fr: Il y a quatre boucles imbriquées, quel que soit le nombre de pions.
# ask.en: Your codes always have `4` pegs: what do you get when you ask for `1` peg?
# ask.fr: Vos codes ont toujours `4` pions : qu'obtenez-vous en demandant `1` pion ?
# fails: tous_les_codes_has_each_code_once
def tous_les_codes(p=4, c=6):
    codes = []
    for i in range(1, c + 1):
        for j in range(1, c + 1):
            for k in range(1, c + 1):
                for l in range(1, c + 1):
                    codes.append([i, j, k, l])
    return codes


# %% four_loops_cut
# en: There are four nested loops, whose codes are cut to p pegs.
# fr: Il y a quatre boucles imbriquées, dont les codes sont coupés à `p` pions.
# ask.en: With `1` peg and `2` colours, how many times does `[1]` come in your list?
# ask.fr: Avec `1` pion et `2` couleurs, combien de fois `[1]` figure-t-il dans votre liste ?
# fails: tous_les_codes_has_each_code_once
def tous_les_codes(p=4, c=6):
    codes = []
    for i in range(1, c + 1):
        for j in range(1, c + 1):
            for k in range(1, c + 1):
                for l in range(1, c + 1):
                    codes.append([i, j, k, l][:p])
    return codes


# %% generator
# en: The codes are yielded, not collected in a list.
# fr: Les codes sont produits par `yield`, et non réunis dans une liste.
# ask.en: Try `type(tous_les_codes(1, 1))`: is it a list? What can be done with a list and not with
#   what you return?
# ask.fr: Essayez `type(tous_les_codes(1, 1))` : est-ce une liste ? Que peut-on faire d'une liste,
#   et non de ce que vous renvoyez ?
# fails: tous_les_codes_has_each_code_once
def tous_les_codes(p=4, c=6):
    if p == 0:
        yield []
    else:
        for code in tous_les_codes(p - 1, c):
            for k in range(1, c + 1):
                yield code + [k]


# %% global_list
# en: The list of the codes grows from one call to the next.
# fr: La liste des codes s'allonge d'un appel à l'autre.
# ask.en: Make the same call twice: your list has grown. What should it hold when a call begins?
# ask.fr: Faites deux fois le même appel : votre liste s'est allongée. Que doit-elle contenir quand
#   un appel commence ?
# fails: tous_les_codes_twice
from itertools import product


codes = []


def tous_les_codes(p=4, c=6):
    for code in product(range(1, c + 1), repeat=p):
        codes.append(list(code))
    return codes


# %% integers
# en: Each code is one whole number.
# fr: Chaque code est un seul nombre entier.
# ask.en: Your codes are numbers such as `11`: how does one read the second peg of such a code?
# ask.fr: Vos codes sont des nombres comme `11` : comment lit-on le deuxième pion d'un tel code ?
# fails: tous_les_codes_has_each_code_once
def tous_les_codes(p=4, c=6):
    codes = [0]
    for i in range(p):
        codes = [code * 10 + k for code in codes for k in range(1, c + 1)]
    return codes


# %% last_code_forgotten
# en: The loop ends when the last code is met, before it is kept.
# fr: La boucle finit quand le dernier code est rencontré, avant qu'il soit gardé.
# ask.en: Look at the end of your list: with `1` peg and `2` colours, where is `[2]`?
# ask.fr: Regardez la fin de votre liste : avec `1` pion et `2` couleurs, où est `[2]` ?
# fails: tous_les_codes_has_each_code_once
def tous_les_codes(p=4, c=6):
    code = [1] * p
    codes = []
    while code != [c] * p:
        codes.append(list(code))
        i = p - 1
        while code[i] == c:
            code[i] = 1
            i -= 1
        code[i] += 1
    return codes


# %% last_colour_forgotten
# en: range(1, c) stops before the last colour.
# fr: `range(1, c)` s'arrête avant la dernière couleur.
# ask.en: Ask for the codes of `1` peg and `1` colour: your list is empty. Which colour never occurs
#   in your codes?
# ask.fr: Demandez les codes de `1` pion et `1` couleur : votre liste est vide. Quelle couleur
#   n'apparaît jamais dans vos codes ?
# fails: tous_les_codes_has_each_code_once
def tous_les_codes(p=4, c=6):
    codes = [[]]
    for i in range(p):
        codes = [code + [couleur] for code in codes for couleur in range(1, c)]
    return codes


# %% neighbours_differ
# en: A peg never has the colour of the one before it.
# fr: Un pion n'a jamais la couleur du précédent.
# ask.en: Ask for the codes of `2` pegs and `2` colours: where is `[1, 1]`? What may follow a peg of
#   colour `1`?
# ask.fr: Demandez les codes de `2` pions et `2` couleurs : où est `[1, 1]` ? Qu'est-ce qui peut
#   suivre un pion de couleur `1` ?
# fails: tous_les_codes_has_each_code_once
def tous_les_codes(p=4, c=6):
    codes = [[]]
    for i in range(p):
        codes = [code + [k] for code in codes for k in range(1, c + 1) if code[-1:] != [k]]
    return codes


# %% never_decreasing
# en: The codes are combinations with repetition: each is sorted.
# fr: Ce sont des combinaisons avec répétition : chaque code est trié.
# ask.en: Ask for the codes of `2` pegs and `2` colours: `[1, 2]` is there, but where is `[2, 1]`?
# ask.fr: Demandez les codes de `2` pions et `2` couleurs : `[1, 2]` y est, mais où est `[2, 1]` ?
# fails: tous_les_codes_has_each_code_once
from itertools import combinations_with_replacement


def tous_les_codes(p=4, c=6):
    return [list(code) for code in combinations_with_replacement(range(1, c + 1), p)]


# %% no_defaults
# en: The parameters have no default values.
# fr: Les paramètres n'ont pas de valeurs par défaut.
# ask.en: Try `len(tous_les_codes())`, without arguments. Which values should the parameters take by
#   themselves when none are given?
# ask.fr: Essayez `len(tous_les_codes())`, sans argument. Quelles valeurs les paramètres doivent-ils
#   prendre d'eux-mêmes quand on n'en donne aucune ?
# fails: tous_les_codes_without_arguments
def tous_les_codes(p, c):
    codes = [[]]
    for i in range(p):
        codes = [code + [k] for code in codes for k in range(1, c + 1)]
    return codes


# %% one_code_written_over
# en: One list is filled with each code in turn, and appended each time.
# fr: Une seule liste reçoit chaque code à son tour, et c'est elle qu'on ajoute chaque fois.
# ask.en: Your list holds the last code again and again. How many lists does your function make, and
#   what happens to the codes appended before when the next one is written?
# ask.fr: Votre liste ne contient que le dernier code, répété. Combien de listes votre fonction
#   fabrique-t-elle, et que deviennent les codes déjà ajoutés quand on écrit le suivant ?
# fails: tous_les_codes_has_each_code_once
def tous_les_codes(p=4, c=6):
    codes = []
    code = [1] * p
    for rang in range(c**p):
        for place in range(p - 1, -1, -1):
            code[place] = rang % c + 1
            rang //= c
        codes.append(code)
    return codes


# %% one_colour_per_code
# en: There are only the codes of a single colour.
# fr: Il n'y a que les codes d'une seule couleur.
# ask.en: Ask for the codes of `2` pegs and `2` colours: you give only `[1, 1]` and `[2, 2]`. Must
#   all pegs have the same colour?
# ask.fr: Demandez les codes de `2` pions et `2` couleurs : vous ne donnez que `[1, 1]` et `[2, 2]`.
#   Tous les pions doivent-ils avoir la même couleur ?
# fails: tous_les_codes_has_each_code_once
def tous_les_codes(p=4, c=6):
    codes = []
    for k in range(1, c + 1):
        codes.append([k] * p)
    return codes


# %% one_colour_too_many
# en: The colours go up to c + 1.
# fr: Les couleurs vont jusqu'à `c + 1`.
# ask.en: Ask for the codes of `1` peg and `1` colour: you give `[2]` too. How far should the
#   colours go?
# ask.fr: Demandez les codes de `1` pion et `1` couleur : vous donnez aussi `[2]`. Jusqu'où les
#   couleurs doivent-elles aller ?
# fails: tous_les_codes_has_each_code_once
def tous_les_codes(p=4, c=6):
    codes = [[]]
    for i in range(p):
        codes = [code + [couleur] for code in codes for couleur in range(1, c + 2)]
    return codes


# %% one_figure_per_colour
# en: The codes are read from the figures of whole numbers, so that colours stop at 9.
# fr: Les codes sont lus dans les chiffres de nombres entiers : les couleurs s'arrêtent à 9.
# ask.en: Ask for the codes of `1` peg and `12` colours: where is the colour `10`? How many figures
#   does it have?
# ask.fr: Demandez les codes de `1` pion et `12` couleurs : où est la couleur `10` ? Combien de
#   chiffres a-t-elle ?
# fails: tous_les_codes_for_any_size
def tous_les_codes(p=4, c=6):
    codes = []
    for n in range(int("1" * p), int(str(min(c, 9)) * p) + 1):
        chiffres = [int(chiffre) for chiffre in str(n)]
        if min(chiffres) >= 1 and max(chiffres) <= c:
            codes.append(chiffres)
    return codes


# %% one_level_too_deep
# en: Each code is put into a list of its own.
# fr: Chaque code est mis dans une liste à lui.
# ask.en: Look at `tous_les_codes(1, 1)[0]`: you have one list too many. How many pairs of brackets
#   should surround a code?
# ask.fr: Regardez `tous_les_codes(1, 1)[0]` : il y a chez vous une liste de trop. Combien de paires
#   de crochets doivent entourer un code ?
# fails: tous_les_codes_has_each_code_once
from itertools import product


def tous_les_codes(p=4, c=6):
    codes = []
    for code in product(range(1, c + 1), repeat=p):
        codes.append([list(code)])
    return codes


# %% one_level_too_shallow
# en: The pegs of all codes follow each other in one long list.
# fr: Les pions de tous les codes se suivent dans une seule longue liste.
# ask.en: Your list holds pegs, not codes: in `tous_les_codes(2, 1)`, how many elements should there
#   be?
# ask.fr: Votre liste contient des pions, pas des codes : dans `tous_les_codes(2, 1)`, combien
#   d'éléments doit-il y avoir ?
# fails: tous_les_codes_has_each_code_once
from itertools import product


def tous_les_codes(p=4, c=6):
    codes = []
    for code in product(range(1, c + 1), repeat=p):
        codes.extend(code)
    return codes


# %% one_list_refilled
# en: One list, made once, is emptied, filled and returned at each call.
# fr: Une seule liste, créée une fois, est vidée, remplie et renvoyée à chaque appel.
# ask.en: Make two calls, `a = tous_les_codes(1, 2)` and then `b = tous_les_codes(1, 3)`, and look
#   at `a` again: how many lists are there?
# ask.fr: Faites deux appels, `a = tous_les_codes(1, 2)` puis `b = tous_les_codes(1, 3)`, et
#   regardez de nouveau `a` : combien y a-t-il de listes ?
# fails: tous_les_codes_twice
from itertools import product


codes = []


def tous_les_codes(p=4, c=6):
    codes.clear()
    for code in product(range(1, c + 1), repeat=p):
        codes.append(list(code))
    return codes


# %% parameters_swapped
# en: The colours come first and the pegs second.
# fr: Les couleurs viennent en premier et les pions en second.
# ask.en: Ask for the codes of `1` peg and `2` colours: you get one code of two pegs. In which order
#   do the two parameters come?
# ask.fr: Demandez les codes de `1` pion et `2` couleurs : vous obtenez un seul code, de deux pions.
#   Dans quel ordre viennent les deux paramètres ?
# fails: tous_les_codes_has_each_code_once
from itertools import product


def tous_les_codes(c=6, p=4):
    return [list(code) for code in product(range(1, c + 1), repeat=p)]


# %% pegs_as_floats
# en: The pegs are worked out from the rank by `/`, and are floats.
# fr: Les pions sont calculés à partir du rang avec `/`, et sont des nombres à virgule.
# ask.en: Your codes are the right ones, but how does Python show their pegs: `1`, or `1.0`? Which
#   operation gives a whole number?
# ask.fr: Vos codes sont les bons, mais comment Python affiche-t-il leurs pions : `1`, ou `1.0` ?
#   Quelle opération donne un nombre entier ?
# fails: tous_les_codes_are_lists
def tous_les_codes(p=4, c=6):
    return [[rank / c ** (p - 1 - place) // 1 % c + 1 for place in range(p)] for rank in range(c**p)]


# %% prints_instead_of_returning
# en: The codes are shown but not returned.
# fr: Les codes sont affichés mais pas renvoyés.
# ask.en: Your function shows something but gives nothing back, and showing is not returning: after
#   `x = tous_les_codes(1, 1)`, what does `x` hold?
# ask.fr: Votre fonction affiche quelque chose mais ne renvoie rien, et afficher n'est pas renvoyer
#   : après `x = tous_les_codes(1, 1)`, que contient `x` ?
# fails: tous_les_codes_has_each_code_once
from itertools import product


def tous_les_codes(p=4, c=6):
    for code in product(range(1, c + 1), repeat=p):
        print(list(code))


# %% product_object
# en: The object of itertools.product is returned as it is.
# fr: L'objet de `itertools.product` est renvoyé tel quel.
# ask.en: Try `type(tous_les_codes(1, 1))`, then `len(tous_les_codes(1, 1))`: is what you return a
#   list?
# ask.fr: Essayez `type(tous_les_codes(1, 1))`, puis `len(tous_les_codes(1, 1))` : est-ce une liste
#   que vous renvoyez ?
# fails: tous_les_codes_has_each_code_once
from itertools import product


def tous_les_codes(p=4, c=6):
    return product(range(1, c + 1), repeat=p)


# %% remembered_by_pegs_only
# en: The codes already made are remembered by the number of pegs alone.
# fr: Les codes déjà faits ne sont retenus que par le nombre de pions.
# ask.en: Call `tous_les_codes(1, 1)`, then `tous_les_codes(1, 2)`: the second answer is that of the
#   first. What does your function keep from one call to the next?
# ask.fr: Appelez `tous_les_codes(1, 1)`, puis `tous_les_codes(1, 2)` : la seconde réponse est celle
#   du premier appel. Que garde votre fonction d'un appel à l'autre ?
# fails: tous_les_codes_twice
from itertools import product

deja_faits = {}


def tous_les_codes(p=4, c=6):
    if p not in deja_faits:
        deja_faits[p] = [list(code) for code in product(range(1, c + 1), repeat=p)]
    return deja_faits[p]


# %% remembered_list_handed_out
# en: The list of each game is remembered, and handed out again by the next call.
# fr: La liste de chaque jeu est gardée, et remise telle quelle par l'appel suivant.
# ask.en: When the same call is made twice, are there two lists or one? What does the second caller
#   find when the first has emptied its list?
# ask.fr: Quand on fait deux fois le même appel, y a-t-il deux listes, ou une seule ? Que trouve le
#   second quand le premier a vidé la sienne ?
# fails: tous_les_codes_twice
from functools import cache


@cache
def tous_les_codes(p=4, c=6):
    if p == 0:
        return [[]]
    return [code + [couleur] for code in tous_les_codes(p - 1, c) for couleur in range(1, c + 1)]


# %% return_in_the_loop
# en: The return is inside the loop over the first peg.
# fr: Le `return` est dans la boucle sur le premier pion.
# ask.en: All your codes start with `1`: with `1` peg and `2` colours, where is `[2]`? When does
#   your function end?
# ask.fr: Tous vos codes commencent par `1` : avec `1` pion et `2` couleurs, où est `[2]` ? Quand
#   votre fonction se termine-t-elle ?
# fails: tous_les_codes_has_each_code_once
from itertools import product


def tous_les_codes(p=4, c=6):
    codes = []
    for k in range(1, c + 1):
        for suite in product(range(1, c + 1), repeat=p - 1):
            codes.append([k] + list(suite))
        return codes


# %% returns_the_number
# en: The codes are counted, not listed.
# fr: Les codes sont comptés, et non énumérés.
# ask.en: Your answer is the number of codes: what does the question ask you to return?
# ask.fr: Votre réponse est le nombre de codes : que demande-t-on de renvoyer ?
# fails: tous_les_codes_has_each_code_once
def tous_les_codes(p=4, c=6):
    return c**p


# %% reversed_order
# en: The codes go from the last to the first.
# fr: Les codes vont du dernier au premier.
# ask.en: All the codes are there: with `1` peg and `2` colours, which one comes first in your list,
#   and which one should?
# ask.fr: Tous les codes y sont : avec `1` pion et `2` couleurs, lequel vient en premier dans votre
#   liste, et lequel le devrait ?
# fails: tous_les_codes_in_order
def tous_les_codes(p=4, c=6):
    if p == 0:
        return [[]]
    return [[k] + code for k in range(c, 0, -1) for code in tous_les_codes(p - 1, c)]


# %% same_codes_in_a_new_list
# en: Each call gives a new list, of codes that earlier calls have handed out, too.
# fr: Chaque appel donne une nouvelle liste, mais de codes que d'autres appels ont déjà donnés.
# ask.en: Your list is new at each call: is each code in it new, too? What does the next caller find
#   when somebody has changed one?
# ask.fr: Votre liste est nouvelle à chaque appel : chacun de ses codes l'est-il aussi ? Que trouve
#   l'appel suivant quand quelqu'un en a modifié un ?
# fails: tous_les_codes_twice
deja_faits = {}


def tous_les_codes(p=4, c=6):
    if (p, c) not in deja_faits:
        codes = [[]]
        for _ in range(p):
            codes = [code + [couleur] for code in codes for couleur in range(1, c + 1)]
        deja_faits[p, c] = codes
    return list(deja_faits[p, c])


# %% same_list_again
# en: The same list object is appended at each step, and changed afterwards.
# fr: Le même objet liste est ajouté à chaque étape, puis modifié.
# ask.en: Your list holds the same code again and again: when a code changes after it has been put
#   into the list, what does one find there?
# ask.fr: Votre liste contient toujours le même code : quand un code change après avoir été mis dans
#   la liste, qu'y trouve-t-on ?
# fails: tous_les_codes_has_each_code_once
def tous_les_codes(p=4, c=6):
    codes = []
    code = [1] * p
    while True:
        codes.append(code)
        i = p - 1
        while i >= 0 and code[i] == c:
            code[i] = 1
            i -= 1
        if i < 0:
            return codes
        code[i] += 1


# %% shorter_codes_too
# en: The codes with fewer pegs stay in the list.
# fr: Les codes de moins de pions restent dans la liste.
# ask.en: Ask for the codes of `2` pegs and `1` colour: what is `[1]` doing in your list?
# ask.fr: Demandez les codes de `2` pions et `1` couleur : que fait `[1]` dans votre liste ?
# fails: tous_les_codes_has_each_code_once
def tous_les_codes(p=4, c=6):
    tous = []
    codes = [[]]
    for i in range(p):
        codes = [code + [k] for code in codes for k in range(1, c + 1)]
        tous += codes
    return tous


# %% strings
# en: Each code is a string.
# fr: Chaque code est une chaîne.
# ask.en: Your codes are texts such as `'11'`: by what is a code represented in this module?
# ask.fr: Vos codes sont des textes comme `'11'` : par quoi un code est-il représenté dans ce module
#   ?
# fails: tous_les_codes_has_each_code_once
def tous_les_codes(p=4, c=6):
    codes = [""]
    for i in range(p):
        codes = [code + str(k) for code in codes for k in range(1, c + 1)]
    return codes


# %% tuples
# en: The tuples of itertools.product are left as they are.
# fr: Les tuples de `itertools.product` sont laissés tels quels.
# ask.en: Your codes are the right ones, but each of them is a tuple, in round brackets: what would
#   happen if one wrote `code[0] = 2`?
# ask.fr: Vos codes sont les bons, mais chacun est un tuple, entre parenthèses : que se passerait-il
#   si l'on écrivait `code[0] = 2` ?
# fails: tous_les_codes_are_lists
from itertools import product


def tous_les_codes(p=4, c=6):
    return list(product(range(1, c + 1), repeat=p))


# %% two_colours_more_than_pegs
# en: The number of colours that is left out is that of the pegs and 2.
# fr: Le nombre de couleurs omis est celui des pions plus 2.
# ask.en: With `2` pegs alone, you give codes of `4` colours: which value should `c` take by itself,
#   whatever `p` is?
# ask.fr: Avec `2` pions seulement, vous donnez des codes de `4` couleurs : quelle valeur `c`
#   doit-il prendre de lui-même, quel que soit `p` ?
# fails: tous_les_codes_without_arguments
# contrived: A default of p + 2 colours agrees with 6 for 4 pegs by a coincidence that nobody would
#   look for.
def tous_les_codes(p=4, c=None):
    if c is None:
        c = p + 2
    codes = [[]]
    for _ in range(p):
        codes = [code + [couleur] for code in codes for couleur in range(1, c + 1)]
    return codes


# %% up_to_four_pegs
# en: There is one group of nested loops for each number of pegs up to 4, and nothing after.
# fr: Il y a un groupe de boucles imbriquées pour chaque nombre de pions jusqu'à 4, et rien après.
# ask.en: Up to `4` pegs all is well: what does your function give for `5`? Can the number of loops
#   depend on p?
# ask.fr: Jusqu'à `4` pions tout va bien : que donne votre fonction pour `5` ? Le nombre de boucles
#   peut-il dépendre de p ?
# fails: tous_les_codes_for_any_size
def tous_les_codes(p=4, c=6):
    couleurs = range(1, c + 1)
    if p == 1:
        return [[i] for i in couleurs]
    if p == 2:
        return [[i, j] for i in couleurs for j in couleurs]
    if p == 3:
        return [[i, j, k] for i in couleurs for j in couleurs for k in couleurs]
    if p == 4:
        return [[i, j, k, l] for i in couleurs for j in couleurs for k in couleurs for l in couleurs]


# %% without_repeats
# en: The codes are permutations: no colour comes twice in one.
# fr: Ce sont des permutations : aucune couleur ne vient deux fois dans un code.
# ask.en: Ask for the codes of `2` pegs and `1` colour: `[1, 1]` is missing. May a colour come back
#   in a code?
# ask.fr: Demandez les codes de `2` pions et `1` couleur : il manque `[1, 1]`. Une couleur peut-elle
#   revenir dans un code ?
# fails: tous_les_codes_has_each_code_once
from itertools import permutations


def tous_les_codes(p=4, c=6):
    return [list(code) for code in permutations(range(1, c + 1), p)]
