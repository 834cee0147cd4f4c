"""The function answers as soon as it meets a colour which is not in the code.

titre: La fonction répond dès qu'elle rencontre une couleur absente du code.
en: Begin the second list with a colour the first does not have, as in `[1, 2, 3]` and `[4, 1, 2]`: do the pegs after it count?
fr: Commencez la seconde liste par une couleur absente de la première, comme dans `[1, 2, 3]` et `[4, 1, 2]` : les pions suivants comptent-ils ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    reste = list(l1)
    communs = 0
    for pion in l2:
        if pion not in reste:
            break
        reste.remove(pion)
        communs += 1
    return communs - bien_places(l1, l2)
