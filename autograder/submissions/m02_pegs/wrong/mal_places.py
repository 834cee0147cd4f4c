# %% alias_not_copy
# en: The "copy" of the code is a second name for the same list.
# fr: La « copie » du code est un second nom de la même liste.
# ask.en: After the call, the first list has lost pegs. If you meant to work on a copy: does giving
#   a list a second name make a second list?
# ask.fr: Après l'appel, la première liste a perdu des pions. Si vous vouliez travailler sur une
#   copie : donner un second nom à une liste crée-t-il une seconde liste ?
# fails: mal_places_leaves_its_lists_alone
def mal_places(l1, l2):
    bien = bien_places(l1, l2)
    copie = l1
    communs = 0
    for pion in l2:
        if pion in copie:
            copie.remove(pion)
            communs += 1
    return communs - bien


# %% all_the_rest
# en: Every peg which is not well placed is said to be misplaced.
# fr: Tout pion qui n'est pas bien placé est dit mal placé.
# ask.en: Try `[1, 2]` and `[3, 4]`, which have no colour in common: how many pegs are misplaced,
#   and what does your function answer?
# ask.fr: Essayez `[1, 2]` et `[3, 4]`, qui n'ont aucune couleur en commun : combien de pions sont
#   mal placés, et que répond votre fonction ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    return len(l1) - bien_places(l1, l2)


# %% always_one
# en: The answer is 1 whatever the lists.
# fr: La réponse est 1 quelles que soient les listes.
# ask.en: Your answer is `1` whatever the lists: what part do they play in it?
# ask.fr: Votre réponse est `1` quelles que soient les listes : quel rôle y jouent-elles ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
# contrived: It looks at neither list, and 1 is in no example: not even a stub is left like that.
def mal_places(l1, l2):
    return 1


# %% colours_up_to_the_length
# en: The loop over the colours stops at the length of the list.
# fr: La boucle sur les couleurs s'arrête à la longueur de la liste.
# ask.en: Try `[5, 1, 2, 3]` and `[1, 5, 4, 2]`: is the `5` counted? Does the number of colours
#   depend on the number of pegs?
# ask.fr: Essayez `[5, 1, 2, 3]` et `[1, 5, 4, 2]` : le `5` est-il compté ? Le nombre de couleurs
#   dépend-il du nombre de pions ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, len(l1) + 1):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)


# %% counted_from_both_sides
# en: Each misplaced peg is counted once from the code and once from the proposition.
# fr: Chaque pion mal placé est compté une fois depuis le code et une fois depuis la proposition.
# ask.en: Try `[1, 2]` and `[2, 3]`: only the `2` is misplaced. How many times does your function
#   count it?
# ask.fr: Essayez `[1, 2]` et `[2, 3]` : seul le `2` est mal placé. Combien de fois votre fonction
#   le compte-t-elle ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    mal = 0
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            if l1[i] in l2:
                mal += 1
            if l2[i] in l1:
                mal += 1
    return mal


# %% counts_six_on_one_side
# en: The count of colour 6 in the first list is compared with itself instead of the second list's.
# fr: Le compte de la couleur 6 dans la première liste est comparé à lui-même et non à celui de la
#   seconde.
# ask.en: Try `[6, 1, 2, 3]` and `[1, 4, 5, 2]`: the second list has no `6`. Does the `6` of the
#   first list count all the same?
# ask.fr: Essayez `[6, 1, 2, 3]` et `[1, 4, 5, 2]` : la seconde liste n'a pas de `6`. Le `6` de la
#   première compte-t-il quand même ?
# fails: mal_places_counts_colour_six
# contrived: Five colours in a right loop and the sixth apart, compared with itself: a tailored
#   condition.
def mal_places(l1, l2):
    communs = min(occurences(l1, 6), occurences(l1, 6))
    for couleur in range(1, 6):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)


# %% counts_six_once
# en: Colour 6 adds 1 at most, however often both lists hold it.
# fr: La couleur 6 ajoute 1 au plus, quel que soit son nombre dans les deux listes.
# ask.en: Try `[6, 6, 1, 2]` and `[6, 6, 2, 1]`: both lists hold `6` twice. How many of these pegs
#   does your function count?
# ask.fr: Essayez `[6, 6, 1, 2]` et `[6, 6, 2, 1]` : chaque liste a deux fois le `6`. Combien de ces
#   pions votre fonction compte-t-elle ?
# fails: mal_places_counts_colour_six
# contrived: Five colours in a right loop and the sixth capped at 1 by hand: a tailored condition.
def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 6):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    if occurences(l1, 6) > 0 and occurences(l2, 6) > 0:
        communs += 1
    return communs - bien_places(l1, l2)


# %% counts_twice_and_never_set_back
# en: A peg answers for several, and the count is never set back to 0: two mistakes, of which one
#   must not hide the other.
# fr: Un pion répond pour plusieurs, et le compte n'est jamais remis à 0 : deux erreurs, dont l'une
#   ne doit pas cacher l'autre.
# ask.en: In `[1, 2, 3, 4]` and `[2, 5, 2, 2]`, the first list has a single `2`: with how many pegs
#   of the second can it form a pair? And what should the count be when a call begins?
# ask.fr: Dans `[1, 2, 3, 4]` et `[2, 5, 2, 2]`, la première liste n'a qu'un `2` : avec combien de
#   pions de la seconde peut-il former une paire ? Et que doit valoir le compte quand un appel
#   commence ?
# fails: mal_places_spends_each_peg_once, mal_places_twice
total = 0


def mal_places(l1, l2):
    global total
    for i in range(len(l1)):
        if l2[i] in l1 and l2[i] != l1[i]:
            total = total + 1
    return total


# %% deduplicated
# en: A colour which is misplaced twice is counted once.
# fr: Une couleur mal placée deux fois est comptée une seule fois.
# ask.en: Try `[1, 1, 2, 2]` and `[2, 2, 1, 1]`: all four pegs are misplaced. How many does your
#   function count?
# ask.fr: Essayez `[1, 1, 2, 2]` et `[2, 2, 1, 1]` : les quatre pions sont mal placés. Combien votre
#   fonction en compte-t-elle ?
# fails: mal_places_spends_each_peg_once
def mal_places(l1, l2):
    reste1 = []
    reste2 = []
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            reste1.append(l1[i])
            reste2.append(l2[i])
    deja_vu = []
    for couleur in reste2:
        if couleur in reste1 and couleur not in deja_vu:
            deja_vu.append(couleur)
    return len(deja_vu)


# %% default_argument_kept
# en: What the call before has used is found again by the next one.
# fr: Ce que l'appel précédent a utilisé se retrouve au suivant.
# ask.en: When a call begins, your function finds what the call before has left: where is that kept,
#   and which line creates it? Is that line run at every call?
# ask.fr: Quand un appel commence, votre fonction retrouve ce que l'appel précédent a laissé : où
#   cela est-il gardé, et quelle ligne le crée ? Cette ligne est-elle exécutée à chaque appel ?
# fails: mal_places_twice
def mal_places(l1, l2, utilises=[]):
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            utilises.append(i)
    mal = 0
    for i in range(len(l2)):
        if l1[i] != l2[i]:
            for j in range(len(l1)):
                if j not in utilises and l1[j] == l2[i]:
                    utilises.append(j)
                    mal += 1
                    break
    return mal


# %% double_count_among_the_rest
# en: The well placed pegs are set aside, but a remaining peg of the code still answers several
#   times.
# fr: Les pions bien placés sont mis à part, mais un pion restant du code répond encore plusieurs
#   fois.
# ask.en: Among the pegs that are not well placed, can one be the partner of two others? Try `[1, 2,
#   3]` and `[2, 4, 2]`.
# ask.fr: Parmi les pions qui ne sont pas bien placés, l'un d'eux peut-il être le partenaire de deux
#   autres ? Essayez `[1, 2, 3]` et `[2, 4, 2]`.
# fails: mal_places_spends_each_peg_once
def mal_places(l1, l2):
    reste1 = []
    reste2 = []
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            reste1.append(l1[i])
            reste2.append(l2[i])
    mal = 0
    for pion in reste2:
        if pion in reste1:
            mal += 1
    return mal


# %% double_count_in
# en: A peg of the code answers for several pegs of the proposition.
# fr: Un pion du code répond pour plusieurs pions de la proposition.
# ask.en: In `[1, 2, 3, 4]` and `[2, 5, 2, 2]`, the first list has a single `2`: with how many pegs
#   of the second can it form a pair?
# ask.fr: Dans `[1, 2, 3, 4]` et `[2, 5, 2, 2]`, la première liste n'a qu'un `2` : avec combien de
#   pions de la seconde peut-il former une paire ?
# fails: mal_places_spends_each_peg_once
def mal_places(l1, l2):
    mal = 0
    for i in range(len(l1)):
        if l2[i] == l1[i]:
            pass
        elif l2[i] in l1:
            mal += 1
    return mal


# %% double_count_over_the_code
# en: A peg of the proposition answers for several pegs of the code.
# fr: Un pion de la proposition répond pour plusieurs pions du code.
# ask.en: In `[2, 5, 2, 2]` and `[1, 2, 3, 4]`, the second list has a single `2`: with how many pegs
#   of the first can it form a pair?
# ask.fr: Dans `[2, 5, 2, 2]` et `[1, 2, 3, 4]`, la seconde liste n'a qu'un `2` : avec combien de
#   pions de la première peut-il former une paire ?
# fails: mal_places_spends_each_peg_once
def mal_places(l1, l2):
    mal = 0
    for i in range(len(l1)):
        if l1[i] != l2[i] and l1[i] in l2:
            mal += 1
    return mal


# %% first_index
# en: A peg is judged by the first position of its colour in the code.
# fr: Un pion est jugé sur la première position de sa couleur dans le code.
# ask.en: Compare the list `[1, 1]` with itself: no peg is misplaced. Where in the other list does
#   your function find the second `1`?
# ask.fr: Comparez la liste `[1, 1]` à elle-même : aucun pion n'est mal placé. Où, dans l'autre
#   liste, votre fonction trouve-t-elle le second `1` ?
# fails: mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
def mal_places(l1, l2):
    mal = 0
    for i in range(len(l2)):
        if l2[i] in l1:
            if l1.index(l2[i]) != i:
                mal += 1
    return mal


# %% first_list_emptied_too_early
# en: The common pegs are removed from the first list itself, and the well placed ones are counted
#   only then.
# fr: Les pions communs sont retirés de la première liste elle-même, et les bien placés ne sont
#   comptés qu'ensuite.
# ask.en: Print the first list just before you count the well placed pegs: does it still hold all
#   the pegs it had when the call began?
# ask.fr: Affichez la première liste juste avant de compter les bien placés : a-t-elle encore tous
#   les pions qu'elle avait au début de l'appel ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    reste = l1
    communs = 0
    for pion in l2:
        if pion in reste:
            reste.remove(pion)
            communs += 1
    return communs - bien_places(l1, l2)


# %% forgets_colour_one
# en: The loop over the colours starts at 2.
# fr: La boucle sur les couleurs commence à 2.
# ask.en: Try `[1, 2]` and `[3, 1]`, where only the `1` is misplaced: is it counted? Which colours
#   does your function count?
# ask.fr: Essayez `[1, 2]` et `[3, 1]`, où seul le `1` est mal placé : est-il compté ? Quelles
#   couleurs votre fonction compte-t-elle ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    couleur = 1
    communs = 0
    while couleur < 6:
        couleur += 1
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)


# %% forgets_the_last
# en: The last peg of the proposition is never looked at: range(len(l2) - 1).
# fr: Le dernier pion de la proposition n'est jamais examiné : `range(len(l2) - 1)`.
# ask.en: Try `[1, 2, 3]` and `[4, 5, 1]`, where only the last peg of the second list is misplaced:
#   is it counted?
# ask.fr: Essayez `[1, 2, 3]` et `[4, 5, 1]`, où seul le dernier pion de la seconde liste est mal
#   placé : est-il compté ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    reste1 = []
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            reste1.append(l1[i])
    mal = 0
    for i in range(len(l2) - 1):
        if l1[i] != l2[i] and l2[i] in reste1:
            reste1.remove(l2[i])
            mal += 1
    return mal


# %% four_minus_well_placed
# en: Every peg of a code of four which is not well placed is said to be misplaced.
# fr: Tout pion d'un code de quatre qui n'est pas bien placé est dit mal placé.
# ask.en: Try `[1, 2]` and `[3, 4]`: may a peg be neither well placed nor misplaced? And where does
#   your `4` come from, when the lists are of that length?
# ask.fr: Essayez `[1, 2]` et `[3, 4]` : un pion peut-il n'être ni bien placé ni mal placé ? Et d'où
#   vient votre `4`, pour des listes de cette longueur ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    return 4 - bien_places(l1, l2)


# %% global_counter
# en: The count goes on from one call to the next.
# fr: Le compte continue d'un appel à l'autre.
# ask.en: Your answers pile up from one call to the next: what should the count be when a call
#   begins?
# ask.fr: Vos réponses s'accumulent d'un appel à l'autre : que doit valoir le compte quand un appel
#   commence ?
# fails: mal_places_twice
mal = 0


def mal_places(l1, l2):
    global mal
    for couleur in range(1, 7):
        mal += min(occurences(l1, couleur), occurences(l2, couleur))
    mal -= bien_places(l1, l2)
    return mal


# %% hardcoded_four
# en: The loops look at four positions, whatever the length.
# fr: Les boucles examinent quatre positions, quelle que soit la longueur.
# ask.en: Try lists of three pegs, then of five: which positions does your function look at, and
#   which ones exist?
# ask.fr: Essayez des listes de trois pions, puis de cinq : quelles positions votre fonction
#   regarde-t-elle, et lesquelles existent ?
# fails: mal_places_for_any_length
def mal_places(l1, l2):
    reste1 = []
    reste2 = []
    for i in range(4):
        if l1[i] != l2[i]:
            reste1.append(l1[i])
            reste2.append(l2[i])
    mal = 0
    for pion in reste2:
        if pion in reste1:
            reste1.remove(pion)
            mal += 1
    return mal


# %% index_error_after_deletion
# en: The positions noted beforehand are deleted in increasing order, and soon no longer fit.
# fr: Les positions notées d'avance sont supprimées dans l'ordre croissant, et ne correspondent
#   bientôt plus.
# ask.en: If your function takes a well placed peg out of a list, do the pegs after it keep their
#   positions? Compare the list `[1, 2]` with itself.
# ask.fr: Si votre fonction retire d'une liste un pion bien placé, les pions suivants gardent-ils
#   leur position ? Comparez la liste `[1, 2]` à elle-même.
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    a = list(l1)
    b = list(l2)
    places = []
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            places.append(i)
    for i in places:
        del a[i]
        del b[i]
    mal = 0
    for pion in b:
        if pion in a:
            a.remove(pion)
            mal += 1
    return mal


# %% index_shift_after_deletion
# en: After a deletion the loop moves on, and a well placed neighbour stays in the lists.
# fr: Après une suppression, la boucle avance, et un voisin bien placé reste dans les listes.
# ask.en: Compare the list `[1, 2]` with itself: once the first pegs are known to be well placed,
#   are the next ones still looked at?
# ask.fr: Comparez la liste `[1, 2]` à elle-même : une fois les premiers pions reconnus bien placés,
#   les suivants sont-ils encore regardés ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    a = list(l1)
    b = list(l2)
    i = 0
    while i < len(a):
        if a[i] == b[i]:
            del a[i]
            del b[i]
        i += 1
    mal = 0
    for pion in b:
        if pion in a:
            a.remove(pion)
            mal += 1
    return mal


# %% larger_count
# en: A home-made minimum returns the larger of the two counts.
# fr: Un minimum fait maison renvoie le plus grand des deux comptes.
# ask.en: Try `[1, 2]` and `[1, 3]`: the colour `2` is in one of the lists only. How many pairs does
#   it form, and how many do you count?
# ask.fr: Essayez `[1, 2]` et `[1, 3]` : la couleur `2` n'est que dans l'une des listes. Combien de
#   paires forme-t-elle, et combien en comptez-vous ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mon_min(a, b):
    if a < b:
        return b
    else:
        return a


def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += mon_min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)


# %% length
# en: The answer is the length of the lists.
# fr: La réponse est la longueur des listes.
# ask.en: Your answer is the length of the lists, whatever the pegs: when is a peg not misplaced?
# ask.fr: Votre réponse est la longueur des listes, quels que soient les pions : quand un pion
#   n'est-il pas mal placé ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    mal = 0
    for pion in l1:
        if pion in l1 or pion in l2:
            mal += 1
    return mal


# %% looks_only_to_the_right
# en: A peg looks for its colour only after its own position.
# fr: Un pion ne cherche sa couleur qu'après sa propre position.
# ask.en: Try `[1, 2]` and `[2, 3]`, then `[2, 3]` and `[1, 2]`: each time, only the `2` is
#   misplaced. Why do your two answers differ?
# ask.fr: Essayez `[1, 2]` et `[2, 3]`, puis `[2, 3]` et `[1, 2]` : à chaque fois, seul le `2` est
#   mal placé. Pourquoi vos deux réponses diffèrent-elles ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    libre = []
    for i in range(len(l1)):
        libre.append(l1[i] != l2[i])
    mal = 0
    for i in range(len(l2)):
        if l1[i] != l2[i]:
            for j in range(i + 1, len(l1)):
                if libre[j] and l1[j] == l2[i]:
                    libre[j] = False
                    mal += 1
                    break
    return mal


# %% marks_copy_reads_original
# en: A copy is marked, but the position to mark is looked for in the original list.
# fr: Une copie est marquée, mais la position à marquer est cherchée dans la liste d'origine.
# ask.en: Try `[1, 1, 2, 3, 4]` and `[5, 5, 1, 1, 1]`: the first list has two pegs `1`. Which of
#   them does your function use up first, and which next?
# ask.fr: Essayez `[1, 1, 2, 3, 4]` et `[5, 5, 1, 1, 1]` : la première liste a deux pions `1`.
#   Lequel votre fonction utilise-t-elle d'abord, et lequel ensuite ?
# fails: mal_places_spends_each_peg_once
def mal_places(l1, l2):
    copie = list(l1)
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            copie[i] = 0
    mal = 0
    for i in range(len(l2)):
        if l1[i] != l2[i] and l2[i] in copie:
            copie[l1.index(l2[i])] = 0
            mal += 1
    return mal


# %% min_of_the_pegs
# en: The minimum is taken of the colours at each position, not of the counts.
# fr: Le minimum porte sur les couleurs à chaque position, et non sur les comptes.
# ask.en: Try `[5]` and `[6]`: they have nothing in common, and your function answers `5`. Where
#   does that number come from?
# ask.fr: Essayez `[5]` et `[6]` : elles n'ont rien en commun, et votre fonction répond `5`. D'où
#   vient ce nombre ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    communs = 0
    for a, b in zip(l1, l2):
        communs += min(a, b)
    return communs - bien_places(l1, l2)


# %% missing_break
# en: The inner loop goes on after the match, so one peg spends several.
# fr: La boucle intérieure continue après avoir trouvé : un pion en utilise plusieurs.
# ask.en: Try `[2, 3, 2]` and `[5, 2, 6]`: the second list has a single `2`. Can it be the partner
#   of two pegs?
# ask.fr: Essayez `[2, 3, 2]` et `[5, 2, 6]` : la seconde liste n'a qu'un `2`. Peut-il être le
#   partenaire de deux pions ?
# fails: mal_places_spends_each_peg_once
def mal_places(l1, l2):
    n = len(l1)
    pris = [False] * n
    for i in range(n):
        if l1[i] == l2[i]:
            pris[i] = True
    mal = 0
    for i in range(n):
        if l1[i] != l2[i]:
            for j in range(n):
                if not pris[j] and l1[j] == l2[i]:
                    pris[j] = True
                    mal += 1
    return mal


# %% mutates_by_marking
# en: The pegs already used are replaced by marks in the caller's lists.
# fr: Les pions déjà utilisés sont remplacés par des marques dans les listes de l'appelant.
# ask.en: One may cross out pegs, but on a draft: on which lists has your function written?
# ask.fr: On peut barrer des pions, mais sur un brouillon : sur quelles listes votre fonction
#   a-t-elle écrit ?
# fails: mal_places_leaves_its_lists_alone
def mal_places(l1, l2):
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            l1[i] = -1
            l2[i] = -2
    mal = 0
    for i in range(len(l2)):
        for j in range(len(l1)):
            if l1[j] == l2[i]:
                mal += 1
                l1[j] = -1
                l2[i] = -2
                break
    return mal


# %% mutates_by_pop
# en: The well placed pegs are popped from the caller's lists.
# fr: Les pions bien placés sont retirés par `pop` des listes de l'appelant.
# ask.en: After the call, the well placed pegs have gone from both lists: could you answer the same
#   proposition a second time?
# ask.fr: Après l'appel, les pions bien placés ont disparu des deux listes : pourriez-vous répondre
#   une seconde fois à la même proposition ?
# fails: mal_places_leaves_its_lists_alone
def mal_places(l1, l2):
    for i in range(len(l1) - 1, -1, -1):
        if l1[i] == l2[i]:
            l1.pop(i)
            l2.pop(i)
    mal = 0
    for couleur in range(1, 7):
        mal += min(occurences(l1, couleur), occurences(l2, couleur))
    return mal


# %% mutates_by_remove
# en: The common pegs are removed from the caller's lists.
# fr: Les pions communs sont retirés des listes de l'appelant.
# ask.en: After the call, the common pegs have gone from both lists: what will the next proposition
#   be compared with?
# ask.fr: Après l'appel, les pions communs ont disparu des deux listes : à quoi comparera-t-on la
#   proposition suivante ?
# fails: mal_places_leaves_its_lists_alone
def mal_places(l1, l2):
    bien = bien_places(l1, l2)
    communs = 0
    for couleur in range(1, 7):
        while couleur in l1 and couleur in l2:
            l1.remove(couleur)
            l2.remove(couleur)
            communs += 1
    return communs - bien


# %% name_min_reused
# en: A variable called min hides the function min.
# fr: Une variable appelée `min` cache la fonction `min`.
# ask.en: Your function stops every time: read the error, then ask what each name on its line stands
#   for. If you wrote a minimum of your own, try it alone on `(2, 2)`.
# ask.fr: Votre fonction s'arrête à chaque fois : lisez l'erreur, puis cherchez ce que désigne
#   chaque nom de sa ligne. Si vous avez écrit votre propre minimum, essayez-le seul sur `(2, 2)`.
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    min = 0
    for couleur in range(1, 7):
        min = min + min(occurences(l1, couleur), occurences(l2, couleur))
    return min - bien_places(l1, l2)


# %% nested_all_pairs
# en: Two loops count every pair of equal pegs at different positions.
# fr: Deux boucles comptent tous les couples de pions égaux à des positions différentes.
# ask.en: Try `[1, 2, 2]` and `[2, 1, 1]`: the first list has a single `1`. How many times does your
#   function count it?
# ask.fr: Essayez `[1, 2, 2]` et `[2, 1, 1]` : la première liste n'a qu'un `1`. Combien de fois
#   votre fonction le compte-t-elle ?
# fails: mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
def mal_places(l1, l2):
    mal = 0
    for i in range(len(l1)):
        for j in range(len(l2)):
            if i != j and l1[i] == l2[j]:
                mal += 1
    return mal


# %% never_above_one
# en: =+ is written where += is meant, so the count stays at 1.
# fr: `=+` est écrit à la place de `+=` : le compte reste à 1.
# ask.en: Your answer is never larger than `1`: try `[1, 2]` and `[2, 1]`. What happens at the
#   second misplaced peg?
# ask.fr: Votre réponse ne dépasse jamais `1` : essayez `[1, 2]` et `[2, 1]`. Que se passe-t-il au
#   second pion mal placé ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    reste1 = []
    reste2 = []
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            reste1.append(l1[i])
            reste2.append(l2[i])
    mal = 0
    for pion in reste2:
        if pion in reste1:
            reste1.remove(pion)
            mal =+ 1
    return mal


# %% never_moves_on
# en: A call does not come to its end: a loop that never moves on, for example.
# fr: Un appel ne se termine pas : une boucle qui n'avance jamais, par exemple.
# ask.en: This call does not come to its end, or asks for too much memory: is something in your
#   function repeated again and again, or does something grow? What changes each time, and does that
#   bring the end nearer?
# ask.fr: Cet appel ne se termine pas, ou demande trop de mémoire : quelque chose se répète-t-il
#   sans cesse dans votre fonction, ou y grandit-il ? Qu'est-ce qui change à chaque fois, et cela
#   rapproche-t-il de la fin ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    communs = 0
    couleur = 1
    while couleur <= 6:
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)


# %% none_when_nothing
# en: Nothing is returned when no peg is misplaced.
# fr: Rien n'est renvoyé quand aucun pion n'est mal placé.
# ask.en: Follow your function when no peg is misplaced, as in `[1]` and `[2]`: does it reach a
#   `return` with a number?
# ask.fr: Suivez votre fonction quand aucun pion n'est mal placé, comme dans `[1]` et `[2]` :
#   rencontre-t-elle un `return` avec un nombre ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_for_any_length
def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    mal = communs - bien_places(l1, l2)
    if mal > 0:
        return mal


# %% one_pass_order
# en: In one pass, an earlier misplaced peg takes the partner of a later well placed one.
# fr: En un seul passage, un pion mal placé prend le partenaire d'un pion bien placé qui vient plus
#   loin.
# ask.en: When you call a peg misplaced, do you already know whether a later one is well placed? Try
#   `[1, 2]` and `[2, 2]`.
# ask.fr: Quand vous déclarez un pion mal placé, savez-vous déjà si un pion suivant est bien placé ?
#   Essayez `[1, 2]` et `[2, 2]`.
# fails: mal_places_spends_each_peg_once
def mal_places(l1, l2):
    reste = list(l1)
    mal = 0
    for i in range(len(l2)):
        if l1[i] == l2[i]:
            if l2[i] in reste:
                reste.remove(l2[i])
        elif l2[i] in reste:
            mal += 1
            reste.remove(l2[i])
    return mal


# %% one_pass_order_other_way
# en: In one pass over the first list, an earlier misplaced peg takes the partner of a later well
#   placed one.
# fr: En un seul passage sur la première liste, un pion mal placé prend le partenaire d'un pion bien
#   placé qui vient plus loin.
# ask.en: Your function decides peg by peg, from left to right: try `[2, 2]` and `[1, 2]`, then
#   exchange the two lists. Should the answer change?
# ask.fr: Votre fonction décide pion par pion, de gauche à droite : essayez `[2, 2]` et `[1, 2]`,
#   puis échangez les deux listes. La réponse doit-elle changer ?
# fails: mal_places_spends_each_peg_once
def mal_places(l1, l2):
    reste = list(l2)
    mal = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            if l1[i] in reste:
                reste.remove(l1[i])
        elif l1[i] in reste:
            reste.remove(l1[i])
            mal += 1
    return mal


# %% one_pass_then_error
# en: In one pass, a well placed peg whose partner has been taken raises an error.
# fr: En un seul passage, un pion bien placé dont le partenaire a été pris provoque une erreur.
# ask.en: Your function looks for a peg that is no longer there: could an earlier one have taken it?
#   Try `[1, 2]` and `[2, 2]`.
# ask.fr: Votre fonction cherche un pion qui n'est plus là : un pion précédent a-t-il pu le prendre
#   ? Essayez `[1, 2]` et `[2, 2]`.
# fails: mal_places_spends_each_peg_once
def mal_places(l1, l2):
    reste = l1.copy()
    mal = 0
    for a, b in zip(l1, l2):
        if a == b:
            reste.remove(a)
        elif b in reste:
            reste.remove(b)
            mal = mal + 1
    return mal


# %% one_pass_then_error_other_way
# en: In one pass over the first list, a well placed peg whose partner has been taken raises an
#   error.
# fr: En un seul passage sur la première liste, un pion bien placé dont le partenaire a été pris
#   provoque une erreur.
# ask.en: Try `[2, 2]` and `[1, 2]`: your function looks for a peg that is no longer there. Which
#   earlier peg has taken it, and should that one have waited?
# ask.fr: Essayez `[2, 2]` et `[1, 2]` : votre fonction cherche un pion qui n'est plus là. Quel pion
#   précédent l'a pris, et aurait-il dû attendre ?
# fails: mal_places_spends_each_peg_once
def mal_places(l1, l2):
    reste = l2.copy()
    mal = 0
    for a, b in zip(l1, l2):
        if a == b:
            reste.remove(a)
        elif a in reste:
            reste.remove(a)
            mal = mal + 1
    return mal


# %% one_side_consumed
# en: The well placed pegs are taken out of the code, but not out of the proposition.
# fr: Les pions bien placés sont retirés du code, mais pas de la proposition.
# ask.en: A well placed peg has served in both lists: try `[1, 1]` and `[1, 2]`. With which peg of
#   the second does the last `1` of the first form a pair?
# ask.fr: Un pion bien placé a servi dans les deux listes : essayez `[1, 1]` et `[1, 2]`. Avec quel
#   pion de la seconde le dernier `1` de la première forme-t-il une paire ?
# fails: mal_places_spends_each_peg_once
def mal_places(l1, l2):
    reste1 = []
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            reste1.append(l1[i])
    mal = 0
    for pion in l2:
        if pion in reste1:
            reste1.remove(pion)
            mal += 1
    return mal


# %% only_equal_counts
# en: A colour counts only when both lists hold it the same number of times.
# fr: Une couleur ne compte que si les deux listes la contiennent le même nombre de fois.
# ask.en: A colour is twice in one list and once in the other: how many pairs do its pegs form? And
#   in your function?
# ask.fr: Une couleur est deux fois dans une liste, une fois dans l'autre : combien de paires ses
#   pions forment-ils ? Et dans votre fonction ?
# fails: mal_places_spends_each_peg_once
def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        if occurences(l1, couleur) == occurences(l2, couleur):
            communs += occurences(l1, couleur)
    return communs - bien_places(l1, l2)


# %% printed_examples_only
# en: The answer is 2, as in the two printed examples.
# fr: La réponse est 2, comme dans les deux exemples affichés.
# ask.en: Your answer is `2` whatever the lists, as in both examples: what should it be when a code
#   is compared with itself?
# ask.fr: Votre réponse est `2` quelles que soient les listes, comme dans les deux exemples : que
#   doit-elle être quand on compare un code à lui-même ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
# contrived: Returns 2 because both printed examples do: it is no attempt to count.
def mal_places(l1, l2):
    return 2


# %% prints_instead_of_returning
# en: The result is shown or computed but not returned.
# fr: Le résultat est affiché ou calculé, mais pas renvoyé.
# ask.en: Your function shows something but gives nothing back, and showing is not returning: after
#   `x = mal_places([1, 2], [2, 1])`, what does `x` hold?
# ask.fr: Votre fonction affiche quelque chose mais ne renvoie rien, et afficher n'est pas renvoyer
#   : après `x = mal_places([1, 2], [2, 1])`, que contient `x` ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    print("mal placés :", communs - bien_places(l1, l2))


# %% proposition_against_itself
# en: The misplaced pegs are looked for in the proposition itself instead of the code.
# fr: Les pions mal placés sont cherchés dans la proposition elle-même au lieu du code.
# ask.en: Try `[1, 2]` and `[2, 1]`: your function answers `0`. In which list does it look for the
#   colours of the second one?
# ask.fr: Essayez `[1, 2]` et `[2, 1]` : votre fonction répond `0`. Dans quelle liste cherche-t-elle
#   les couleurs de la seconde ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    mal = 0
    for i in range(len(l2)):
        if l1[i] != l2[i]:
            autres = l2[:i] + l2[i + 1 :]
            if l2[i] in autres:
                mal += 1
    return mal


# %% range_1_6
# en: The loop over the colours forgets the 6: range(1, 6), or range(6).
# fr: La boucle sur les couleurs oublie le 6 : `range(1, 6)`, ou `range(6)`.
# ask.en: Try `[6, 1]` and `[2, 6]`, where only the `6` is misplaced: is it counted? Which colours
#   does your function count?
# ask.fr: Essayez `[6, 1]` et `[2, 6]`, où seul le `6` est mal placé : est-il compté ? Quelles
#   couleurs votre fonction compte-t-elle ?
# fails: mal_places_counts_colour_six
def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 6):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)


# %% removes_while_iterating
# en: Pegs are removed from the list the loop is walking through.
# fr: Des pions sont retirés de la liste que la boucle est en train de parcourir.
# ask.en: Try `[1, 2, 3, 4]` and `[2, 3, 4, 1]`, where all the pegs are misplaced: which of them
#   does your function really look at?
# ask.fr: Essayez `[1, 2, 3, 4]` et `[2, 3, 4, 1]`, où tous les pions sont mal placés : lesquels
#   votre fonction regarde-t-elle vraiment ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    reste1 = []
    reste2 = []
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            reste1.append(l1[i])
            reste2.append(l2[i])
    mal = 0
    for pion in reste2:
        if pion in reste1:
            mal += 1
            reste1.remove(pion)
            reste2.remove(pion)
    return mal


# %% return_in_loop
# en: The return is inside the loop: the answer is given after the first colour.
# fr: Le `return` est dans la boucle : la réponse est donnée après la première couleur.
# ask.en: Among the common pegs, your answer only counts those of colour `1`: what becomes of the
#   five other colours?
# ask.fr: Parmi les pions communs, votre réponse ne compte que ceux de couleur `1` : que deviennent
#   les cinq autres couleurs ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
        return communs - bien_places(l1, l2)


# %% returns_float
# en: A division makes the result a float.
# fr: Une division fait du résultat un nombre à virgule.
# ask.en: A number of pegs is a whole number, but `2.0` is a `float`: where does the first `float`
#   appear in your function?
# ask.fr: Un nombre de pions est un entier, or `2.0` est un `float` : où apparaît le premier `float`
#   dans votre fonction ?
# fails: mal_places_gives_an_integer
def mal_places(l1, l2):
    mal = 0
    for couleur in range(1, 7):
        a = occurences(l1, couleur)
        b = occurences(l2, couleur)
        mal += (a + b - abs(a - b)) / 2
    return mal - bien_places(l1, l2)


# %% returns_text
# en: The result is a string of digits.
# fr: Le résultat est une chaîne de chiffres.
# ask.en: Your function answers with text: is `"2"` equal to `2`, and can you add `1` to it?
# ask.fr: Votre fonction répond par un texte : `"2"` est-il égal à `2`, et peut-on lui ajouter `1` ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    mal = communs - bien_places(l1, l2)
    return str(mal)


# %% returns_the_colours
# en: The result is the list of the misplaced colours, not their number.
# fr: Le résultat est la liste des couleurs mal placées, pas leur nombre.
# ask.en: Your function says which colours are misplaced: does the statement ask which ones they
#   are, or how many pegs there are?
# ask.fr: Votre fonction dit quelles couleurs sont mal placées : l'énoncé demande-t-il lesquelles,
#   ou combien de pions ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    reste1 = []
    reste2 = []
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            reste1.append(l1[i])
            reste2.append(l2[i])
    mal = []
    for pion in reste2:
        if pion in reste1:
            reste1.remove(pion)
            mal.append(pion)
    return mal


# %% returns_the_pair
# en: Both numbers of the answer are returned together.
# fr: Les deux nombres de la réponse sont renvoyés ensemble.
# ask.en: Your function answers with two numbers: which of the two does the statement ask for?
# ask.fr: Votre fonction répond par deux nombres : lequel des deux l'énoncé demande-t-il ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    bien = bien_places(l1, l2)
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return [bien, communs - bien]


# %% says_yes_or_no
# en: The answer only says whether some peg is misplaced: True or False.
# fr: La réponse dit seulement si un pion est mal placé : `True` ou `False`.
# ask.en: Your answer only says whether some peg is misplaced: when two of them are, how can one
#   tell?
# ask.fr: Votre réponse dit seulement s'il y a un pion mal placé : quand il y en a deux, comment le
#   sait-on ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs > bien_places(l1, l2)


# %% second_list_emptied_then_error
# en: The common pegs are removed from the second list itself, and the recursive count of the well
#   placed ones then runs out of pegs.
# fr: Les pions communs sont retirés de la seconde liste elle-même, et le compte récursif des bien
#   placés manque ensuite de pions.
# ask.en: As soon as the lists have a peg in common, your function stops: it asks for a place that a
#   list does not have. How many pegs does each list still have at that moment? If some have gone,
#   what has taken them out?
# ask.fr: Dès que les listes ont un pion en commun, votre fonction s'arrête : elle demande une place
#   qu'une liste n'a pas. Combien de pions chaque liste a-t-elle encore à ce moment ? S'il en
#   manque, qu'est-ce qui les a retirés ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def bien_places(l1, l2):
    if len(l1) == 0:
        return 0
    return (l1[0] == l2[0]) + bien_places(l1[1:], l2[1:])


def mal_places(l1, l2):
    reste = l2
    communs = 0
    for pion in l1:
        if pion in reste:
            reste.remove(pion)
            communs += 1
    return communs - bien_places(l1, l2)


# %% second_list_emptied_too_early
# en: The common pegs are removed from the second list itself, and the well placed ones are counted
#   only then.
# fr: Les pions communs sont retirés de la seconde liste elle-même, et les bien placés ne sont
#   comptés qu'ensuite.
# ask.en: Print the second list just before you count the well placed pegs: does it still hold all
#   the pegs it had when the call began?
# ask.fr: Affichez la seconde liste juste avant de compter les bien placés : a-t-elle encore tous
#   les pions qu'elle avait au début de l'appel ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    reste = l2
    communs = 0
    for pion in l1:
        if pion in reste:
            reste.remove(pion)
            communs += 1
    return communs - bien_places(l1, l2)


# %% set_intersection
# en: The colours the two sets share are counted, each once.
# fr: Les couleurs communes aux deux ensembles sont comptées, chacune une fois.
# ask.en: Compare the list `[1, 1]` with itself: your function answers `-1`. How many times does it
#   count a colour that is twice in each list?
# ask.fr: Comparez la liste `[1, 1]` à elle-même : votre fonction répond `-1`. Combien de fois
#   compte-t-elle une couleur présente deux fois dans chaque liste ?
# fails: mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
def mal_places(l1, l2):
    communs = set(l1) & set(l2)
    return len(communs) - bien_places(l1, l2)


# %% shared_flags
# en: The same flags are used for the positions of both lists.
# fr: Les mêmes drapeaux servent pour les positions des deux listes.
# ask.en: Try `[1, 2, 3]` and `[2, 3, 1]`: once a position of one list has served, has the same
#   position of the other one served too?
# ask.fr: Essayez `[1, 2, 3]` et `[2, 3, 1]` : quand une position d'une liste a servi, la même
#   position de l'autre a-t-elle servi aussi ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    pris = []
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            pris.append(i)
    mal = 0
    for i in range(len(l2)):
        if i not in pris:
            for j in range(len(l1)):
                if j not in pris and l1[j] == l2[i]:
                    mal += 1
                    pris.append(j)
                    break
    return mal


# %% sorts_and_compares
# en: The lists are sorted, then compared position by position.
# fr: Les listes sont triées, puis comparées position par position.
# ask.en: Try `[1, 2, 3]` and `[2, 3, 4]`: the `2` and the `3` are misplaced. Do they fall in the
#   same columns once each list is sorted?
# ask.fr: Essayez `[1, 2, 3]` et `[2, 3, 4]` : le `2` et le `3` sont mal placés. Tombent-ils dans
#   les mêmes colonnes une fois chaque liste triée ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    trie1 = sorted(l1)
    trie2 = sorted(l2)
    return bien_places(trie1, trie2) - bien_places(l1, l2)


# %% starts_at_one
# en: The first peg of the proposition is never looked at: range(1, len(l2)).
# fr: Le premier pion de la proposition n'est jamais examiné : `range(1, len(l2))`.
# ask.en: Try `[1, 2, 3]` and `[3, 4, 5]`, where only the first peg of the second list is misplaced:
#   is it counted?
# ask.fr: Essayez `[1, 2, 3]` et `[3, 4, 5]`, où seul le premier pion de la seconde liste est mal
#   placé : est-il compté ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    reste1 = []
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            reste1.append(l1[i])
    mal = 0
    for i in range(1, len(l2)):
        if l1[i] != l2[i] and l2[i] in reste1:
            reste1.remove(l2[i])
            mal += 1
    return mal


# %% stops_at_an_absent_colour
# en: The function answers as soon as it meets a colour which is not in the code.
# fr: La fonction répond dès qu'elle rencontre une couleur absente du code.
# ask.en: Begin the second list with a colour the first does not have, as in `[1, 2, 3]` and `[4, 1,
#   2]`: do the pegs after it count?
# ask.fr: Commencez la seconde liste par une couleur absente de la première, comme dans `[1, 2, 3]`
#   et `[4, 1, 2]` : les pions suivants comptent-ils ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    reste = list(l1)
    communs = 0
    for pion in l2:
        if pion not in reste:
            break
        reste.remove(pion)
        communs += 1
    return communs - bien_places(l1, l2)


# %% subtract_in_loop
# en: The well placed pegs are taken away at each turn of the loop over the colours.
# fr: Les pions bien placés sont retranchés à chaque tour de la boucle sur les couleurs.
# ask.en: Compare the list `[1]` with itself: a single peg is well placed. How many times is it
#   taken away from your total?
# ask.fr: Comparez la liste `[1]` à elle-même : un seul pion est bien placé. Combien de fois est-il
#   retiré de votre total ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    mal = 0
    for couleur in range(1, 7):
        mal += min(occurences(l1, couleur), occurences(l2, couleur))
        mal -= bien_places(l1, l2)
    return mal


# %% subtraction_reversed
# en: The common pegs are taken away from the well placed ones.
# fr: Les pions communs sont retranchés des bien placés.
# ask.en: Can a number of pegs be negative? Say in words what must be taken away, and from what.
# ask.fr: Un nombre de pions peut-il être négatif ? Dites avec des mots ce qu'il faut retirer, et de
#   quoi.
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return bien_places(l1, l2) - communs


# %% sum_over_positions
# en: The smaller count is added once per peg instead of once per colour.
# fr: Le plus petit compte est ajouté une fois par pion, et non une fois par couleur.
# ask.en: Compare the list `[1, 1]` with itself: your function answers `2`. How many times does it
#   add the contribution of the colour `1`?
# ask.fr: Comparez la liste `[1, 1]` à elle-même : votre fonction répond `2`. Combien de fois
#   ajoute-t-elle la contribution de la couleur `1` ?
# fails: mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
def mal_places(l1, l2):
    communs = 0
    for couleur in l1:
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)


# %% table_without_a_six
# en: The tables of counts have six boxes, numbered 0 to 5: colour 6 falls outside.
# fr: Les tableaux de comptes ont six cases, numérotées de 0 à 5 : la couleur 6 tombe en dehors.
# ask.en: Your function stops on a `6` that is not well placed: what has it prepared for the other
#   colours and not for that one?
# ask.fr: Votre fonction s'arrête sur un `6` qui n'est pas bien placé : qu'a-t-elle prévu pour les
#   autres couleurs et pas pour celle-là ?
# fails: mal_places_counts_colour_six
def mal_places(l1, l2):
    compte1 = [0, 0, 0, 0, 0, 0]
    compte2 = [0, 0, 0, 0, 0, 0]
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            compte1[l1[i]] += 1
            compte2[l2[i]] += 1
    mal = 0
    for c in range(6):
        mal += min(compte1[c], compte2[c])
    return mal


# %% ten_of_a_colour
# en: With ten pegs of one colour or more, the result is wrong.
# fr: Avec dix pions d'une couleur ou plus, le résultat est faux.
# ask.en: Try two lists with a dozen pegs of colour `1`: how many does your function count? Where
#   does it keep that number, and how large may it be there?
# ask.fr: Essayez deux listes où il y a une douzaine de pions de couleur `1` : combien votre
#   fonction en compte-t-elle ? Où garde-t-elle ce nombre, et jusqu'où peut-il aller là ?
# fails: mal_places_for_any_length
# contrived: Packs counts in the decimal digits of one number: wrong only with ten pegs of a colour.
def mal_places(l1, l2):
    comptes1 = sum(10 ** (pion - 1) for pion in l1)
    comptes2 = sum(10 ** (pion - 1) for pion in l2)
    communs = 0
    while comptes1 and comptes2:
        communs += min(comptes1 % 10, comptes2 % 10)
        comptes1 //= 10
        comptes2 //= 10
    return communs - bien_places(l1, l2)


# %% total_not_minus_bien
# en: The well placed pegs are not taken away from the common pegs.
# fr: Les pions bien placés ne sont pas retranchés des pions communs.
# ask.en: Compare a code with itself: how many pegs are misplaced, and what does your function
#   answer?
# ask.fr: Comparez un code à lui-même : combien de pions sont mal placés, et que répond votre
#   fonction ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs


# %% unreachable_branch
# en: The misplaced pegs are added in a branch that is never reached.
# fr: Les pions mal placés sont ajoutés dans une branche qui n'est jamais atteinte.
# ask.en: Your answer is always `0`: try `[1, 2]` and `[2, 1]`, where both pegs are misplaced. What
#   in your function should notice it?
# ask.fr: Votre réponse est toujours `0` : essayez `[1, 2]` et `[2, 1]`, où les deux pions sont mal
#   placés. Qu'est-ce qui devrait le remarquer dans votre fonction ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    bien = 0
    mal = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
            if l1[i] != l2[i] and l2[i] in l1:
                mal += 1
    return mal


# %% well_placed_instead
# en: The well placed pegs are counted again.
# fr: Les pions bien placés sont comptés de nouveau.
# ask.en: Compare a code with itself: your function counts all its pegs. Are they well placed or
#   misplaced?
# ask.fr: Comparez un code à lui-même : votre fonction compte tous ses pions. Sont-ils bien placés
#   ou mal placés ?
# fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six,
#   mal_places_for_any_length
def mal_places(l1, l2):
    mal = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            mal += 1
    return mal


# %% well_placed_reused
# en: The well placed pegs of the code are still available for the misplaced ones.
# fr: Les pions bien placés du code restent disponibles pour les mal placés.
# ask.en: In `[1, 2]` and `[1, 1]`, the only `1` of the first list is well placed: can it also form
#   a pair with the last `1` of the second?
# ask.fr: Dans `[1, 2]` et `[1, 1]`, le seul `1` de la première liste est bien placé : peut-il
#   servir aussi pour le dernier `1` de la seconde ?
# fails: mal_places_spends_each_peg_once
def mal_places(l1, l2):
    reste = list(l1)
    mal = 0
    for i in range(len(l2)):
        if l1[i] != l2[i]:
            if l2[i] in reste:
                mal += 1
                reste.remove(l2[i])
    return mal


# %% whole_colour_spent
# en: A colour with a well placed peg is left out altogether.
# fr: Une couleur qui a un pion bien placé est entièrement laissée de côté.
# ask.en: In `[2, 2, 1]` and `[2, 3, 2]`, one `2` is well placed and another one is misplaced: does
#   your function count that other one?
# ask.fr: Dans `[2, 2, 1]` et `[2, 3, 2]`, un `2` est bien placé et un autre est mal placé : votre
#   fonction compte-t-elle cet autre ?
# fails: mal_places_spends_each_peg_once, mal_places_for_any_length
def mal_places(l1, l2):
    finies = []
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            finies.append(l1[i])
    mal = 0
    for couleur in range(1, 7):
        if couleur not in finies:
            mal += min(occurences(l1, couleur), occurences(l2, couleur))
    return mal
